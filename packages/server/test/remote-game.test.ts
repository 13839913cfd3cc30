import { type Logged, matchOf, summaryOf } from '@castellan/match';
import { Client, type RemoteState } from '@castellan/match/client';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Browser, seatTwo, startServer, until } from './people.ts';

let server: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  server = await startServer({ HEARTBEAT_SECONDS: '1' });
  return server.stop;
});

/** A browser whose network a test can disturb: whatever `disturb` answers comes instead of the server's answer. */
function disturbed(browser: Browser, options: { answerMs?: number } = {}) {
  type Disturb = (path: string, send: () => Promise<Response>, signal?: AbortSignal | null) => Promise<Response>;
  const network: { disturb: Disturb | null } = { disturb: null };
  const client = new Client({
    ...options,
    fetch: (path, init) => {
      const send = () => browser.fetch(path, init);
      return network.disturb ? network.disturb(String(path), send, init?.signal) : send();
    },
  });
  return { client, network };
}

const isEvents = (path: string) => path.endsWith('/events');
const isCommand = (path: string) => path.endsWith('/commands');

/** Keeps every state a table has shown. */
function watched(client: Client, id: string) {
  const states: RemoteState[] = [];
  const table = client.open(id, (state) => states.push(state));
  return { table, states };
}

test('a greeting that an answer has overtaken does not make the page throw its game away', async () => {
  const { id, ada } = await seatTwo(server.base);
  const { client, network } = disturbed(ada);
  const { table, states } = watched(client, id);
  await until(table, ({ connection, match }) => connection === 'live' && match !== null);
  const { seq } = table.state.match!;
  // The stream is opened again and its greeting is on the way when the answer to an action comes.
  const [reopened, greeting] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  network.disturb = async (path, send) => {
    const response = await send();
    if (!isEvents(path)) return response;
    const late = new TransformStream<Uint8Array, Uint8Array>({
      transform: async (chunk, controller) => {
        await greeting.promise;
        controller.enqueue(chunk);
      },
    });
    reopened.resolve();
    return new Response(response.body!.pipeThrough(late), { headers: response.headers });
  };
  table.reconnect();
  await reopened.promise;
  states.length = 0;
  await table.send({ type: 'act', action: 'pick 1' });
  expect(table.state.match!.seq).toBe(seq + 1);
  greeting.resolve();
  await until(table, ({ connection }) => connection === 'live');
  await table.send({ type: 'say', phrase: 'hello' });
  const seqs = states.map(({ match }) => match?.seq ?? 0);
  expect(seqs).toEqual(seqs.toSorted((a, b) => a - b));
  expect(seqs[0]).toBe(seq);
  table.close();
});

test('a server that knows less than it once said is believed, and meanwhile the page shows what it has', async () => {
  const { id, ada } = await seatTwo(server.base);
  await ada.client.command(id, { type: 'act', action: 'pick 1' });
  const { client, network } = disturbed(ada);
  const { table, states } = watched(client, id);
  await until(table, ({ match }) => match?.actions.length === 2);
  // As after a restored backup: another game stands there under the same id, two events shorter.
  const other = await seatTwo(server.base);
  network.disturb = (path, send) => (path.includes(id) ? other.ada.fetch(path.replace(id, other.id)) : send());
  states.length = 0;
  table.reconnect();
  await until(table, ({ match }) => match?.actions.length === 1);
  expect(states.every(({ match }) => match !== null)).toBe(true);
  await until(table, ({ connection }) => connection === 'live');
  table.close();
});

/** As after a fail-over to a replica that was behind: the store has lost the last events of a game, and has gone on without them. */
async function loseLastEvent(id: string, instead: readonly Logged[] = []): Promise<void> {
  const log = [...(await server.store.read(id, 0)).slice(0, -1), ...instead];
  await server.store.remove(id);
  await server.store.append(id, 0, 'restored', log, summaryOf(matchOf(id, log)));
}
const wow = (seq: number): Logged => {
  return { seq, at: Date.now() + 1, command: null, event: { type: 'said', seat: 2, phrase: 'wow' } };
};

