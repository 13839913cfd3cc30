/**
 * What a move costs while a host holds many games: each game has a follower, moves go to a hundred of them, spread over all.
 * Processor time of this process, so that other work on the machine hardly counts; every size is measured in turn, several times.
 * `npm run bench -- held --rounds 5`
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Host, MemoryStore, turnOf } from '@castellan/match';
import { must, rulesOf, seeded } from '@castellan/rules';
import { median, printTable } from '../measure.ts';

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '100,1000,10000,100000' },
    moves: { type: 'string', default: '4000' },
    rounds: { type: 'string', default: '5' },
    out: { type: 'string', default: 'bench/online/results/held.json' },
  },
});
const sizes = values.sizes.split(',').map(Number);
const [moves, rounds] = [Number(values.moves), Number(values.rounds)];
const PLAYED = 100;

const below = seeded(1);
let count = 0;

/** Opens games until so many are in memory; each has a subscriber. */
async function holdGames(host: Host, from: number, to: number): Promise<void> {
  for (let i = from; i < to; i++) await openGame(host, `g${i}`);
}

async function openGame(host: Host, id: string): Promise<void> {
  const game = { game: 'discovery', options: [], chance: { type: 'seed' }, hidden: { seed: count++ } } as const;
  must(
    await host.create(id, game, [
      { seat: 1, name: 'One' },
      { seat: 2, name: 'Two' },
    ]),
  );
  await host.follow(id, 0, () => {});
}

/** Milliseconds of processor a move. A game that is over is replaced by a new one, which is not counted. */
async function playMoves(host: Host, held: number): Promise<number> {
  const games = Array.from({ length: PLAYED }, (_, i) => `g${Math.floor((i * held) / PLAYED)}`);
  let used = 0;
  for (let move = 0; move < moves; move++) {
    const slot = move % PLAYED;
    let match = host.known(games[slot]!)!;
    if (match.ending) {
      games[slot] = `again${count}`;
      await openGame(host, games[slot]!);
      match = host.known(games[slot]!)!;
    }
    const rules = rulesOf(match.game);
    const legal = rules.legal(match.state);
    const action = rules.printAction(legal[below(legal.length)]);
    const before = process.cpuUsage();
    must(await host.submit(match.id, turnOf(match) as 1 | 2, `m${count++}`, { type: 'act', action }));
    const { user, system } = process.cpuUsage(before);
    used += user + system;
  }
  return used / 1000 / moves;
}

const measured = new Map<number, number[]>(sizes.map((size) => [size, []]));
const hosts = new Map<number, Host>();
for (const size of sizes) {
  const host = new Host({ store: new MemoryStore() });
  await holdGames(host, 0, size);
  hosts.set(size, host);
}
// Once for the compiler, then for the record: each size in turn, so that a noisy moment of the machine hits all of them.
for (const [size, host] of hosts) await playMoves(host, size);
for (let round = 0; round < rounds; round++) {
  for (const [size, host] of hosts) measured.get(size)!.push(await playMoves(host, size));
}

const results = [...measured].map(([held, list]) => ({
  held,
  cpuMsPerMove: Number(median(list).toFixed(4)),
  rounds: list.map((ms) => Number(ms.toFixed(4))),
}));
mkdirSync(join(values.out, '..'), { recursive: true });
const result = {
  command: `npm run bench -- held --sizes ${values.sizes} --moves ${moves} --rounds ${rounds}`,
  at: new Date().toISOString(),
  machine: `${cpus().length} cores, ${cpus()[0]?.model ?? 'unknown'}; load average ${loadavg()[1]?.toFixed(1)}`,
  memoryMiB: Math.round(process.memoryUsage().rss / 2 ** 20),
  results,
};
writeFileSync(values.out, `${JSON.stringify(result, null, 2)}\n`);
printTable(
  `processor time a move in the host, medians of ${rounds} rounds of ${moves} moves`,
  results.map(({ held, cpuMsPerMove }) => [`${held} games held`, `${cpuMsPerMove} ms`]),
);
