import type { Illegal, OptionError, ParseError, Seat } from '@castellan/rules';
import type { ChanceKind, Created, Phrase, PlayerRating, TimeControl } from './event.ts';
import type { Handicap } from './handicap.ts';
import type { Series } from './series.ts';

/** The commands that a player may send. */
export type Command =
  /** An action in the game's notation; with real dice also what they show. `seq`: what the player had seen. */
  | { readonly type: 'act'; readonly action: string; readonly seq?: number }
  /** Draws the next outcome, in a game where players request their rolls. */
  | { readonly type: 'roll' }
  | { readonly type: 'resign' }
  | { readonly type: 'offer-draw' }
  | { readonly type: 'answer-draw'; readonly agree: boolean }
  | { readonly type: 'ask-take-back' }
  | { readonly type: 'answer-take-back'; readonly agree: boolean }
  | { readonly type: 'claim-time' }
  /**
   * Ends a game without a result: one without a clock once the opponent has not played for `ABSENCE_DAYS`, a live one of the lobby once the
   * opponent has been awaited for `IDLE_SECONDS` and has not acted at all.
   */
  | { readonly type: 'close' }
  /** In a game by days: no time passes, by consent, until either player ends it or acts. */
  | { readonly type: 'ask-pause' }
  | { readonly type: 'answer-pause'; readonly agree: boolean }
  | { readonly type: 'end-pause' }
  | { readonly type: 'say'; readonly phrase: Phrase }
  /** Gives the seat back before the game begins. */
  | { readonly type: 'leave' };

export interface NewGame {
  readonly game: string;
  readonly options: readonly string[];
  readonly time?: TimeControl;
  readonly chance?: ChanceKind;
  readonly listed?: boolean;
  readonly rated?: boolean;
  /** Where the game begins, with its options, if not at its beginning. */
  readonly position?: string;
  readonly previous?: string;
  readonly series?: Series;
  readonly handicap?: Handicap;
  readonly room?: string;
  readonly waitsSince?: number;
  readonly hidden?: Created['hidden'];
}

export interface Join {
  /** Any free seat where none is named. */
  readonly seat?: Seat;
  readonly name: string;
  readonly bot?: boolean;
  readonly entropy?: string;
  /** The hash of the token that will hold the seat. */
  readonly holder?: string;
  /** The hash of the invitation's key. */
  readonly key?: string;
  /** The seat of the previous game that this player holds now, for a rematch; undefined if that game is gone. */
  readonly previousSeat?: Seat | null;
  /** For a rated game. */
  readonly rating?: PlayerRating;
  /** The address of the player as a pseudonym, for a rated game. */
  readonly address?: string;
}

export const REFUSALS = [
  'no-such-game',
  'id-taken',
  'unknown-game',
  'bad-options',
  'bad-time',
  'bad-chance',
  'bad-series',
  'bad-handicap',
  'not-rated',
  'bad-name',
  'bad-entropy',
  'bad-phrase',
  'bad-command-id',
  'seat-taken',
  'already-seated',
  'not-invited',
  'not-your-seat',
  'not-started',
  'started',
  'game-over',
  'not-over',
  'no-opponent',
  'not-your-turn',
  'not-an-action',
  'illegal',
  'stale',
  'no-offer',
  'offer-stands',
  'nothing-to-take-back',
  'time-left',
  'has-clock',
  'not-by-days',
  'not-paused',
  'too-much-talk',
  'too-many-changes',
  'too-many-games',
  'too-many-seats',
  'link-expired',
  'busy',
] as const;
export type RefusalCode = (typeof REFUSALS)[number];

/** Why a command changed nothing. The program that speaks to a person has the sentences for these codes. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly illegal?: Illegal;
  readonly parse?: ParseError;
  readonly option?: OptionError;
}
