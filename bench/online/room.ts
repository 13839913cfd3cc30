/**
 * A club night on one small server: a room of 40 with 20 games at once, every player with a stream of the room and one of the game, beside
 * 200 other games. The time from sending a move in the room until the opponent has it.
 * `npm run bench -- room --others 200 --pace 500 --seconds 60`
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { printTable } from '../measure.ts';
import { Castellan, DiscoveryTable, type Player } from './castellan.ts';
import { cpuMs, type LoadTable, shareOf } from './contender.ts';
import { addressOf, connectRaw } from './wire.ts';

const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '40' },
    others: { type: 'string', default: '200' },
    /** Milliseconds between two moves of one game, half to one and a half of it; 0 for as fast as the server answers. */
    pace: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '60' },
    out: { type: 'string', default: 'bench/online/results/room.json' },
  },
});
const [count, others, pace, seconds] = [values.players, values.others, values.pace, values.seconds].map(Number) as [
  number,
  number,
  number,
  number,
];
const WARM_MS = 5000;
const LOOK_MS = 200;

interface RoomView {
  readonly games: readonly {
    readonly game: string;
    readonly players: readonly [number, number];
    readonly result: unknown;
  }[];
}

const server = new Castellan('sqlite', 1);
await server.start();
const before = loadavg()[0]!;

const host = await server.player();
const opening = { commandId: 'open', format: 'evening', game: 'discovery', minutes: 600 };
const { code, hostKey } = await host.wire.post<{ code: string; hostKey: string }>('/api/rooms', host.token, opening);
const players: Player[] = [];
let roomEvents = 0;
for (let n = 1; n <= count; n++) {
  const player = await server.player();
  await player.wire.post(`/api/rooms/${code}/join`, player.token, { commandId: 'join', name: `Player ${n}` });
  const address = addressOf(player.base);
  const stream = connectRaw(address, (text) => (roomEvents += text.split('\nid: ').length - 1));
  stream.write(
    `GET /api/rooms/${code}/events HTTP/1.1\r\nHost: ${address.host}:${address.port}\r\nAuthorization: Bearer ${player.token}\r\n\r\n`,
  );
  players.push(player);
}

const latencies = { room: [] as number[], others: [] as number[] };
const begin = performance.now() + WARM_MS;
const end = begin + seconds * 1000;
const think = () => (pace > 0 ? sleep(pace * (0.5 + Math.random())) : null);

/** Plays a game to its end, or to the end of the measurement. */
async function play(table: LoadTable, measured: number[]): Promise<void> {
  while (performance.now() < end) {
    const latency = await table.move();
    if (latency === null) break;
    const now = performance.now();
    if (now >= begin && now < end) measured.push(latency);
    await think();
  }
  table.close();
}

const playing = new Set<Promise<void>>();
let [roomGames, most, otherGames, live] = [0, 0, 0, 0];
for (let n = 0; n < others; n++) {
  const keepPlaying = async () => {
    while (performance.now() < end) {
      otherGames++;
      await play(await server.table(), latencies.others);
    }
  };
  playing.add(keepPlaying());
}

/** The last game of each player: the room may pair them again before they have left its table. */
const last = new Map<number, Promise<void>>();

/** Both players of a game that the room has paired sit down and play it. */
async function seat(game: string, [one, two]: readonly [number, number]): Promise<void> {
  await Promise.all([last.get(one), last.get(two)]);
  const pair = [players[one - 1]!, players[two - 1]!] as const;
  for (const { wire, token } of pair) {
    const body = { commandId: `s${game}`, entropy: '0123456789abcdef' };
    await wire.post(`/api/rooms/${code}/seat`, token, body);
  }
  roomGames++;
  live++;
  most = Math.max(most, live);
  await play(await DiscoveryTable.open(game, pair, () => {}), latencies.room);
  live--;
}

await host.wire.post(`/api/rooms/${code}/commands`, host.token, {
  commandId: 'pair',
  key: hostKey,
  command: { type: 'pair' },
});
const seated = new Set<string>();
let [cpuBefore, cpuAfter]: [number | null, number | null] = [null, null];
setTimeout(() => (cpuBefore = cpuMs(server.pids())), begin - performance.now());
setTimeout(() => (cpuAfter = cpuMs(server.pids())), end - performance.now());
// The host's page is open too: it reads the room as it changes.
while (performance.now() < end) {
  const { body } = await host.wire.request('GET', `/api/rooms/${code}`, host.token);
  for (const { game, players: pair, result } of (JSON.parse(body) as RoomView).games) {
    if (result !== null || seated.has(game)) continue;
    seated.add(game);
    const played = seat(game, pair);
    for (const player of pair) last.set(player, played);
    playing.add(played);
  }
  await sleep(LOOK_MS);
}
await Promise.all(playing);

const facts = (list: readonly number[]) => {
  const sorted = list.toSorted((a, b) => a - b);
  const round = (ms: number) => Math.round(ms * 10) / 10;
  return {
    moves: sorted.length,
    perSecond: Math.round(sorted.length / seconds),
    p50: round(shareOf(sorted, 0.5)),
    p99: round(shareOf(sorted, 0.99)),
    longest: round(sorted.at(-1) ?? 0),
  };
};
const room = facts(latencies.room);
const rest = facts(latencies.others);
const result = {
  command: `npm run bench -- room --players ${count} --others ${others} --pace ${pace} --seconds ${seconds}`,
  at: new Date().toISOString(),
  machine: `${cpus().length} cores, ${cpus()[0]?.model ?? 'unknown'}; clients on the same machine; load average ${before.toFixed(1)} before, ${loadavg()[0]!.toFixed(1)} after`,
  room: { ...room, games: roomGames, gamesAtOnce: most, events: roomEvents },
  others: { ...rest, games: otherGames },
  processor: cpuBefore === null || cpuAfter === null ? null : Math.round((cpuAfter - cpuBefore) / seconds) / 1000,
};
mkdirSync(join(values.out, '..'), { recursive: true });
writeFileSync(values.out, `${JSON.stringify(result, null, 2)}\n`);
const line = ({ perSecond, p50, p99, longest }: typeof room) =>
  `${perSecond} moves/s   p50 ${p50} ms   p99 ${p99} ms   longest ${longest} ms`;
printTable(`A room of ${count} beside ${others} games, ${seconds} s`, [
  [`the room, ${most} games at once`, line(room)],
  [`the other ${others}`, line(rest)],
]);
process.stdout.write(`${result.machine}; ${result.processor} cores for the server\n`);
await server.stop();
process.exit(0);
