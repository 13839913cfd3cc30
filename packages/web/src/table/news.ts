import { useEffect, useRef } from 'preact/hooks';
import { locale } from '../i18n/index.ts';
import type { Session } from '../play/session.ts';
import type { Sound } from '../sound/synth.ts';
import { announce } from '../ui/announce.tsx';
import { hear } from '../ui/sound.ts';

interface Entry {
  readonly kind: string;
  /** How many actions there were when it had happened. */
  readonly after: number;
}

interface News<State, Action, Told extends Entry> {
  readonly entriesOf: (states: readonly State[], actions: readonly Action[]) => readonly Told[];
  /** An event as a sentence. */
  readonly tell: (entry: Told) => string;
  /** What to do now. */
  readonly next: () => string;
  readonly sounds: Readonly<Partial<Record<Told['kind'], Sound>>>;
}

/** Every event is told once, with what to do next, and heard by whoever asked for sound. */
export function useNews<State, Action, Told extends Entry>(
  { actions, states, turn }: Session<State, Action>,
  { entriesOf, tell, next, sounds }: News<State, Action, Told>,
): void {
  const count = actions.value.length;
  const language = locale.value;
  const told = useRef(count);
  useEffect(() => {
    if (count === told.current) return;
    const fresh = entriesOf(states.peek(), actions.peek()).filter(({ after }) => after > told.current);
    told.current = count;
    announce([...fresh.map(tell), next()].join(' '));
    const heard = fresh.flatMap(({ kind }) => sounds[kind as Told['kind']] ?? []);
    for (const sound of new Set<Sound>(turn.peek() === 'over' ? [...heard, 'chime'] : heard)) hear(sound);
  }, [count, language]);
}