test('a page is told when the store has lost what it shows, and shows what is left', async () => {
  const { id, ada } = await seatTwo(server.base);
  await ada.client.command(id, { type: 'act', action: 'pick 1' });
  const { table } = watched(ada.client, id);
  await until(table, ({ match }) => match?.actions.length === 2);
  await loseLastEvent(id);
  await until(table, ({ match, connection }) => match?.actions.length === 1 && connection === 'live');
  await table.send({ type: 'act', action: 'pick 2' });
  expect(table.state.match?.actions.at(-1)?.action).toBe('pick 2');
  table.close();
});

test('a page that was away while the store lost an event and got others sees so when it is back', async () => {
  const { id, ada } = await seatTwo(server.base);
  await ada.client.command(id, { type: 'act', action: 'pick 1' });
  const { client, network } = disturbed(ada);
  const { table } = watched(client, id);
  const { match } = await until(table, (state) => state.match?.actions.length === 2);
  network.disturb = async () => {
    throw new TypeError('no network');
  };
  table.reconnect();
  await until(table, ({ connection }) => connection === 'lost');
  await loseLastEvent(id, [wow(match!.seq), wow(match!.seq + 1)]);
  network.disturb = null;
  table.reconnect();
  const state = await until(table, (now) => now.match?.talk[1] === 2);
  expect(state.match?.actions.length).toBe(1);
  table.close();
});

test('an event that cannot follow what the page has makes it read the game again', async () => {
  const { id, ada } = await seatTwo(server.base);
  const { client, network } = disturbed(ada);
  const { table } = watched(client, id);
  await until(table, ({ match }) => match !== null);
  network.disturb = async (path, send) => {
    if (!isCommand(path)) return send();
    network.disturb = null;
    const answer = (await (await send()).json()) as { events: { event: object }[] };
    answer.events[0]!.event = { type: 'acted', by: 2, action: 'pass' };
    return Response.json(answer);
  };
  await table.send({ type: 'act', action: 'pick 1' });
  const { match } = await until(table, (state) => state.match?.actions.length === 2);
  expect(match?.actions.at(-1)?.action).toBe('pick 1');
  table.close();
});

describe('who waits for a better moment', () => {
  // Nobody's patience ends by itself here: whatever happens, happens because somebody was woken.
  const later = setTimeout;
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  async function eventually(condition: () => boolean): Promise<void> {
    for (let i = 0; i < 6000; i++) {
      // First a turn of the event loop: what has just failed waits for its next attempt by then.
      await new Promise((resolve) => later(resolve, 5));
      if (condition()) return;
    }
    throw new Error('it did not happen');
  }

  test('is woken when the network is back: the stream and what is to be sent', async () => {
    const { id, ada } = await seatTwo(server.base);
    const { client, network } = disturbed(ada);
    const { table } = watched(client, id);
    await eventually(() => table.state.connection === 'live');
    const failed = { stream: 0, send: 0 };
    network.disturb = async (path) => {
      failed[isEvents(path) ? 'stream' : 'send']++;
      throw new TypeError('no network');
    };
    table.reconnect();
    let answered = false;
    const sent = table.send({ type: 'act', action: 'pick 1' }).then(() => {
      answered = true;
    });
    await eventually(() => failed.stream > 0 && failed.send > 0);
    expect([answered, table.state.connection]).toEqual([false, 'lost']);
    network.disturb = null;
    table.reconnect();
    await eventually(() => answered && table.state.connection === 'live');
    await sent;
    table.close();
  });

  test('is woken by a stream that is back, without a word from the browser', async () => {
    const { id, ada } = await seatTwo(server.base);
    const { client, network } = disturbed(ada);
    const { table } = watched(client, id);
    await eventually(() => table.state.connection === 'live');
    let attempts = 0;
    network.disturb = async (path, send) => {
      if (!isCommand(path)) return send();
      attempts++;
      throw new TypeError('no network');
    };
    let answered = false;
    const sent = table.send({ type: 'act', action: 'pick 1' }).then(() => {
      answered = true;
    });
    for (let attempt = 1; attempt < 5; attempt++) {
      await eventually(() => attempts === attempt);
      // The longest this wait can be, and in all far less than the silence that ends a stream.
      vi.advanceTimersByTime(500 * 2 ** (attempt - 1));
    }
    await eventually(() => attempts === 5);
    // The next attempt is at least four seconds away; the stream breaks, and comes back in less.
    network.disturb = null;
    server.app.server.server.closeAllConnections();
    await eventually(() => table.state.connection === 'lost');
    vi.advanceTimersByTime(500);
    await eventually(() => answered);
    await sent;
    table.close();
  });

  test('because there were too many requests waits as long as was asked for, also when woken', async () => {
    const { id, ada } = await seatTwo(server.base);
    const { client, network } = disturbed(ada);
    const { table, states } = watched(client, id);
    await eventually(() => table.state.connection === 'live');
    let requests = 0;
    network.disturb = async (path, send) =>
      isCommand(path) && requests++ === 0
        ? Response.json({ code: 'too-many-requests' }, { status: 429, headers: { 'retry-after': '1' } })
        : send();
    let answered = false;
    const sent = table.send({ type: 'act', action: 'pick 1' }).then(() => {
      answered = true;
    });
    await eventually(() => requests === 1);
    states.length = 0;
    table.reconnect();
    // Away and back may take less than one look.
    const wasLost = () => states.some(({ connection }) => connection === 'lost');
    await eventually(() => wasLost() && table.state.connection === 'live');
    vi.advanceTimersByTime(999);
    await eventually(() => true);
    expect(requests).toBe(1);
    vi.advanceTimersByTime(1);
    await eventually(() => answered);
    await sent;
    table.close();
  });
});

