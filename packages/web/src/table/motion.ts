import { type ReadonlySignal, signal } from '@preact/signals';
import { quick } from '../play/pace.ts';

/** A piece that goes from where it was taken to where it lands; both are found by selector while it happens. */
export interface Flight {
  readonly from: string;
  /** One square, or the two of a domino from its left half to its right. */
  readonly to: readonly string[];
}

/** How an action is seen happening. */
export interface Motion {
  /** In milliseconds; 0 for what is simply there. */
  readonly lasts: number;
  readonly flights: readonly Flight[];
}

/** An action while it is being seen; the table still stands as before it. */
export interface Move<State = unknown, Action = unknown> extends Motion {
  readonly before: State;
  readonly action: Action;
  readonly after: State;
}

export type MotionOf<State, Action> = (before: State, action: Action) => Motion;

/** One thing after the other: what is moving now. */
interface MotionPlayer<State, Action> {
  readonly moving: ReadonlySignal<Move<State, Action> | null>;
  /** Lets an action be seen, then calls `landed`; at once where nothing shall move. */
  play(move: Move<State, Action>, landed: () => void): void;
  /** Breaks off without landing. */
  stop(): void;
}

/** Whether anything moves here by itself: not where the player chose calm or haste, and not unseen. */
export const moves = (): boolean =>
  typeof document !== 'undefined' &&
  !quick.peek() &&
  !document.hidden &&
  !matchMedia('(prefers-reduced-motion: reduce)').matches;

export function openMotion<State, Action>(): MotionPlayer<State, Action> {
  const moving = signal<Move<State, Action> | null>(null);
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    moving,
    play: (move, landed) => {
      clearTimeout(timer);
      moving.value = move;
      timer = setTimeout(() => {
        moving.value = null;
        landed();
      }, move.lasts);
    },
    stop: () => {
      clearTimeout(timer);
      moving.value = null;
    },
  };
}
