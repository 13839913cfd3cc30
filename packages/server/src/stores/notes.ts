/**
 * What a store saves beside games: who is to be notified of a turn, which games a player sits at, codes, keys of this server. Small, few, and
 * each on its own: no two are ever written together, and those of a game stand under its id and go with it.
 */
export interface Note {
  /** The id of a game, the hash of a player's token, or of a code. */
  readonly scope: string;
  readonly kind: string;
  /** Tells notes of one kind in one scope apart. */
  readonly key: string;
  /** The hash of the token it belongs to; null where it has no owner. */
  readonly holder: string | null;
  readonly body: string;
  /** How far the game was when it was last dealt with. */
  readonly seq: number;
  /** No other node touches it before this moment. */
  readonly due: number;
  /** Counts how often it was written. */
  readonly version: number;
}

/** The kind of the note that nodes write every few seconds. It may be lost with the power: then it is a little older. */
export const HEARTBEAT = 'heartbeat';

export type NewNote = Omit<Note, 'version'>;
export type NoteId = Pick<Note, 'scope' | 'kind' | 'key'>;

export interface NotePage {
  readonly after: NoteId | null;
  readonly limit: number;
}

export const ALL: NotePage = { after: null, limit: 1_000_000_000 };

export interface Notes {
  note(id: NoteId): Promise<Note | null>;
  notesIn(scope: string, kind: string): Promise<readonly Note[]>;
  /** What belongs to a player, in the order of scope, kind and key: all of it, or a page. */
  notesOf(holder: string, page?: NotePage): Promise<readonly Note[]>;
  /** Writes a note whose version is still `expected`, 0 for one that is not there yet; false where another write was first. */
  putNote(note: NewNote, expected: number): Promise<boolean>;
  removeNote(id: NoteId): Promise<void>;
  /** Notes of games that have gone on since they were dealt with, and that are due. */
  notesBehind(kind: string, now: number, limit: number): Promise<readonly Note[]>;
  /** Notes of a kind that are due, those that have been due for longest first. */
  notesDue(kind: string, now: number, limit: number): Promise<readonly Note[]>;
  /** Every note of a kind, page by page, in the store's own order. */
  notesAfter(kind: string, after: NoteId | null, limit: number): Promise<readonly Note[]>;
}

export const noteId = ({ scope, kind, key }: NoteId): string => `${kind} ${scope} ${key}`;
