import { bySeat, type Domain, type Rules, type Seat, type Square } from '@castellan/rules';
import type { BoardView } from '../board/game-board.tsx';
import type { GameInfo } from '../play/game-info.ts';

/** How a game is looked at, wherever it is shown: what is drawn of it, and what is said of it. */
export interface GameView<State, Action, Kind> extends BoardView<Kind> {
  // biome-ignore lint/suspicious/noExplicitAny: no view asks for the options
  readonly rules: Rules<any, State, Action, Kind>;
  /** Whose board it is. */
  boardText(info: GameInfo, seat: Seat): string;
  domainText(domain: Domain<Kind>): string;
  /** What can be drawn on a square: its name, and its picture in the sprite. */
  kindText(kind: Kind): string;
  kindArt(kind: Kind): string;
}

/** The domain that a square of a player's board belongs to. */
export const domainAt = <State, Action, Kind>(
  { rules }: GameView<State, Action, Kind>,
  state: State,
  seat: Seat,
  square: Square,
): Domain<Kind> | null =>
  bySeat(rules.score(state), seat).domains.find(({ squares }) => squares.includes(square)) ?? null;

/** The squares of a player that an action changed, of all that were played. */
export function drawnBy<State, Action, Kind>(
  { rules }: GameView<State, Action, Kind>,
  states: readonly State[],
  actions: readonly Action[],
  after: number,
  seat: Seat,
): readonly Square[] {
  const before = states[after - 1];
  if (before === undefined || rules.turn(before) !== seat) return [];
  return rules.covers(before, actions[after - 1]!, seat).map(({ square }) => square);
}

/** Everything drawn on the board of a player since so many actions. */
export const drawnSince = <State, Action, Kind>(
  view: GameView<State, Action, Kind>,
  states: readonly State[],
  actions: readonly Action[],
  since: number,
  seat: Seat,
): readonly Square[] =>
  actions.slice(since).flatMap((_, index) => drawnBy(view, states, actions, since + index + 1, seat));
