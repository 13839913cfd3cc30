/**
 * What a move costs before any of it is ours: processor time of a server that answers the same requests with an answer of the same
 * size and does nothing else, on Node's HTTP alone and on Fastify, each without and with the two event streams that carry a move.
 * `npm run bench -- floor --seconds 4 --rounds 3`
 */
import { fork } from 'node:child_process';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import Fastify from 'fastify';
import { median, printTable } from '../measure.ts';
import { Castellan } from './castellan.ts';
import { cpuMs, measure } from './contender.ts';
import { addressOf, connectRaw, Wire } from './wire.ts';

const TABLES = 100;
const WARM_MS = 2000;
/** As long as the answer to a move, and as an event of its stream. */
const ANSWER = JSON.stringify({ events: [], filler: 'x'.repeat(420) });
const EVENT = `id: 1\ndata: ${'x'.repeat(200)}\n\n`;
const FLOORS = ['node', 'node and streams', 'fastify', 'fastify and streams'] as const;

/** The streams of a table, by its name. */
const streams = new Map<string, ServerResponse[]>();
const listen = (table: string, response: ServerResponse) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write(EVENT);
  streams.set(table, [...(streams.get(table) ?? []), response]);
};
const tell = (table: string) => {
  for (const response of streams.get(table) ?? []) response.write(EVENT);
};

function readBody(request: IncomingMessage, done: (text: string) => void): void {
  let text = '';
  request.setEncoding('utf8');
  request.on('data', (chunk: string) => {
    text += chunk;
  });
  request.on('end', () => done(text));
}

async function serve(floor: string): Promise<number> {
  if (floor.startsWith('fastify')) {
    const app = Fastify();
    app.get<{ Params: { table: string } }>('/:table', (request, reply) => {
      reply.hijack();
      listen(request.params.table, reply.raw);
    });
    app.post<{ Params: { table: string } }>('/:table', (request, reply) => {
      tell(request.params.table);
      reply.type('application/json').send(ANSWER);
    });
    await app.listen({ host: '127.0.0.1', port: 0 });
    return (app.server.address() as AddressInfo).port;
  }
  const server = createServer((request, response) => {
    const table = request.url!.slice(1);
    if (request.method === 'GET') return listen(table, response);
    readBody(request, (text) => {
      JSON.parse(text);
      tell(table);
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': ANSWER.length }).end(ANSWER);
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return (server.address() as AddressInfo).port;
}

/** Milliseconds of processor for one request. */
async function measureFloor(floor: string, ms: number): Promise<number> {
  const child = fork(fileURLToPath(import.meta.url), ['--serve', floor]);
  const port = await new Promise<number>((ready) => child.once('message', (message) => ready(message as number)));
  const base = `http://127.0.0.1:${port}`;
  const open = Array.from({ length: TABLES }, (_, i) => ({ path: `/t${i}`, wire: new Wire(base) }));
  const received = floor.endsWith('streams')
    ? open.flatMap(({ path }) =>
        [1, 2].map(() => {
          const stream = connectRaw(addressOf(base), () => {});
          stream.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`);
          return stream;
        }),
      )
    : [];
  const body = { commandId: 'm1', command: { type: 'act', action: 'place 12 d5 c5' } };
  let [count, going] = [0, true];
  const asking = open.map(async ({ path, wire }) => {
    while (going) {
      await wire.post(path, `bot_${'x'.repeat(43)}`, body);
      count++;
    }
  });
  await new Promise((resolve) => setTimeout(resolve, WARM_MS));
  const [before, from] = [cpuMs([child.pid!])!, count];
  await new Promise((resolve) => setTimeout(resolve, ms));
  const [after, to] = [cpuMs([child.pid!])!, count];
  going = false;
  await Promise.all(asking);
  for (const stream of received) stream.destroy();
  for (const { wire } of open) wire.close();
  child.kill();
  return (after - before) / (to - from);
}

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '3' },
    serve: { type: 'string' },
  },
});

async function compare(ms: number, rounds: number): Promise<void> {
  const costs = new Map<string, number[]>([...FLOORS, 'castellan'].map((name) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    for (const floor of FLOORS) costs.get(floor)!.push(await measureFloor(floor, ms));
    const castellan = new Castellan('sqlite', 1);
    await castellan.start();
    costs.get('castellan')!.push((await measure(castellan, TABLES, WARM_MS, ms)).cpuPerMove ?? 0);
    await castellan.stop();
  }
  printTable(
    `Processor time of a move, medians of ${rounds} rounds of ${ms / 1000} s, load ${loadavg()[0]!.toFixed(0)}`,
    [...costs].map(([name, list]) => [
      name,
      `${median(list).toFixed(3)} ms (${Math.min(...list).toFixed(3)} to ${Math.max(...list).toFixed(3)})`,
    ]),
  );
}

if (values.serve !== undefined) process.send!(await serve(values.serve));
else {
  await compare(Number(values.seconds) * 1000, Number(values.rounds));
  process.exit(0);
}
