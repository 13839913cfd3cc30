import type { Appended, Logged, Summary } from '@castellan/match';
import { isRoomCode, type LoggedRoomEvent, type Room } from '@castellan/together';
import type { Note, NoteId } from '../stores/notes.ts';
import type { ServerStore } from '../stores/port.ts';

/** In the tables of games. No list of games asks for this status, and no pruning of games does. */
const STATUS = 'room';

const PATIENCE = 20;

/** Where the log of a room is: games have longer ids. */
export const logIdOf = (code: string): string => code.toLowerCase();
export const codeOf = (logId: string): string => logId.toUpperCase();
export const isRoomLog = (logId: string): boolean => isRoomCode(codeOf(logId));

/** The note of a room says when it is next looked at, or removed. */
export const ROOM_NOTE = 'room';
export const roomNote = (code: string): NoteId => ({ scope: logIdOf(code), kind: ROOM_NOTE, key: '' });

/** Which rooms a device ever was in, for the player who asks to be forgotten. */
const MEMBER_NOTE = 'room-seat';
export const memberNote = (code: string, holder: string): Omit<Note, 'version'> => ({
  ...{ scope: logIdOf(code), kind: MEMBER_NOTE, key: holder, holder },
  ...{ body: '', seq: 0, due: 0 },
});
export const roomIn = ({ kind, scope }: NoteId): string | null => (kind === MEMBER_NOTE ? codeOf(scope) : null);

/**
 * The logs of rooms, in the store of the games: a store neither knows rules nor judges, so what it does for the log of a game it does for
 * the log of a room.
 */
export class RoomLogs {
  readonly #store: Pick<ServerStore, 'append' | 'read' | 'remove' | 'rewrite' | 'seqs'>;

  constructor(store: Pick<ServerStore, 'append' | 'read' | 'remove' | 'rewrite' | 'seqs'>) {
    this.#store = store;
  }

  append(
    code: string,
    expectedSeq: number,
    commandId: string,
    events: readonly LoggedRoomEvent[],
    room: Room,
  ): Promise<Appended> {
    const id = logIdOf(code);
    const { seq, updatedAt } = room;
    const summary = { id, seq, status: STATUS, listed: false, updatedAt, deadline: room.settings.endsAt };
    return this.#store.append(
      id,
      expectedSeq,
      commandId,
      events as unknown as readonly Logged[],
      summary as unknown as Summary,
    );
  }

  async read(code: string, after: number): Promise<readonly LoggedRoomEvent[]> {
    return (await this.#store.read(logIdOf(code), after)) as unknown as readonly LoggedRoomEvent[];
  }

  /** Replaces events that are saved. Where another node does so meanwhile, what is left is looked at again. */
  async rewrite(code: string, change: (log: readonly LoggedRoomEvent[]) => readonly LoggedRoomEvent[]): Promise<void> {
    for (let patience = PATIENCE; patience > 0; patience--) {
      const log = await this.read(code, 0);
      const changed = change(log);
      if (changed.length === 0) return;
      const asSaved = (events: readonly LoggedRoomEvent[]) => events as unknown as readonly Logged[];
      if (await this.#store.rewrite(logIdOf(code), asSaved(changed), asSaved(log))) return;
    }
    throw new Error(`the log of room ${code} changes too fast to be rewritten`);
  }

  remove(code: string): Promise<void> {
    return this.#store.remove(logIdOf(code));
  }

  /** How far each of these rooms is, those that exist. */
  async seqs(codes: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const seqs = await this.#store.seqs(codes.map(logIdOf));
    return new Map([...seqs].map(([id, seq]) => [codeOf(id), seq]));
  }
}
