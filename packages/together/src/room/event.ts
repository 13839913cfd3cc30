import type { TimeControl } from '@castellan/match';
import type { GameName } from '@castellan/rules';
import type { AnchorLevel } from '../rating.ts';

/** A room is a list of these, as a game is. Fields under `hidden` never leave the server. */
export type RoomEvent =
  | Opened
  | Joined
  | Renamed
  | Returned
  | Paired
  | Swapped
  | Resulted
  | Corrected
  | Withdrew
  | Readmitted
  | Erased
  | Rewritten
  | Paused
  | Resumed
  | Closed;

export const ROOM_EVENTS = [
  ...(['opened', 'joined', 'renamed', 'returned', 'paired', 'swapped', 'resulted', 'corrected'] as const),
  ...(['withdrew', 'readmitted', 'erased', 'rewritten', 'paused', 'resumed', 'closed'] as const),
] satisfies readonly RoomEvent['type'][];

/** An event as the store saves it. */
export interface LoggedRoomEvent {
  /** Counts from 1 without gaps. */
  readonly seq: number;
  readonly at: number;
  /** The command it came from, on the first event of that command only. */
  readonly command: string | null;
  readonly event: RoomEvent;
}

export const FORMATS = ['same', 'evening', 'robin'] as const;
/** `same`: everyone plays the same dice against one level. `evening`: free players meet until a fixed end. `robin`: everyone meets everyone. */
export type Format = (typeof FORMATS)[number];

export interface Opened {
  readonly type: 'opened';
  readonly format: Format;
  readonly game: GameName;
  /** Words of the form `name=value`, the rules version among them. */
  readonly options: readonly string[];
  readonly time: TimeControl;
  /** Of same dice: everyone's opponent. Else the level that plays where somebody would have to wait; null for nobody. */
  readonly level: AnchorLevel | null;
  /** When an evening pairs nobody any more, or when games of a league count as not played. */
  readonly endsAt: number | null;
  /** What a game of a round robin that was not played until the end counts: nothing for both, or not at all. */
  readonly unplayed: 'zero' | 'void';
  readonly hidden: {
    /** The hashes of the keys of the host and of a helper. */
    readonly host: string;
    readonly helper: string;
    /** What the rolls or lines of same dice are drawn from: 64 hexadecimal digits. */
    readonly secret?: string;
  };
}

/** Players are numbered in the order in which they came, from 1. */
export type PlayerNumber = number;

export interface Joined {
  readonly type: 'joined';
  readonly player: PlayerNumber;
  readonly name: string;
  /** Present for a computer. */
  readonly level?: AnchorLevel;
  readonly bot?: boolean;
  readonly hidden?: {
    /** The hash of the token of the player's device; none where the host entered the name. */
    readonly holder?: string;
    /** Four letters by which the player returns on another device. The host's list shows them. */
    readonly code: string;
  };
}

export interface Renamed {
  readonly type: 'renamed';
  readonly player: PlayerNumber;
  readonly name: string;
}

/** A player continues on another device. Wholly hidden. */
export interface Returned {
  readonly type: 'returned';
  readonly hidden: { readonly player: PlayerNumber; readonly holder: string };
}

/** A game of two players. The first has seat 1. */
export interface Pair {
  /** The id of the game; null for a game on paper. */
  readonly game: string | null;
  readonly players: readonly [PlayerNumber, PlayerNumber];
}

export interface Paired {
  readonly type: 'paired';
  readonly round: number;
  readonly pairs: readonly Pair[];
  /** Players who rest in this round. */
  readonly resting: readonly PlayerNumber[];
}

/** Two players of different games, neither of which has begun, change places. */
export interface Swapped {
  readonly type: 'swapped';
  readonly players: readonly [PlayerNumber, PlayerNumber];
  /** The games that take the place of the two. */
  readonly pairs: readonly [Pair & { readonly index: number }, Pair & { readonly index: number }];
}

export interface GameResult {
  /** 1 or 2, as the pair names them; null for a draw. */
  readonly winner: 1 | 2 | null;
  /** Points on both boards; null where nobody counted them. */
  readonly points: readonly [number, number] | null;
}

/** A game ended; read from its log. `none`: it was left without a result. */
export interface Resulted {
  readonly type: 'resulted';
  readonly index: number;
  readonly result: GameResult | 'none';
}

/** The host entered or corrected a result. It changes no pairing. */
export interface Corrected {
  readonly type: 'corrected';
  readonly index: number;
  readonly result: GameResult | 'none';
}

export interface Withdrew {
  readonly type: 'withdrew';
  readonly player: PlayerNumber;
}

export interface Readmitted {
  readonly type: 'readmitted';
  readonly player: PlayerNumber;
}

/** A player asked to be forgotten: the name is gone from the events before, which are read again. */
export interface Erased {
  readonly type: 'erased';
  readonly player: PlayerNumber;
}

/** The admin of the server has removed a name from the events before, which are read again. Wholly hidden. */
export interface Rewritten {
  readonly type: 'rewritten';
}

export interface Paused {
  readonly type: 'paused';
}

export interface Resumed {
  readonly type: 'resumed';
}

export interface Closed {
  readonly type: 'closed';
}
