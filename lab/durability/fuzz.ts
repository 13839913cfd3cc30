/**
 * At least a hundred thousand malformed, hostile or out-of-turn requests against a real server: none may crash it, be answered with a
 * 5xx, change a game or give away a secret. `npm run lab -- fuzz --requests 100000`
 */
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Client } from '@castellan/match/client';
import { type Below, rulesOf, seeded } from '@castellan/rules';
import { openStore } from '@castellan/server';
import { ServerProcess } from '../../bench/online/processes.ts';
import { hostileRequest, type Victim } from './hostile.ts';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
    out: { type: 'string', default: 'lab/durability/results/fuzz.json' },
  },
});
const total = Number(values.requests);
const below: Below = seeded(Number(values.seed));
const agent = new Agent({ keepAlive: true, maxSockets: 24 });
const directory = mkdtempSync(join(tmpdir(), 'castellan-fuzz-'));
const url = `sqlite:${join(directory, 'games.db')}`;
const server = await ServerProcess.start({ DATABASE_URL: url });
const { pid } = server;

const token = async () => (await new Client({ base: server.base }).bot()).token;

/** Some whom the server knows and some whom it does not. */
const strangers = [
  ...(await Promise.all(Array.from({ length: 20 }, token))),
  ...Array.from({ length: 20 }, () => `bot_${randomBytes(32).toString('base64url')}`),
];

/** A game in the middle, with the tokens of both players. */
async function victim(game: 'duel' | 'discovery', actions: number): Promise<Victim> {
  const tokens = [await token(), await token()] as const;
  const clients = tokens.map((own) => new Client({ base: server.base, token: own }));
  const { id, key } = await clients[0]!.create({ game, time: { type: 'days', days: 2 } });
  for (const [i, client] of clients.entries())
    await client.join(id, { name: `Player ${i + 1}`, seat: i === 0 ? 1 : 2, key: key! });
  for (let i = 0; i < actions; i++) {
    const view = await clients[0]!.view(id);
    const seat = view.turn as 1 | 2;
    const { legal } = await clients[seat - 1]!.view(id, true);
    await clients[seat - 1]!.command(id, { type: 'act', action: legal![below(legal!.length)]! });
  }
  const view = await clients[0]!.view(id);
  const rules = rulesOf(view.game);
  const legal = new Set(rules.legal(view.state).map((action) => rules.printAction(action)));
  return { id, key: key!, tokens, turn: view.turn as 1 | 2, legal };
}

const victims = await Promise.all([
  victim('duel', 0),
  victim('duel', 13),
  victim('discovery', 1),
  victim('discovery', 16),
]);

/** What must not be seen in any answer. */
const store = await openStore(url);
const secrets: string[] = victims.flatMap(({ tokens, key }) => [...tokens, key]);
const before = new Map<string, string>();
for (const { id } of victims) {
  const log = await store.read(id, 0);
  before.set(id, JSON.stringify(log));
  const created = log[0]!.event;
  if (created.type === 'created' && created.hidden?.secret) secrets.push(created.hidden.secret);
}
const DETAILS = /node_modules|\.ts:\d+|\bat .+:\d+:\d+|SQLITE|sqlite_|"stack"/;

const statuses: Record<string, number> = {};
const problems: string[] = [];
const problem = (text: string) => problems.length < 50 && problems.push(text);

function send(number: number): Promise<void> {
  const { method, path, headers, body } = hostileRequest(victims, below, strangers[below(strangers.length)]!);
  return new Promise((resolve) => {
    const done = (status: string, text: string) => {
      statuses[status] = (statuses[status] ?? 0) + 1;
      const what = `${number}: ${method} ${path} ${String(body).slice(0, 200)}`;
      if (status.startsWith('5')) problem(`${status} for ${what}`);
      if (DETAILS.test(text)) problem(`details in the answer to ${what}: ${text.slice(0, 200)}`);
      for (const secret of secrets)
        if (text.includes(secret) && !String(body).includes(secret)) problem(`a secret for ${what}`);
      resolve();
    };
    try {
      const sent = request(server.base + path, { method, headers, agent, timeout: 10_000 }, (response) => {
        let text = '';
        response.on('data', (chunk) => {
          text += chunk;
          // An event stream never ends by itself.
          if (response.headers['content-type']?.startsWith('text/event-stream')) sent.destroy();
        });
        response.on('close', () => done(String(response.statusCode), text));
      });
      sent.on('error', (error: NodeJS.ErrnoException) => {
        if (!sent.destroyed || statuses[`error ${error.code}`] === undefined) done(`error ${error.code}`, '');
        else resolve();
      });
      sent.end(body);
    } catch {
      // Node itself refuses to send it: not a request.
      done('unsendable', '');
    }
  });
}

/** What is not even HTTP. */
function sendRaw(bytes: Buffer | string): Promise<void> {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(server.base);
    let text = '';
    const socket = connect(Number(port), hostname, () => socket.end(bytes));
    socket.setTimeout(2000, () => socket.destroy());
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      const status = /^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 'closed';
      statuses[`raw ${status}`] = (statuses[`raw ${status}`] ?? 0) + 1;
      if (status.startsWith('5')) problem(`${status} for raw bytes`);
      if (DETAILS.test(text)) problem('details in the answer to raw bytes');
      resolve();
    });
  });
}

const RAW = [
  () => randomBytes(1 + below(400)),
  () => 'GET / HTTP/9.9\r\n\r\n',
  () => `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
  () => `POST /api/games HTTP/1.1\r\nHost: x\r\nContent-Length: 99999\r\n\r\n{`,
  () => 'POST /api/games HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\nzz\r\n',
  () => `GET / HTTP/1.1\r\n${'X: y\r\n'.repeat(3000)}\r\n`,
  () => 'GET /api/lobby HTTP/1.1\r\n\r\n',
  () => 'GET\u0000/ HTTP/1.1\r\nHost: x\r\n\r\n',
];

const started = Date.now();
let next = 0;
const worker = async () => {
  for (let number = next++; number < total; number = next++) {
    await (number % 50 === 0 ? sendRaw(RAW[below(RAW.length)]!()) : send(number));
    if (number % 20_000 === 0) process.stdout.write(`${number} requests, ${problems.length} problems\n`);
  }
};
await Promise.all(Array.from({ length: 24 }, worker));
const seconds = Math.round((Date.now() - started) / 1000);

for (const { id } of victims)
  if (JSON.stringify(await store.read(id, 0)) !== before.get(id)) problem(`${id} was changed`);
if (server.pid !== pid || (await fetch(`${server.base}/readyz`)).status !== 200)
  problem('the server is not what it was');
for (const { id, turn, legal, tokens } of victims) {
  // It still plays.
  const [action] = legal;
  await new Client({ base: server.base, token: tokens[turn - 1]! }).command(id, { type: 'act', action: action! });
}
await store.close();
await server.stop();
rmSync(directory, { recursive: true, force: true });

const result = {
  command: 'npm run lab -- fuzz',
  at: new Date().toISOString(),
  requests: total,
  seed: Number(values.seed),
  seconds,
  statuses,
  problems,
};
mkdirSync(join(values.out, '..'), { recursive: true });
writeFileSync(values.out, `${JSON.stringify(result, null, 2)}\n`);
process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
agent.destroy();
process.exit(problems.length === 0 ? 0 : 1);
