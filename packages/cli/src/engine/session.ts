import { type AnyGame, must, printRecord } from '@castellan/rules';

/** A game in progress with its way back: states are values, so undo is the state before. */
export interface Session {
  readonly game: AnyGame;
  /** Where the game began if not at its beginning, as text. */
  readonly position?: string;
  readonly actions: unknown[];
  /** One more than actions. */
  readonly states: unknown[];
}

export const newSession = (game: AnyGame, options: unknown): Session => ({
  game,
  actions: [],
  states: [game.create(options)],
});

export const sessionFrom = (game: AnyGame, state: unknown): Session => ({
  game,
  position: game.printPosition(state),
  actions: [],
  states: [state],
});

export const stateOf = (session: Session): unknown => session.states[session.states.length - 1];

export function advance(session: Session, action: unknown): void {
  session.states.push(must(session.game.apply(stateOf(session), action)));
  session.actions.push(action);
}

export function takeBack(session: Session): boolean {
  if (session.actions.length === 0) return false;
  session.actions.pop();
  session.states.pop();
  return true;
}

export const recordOf = ({ game, position, actions, states }: Session): string[] =>
  printRecord(game, {
    game: game.name,
    tags: [],
    options: game.options(states[0]),
    ...(position === undefined ? {} : { position }),
    actions,
  });
