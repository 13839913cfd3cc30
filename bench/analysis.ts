import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { Level } from '@castellan/ai';
import { readFile } from '@castellan/ai/node';
import { type AnyGame, GAMES, type GameName, must, readRecord, rulesOf } from '@castellan/rules';
import {
  createEvaluators,
  type DecisionMoment,
  explain,
  type Finding,
  lookAt,
  momentsToLookAt,
  playStudied,
  reportOn,
} from '@castellan/study';
import { printTable } from './measure.ts';

/**
 * How long the analysis of a whole game takes at the default budget on two threads, and with the reasons of every marked decision:
 * `node bench/analysis.ts`. The bars are for both together: 30 s for a Duel, 20 s for a Discovery.
 */
const BARS: Readonly<Record<GameName, number>> = { duel: 30, discovery: 20 };
const THREADS = 2;
const GAMES_EACH = 3;
/** Good players leave little to explain. */
const PLAYERS: readonly (readonly [Level, Level])[] = [
  ['steward', 'steward'],
  ['squire', 'page'],
];

/** Nothing is compared with another analysis here. */
const VERSION = { rules: 0, weights: '', depth: 'standard' } as const;

if (isMainThread) await measure();
else await work(workerData);

async function measure(): Promise<void> {
  const rows: [string, string][] = [];
  for (const { name } of GAMES)
    for (const players of PLAYERS) {
      const games: string[] = [];
      let most = 0;
      for (let seed = 1; seed <= GAMES_EACH; seed++) {
        const lines = await playedGame(name, players, seed);
        const begun = performance.now();
        const parts = Array.from({ length: THREADS }, (_, part) => part);
        const findings = (await Promise.all(parts.map((part) => done<Finding>({ lines, part })))).flat();
        const looked = performance.now();
        const { replay } = must(readRecord(lines, GAMES as readonly AnyGame[]));
        const { moments } = reportOn(replay, findings, VERSION, findings.length);
        const marked = moments.filter(
          (moment): moment is DecisionMoment =>
            moment.turn !== 'chance' && moment.mark !== null && moment.candidates[0]!.action !== moment.action,
        );
        await Promise.all(
          parts.map((part) =>
            done({ lines, part, explained: marked.filter((_, at) => at % THREADS === part).map(pairOf) }),
          ),
        );
        const all = (performance.now() - begun) / 1000;
        most = Math.max(most, all);
        games.push(`${((looked - begun) / 1000).toFixed(1)}, ${all.toFixed(1)} (${marked.length} reasons)`);
      }
      rows.push([
        `${name}, ${players.join(' and ')}`,
        `${games.join('; ')}; at most ${BARS[name]}: ${most <= BARS[name] ? 'met' : 'missed'}`,
      ]);
    }
  printTable(`analysis of whole games on ${THREADS} threads: seconds without and with reasons`, rows);
}

type Pair = readonly [index: number, best: string, played: string];
function pairOf({ index, candidates, action }: DecisionMoment): Pair {
  return [index, candidates[0]!.action, action];
}

interface Task {
  readonly lines: readonly string[];
  readonly part: number;
  /** Decisions whose reasons are wanted; without it the moments of the game are looked at. */
  readonly explained?: readonly Pair[];
}

function done<Result>(task: Task): Promise<Result[]> {
  return new Promise((resolve, reject) => {
    const results: Result[] = [];
    const worker = new Worker(new URL(import.meta.url), { workerData: task });
    worker.on('message', (result) => results.push(result));
    worker.on('error', reject);
    worker.on('exit', () => resolve(results));
  });
}

async function work({ lines, part, explained }: Task): Promise<void> {
  const { replay } = must(readRecord(lines, GAMES as readonly AnyGame[]));
  const evaluator = await createEvaluators(readFile).evaluatorFor(replay.game.name as GameName, replay.states[0]);
  for (const [index, best, played] of explained ?? [])
    parentPort!.postMessage(explain(evaluator, replay.states[index], best, played).trials);
  if (explained) return;
  for (const [number, index] of momentsToLookAt(replay).entries()) {
    if (number % THREADS === part) parentPort!.postMessage(lookAt(replay, index, evaluator));
  }
}

async function playedGame(name: GameName, levels: readonly [Level, Level], seed: number): Promise<readonly string[]> {
  const game = rulesOf(name);
  const options = must(game.parseOptions([]));
  const players = createEvaluators(readFile);
  const both = [
    await players.playerFor(name, levels[0], game.create(options)),
    await players.playerFor(name, levels[1], game.create(options)),
  ] as const;
  const { steps } = playStudied(game, options, both, { nodes: 0 }, seed);
  return [['new', name, ...game.printOptions(options)].join(' '), ...steps.map(({ action }) => action)];
}
