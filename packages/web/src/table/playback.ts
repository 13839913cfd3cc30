import type { AnyRules } from '@castellan/rules';
import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Session } from '../play/session.ts';
import { type MotionOf, type Move, moves, openMotion } from './motion.ts';

/** Between two things that happen, so that each is seen by itself. */
const BETWEEN = 350;

/** A game as it is seen: what others do and what chance brings is shown happening, one thing at a time, before it is so. */
interface Playback<State, Action> {
  /** The session as far as it has been seen. Announcements follow it, so that none comes before its picture. */
  readonly session: Session<State, Action>;
  readonly moving: ReadonlySignal<Move<State, Action> | null>;
  /** Whether something is still to be seen. */
  readonly behind: () => boolean;
  /** Shows what happened since so many actions once more, on `lookingBack`. */
  again(since: number): void;
  /** All of it, at once. */
  finish(): void;
  close(): void;
}

interface Seen<State, Action> {
  readonly states: readonly State[];
  readonly actions: readonly Action[];
}

export function openPlayback<State, Action>(
  session: Session<State, Action>,
  rules: AnyRules,
  motionOf: MotionOf<State, Action>,
  lookingBack: Signal<number | null>,
  /** Whether what is done in a state happens by itself: then it is seen like what the other does. */
  isForced: (state: State) => boolean,
): Playback<State, Action> {
  const motion = openMotion<State, Action>();
  const all = (): Seen<State, Action> => ({ states: session.states.peek(), actions: session.actions.peek() });
  const seen = signal<Seen<State, Action>>(all());
  let rest: ReturnType<typeof setTimeout> | undefined;
  let resting = false;
  let again = false;

  const moveAt = (index: number): Move<State, Action> => {
    const { states, actions } = all();
    const [before, action, after] = [states[index]!, actions[index]!, states[index + 1]!];
    return { before, action, after, ...motionOf(before, action) };
  };
  const upTo = (count: number) => {
    const { states, actions } = all();
    seen.value =
      count >= actions.length
        ? { states, actions }
        : { states: states.slice(0, count + 1), actions: actions.slice(0, count) };
  };
  const ownAt = (index: number): boolean => {
    const state = session.states.peek()[index]!;
    const by = rules.turn(state);
    return (by === 1 || by === 2) && session.isLocal(by) && !isForced(state);
  };
  const pauseThen = (next: () => void) => {
    resting = true;
    rest = setTimeout(() => {
      resting = false;
      next();
    }, BETWEEN);
  };

  /** Goes on with what has not been seen yet. */
  const step = () => {
    if (again || resting || motion.moving.peek()) return;
    const { states, actions } = all();
    let count = seen.peek().actions.length;
    // Taken back, or another game than was seen: it stands as it is.
    if (count > actions.length || states[count] !== seen.peek().states[count]) count = actions.length;
    while (count < actions.length && (!moves() || ownAt(count) || moveAt(count).lasts === 0)) count++;
    if (count !== seen.peek().actions.length || count === actions.length) upTo(count);
    if (count >= actions.length) return;
    motion.play(moveAt(count), () => {
      upTo(count + 1);
      if (count + 1 < session.actions.peek().length) pauseThen(step);
    });
  };
  const stop = () => {
    clearTimeout(rest);
    resting = false;
    again = false;
    motion.stop();
  };
  const finish = () =>
    batch(() => {
      const looked = again;
      stop();
      if (looked) lookingBack.value = null;
      upTo(Number.POSITIVE_INFINITY);
    });

  const stepAgain = (index: number) => {
    // What came meanwhile is seen with it; what was taken back meanwhile is not there to be seen.
    if (index >= session.actions.peek().length) return finish();
    const next = () => {
      if (index + 1 >= session.actions.peek().length) return finish();
      lookingBack.value = index + 1;
      pauseThen(() => stepAgain(index + 1));
    };
    const move = moveAt(index);
    // Without motion each thing is shown for as long as it would have taken.
    motion.play({ ...move, flights: moves() ? move.flights : [], lasts: Math.max(move.lasts, BETWEEN) }, next);
  };

  const stopFollowing = effect(() => {
    session.states.value;
    step();
  });

  return {
    session: {
      ...session,
      states: computed(() => seen.value.states),
      actions: computed(() => seen.value.actions),
      state: computed(() => seen.value.states[seen.value.states.length - 1]!),
      turn: computed(() => {
        const { states, actions } = seen.value;
        return actions.length < session.actions.value.length
          ? rules.turn(states[states.length - 1]!)
          : session.turn.value;
      }),
    },
    moving: motion.moving,
    behind: () => resting || motion.moving.peek() !== null,
    again: (since) => {
      finish();
      if (since >= session.actions.peek().length) return;
      again = true;
      lookingBack.value = since;
      pauseThen(() => stepAgain(since));
    },
    finish,
    close: () => {
      stop();
      stopFollowing();
    },
  };
}
