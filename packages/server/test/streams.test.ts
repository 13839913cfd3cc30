import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { Logged } from '@castellan/match';
import { MOST_EVENTS, matchOf, summaryOf } from '@castellan/match';
import { beforeAll, expect, test } from 'vitest';
import { Stream } from '../src/stream.ts';
import { Browser, seatTwo, startServer, until } from './people.ts';

let server: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  server = await startServer({ HEARTBEAT_SECONDS: '1' });
  return server.stop;
});

const talk = (seq: number): Logged => ({
  seq,
  at: 1000 + seq,
  command: null,
  event: { type: 'said', seat: 1, phrase: 'hello' },
});

test('a game with a very long log reaches the page that opens it, piece by piece', async () => {
  const { id, ada } = await seatTwo(server.base);
  const log = await server.store.read(id, 0);
  const more = Array.from({ length: MOST_EVENTS - log.length }, (_, i) => ({
    ...talk(log.length + 1 + i),
    at: log.at(-1)!.at,
  }));
  const summary = summaryOf(matchOf(id, [...log, ...more]));
  await server.store.append(id, log.length, 'much', more, summary);
  const table = ada.client.open(id, () => {});
  await until(table, ({ match }) => match?.seq === summary.seq);
  table.close();
});

test('the old device of a seat that moved sees that it only watches now, and is no longer counted as present', async () => {
  const { id, ada, ben } = await seatTwo(server.base);
  const [laptop, theirs] = [ada.client.open(id, () => {}), ben.client.open(id, () => {})];
  await until(laptop, ({ you }) => you === 1);
  await until(theirs, ({ present }) => present[0]);
  const phone = new Browser(server.base);
  await phone.client.move(id, (await ada.client.link(id)).key);
  await until(laptop, ({ you, present }) => you === null && !present[0]);
  await until(theirs, ({ present }) => !present[0]);
  laptop.close();
  theirs.close();
});

test('a player who takes a seat while the page is open is seated there at once', async () => {
  const ada = new Browser(server.base);
  const { id, key } = await ada.client.create({ game: 'duel' });
  const table = ada.client.open(id, () => {});
  await until(table, ({ connection, you }) => connection === 'live' && you === null);
  await ada.client.join(id, { name: 'Ada', seat: 2, key: key! });
  await until(table, ({ you, present }) => you === 2 && present[1]);
  table.close();
});

test('a reader who leaves while the game is read for the stream is not counted as present', async () => {
  const { id, ada } = await seatTwo(server.base);
  const read = server.store.read.bind(server.store);
  const [asked, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let reads = 0;
  server.store.read = async (...request) => {
    // First to see that there is such a game, then for the stream.
    if (request[0] === id && ++reads === 2) {
      asked.resolve();
      await answered.promise;
    }
    return read(...request);
  };
  const opened = once(server.app.server.server, 'request') as Promise<[unknown, ServerResponse]>;
  const leaving = new AbortController();
  const reader = ada.client.events(id, 0, leaving.signal).catch(() => {});
  const [, response] = await opened;
  await asked.promise;
  leaving.abort();
  await Promise.all([reader, once(response, 'close')]);
  answered.resolve();
  server.store.read = read;
  expect((await ada.client.view(id)).present).toEqual([false, false]);
});

/** One stream, and the socket of its reader, who has read nothing yet. */
async function oneStream(shown = (logged: Logged): string | null => `id: ${logged.seq}\n\n`) {
  let opened: (response: ServerResponse) => void;
  const opening = new Promise<ServerResponse>((resolve) => {
    opened = resolve;
  });
  const http = createServer((_request, response) => opened(response));
  await once(http.listen(0, '127.0.0.1'), 'listening');
  const reader: Socket = connect((http.address() as AddressInfo).port, '127.0.0.1');
  reader.pause();
  reader.write('GET / HTTP/1.1\r\nHost: here\r\n\r\n');
  const response = await opening;
  // As the route does: without chunks.
  response.removeHeader('transfer-encoding');
  response.writeHead(200, { connection: 'close' });
  const stop = () => {
    reader.destroy();
    http.close();
  };
  return { stream: new Stream(response, shown), response, reader, stop };
}

/** 10 MB as text: more than a socket takes without a reader. */
const MUCH = Array.from({ length: 100 }, (_, i) => talk(i + 1));
const long = (logged: Logged) => `id: ${logged.seq}\ndata: ${'x'.repeat(100_000)}\n\n`;

test('only a reader that takes nothing for several heartbeats is cut off', async () => {
  const { stream, response, reader, stop } = await oneStream(long);
  stream.start('hello');
  for (const logged of MUCH) stream.push(logged);
  // Slow, but it reads: a little between the heartbeats.
  for (let i = 0; i < 10; i++) {
    for (const logged of MUCH) stream.push(logged);
    const drained = once(response.socket!, 'drain');
    reader.resume();
    await drained;
    reader.pause();
    for (let beats = 0; beats < 3; beats++) stream.beat('');
  }
  expect(response.destroyed).toBe(false);
  // What waits is not stored as text.
  expect(response.writableLength).toBeLessThan(300_000);
  stream.beat('');
  expect(response.destroyed).toBe(true);
  stop();
});

test('numbers of events nobody may know of are sent as one', async () => {
  const { stream, reader, stop } = await oneStream(({ seq }) => (seq % 100 === 0 ? `id: ${seq}\n\n` : null));
  let text = '';
  reader.on('data', (data) => {
    text += data;
  });
  for (let seq = 1; seq <= 250; seq++) stream.push(talk(seq));
  stream.start('');
  stream.end('end');
  reader.resume();
  while (!text.includes('end')) await once(reader, 'data');
  expect(text.match(/id: \d+/g)).toEqual(['id: 99', 'id: 100', 'id: 199', 'id: 200', 'id: 250']);
  stop();
});
