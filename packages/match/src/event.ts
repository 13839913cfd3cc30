import type { GameName, Seat, Turn } from '@castellan/rules';
import type { Handicap } from './handicap.ts';
import type { Series } from './series.ts';

/** A game is a list of these. What is under `hidden` never leaves the authority (see shown.ts). */
export type Event =
  | Created
  | Joined
  | Left
  | Linked
  | Moved
  | Acted
  | Revealed
  | Resigned
  | Proposed
  | Answered
  | TimeClaimed
  | Closed
  | TimeCredited
  | PauseEnded
  | Said
  | Rematched
  | Erased
  | Rewritten;

/** An event as the store keeps it. */
export interface Logged {
  /** Counts from 1 without gaps. */
  readonly seq: number;
  /** Milliseconds since 1970; never before the event it follows. */
  readonly at: number;
  /** The command it came from, on the first event of that command only. */
  readonly command: string | null;
  readonly event: Event;
}

export interface Created {
  readonly type: 'created';
  readonly game: GameName;
  /** Words of the form `name=value`, the rules version among them. */
  readonly options: readonly string[];
  readonly time: TimeControl;
  readonly chance: ChanceKind;
  /** Stands in the lobby, for anyone to join. */
  readonly listed: boolean;
  /** Counts for the ratings of both players on this server; in the lobby only. */
  readonly rated?: true;
  /** Where the game begins if not at its beginning, as the rules write a position. */
  readonly position?: string;
  /** The game this one is a rematch of. */
  readonly previous?: string;
  /** How the series stood before this game, where it is one of several. */
  readonly series?: Series;
  readonly handicap?: Handicap;
  /** The code of the room that it is played in. */
  readonly room?: string;
  /** Since when its opener waits, if already before this game: the opponent of the game before did not act. */
  readonly waitsSince?: number;
  readonly hidden?: {
    /** Of fair chance, revealed at the end, or of a game whose rolls others have too: 64 hexadecimal digits. */
    readonly secret?: string;
    /** The seed, where chance is seeded. */
    readonly seed?: number;
    /** The first outcomes in order, where they have been played before; what follows is drawn as in any game. */
    readonly outcomes?: readonly string[];
    /** The hash of what the invitation's fragment holds; without one, joining needs no key. */
    readonly key?: string;
    /**
     * A rematch: each seat is reserved for the player who holds the other seat of the previous game when they join. Both texts are empty;
     * logs of earlier versions have the hashes of the tokens here.
     */
    readonly reserved?: readonly [string, string];
  };
}

/** What draws the rolls, kings and lines. No outcome is known before it is drawn. */
export type ChanceKind =
  /** The host's own generator, or a secret that other games share: then the same draw is the same in all of them. */
  | { readonly type: 'own' }
  /** A seed, for tests and examples. */
  | { readonly type: 'seed' }
  /** The host's own generator or a seed, each outcome when a player at this device asks for it by `roll`. */
  | { readonly type: 'asked' }
  /** Real dice and dominoes on a real table, entered by a person. */
  | { readonly type: 'table' }
  /** Commit and reveal: the SHA-256 of the secret, published before anyone brings entropy. */
  | {
      readonly type: 'fair';
      readonly commitment: string;
      /** A roll of a person waits for the command `roll` (see `awaitedRoller`); the host draws all others at once. */
      readonly asked?: true;
    };

export type TimeControl =
  | { readonly type: 'none' }
  /** Seconds for the whole game, and seconds added for every action. */
  | { readonly type: 'clock'; readonly seconds: number; readonly increment: number }
  | { readonly type: 'days'; readonly days: number };

export interface Joined {
  readonly type: 'joined';
  readonly seat: Seat;
  readonly name: string;
  readonly bot: boolean;
  /** This player's part of fair chance: hexadecimal digits. */
  readonly entropy?: string;
  /** How strong the player is known to be, in a rated game. */
  readonly rating?: PlayerRating;
  /** Both players came from one address: the game is not rated. */
  readonly unrated?: true;
  readonly hidden?: {
    /** The hash of the token that holds the seat. */
    readonly holder: string;
    /** Of a rated game: the address it was taken from, as a pseudonym that is good for this game alone. */
    readonly address?: string;
  };
}

/** The rating of a player when the game began, and its standard error. */
export interface PlayerRating {
  readonly value: number;
  readonly deviation: number;
}

/** Gave the seat back before the game began. */
export interface Left {
  readonly type: 'left';
  readonly seat: Seat;
}

/** A link to continue on another device was made; wholly hidden. */
export interface Linked {
  readonly type: 'linked';
  readonly hidden: { readonly seat: Seat; readonly key: string; readonly until: number };
}

/** The seat continues on another device; wholly hidden. */
export interface Moved {
  readonly type: 'moved';
  readonly hidden: { readonly seat: Seat; readonly holder: string };
}

/** An action of the game, in its notation. */
export interface Acted {
  readonly type: 'acted';
  readonly by: Exclude<Turn, 'over'>;
  readonly action: string;
}

/** The game is over: the secret of fair chance, for everyone to check. */
export interface Revealed {
  readonly type: 'revealed';
  readonly secret: string;
}

export interface Resigned {
  readonly type: 'resigned';
  readonly seat: Seat;
}

/** What one player proposes and the other answers. A pause, in a game by days: no time passes until one of the two ends it. */
export const PROPOSALS = ['draw', 'take-back', 'pause'] as const;
export type Proposal = (typeof PROPOSALS)[number];

export interface Proposed {
  readonly type: 'draw-offered' | 'take-back-asked' | 'pause-asked';
  readonly seat: Seat;
}

export interface Answered {
  readonly type: `${Proposal}-answered`;
  readonly seat: Seat;
  readonly agree: boolean;
}

/** `seat` claims the win because the opponent ran out of time. */
export interface TimeClaimed {
  readonly type: 'time-claimed';
  readonly seat: Seat;
}

/** `seat` closes a game whose opponent does not play: nobody wins. */
export interface Closed {
  readonly type: 'closed';
  readonly seat: Seat;
}

/** No server was there while the time of `seat` ran, until `until`: these milliseconds do not count. */
export interface TimeCredited {
  readonly type: 'time-credited';
  readonly seat: Seat;
  readonly ms: number;
  readonly until: number;
}

export interface PauseEnded {
  readonly type: 'pause-ended';
  readonly seat: Seat;
}

export const PHRASES = [
  'hello',
  'good-luck',
  'nice',
  'thinking',
  'oops',
  'hurry',
  'thanks',
  'well-played',
  'rematch',
  'goodbye',
  'smile',
  'laugh',
  'wow',
  'sad',
  'clap',
  'heart',
] as const;
export type Phrase = (typeof PHRASES)[number];

export interface Said {
  readonly type: 'said';
  readonly seat: Seat;
  readonly phrase: Phrase;
}

/** `seat` wants another game, and this is it. */
export interface Rematched {
  readonly type: 'rematched';
  readonly seat: Seat;
  readonly next: string;
}

/** The player of `seat` is no longer known here: the seat is empty, and its name is gone. */
export interface Erased {
  readonly type: 'erased';
  readonly seat: Seat;
}

/** A name and what else was about its player are gone from the events before it: clients that have read those read them again. Wholly hidden. */
export interface Rewritten {
  readonly type: 'rewritten';
}