test('a request on a dead connection is given up and sent again, and counts once', async () => {
  const { id, ada } = await seatTwo(server.base);
  const { client, network } = disturbed(ada, { answerMs: 300 });
  const { table } = watched(client, id);
  await until(table, ({ connection }) => connection === 'live');
  let arrived = 0;
  network.disturb = async (path, send, signal) => {
    if (!isCommand(path) || arrived > 0) return send();
    arrived++;
    await send();
    // The answer never comes.
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  };
  const answer = await table.send({ type: 'act', action: 'pick 1' });
  expect(answer.status).toBe('duplicate');
  expect(table.state.match?.actions.length).toBe(2);
  table.close();
});

test('an answer that was cut off is no answer: the same goes out again, and counts once', async () => {
  const { id, ada } = await seatTwo(server.base);
  const { client, network } = disturbed(ada);
  const { table } = watched(client, id);
  await until(table, ({ connection }) => connection === 'live');
  for (const status of [200, 409]) {
    let cut = 0;
    network.disturb = async (path, send) => {
      if (!isCommand(path) || cut++ > 0) return send();
      await send();
      const half = new ReadableStream({
        start: (controller) => {
          controller.enqueue(new TextEncoder().encode('{"status":"comm'));
          controller.error(new TypeError('terminated'));
        },
      });
      return new Response(half, { status });
    };
    await table.send({ type: 'say', phrase: 'hello' }, `cut-${status}`);
  }
  expect((await ada.client.view(id)).talk).toEqual([2, 0]);
  table.close();
});

test('an answer by somebody else, as of a portal that wants a login, is no answer either', async () => {
  const { id, ada } = await seatTwo(server.base);
  const { client, network } = disturbed(ada);
  const { table } = watched(client, id);
  await until(table, ({ connection }) => connection === 'live');
  let login = 0;
  network.disturb = async (path, send) => (isCommand(path) && login++ === 0 ? new Response('<h1>Log in</h1>') : send());
  expect((await table.send({ type: 'act', action: 'pick 1' })).status).toBe('committed');
  // Nor is a missing page of somebody else the end of a game.
  let missing = 0;
  network.disturb = async (path, send) =>
    isEvents(path) && missing++ === 0 ? new Response('nothing here', { status: 404 }) : send();
  table.reconnect();
  await until(table, ({ connection }) => missing > 0 && connection === 'live');
  table.close();
});

test('who is refused for what they had not seen has seen it then', async () => {
  const { id, ada } = await seatTwo(server.base);
  const { client, network } = disturbed(ada);
  const { table } = watched(client, id);
  await until(table, ({ connection }) => connection === 'live');
  const { seq } = table.state.match!;
  // The stream is away; the same player acts in another tab.
  network.disturb = async (path, send) => {
    if (isEvents(path)) throw new TypeError('no network');
    return send();
  };
  table.reconnect();
  await ada.client.command(id, { type: 'act', action: 'pick 1' });
  await expect(table.send({ type: 'act', action: 'pick 2', seq })).rejects.toMatchObject({ message: 'stale' });
  expect(table.state.match?.actions.at(-1)?.action).toBe('pick 1');
  table.close();
});
