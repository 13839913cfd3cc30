/** The last event of a log: a log only grows, so one with the same last event is the same log. */
export interface LastEvent {
  readonly seq: number;
  readonly at: number;
}

interface Known {
  seq: number;
  at: number;
  readonly commands: Set<string>;
}

/** Games whose commands are known at once; beyond that all are read again when they are next needed. */
const MOST_GAMES = 1000;

/**
 * The commands in the logs that were written to lately. Whether a command is new is asked with every move: an index for it would be
 * written with every move too, and searching the log takes longer with every move.
 */
export class KnownCommands {
  readonly #games = new Map<string, Known>();

  /** The commands of a log that ends with `last`; read where they are not known, or where another process has written to it. */
  of(gameId: string, last: LastEvent | undefined, read: () => readonly string[]): ReadonlySet<string> {
    const known = this.#games.get(gameId);
    if (known && known.seq === last?.seq && known.at === last.at) return known.commands;
    const commands = new Set(last ? read() : []);
    if (this.#games.size >= MOST_GAMES) this.#games.clear();
    this.#games.set(gameId, { seq: last?.seq ?? 0, at: last?.at ?? 0, commands });
    return commands;
  }

  /** The log has grown since its commands were read. */
  add(gameId: string, seq: number, at: number, command: string | null): void {
    const known = this.#games.get(gameId);
    if (!known) return;
    if (command !== null) known.commands.add(command);
    known.seq = seq;
    known.at = at;
  }

  forget(gameId: string): void {
    this.#games.delete(gameId);
  }

  /** What was noted may not have been saved. */
  forgetAll(): void {
    this.#games.clear();
  }
}
