import { mkdtempSync, rmSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Logged } from '@castellan/match';
import { type DiscoveryState, discovery, must, other, type Seat, seeded } from '@castellan/rules';
import { type PostgresUnderTest, startPostgres } from '../../packages/server/test/postgres.ts';
import type { Contender, LoadTable } from './contender.ts';
import { ServerProcess } from './processes.ts';
import { Wire } from './wire.ts';

const below = seeded(Date.now());

/** Castellan's server, as people run it: one file, or PostgreSQL and any number of nodes. */
export class Castellan implements Contender {
  readonly name: string;
  readonly #store: 'sqlite' | 'postgres';
  readonly #count: number;
  nodes: ServerProcess[] = [];
  #postgres: PostgresUnderTest | null = null;
  #directory = '';

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
    for (let i = 0; i < this.#count; i++) this.nodes.push(await ServerProcess.start({ DATABASE_URL }));
  }

  async table(): Promise<LoadTable> {
    const bases = [this.#any(), this.#any()] as const;
    const tokens: [string, string] = ['', ''];
    const wires = bases.map((base) => new Wire(base)) as [Wire, Wire];
    const send = <T>(seat: Seat, path: string, body: object): Promise<T> =>
      wires[seat - 1]!.post(path, tokens[seat - 1]!, body);
    for (const seat of [1, 2] as const) tokens[seat - 1] = (await send<{ token: string }>(seat, '/api/bots', {})).token;
    const { id } = await send<{ id: string }>(1, '/api/games', { commandId: 'c', game: 'discovery', listed: true });
    const seats = [1, 2] as const;
    for (const seat of seats) {
      await send(seat, `/api/games/${id}/join`, {
        commandId: 'j',
        name: `P${seat}`,
        seat,
        entropy: '0123456789abcdef',
      });
    }
    return DiscoveryTable.open(id, bases, tokens, wires);
  }

  pids(): readonly number[] {
    return this.nodes.map(({ pid }) => pid);
  }

  async stop(): Promise<void> {
    for (const node of this.nodes) await node.stop();
    await this.#postgres?.stop();
    rmSync(this.#directory, { recursive: true, force: true });
  }

  #any(): string {
    return this.nodes[below(this.nodes.length)]!.base;
  }
}

class DiscoveryTable implements LoadTable {
  #state: DiscoveryState = discovery.create(must(discovery.parseOptions([])));
  readonly #path: string;
  readonly #bases: readonly [string, string];
  readonly #tokens: readonly [string, string];
  readonly #wires: readonly [Wire, Wire];
  readonly #streams: IncomingMessage[] = [];
  readonly #seen: [number, number] = [0, 0];
  #waiting: { seat: Seat; seq: number; done: () => void } | null = null;
  #count = 0;

  static async open(
    id: string,
    bases: readonly [string, string],
    tokens: readonly [string, string],
    wires: readonly [Wire, Wire],
  ): Promise<DiscoveryTable> {
    const table = new DiscoveryTable(id, bases, tokens, wires);
    for (const seat of [1, 2] as const) await table.#listen(seat);
    return table;
  }

  private constructor(
    id: string,
    bases: readonly [string, string],
    tokens: readonly [string, string],
    wires: readonly [Wire, Wire],
  ) {
    this.#wires = wires;
    this.#path = `/api/games/${id}`;
    this.#bases = bases;
    this.#tokens = tokens;
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
    const wire = this.#wires[turn - 1]!;
    const acknowledged = wire.post<{ events: Logged[] }>(`${this.#path}/commands`, this.#tokens[turn - 1]!, body);
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
    for (const wire of this.#wires) wire.close();
  }

  /** A player's own event stream; both are read, as in two browsers. */
  #listen(seat: Seat): Promise<void> {
    const headers = { authorization: `Bearer ${this.#tokens[seat - 1]}` };
    return new Promise((resolve, reject) => {
      get(`${this.#bases[seat - 1]}${this.#path}/events`, { headers, agent: false }, (stream) => {
        this.#streams.push(stream);
        let rest = '';
        stream.setEncoding('utf8');
        stream.on('error', () => {});
        stream.on('data', (chunk: string) => {
          const parts = (rest + chunk).split('\n\n');
          rest = parts.pop() ?? '';
          for (const part of parts) this.#hear(seat, part);
          resolve();
        });
      }).on('error', reject);
    });
  }

  #hear(seat: Seat, part: string): void {
    const data = part.startsWith('id: ') && /^data: (.*)$/m.exec(part)?.[1];
    if (!data) return;
    const { seq, event } = JSON.parse(data) as Logged;
    if (this.#count === 0 && seat === 1 && event.type === 'acted') {
      // What chance had drawn before anyone listened.
      this.#state = must(discovery.apply(this.#state, must(discovery.parseAction(event.action))));
    }
    if (this.#count === 0 && seat === 1) this.#seen[0] = seq;
    if (this.#waiting?.seat === seat && seq >= this.#waiting.seq) {
      this.#waiting.done();
      this.#waiting = null;
    }
  }
}
