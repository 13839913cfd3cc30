/**
 * A storm of reconnections: many clients follow rooms with steady traffic, each connection is cut again and again, and then the server is restarted
 * under load. Counts whether every event reached every client in order, and how late, beside Socket.IO with connection state recovery in the same run.
 * `npm run bench -- storm` is the whole storm; `npm run bench -- storm --clients 100 --seconds 20 --cut 5 --after 10` is a short one.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { seeded } from '@castellan/rules';
import { printTable } from '../measure.ts';
import { CastellanStorm } from './storm/castellan.ts';
import { pause, type StormContender, type StormRoom } from './storm/contender.ts';
import { CuttingLink } from './storm/cutting-link.ts';
import { SocketIoStorm } from './storm/socket-io.ts';
import { type Received, type Tally, tally } from './storm/tally.ts';

const { values } = parseArgs({
  options: {
    clients: { type: 'string', default: '1000' },
    /** The clients are spread over so many rooms. */
    rooms: { type: 'string', default: '100' },
    /** How long connections are cut, and after how many seconds each of them. */
    seconds: { type: 'string', default: '300' },
    cut: { type: 'string', default: '15' },
    /** How long the traffic goes on after the restart began. */
    after: { type: 'string', default: '60' },
    /** Seconds from one event of a room to the next, on average. */
    every: { type: 'string', default: '2.5' },
    /** The most seconds to wait at the end for what has not come yet. */
    patience: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    /** `castellan` or `socket.io`: that one alone. */
    only: { type: 'string', default: '' },
    out: { type: 'string', default: 'bench/online/results/storm.json' },
  },
});
const [clients, rooms, seconds, cut, afterwards, every, patience] = [
  values.clients,
  values.rooms,
  values.seconds,
  values.cut,
  values.after,
  values.every,
  values.patience,
].map(Number) as [number, number, number, number, number, number, number];
/** Longer than any client waits before it comes back. */
const SETTLE_MS = 5000;
const say = (text: string) => process.stdout.write(`${text}\n`);

/** What a game has room for, with what its players may say; a room that is full would be a storm without traffic. */
const MOST_EVENTS = 190;
if ((seconds + afterwards) / every > MOST_EVENTS) {
  say(`A game has room for ${MOST_EVENTS} events: choose --every ${Math.ceil((seconds + afterwards) / MOST_EVENTS)}.`);
  process.exit(2);
}

interface Outcome {
  readonly name: string;
  readonly cuts: number;
  readonly storm: Tally;
  readonly restart: Tally & { readonly serverAwaySeconds: number };
}

async function weather(contender: StormContender): Promise<Outcome> {
  const below = seeded(Number(values.seed));
  await contender.start();
  const link = await CuttingLink.open(() => contender.port, cut * 1000, below);
  const opened: StormRoom[] = [];
  for (let i = 0; i < rooms; i++) opened.push(await contender.room());
  const listening = Array.from({ length: clients }, (_, i) => {
    const room = opened[i % rooms]!;
    const received: Received[] = [];
    const client = room.follow(link.port, (number) => received.push({ number, at: performance.now() }));
    return { room, received, client };
  });
  // Until every client has come. A server without a memory sends nothing from before, so it has to send again.
  for (;;) {
    const waiting = new Set(listening.filter(({ received }) => received.length === 0).map(({ room }) => room));
    if (waiting.size === 0) break;
    await Promise.all([...waiting].map((room) => room.send()));
    await pause(1000);
  }

  let over = false;
  const traffic = opened.map(async (room) => {
    await pause(below(every * 1000));
    while (!over) {
      await room.send();
      await pause(every * (500 + below(1000)));
    }
  });
  const began = performance.now();
  link.begin();
  await pause(seconds * 1000);
  link.end();
  const calm = performance.now();
  // What was under way when the cutting ended arrives before the restart.
  await pause(SETTLE_MS);
  say(`${contender.name}: ${link.cuts} connections cut; the server is restarted`);
  const leaving = performance.now();
  await contender.restart();
  const back = performance.now();
  await pause(Math.max(0, afterwards * 1000 - (back - leaving)));
  over = true;
  await Promise.all(traffic);
  const listened = listening.map(({ room, received }) => ({ received, last: room.last, sentAt: room.sentAt }));
  const results = () => ({
    storm: tally(listened, began, calm),
    restart: tally(listened, calm, Number.POSITIVE_INFINITY),
  });
  const isWhole = () => Object.values(results()).every(({ expected, delivered }) => expected === delivered);
  for (const end = performance.now() + patience * 1000; !isWhole() && performance.now() < end; ) await pause(500);
  const { storm, restart } = results();
  for (const { client } of listening) client.close();
  const { cuts } = link;
  await link.close();
  await contender.stop();
  const serverAwaySeconds = Math.round((back - leaving) / 100) / 10;
  return { name: contender.name, cuts, storm, restart: { ...restart, serverAwaySeconds } };
}

const below = seeded(Number(values.seed));
const outcomes: Outcome[] = [];
const all = { castellan: CastellanStorm, 'socket.io': SocketIoStorm };
for (const [name, Contender] of Object.entries(all))
  if (name.includes(values.only)) outcomes.push(await weather(new Contender(below)));
const result = {
  command: `npm run bench -- storm --clients ${clients} --rooms ${rooms} --seconds ${seconds} --cut ${cut} --after ${afterwards} --every ${every}${values.only && ` --only ${values.only}`}`,
  at: new Date().toISOString(),
  machine: `${cpus().length} cores, ${cpus()[0]?.model ?? 'unknown'}; clients and servers on the same machine; load average ${loadavg()[0]?.toFixed(1)}`,
  outcomes,
};
mkdirSync(dirname(values.out), { recursive: true });
writeFileSync(values.out, `${JSON.stringify(result, null, 2)}\n`);
const line = ({ delivered, expected, deliveredPercent, outOfOrder, p50, p99, max }: Tally): string =>
  `${deliveredPercent} % of ${expected} (${expected - delivered} missing), ${outOfOrder} out of order   p50 ${p50} ms   p99 ${p99} ms   longest ${max} ms`;
printTable(
  `${clients} clients, each cut off every ${cut} s for ${seconds} s, then a restart under load`,
  outcomes.flatMap(({ name, storm, restart }) => [
    [`${name}: storm`, line(storm)],
    [`${name}: restart`, line(restart)],
  ]),
);
const ours = outcomes.find(({ name }) => name.startsWith('Castellan'));
const isWhole = ({ expected, delivered, outOfOrder }: Tally) => expected === delivered && outOfOrder === 0;
if (ours)
  say(
    isWhole(ours.storm) && isWhole(ours.restart)
      ? 'Every event came, in order.'
      : 'Castellan LOST events or their order.',
  );
process.exit(!ours || (isWhole(ours.storm) && isWhole(ours.restart)) ? 0 : 1);
