import type { Host, Outage } from '@castellan/match';
import type { FastifyBaseLogger } from 'fastify';
import { HEARTBEAT, type Notes } from './stores/notes.ts';
import type { ServerStore } from './stores/port.ts';

const BEAT_MS = 2000;
/** Without a heartbeat of any node for longer than this, the service was away: its players are not charged for that time. */
const OUTAGE_MS = 5000;
const AT_ONCE = 50;

const ID = { scope: HEARTBEAT, kind: HEARTBEAT, key: '' };

/**
 * One note that every node keeps fresh: the last moment at which any of them was there. The node that finds it old adds an outage to the
 * note, by compare-and-swap, so each is found once: after a start, after the event loop or the store stood still.
 */
export class Heartbeat {
  readonly #notes: Notes;
  readonly #now: () => number;
  #last = Number.NEGATIVE_INFINITY;
  /** Outages that are not credited to every game yet. */
  #outages: readonly Outage[] = [];

  constructor(notes: Notes, now: () => number) {
    this.#notes = notes;
    this.#now = now;
  }

  /** Says that this node is there. Throws if the store does not take it. */
  async beat(): Promise<void> {
    for (;;) {
      const note = await this.#notes.note(ID);
      const now = this.#now();
      const from = note?.due ?? now;
      const known = note ? (JSON.parse(note.body) as readonly Outage[]) : [];
      const outages = now - from > OUTAGE_MS ? [...known, { from, until: now }] : known;
      // Another node may have written it just now.
      const isFresh = note !== null && now - from < BEAT_MS / 2;
      if (isFresh || (await this.#put(outages, Math.max(now, from), note?.version ?? 0))) {
        this.#outages = outages;
        this.#last = now;
        return;
      }
    }
  }

  /** What is to be credited before a decision about time; looked up first if this node itself stood still. */
  outages(): readonly Outage[] | Promise<readonly Outage[]> {
    return this.#now() - this.#last > OUTAGE_MS ? this.beat().then(() => this.#outages) : this.#outages;
  }

  /** Every game has got these back. */
  async settle(settled: readonly Outage[]): Promise<void> {
    const until = new Set(settled.map((one) => one.until));
    for (;;) {
      const note = await this.#notes.note(ID);
      if (!note) return;
      const left = (JSON.parse(note.body) as readonly Outage[]).filter((one) => !until.has(one.until));
      if (!(await this.#put(left, note.due, note.version))) continue;
      this.#outages = left;
      return;
    }
  }

  #put(outages: readonly Outage[], due: number, version: number): Promise<boolean> {
    return this.#notes.putNote({ ...ID, holder: null, body: JSON.stringify(outages), seq: 0, due }, version);
  }
}

/** Beats until it is stopped, and credits each outage to all games whose clock ran. */
export class Downtime {
  readonly #heartbeat: Heartbeat;
  readonly #host: Host;
  readonly #store: ServerStore;
  readonly #log: Pick<FastifyBaseLogger, 'warn' | 'info'>;
  readonly #timer: NodeJS.Timeout;
  #under: Promise<void> | null = null;

  constructor(heartbeat: Heartbeat, host: Host, store: ServerStore, log: Pick<FastifyBaseLogger, 'warn' | 'info'>) {
    this.#heartbeat = heartbeat;
    this.#host = host;
    this.#store = store;
    this.#log = log;
    this.#timer = setInterval(() => this.#tick(), BEAT_MS);
    this.#tick();
  }

  /** The last heartbeat says when the service went away. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#under;
    await this.#heartbeat.beat().catch(() => {});
  }

  #tick(): void {
    this.#under ??= this.#beatAndCredit()
      .catch((error) => this.#log.warn(error, 'the heartbeat could not be written'))
      .finally(() => {
        this.#under = null;
      });
  }

  async #beatAndCredit(): Promise<void> {
    await this.#heartbeat.beat();
    const outages = await this.#heartbeat.outages();
    if (outages.length === 0) return;
    // The clocks of games that nobody touches are right too: lists and pages show them.
    const playing = await this.#store.list({ status: 'playing', limit: Number.MAX_SAFE_INTEGER });
    const clocked = playing.filter(({ deadline }) => deadline !== null);
    for (let from = 0; from < clocked.length; from += AT_ONCE) {
      const some = clocked.slice(from, from + AT_ONCE);
      const done = await Promise.allSettled(some.map(({ id }) => this.#host.settle(id)));
      // Throws if it was the store that failed: then all of it is done again. A single broken game holds up no other.
      await this.#heartbeat.beat();
      for (const [i, { id: game }] of some.entries()) {
        const { reason } = done[i] as Partial<PromiseRejectedResult>;
        if (reason) this.#log.warn({ err: reason, game }, 'time without a server could not be given back');
      }
    }
    await this.#heartbeat.settle(outages);
    if (clocked.length === 0) return;
    const seconds = outages.map(({ from, until }) => Math.round((until - from) / 1000));
    this.#log.info({ seconds, games: clocked.length }, 'time without a server was given back to running clocks');
  }
}
