import type { Covered, Placement, SeatBoard } from './board.ts';
import type { Below, ChanceOutcome, Fraction } from './chance.ts';
import type { Illegal, OptionError, ParseError } from './errors.ts';
import type { PositionError } from './position.ts';
import type { Result } from './result.ts';
import type { Outcome, Score } from './score.ts';

/** Player 1 begins; chance is a player too. */
export const SEATS = [1, 2] as const;
export type Seat = (typeof SEATS)[number];
export type Turn = Seat | 'chance' | 'over';
export type BySeat<T> = readonly [T, T];

export type Viewer = Seat | 'watcher';

export const other = (seat: Seat): Seat => (seat === 1 ? 2 : 1);
export const bySeat = <T>(pair: BySeat<T>, seat: Seat): T => pair[seat - 1] as T;
export const withSeat = <T>(pair: BySeat<T>, seat: Seat, value: T): BySeat<T> =>
  seat === 1 ? [value, pair[1]] : [pair[0], value];

/** How a game is played. States and actions are plain data that survive JSON; no function here changes its arguments. */
export interface Rules<Options, State, Action, Kind, Name extends string = string> {
  readonly name: Name;
  /** Stands in every record. A change of behaviour is a new version; recorded games keep the one they were played by. */
  readonly rulesVersion: number;

  /** From words of the form `name=value`, in any order. */
  parseOptions(words: readonly string[]): Result<Options, OptionError>;
  /** The canonical words for these options, the rules version last. */
  printOptions(options: Options): readonly string[];

  /** Everything that can be drawn on a square. */
  readonly kinds: readonly Kind[];
  /** The faces of the dice it is played with; missing where there are none. */
  readonly dice?: (options: Options) => readonly (readonly string[])[];

  create(options: Options): State;
  options(state: State): Options;
  turn(state: State): Turn;
  /** Whose roll it is, where chance has the turn; null where no player rolls. */
  roller(state: State): Seat | null;

  /** Every legal action; at a chance node every possible outcome. Each once, in no promised order. */
  legal(state: State): Action[];
  /** Null if the action is legal here, else why not. It answers for any data and never throws. */
  whyNot(state: State, action: Action): Illegal | null;
  apply(state: State, action: Action): Result<State, Illegal>;

  /** How many outcomes a chance node has; 0 elsewhere. Never enumerates. */
  chanceCount(state: State): number;
  chanceOutcomes(state: State): Iterable<ChanceOutcome<Action>>;
  /** The exact probability of an outcome, or null if it cannot happen here. */
  probability(state: State, action: Action): Fraction | null;
  /** Draws an outcome; only at a chance node. */
  draw(state: State, below: Below): Action;

  /** A player's board as it stands. */
  board(state: State, seat: Seat): SeatBoard<Kind>;
  /** The squares that a legal action of a player covers, now or when its turn comes, with what then stands on them; none for an action off the board. */
  covers(state: State, action: Action, seat?: Seat): readonly Covered<Kind>[];
  /** Every way to put on the board what a player has in hand, now or when its turn comes. */
  placements(state: State, seat: Seat): readonly Placement<Action, Kind>[];

  /** As if the game ended now, with its breakdown by domain. */
  score(state: State): BySeat<Score<Kind>>;
  /** A player's score after a legal action of its own, now or when its turn comes, without applying it; by default the mover's. */
  preview(state: State, action: Action, seat?: Seat): Score<Kind>;
  result(state: State): Outcome;

  /** Exactly what a viewer may know, safe to send. */
  view(state: State, viewer: Viewer): View<State>;

  parseAction(text: string): Result<Action, ParseError>;
  printAction(action: Action): string;
}

/** Points that a legal action brings a player, now or when its turn comes; by default the mover. */
export function gainOf<Options, State, Action, Kind>(
  rules: Rules<Options, State, Action, Kind>,
  state: State,
  action: Action,
  seat: Seat = rules.turn(state) as Seat,
): number {
  return rules.preview(state, action, seat).total - bySeat(rules.score(state), seat).total;
}

/** What every game offers: its rules, and positions as text. */
export interface Game<Options, State, Action, Kind, Name extends string = string>
  extends Rules<Options, State, Action, Kind, Name> {
  /** A state in one line: the name of the game, its options, and a word for everything that differs from a new game. */
  printPosition(state: State): string;
  /** From the words after the name of the game, checked: the game can go on from a state that was read. */
  parsePosition(words: readonly string[]): Result<State, PositionError>;
}

export interface View<State> {
  readonly viewer: Viewer;
  readonly state: State;
}
