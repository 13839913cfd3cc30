import { mkdtempSync, rmSync } from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Logged } from '@castellan/match';
import { type DiscoveryState, discovery, must, other, type Seat, seeded } from '@castellan/rules';
import { type PostgresUnderTest, startPostgres } from '../../packages/server/test/postgres.ts';
import type { Contender, LoadTable } from './contender.ts';
import { ServerProcess } from './processes.ts';
import { addressOf, connectRaw, Wire } from './wire.ts';

const below = seeded(Date.now());

/** A player keeps token and connection from one game to the next, as a browser does. */
export interface Player {
  readonly base: string;
  readonly token: string;
  readonly wire: Wire;
}

type Pair = readonly [Player, Player];

/** Castellan's server, as people run it: one file, or PostgreSQL and any number of nodes. */
export class Castellan implements Contender {
  readonly name: string;
  readonly #store: 'sqlite' | 'postgres';
  readonly #count: number;
  nodes: ServerProcess[] = [];
  #postgres: PostgresUnderTest | null = null;
  #directory = '';
  /** Who has played to the end. */
  #free: Pair[] = [];
  #games = 0;

  constructor(store: 'sqlite' | 'postgres', nodes: number) {
    this.name = `Castellan, ${store === 'sqlite' ? 'SQLite' : 'PostgreSQL'}, ${nodes} node${nodes > 1 ? 's' : ''}`;
    this.#store = store;
    this.#count = nodes;
  }

  async start(): Promise<void> {
    this.#directory = mkdtempSync(join(tmpdir(), 'castellan-load-'));
    if (this.#store === 'postgres') this.#postgres = await startPostgres();
    const DATABASE_URL = this.#postgres?.url ?? `sqlite:${join(this.#directory, 'games.db')}`;
    this.nodes = [];
    this.#free = [];
    for (let i = 0; i < this.#count; i++) this.nodes.push(await ServerProcess.start({ DATABASE_URL }));
  }

  async table(): Promise<LoadTable> {
    const players: Pair = this.#free.pop() ?? [await this.player(), await this.player()];
    const [{ wire, token }] = players;
    const body = { commandId: `c${this.#games++}`, game: 'discovery', listed: true };
    const { id } = await wire.post<{ id: string }>('/api/games', token, body);
    for (const [i, player] of players.entries()) {
      const join = { commandId: 'j', name: `P${i + 1}`, seat: i + 1, entropy: '0123456789abcdef' };
      await player.wire.post(`/api/games/${id}/join`, player.token, join);
    }
    return DiscoveryTable.open(id, players, () => this.#free.push(players));
  }

  pids(): readonly number[] {
    return this.nodes.map(({ pid }) => pid);
  }

  async stop(): Promise<void> {
    for (const { wire } of this.#free.flat()) wire.close();
    for (const node of this.nodes) await node.stop();
    await this.#postgres?.stop();
    rmSync(this.#directory, { recursive: true, force: true });
  }

  /** A player with a token and a connection of their own. */
  async player(): Promise<Player> {
    const { base } = this.nodes[below(this.nodes.length)]!;
    const wire = new Wire(base);
    const { token } = await wire.post<{ token: string }>('/api/bots', '', {});
    return { base, token, wire };
  }
}

export class DiscoveryTable implements LoadTable {
  #state: DiscoveryState = discovery.create(must(discovery.parseOptions([])));
  readonly #path: string;
  readonly #players: Pair;
  readonly #leave: () => void;
  readonly #streams: Socket[] = [];
  readonly #seen: [number, number] = [0, 0];
  #waiting: { seat: Seat; seq: number; done: () => void } | null = null;
  #count = 0;

  static async open(id: string, players: Pair, leave: () => void): Promise<DiscoveryTable> {
    const table = new DiscoveryTable(id, players, leave);
    for (const seat of [1, 2] as const) await table.#listen(seat);
    return table;
  }

  private constructor(id: string, players: Pair, leave: () => void) {
    this.#path = `/api/games/${id}`;
    this.#players = players;
    this.#leave = leave;
  }

  async move(): Promise<number | null> {
    const turn = discovery.turn(this.#state);
    if (turn !== 1 && turn !== 2) return null;
    const legal = discovery.legal(this.#state);
    const action = discovery.printAction(legal[below(legal.length)]!);
    const seen = new Promise<void>((done) => {
      this.#waiting = { seat: other(turn), seq: this.#seen[0] + 1, done };
    });
    const began = performance.now();
    const body = { commandId: `m${this.#count++}`, command: { type: 'act', action } };
    const { wire, token } = this.#players[turn - 1]!;
    const acknowledged = wire.post<{ events: Logged[] }>(`${this.#path}/commands`, token, body);
    const [latency, { events }] = await Promise.all([seen.then(() => performance.now() - began), acknowledged]);
    for (const { event } of events) {
      if (event.type === 'acted')
        this.#state = must(discovery.apply(this.#state, must(discovery.parseAction(event.action))));
    }
    const last = events.at(-1)!.seq;
    this.#seen[0] = last;
    return latency;
  }

  close(): void {
    for (const stream of this.#streams) stream.destroy();
    for (const { wire } of this.#players) wire.free();
    this.#leave();
  }

  /** A player's own event stream; both are read, as in two browsers. */
  #listen(seat: Seat): Promise<void> {
    const { base, token } = this.#players[seat - 1]!;
    const address = addressOf(base);
    return new Promise((resolve, reject) => {
      let rest = '';
      const stream = connectRaw(address, (text) => {
        const parts = (rest + text).split('\n\n');
        rest = parts.pop() ?? '';
        for (const part of parts) this.#receive(seat, part);
        // The greeting is the first part, with the head of the answer before it.
        if (parts.length > 0) resolve();
      });
      stream.on('close', () => reject(new Error('the stream ended before it began')));
      stream.write(
        `GET ${this.#path}/events HTTP/1.1\r\nHost: ${address.host}:${address.port}\r\nAuthorization: Bearer ${token}\r\n\r\n`,
      );
      this.#streams.push(stream);
    });
  }

  #receive(seat: Seat, part: string): void {
    if (!part.startsWith('id: ')) return;
    const seq = Number.parseInt(part.slice('id: '.length), 10);
    // What chance had drawn before anyone listened. Later the number is enough: what happened stands in the answer.
    if (this.#count === 0 && seat === 1) this.#begin(seq, part);
    if (this.#waiting?.seat === seat && seq >= this.#waiting.seq) {
      this.#waiting.done();
      this.#waiting = null;
    }
  }

  #begin(seq: number, part: string): void {
    const { event } = JSON.parse(part.slice(part.indexOf('\ndata: ') + '\ndata: '.length)) as Logged;
    if (event.type === 'acted')
      this.#state = must(discovery.apply(this.#state, must(discovery.parseAction(event.action))));
    this.#seen[0] = seq;
  }
}
