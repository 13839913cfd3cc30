import type { Illegal } from './errors.ts';
import type { Rules } from './game.ts';
import { must, ok, type Result } from './result.ts';

/**
 * A game as it was played: where it began, every action and every state. All parts of Castellan pass a game on in this shape; it is
 * text only on a disk, on the wire, in a link and for a worker.
 */
export interface Replay<State = Any, Action = Any> {
  readonly game: Rules<Any, State, Action, Any>;
  /** The position that the game began with, as text; null for a new game. */
  readonly position: string | null;
  /** One more than actions: the first before any action. */
  readonly states: readonly State[];
  readonly actions: readonly Action[];
}

// biome-ignore lint/suspicious/noExplicitAny: a list of games is a list of different types; each one's types agree with themselves.
type Any = any;

/** A game before its first action. */
export const beginReplay = <State, Action>(
  game: Rules<Any, State, Action, Any>,
  state: State,
  position: string | null = null,
): Replay<State, Action> => ({ game, position, states: [state], actions: [] });

export const lastState = <State>({ states }: Replay<State, Any>): State => states[states.length - 1]!;

/** The game after one more action, or why it is illegal. */
export function play<State, Action>(
  replay: Replay<State, Action>,
  action: Action,
): Result<Replay<State, Action>, Illegal> {
  const next = replay.game.apply(lastState(replay), action);
  return next.ok ? ok(withAction(replay, action, next.value)) : next;
}

/** The game after these actions in notation, which were legal when they were saved; throws if one is not. */
export const playSaved = <State, Action>(
  replay: Replay<State, Action>,
  texts: readonly string[],
): Replay<State, Action> =>
  texts.reduce((before, text) => must(play(before, must(before.game.parseAction(text)))), replay);

/** The game after one more action that leads to this state. */
export const withAction = <State, Action>(
  replay: Replay<State, Action>,
  action: Action,
  state: State,
): Replay<State, Action> => ({
  ...replay,
  states: [...replay.states, state],
  actions: [...replay.actions, action],
});

/** The game as it was after so many actions. */
export const truncate = <State, Action>(replay: Replay<State, Action>, length: number): Replay<State, Action> => ({
  ...replay,
  states: replay.states.slice(0, length + 1),
  actions: replay.actions.slice(0, length),
});
