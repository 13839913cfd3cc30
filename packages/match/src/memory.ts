import type { Logged } from './event.ts';
import type { Appended, GameList, GameListFilter } from './store.ts';
import type { Summary } from './summary.ts';

interface StoredGame {
  readonly log: Logged[];
  readonly commands: Set<string>;
  readonly summary: Summary;
}

/** Keeps games as long as the process lives. */
export class MemoryStore implements GameList {
  readonly #games = new Map<string, StoredGame>();

  async append(
    gameId: string,
    expectedSeq: number,
    commandId: string,
    events: readonly Logged[],
    summary: Summary,
  ): Promise<Appended> {
    const game = this.#games.get(gameId);
    if (game?.commands.has(commandId)) return { status: 'duplicate' };
    if ((game?.log.length ?? 0) !== expectedSeq) return { status: 'conflict' };
    const { log, commands } = game ?? { log: [] as Logged[], commands: new Set<string>() };
    log.push(...events);
    // A backup is restored in one piece, with the commands of its time.
    for (const command of [commandId, ...events.map((logged) => logged.command)]) if (command) commands.add(command);
    this.#games.set(gameId, { log, commands, summary });
    return { status: 'committed' };
  }

  async read(gameId: string, after: number): Promise<readonly Logged[]> {
    return this.#games.get(gameId)?.log.slice(after) ?? [];
  }

  async list({ status, listed, limit }: GameListFilter): Promise<readonly Summary[]> {
    return [...this.#games.values()]
      .map(({ summary }) => summary)
      .filter((one) => (status ?? one.status) === one.status && (listed ?? one.listed) === one.listed)
      .sort((a, b) => b.updatedAt - a.updatedAt || (a.id < b.id ? -1 : 1))
      .slice(0, limit);
  }

  /** Replaces what these events say, each only if it still says what was read; false if one does not. */
  async rewrite(gameId: string, events: readonly Logged[], read: readonly Logged[] = []): Promise<boolean> {
    const log = this.#games.get(gameId)?.log;
    let changed = 0;
    for (const logged of events) {
      const [now, was] = [log?.[logged.seq - 1], read[logged.seq - 1]];
      if (!log || !now || (was && JSON.stringify(was.event) !== JSON.stringify(now.event))) continue;
      log[logged.seq - 1] = logged;
      changed++;
    }
    return changed === events.length;
  }

  async remove(gameId: string): Promise<void> {
    this.#games.delete(gameId);
  }
}
