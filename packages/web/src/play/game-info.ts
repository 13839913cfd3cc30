import type { Ending, Handicap, Series, TimeControl } from '@castellan/match';
import type { BySeat, GameName, Seat } from '@castellan/rules';

import type { Level } from './levels.ts';

/** The player of a seat. */
export interface SeatSetup {
  /** `elsewhere`: a person on another device. */
  readonly kind: 'person' | 'computer' | 'elsewhere';
  /** As typed; empty means "you", "player 2" or the computer's level, said in the language of the page. */
  readonly name: string;
  /** One of the levels of the computer, for a computer. */
  readonly level: Level | '';
  /** A program on another device. */
  readonly bot?: boolean;
  /** Tells people of one name on other devices apart; only where the server says it. */
  readonly id?: string;
}

export const HINTS = ['off', 'warn', 'three'] as const;
/** `warn`: that something better exists, not what; `three`: the three best actions, on request. */
export type Hints = (typeof HINTS)[number];

/** A game as it is saved on the device: a list of actions and how it is being played. Everything else is computed. */
export interface GameInfo {
  readonly id: string;
  readonly game: GameName;
  /** The words of `new`, as in a record. */
  readonly options: readonly string[];
  /** One line of notation each. */
  readonly actions: readonly string[];
  readonly seats: BySeat<SeatSetup>;
  /** The mark of each seat: 1 the red lozenge, 2 the teal disc. */
  readonly marks: BySeat<Seat>;
  /** Two people on one device: a screen between their turns. */
  readonly handOver: boolean;
  /** What the computer says to the player who plays against it. */
  readonly hints: Hints;
  /** The first game on this device: a coach explains what happens. */
  readonly coached: boolean;
  /** A move was taken back. Only a game in the store knows it. */
  readonly takenBack?: boolean;
  /** Real dice: the page asks what was rolled instead of rolling. */
  readonly realDice: boolean;
  /** Repeatable chance, for a test; null for real chance. */
  readonly seed: number | null;
  /** What the rolls are drawn from where others have the same ones; null for rolls of its own. */
  readonly secret: string | null;
  /** The first rolls or lines, where somebody else has played them before. */
  readonly outcomes?: readonly string[];
  /** Where the game began if not at its beginning, as the rules write a position. */
  readonly position: string | null;
  readonly time: TimeControl;
  /** How the match of several games stood before this one; none for a single game. */
  readonly series?: Series;
  /** Evens out a game of two unequal people. */
  readonly handicap?: Handicap;
  /** The game of the match before this one. */
  readonly previous?: string;
  /** How it ended, where not by its last action. */
  readonly ending: Ending | null;
  readonly created: number;
  readonly touched: number;
  readonly over: boolean;
}

export const PERSON: SeatSetup = { kind: 'person', name: '', level: '' };
export const computer = (level: Level): SeatSetup => ({ kind: 'computer', name: '', level });

export function newGame(game: GameName, choices: Partial<GameInfo>): GameInfo {
  const now = Date.now();
  return {
    id: crypto.randomUUID().slice(0, 8),
    game,
    options: [],
    actions: [],
    seats: [PERSON, PERSON],
    marks: [1, 2],
    handOver: false,
    hints: 'off',
    coached: false,
    realDice: false,
    seed: null,
    secret: null,
    position: null,
    time: { type: 'none' },
    ending: null,
    created: now,
    touched: now,
    over: false,
    ...choices,
  };
}
