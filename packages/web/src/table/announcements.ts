import { other } from '@castellan/rules';
import { useEffect, useRef } from 'preact/hooks';
import { locale } from '../i18n/index.ts';
import type { Session } from '../play/session.ts';
import type { Sound } from '../sound/synth.ts';
import { announce } from '../ui/announce.tsx';
import { playSound } from '../ui/sound.ts';

interface Entry {
  readonly kind: string;
  /** How many actions there were when it had happened. */
  readonly after: number;
}

interface Announcements<State, Action, Line extends Entry> {
  readonly entriesOf: (states: readonly State[], actions: readonly Action[]) => readonly Line[];
  /** An event as a sentence. */
  readonly tell: (entry: Line) => string;
  /** What to do now. */
  readonly next: () => string;
  readonly sounds: Readonly<Partial<Record<Line['kind'], Sound>>>;
}

/** Announces every event once, with what to do next, and plays its sound where sound is on. */
export function useAnnouncements<State, Action, Line extends Entry>(
  { actions, states, turn, isLocal }: Session<State, Action>,
  { entriesOf, tell, next, sounds }: Announcements<State, Action, Line>,
): void {
  const count = actions.value.length;
  const language = locale.value;
  const announced = useRef(count);
  /** Whether it was for someone here to act. */
  const here = useRef(true);
  useEffect(() => {
    if (count === announced.current) return;
    const fresh = entriesOf(states.peek(), actions.peek()).filter(({ after }) => after > announced.current);
    announced.current = count;
    announce([...fresh.map(tell), next()].join(' '));
    const played = fresh.flatMap(({ kind }) => sounds[kind as Line['kind']] ?? []);
    const now = turn.peek();
    const due = (now === 1 || now === 2) && isLocal(now);
    // Where the other is elsewhere or a computer, a sound calls the player who looks away.
    const called = due && !here.current && !isLocal(other(now));
    if (now !== 'chance') here.current = due;
    const end: readonly Sound[] = now === 'over' ? ['chime'] : called ? ['turn'] : [];
    for (const sound of new Set<Sound>([...played, ...end])) playSound(sound);
  }, [count, language]);
}
