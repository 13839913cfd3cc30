import { MemoryStore, newSecret, type Summary } from '@castellan/match';
import { ALL, type NewNote, type Note, type NoteId, type NotePage, noteId } from './notes.ts';
import {
  type GameCounts,
  NO_GAMES,
  PRUNED_AT_ONCE,
  type PruneLimits,
  type ServerStore,
  type WaitingFilter,
} from './port.ts';

/** Games live as long as the process: for trying out, and for tests. */
export class MemoryServerStore extends MemoryStore implements ServerStore {
  readonly #signingKeys = [newSecret()];
  readonly #notes = new Map<string, Note>();

  async signingKeys(): Promise<readonly string[]> {
    return [...this.#signingKeys];
  }

  async addSigningKeys(keys: readonly string[]): Promise<void> {
    for (const key of keys) if (!this.#signingKeys.includes(key)) this.#signingKeys.push(key);
  }

  async rotateSigningKeys(key: string, dropOld: boolean): Promise<void> {
    this.#signingKeys.splice(0, dropOld ? this.#signingKeys.length : 0, key);
  }

  async seqs(gameIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const seqs = new Map<string, number>();
    for (const id of gameIds) {
      const { length } = await this.read(id, 0);
      if (length > 0) seqs.set(id, length);
    }
    return seqs;
  }

  async ids(after: string, limit: number): Promise<readonly string[]> {
    const all = await this.list({ limit: Number.MAX_SAFE_INTEGER });
    const ids = all.map(({ id }) => id).filter((id) => id > after);
    return ids.sort().slice(0, limit);
  }

  async unfinished(gameIds: readonly string[]): Promise<readonly Summary[]> {
    const all = await this.list({ limit: Number.MAX_SAFE_INTEGER });
    const asked = new Set(gameIds);
    return all.filter(({ id, status }) => status !== 'over' && asked.has(id));
  }

  async waiting({ attended, since, like, limit }: WaitingFilter): Promise<readonly Summary[]> {
    const there = new Set(attended);
    const key = ({ game, options, time }: Pick<Summary, 'game' | 'options' | 'time'>) =>
      JSON.stringify([game, options, time]);
    const open = await this.list({ status: 'open', listed: true, limit: Number.MAX_SAFE_INTEGER });
    const waiting = open.filter(
      (summary) =>
        (there.has(summary.id) || summary.updatedAt >= since) &&
        (like ? key(summary) === key(like) : summary.players.some(Boolean)),
    );
    return (like ? waiting.toReversed() : waiting).slice(0, limit);
  }

  async prune(limits: PruneLimits): Promise<number> {
    let pruned = 0;
    for (const status of ['over', 'playing', 'open'] as const) {
      for (const { id, updatedAt } of await this.list({ status, limit: Number.MAX_SAFE_INTEGER })) {
        if (pruned >= PRUNED_AT_ONCE || updatedAt >= (limits[status] ?? 0)) continue;
        await this.remove(id);
        pruned++;
      }
    }
    return pruned;
  }

  override async remove(gameId: string): Promise<void> {
    await super.remove(gameId);
    for (const note of this.#notes.values()) if (note.scope === gameId) this.#notes.delete(noteId(note));
  }

  async note(id: NoteId): Promise<Note | null> {
    return this.#notes.get(noteId(id)) ?? null;
  }

  async notesIn(scope: string, kind: string): Promise<readonly Note[]> {
    return this.#notesWhere((note) => note.scope === scope && note.kind === kind);
  }

  async notesOf(holder: string, { after, limit }: NotePage = ALL): Promise<readonly Note[]> {
    const order = ({ scope, kind, key }: NoteId) => JSON.stringify([scope, kind, key]);
    return this.#notesWhere((note) => note.holder === holder)
      .filter((note) => !after || order(note) > order(after))
      .sort((a, b) => (order(a) < order(b) ? -1 : 1))
      .slice(0, limit);
  }

  async putNote(note: NewNote, expected: number): Promise<boolean> {
    if ((this.#notes.get(noteId(note))?.version ?? 0) !== expected) return false;
    this.#notes.set(noteId(note), { ...note, version: expected + 1 });
    return true;
  }

  async removeNote(id: NoteId): Promise<void> {
    this.#notes.delete(noteId(id));
  }

  async notesBehind(kind: string, now: number, limit: number): Promise<readonly Note[]> {
    const due = this.#notesWhere((note) => note.kind === kind && note.due <= now);
    const seqs = await this.seqs(due.map(({ scope }) => scope));
    return due.filter(({ scope, seq }) => (seqs.get(scope) ?? 0) > seq).slice(0, limit);
  }

  async notesDue(kind: string, now: number, limit: number): Promise<readonly Note[]> {
    return this.#notesWhere((note) => note.kind === kind && note.due <= now)
      .sort((a, b) => a.due - b.due)
      .slice(0, limit);
  }

  async notesAfter(kind: string, after: NoteId | null, limit: number): Promise<readonly Note[]> {
    return this.#notesWhere((note) => note.kind === kind && (!after || noteId(note) > noteId(after))).slice(0, limit);
  }

  #notesWhere(fits: (note: Note) => boolean): Note[] {
    return [...this.#notes.values()].filter(fits).sort((a, b) => (noteId(a) < noteId(b) ? -1 : 1));
  }

  async counts(): Promise<GameCounts> {
    const counts = { ...NO_GAMES };
    for (const { status } of await this.list({ limit: Number.MAX_SAFE_INTEGER }))
      if (status in counts) counts[status]++;
    return counts;
  }

  /** Nothing is on disk. */
  async size(): Promise<number> {
    return 0;
  }

  async check(): Promise<void> {}

  async now(): Promise<number> {
    return Date.now();
  }

  async close(): Promise<void> {}
}
