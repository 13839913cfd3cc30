import { awaitedSeat, turnOf } from '@castellan/match';
import { Client, type NewGameRequest, type RemoteGame, type RemoteState } from '@castellan/match/client';
import { type Below, rulesOf, seeded } from '@castellan/rules';
import { vi } from 'vitest';
import { buildApp } from '../src/app.ts';
import { type Config, openStore, readConfig } from '../src/index.ts';
import { openNotifications } from '../src/serve.ts';
import { WITHOUT_LIMITS } from './without-limits.ts';

/** A server in this process, on a port of its own, without limits unless the test sets some. */
export async function startServer(env: Record<string, string> = {}) {
  const config: Config = readConfig({
    DATABASE_URL: 'memory:',
    PORT: '0',
    LOG_LEVEL: 'silent',
    ...WITHOUT_LIMITS,
    ...env,
  });
  const store = await openStore(config.databaseUrl, undefined, config.databaseSpread);
  const notifications = await openNotifications(config, store);
  const app = await buildApp(config, store, notifications);
  const base = await app.server.listen({ host: '127.0.0.1', port: config.port });
  return {
    base,
    app,
    store,
    stop: async () => {
      await app.stop();
      await notifications.close();
      await store.close();
    },
  };
}

/** A browser: keeps the cookies it is given. */
export class Browser {
  readonly cookies = new Map<string, string>();
  #base: string;
  readonly #address: string;

  /** `address`: where it is, as a proxy tells a server with TRUST_PROXY=loopback. */
  constructor(base: string, address = '') {
    this.#base = base;
    this.#address = address;
  }

  /** The same browser, sent to another node. */
  goTo(base: string): void {
    this.#base = base;
  }

  readonly fetch: typeof fetch = async (path, init = {}) => {
    const headers = new Headers(init.headers);
    if (this.#address) headers.set('x-forwarded-for', this.#address);
    if (this.cookies.size > 0)
      headers.set('cookie', [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await fetch(this.#base + path, { ...init, headers });
    for (const text of response.headers.getSetCookie()) {
      const [name = '', value = ''] = text.split(';')[0]!.split('=');
      this.cookies.set(name, value);
    }
    return response;
  };

  readonly client = new Client({ fetch: (path, init) => this.fetch(path, init) });

  post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
    return this.fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  }
}

/** Waits until a table looks as expected. */
export function until(table: RemoteGame, expected: (state: RemoteState) => boolean): Promise<RemoteState> {
  return vi.waitFor(
    () => {
      if (expected(table.state)) return table.state;
      throw new Error(`it did not happen: ${JSON.stringify({ ...table.state, match: table.state.match?.seq })}`);
    },
    { timeout: 60_000, interval: 5 },
  );
}

/** Plays a seat at random whenever it is its turn or its roll, until the game is over or the player is told to pause. */
export async function playSeat(table: RemoteGame, below: Below = seeded(1), actions = 1000): Promise<void> {
  for (let done = 0; done < actions; done++) {
    const { match, you } = await until(table, ({ match: now, you: seat }) => {
      if (!now || !seat) return false;
      return turnOf(now) === 'over' || awaitedSeat(now) === seat;
    });
    if (!match || awaitedSeat(match) !== you) return;
    if (turnOf(match) === 'chance') {
      await table.send({ type: 'roll' });
      continue;
    }
    const rules = rulesOf(match.game);
    const legal = rules.legal(match.state);
    await table.send({ type: 'act', action: rules.printAction(legal[below(legal.length)]), seq: match.seq });
  }
}

/** Plays a number of actions of both players. */
export async function playSome(
  tables: readonly [RemoteGame, RemoteGame],
  below: Below,
  actions: number,
): Promise<void> {
  for (let done = 0; done < actions; done++) {
    const { match } = await until(tables[0], ({ match: now }) => now !== null && turnOf(now) !== 'waiting');
    const turn = turnOf(match!);
    const table = tables[turn === 1 ? 0 : 1];
    await playSeat(table, below, 1);
    await until(tables[0], ({ match: now }) => now!.seq >= table.state.match!.seq);
  }
}

/** Two browsers seated at a new game. */
export async function seatTwo(
  base: string,
  game: 'duel' | 'discovery' = 'duel',
  otherBase = base,
  wishes: Partial<NewGameRequest> = {},
) {
  const [ada, ben] = [new Browser(base), new Browser(otherBase)];
  const { id, key } = await ada.client.create({ game, ...wishes });
  await ada.client.join(id, { name: 'Ada', seat: 1, key: key! });
  await ben.client.join(id, { name: 'Ben', key: key! });
  return { id, key: key!, ada, ben };
}

/** Plays one legal action of the player whose turn it is. */
async function act(id: string, ...people: readonly Client[]): Promise<void> {
  for (const client of people) {
    const view = await client.view(id, true);
    if (view.turn !== view.you || !view.legal) continue;
    await client.command(id, { type: 'act', action: view.legal[0]! });
    return;
  }
  throw new Error('it is nobody’s turn');
}

/** Plays until it is this player's turn and the other has acted last. */
export async function untilTurnOf(id: string, mine: Client, theirs: Client): Promise<void> {
  for (let theyActed = false; ; ) {
    const view = await mine.view(id);
    if (view.turn === view.you && theyActed) return;
    theyActed = view.turn !== view.you;
    await act(id, mine, theirs);
  }
}
