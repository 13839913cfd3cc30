import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { readFile } from '@castellan/ai/node';
import { type AnyGame, GAMES, type GameName, must, readRecord, rulesOf } from '@castellan/rules';
import { createEvaluators, lookAt, momentsToLookAt, playStudied } from '@castellan/study';
import { printTable } from './measure.ts';

/**
 * How long the analysis of a whole game takes at the default budget on two threads: `node bench/analysis.ts`. The bars: 30 s for a Duel, 20 s
 * for a Discovery.
 */
const BARS: Readonly<Record<GameName, number>> = { duel: 30, discovery: 20 };
const THREADS = 2;
const GAMES_EACH = 3;

if (isMainThread) await measure();
else await look(workerData);

async function measure(): Promise<void> {
  const rows: [string, string][] = [];
  for (const { name } of GAMES) {
    const seconds: number[] = [];
    /** Of both threads: what it would take beside nothing else is half of it. */
    const work: number[] = [];
    for (let seed = 1; seed <= GAMES_EACH; seed++) {
      const lines = await playedGame(name, seed);
      const begun = performance.now();
      const before = process.cpuUsage();
      await Promise.all(Array.from({ length: THREADS }, (_, part) => done({ lines, part })));
      seconds.push((performance.now() - begun) / 1000);
      const { user, system } = process.cpuUsage(before);
      work.push((user + system) / 1e6);
    }
    const [shown, worked] = [seconds, work].map((of) => of.map((one) => one.toFixed(1)).join(', '));
    rows.push([
      name,
      `${shown} s (${worked} s of a core); at most ${BARS[name]}: ${Math.max(...seconds) <= BARS[name] ? 'met' : 'missed'}`,
    ]);
  }
  printTable(`analysis of whole games on ${THREADS} threads, files loaded again each time`, rows);
}

function done(task: Task): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: task });
    worker.on('error', reject);
    worker.on('exit', () => resolve());
  });
}

interface Task {
  readonly lines: readonly string[];
  readonly part: number;
}

async function look({ lines, part }: Task): Promise<void> {
  const { replay } = must(readRecord(lines, GAMES as readonly AnyGame[]));
  const evaluator = await createEvaluators(readFile).evaluatorFor(replay.game.name as GameName, replay.states[0]);
  for (const [number, index] of momentsToLookAt(replay).entries()) {
    if (number % THREADS === part) parentPort!.postMessage(lookAt(replay, index, evaluator));
  }
}

async function playedGame(name: GameName, seed: number): Promise<readonly string[]> {
  const game = rulesOf(name);
  const options = must(game.parseOptions([]));
  const player = await createEvaluators(readFile).playerFor(name, 'steward', game.create(options));
  const { steps } = playStudied(game, options, [player, player], { nodes: 0 }, seed);
  return [['new', name, ...game.printOptions(options)].join(' '), ...steps.map(({ action }) => action)];
}
