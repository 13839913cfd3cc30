// `npm run lab -- train duel [--games N] [--seed N] [--out FOLDER]`: learns by self-play, goes on from its own checkpoint,
// logs, draws its curve and plays a match against the weights that were there before. `--from FILE`: goes on from these
// weights, in Discovery with games that are played by search, in Duel with positions valued by the exact expectation.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type CurvePoint, drawCurve } from './curve.ts';
import { share, type Trainer } from './trainer.ts';

const packageHome = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: '1' },
    out: { type: 'string' },
    from: { type: 'string' },
    block: { type: 'string', default: '5000' },
    pairs: { type: 'string', default: '250' },
    'match-pairs': { type: 'string', default: '1000' },
  },
});

const game = positionals[0] ?? '';
const total = wholeNumber('games', values.games);
const seed = wholeNumber('seed', values.seed);
const block = wholeNumber('block', values.block);
const pairs = wholeNumber('pairs', values.pairs);
const matchPairs = wholeNumber('match-pairs', values['match-pairs']);
const weightsFolder = join(packageHome, 'weights');
const out = values.out ?? join(packageHome, 'build', `train-${game}`);

interface Log {
  games: number;
  readonly seed: number;
  readonly total: number;
  readonly curve: CurvePoint[];
}

const trainer = await makeTrainer();
mkdirSync(out, { recursive: true });
mkdirSync(weightsFolder, { recursive: true });
const paths = {
  checkpoint: join(out, 'checkpoint.bin'),
  log: join(out, 'log.json'),
  weights: join(out, `${game}.bin`),
  curve: join(out, `${game}-curve.svg`),
};

const log = resume();
while (log.games < total) {
  const started = performance.now();
  const games = Math.min(block, total - log.games);
  const numbers = trainer.run(games, log.games / total);
  log.games += games;
  const seconds = (performance.now() - started) / 1000;
  const result = trainer.againstGreedy(pairs);
  log.curve.push({ games: log.games, share: result.won / result.games });
  const details = Object.entries(numbers).map(([name, value]) => `${name} ${value.toPrecision(4)}`);
  say(
    `${log.games}/${total} games, ${(games / seconds).toFixed(0)}/s, ${details.join(', ')}, against greedy ${share(result)}, ` +
      `points ${result.points.toFixed(1)} : ${result.theirs.toFixed(1)}`,
  );
  write(paths.checkpoint, trainer.save());
  write(paths.weights, trainer.weights());
  write(paths.log, JSON.stringify(log));
  write(paths.curve, drawCurve(`${game}: the net alone, one ply, against greedy (seed ${seed})`, log.curve));
}

const before = join(weightsFolder, `${game}.bin`);
if (existsSync(before)) matchAgainst(readFileSync(before));
say(`new weights: ${paths.weights}; copy them to ${join('packages', 'ai', 'weights')} to play with them`);

function resume(): Log {
  if (!existsSync(paths.log)) return { games: 0, seed, total, curve: [] };
  const saved = JSON.parse(readFileSync(paths.log, 'utf8')) as Log;
  if (saved.seed !== seed) fail(`${out} holds a training with --seed ${saved.seed}; give the same, or another --out`);
  trainer.restore(readFileSync(paths.checkpoint));
  say(`going on after ${saved.games} games`);
  return { ...saved, total };
}

function matchAgainst(previous: Uint8Array): void {
  if (previous.length !== trainer.weights().length) {
    say(`the previous weights belong to another net (${previous.length} bytes): no match with them`);
    return;
  }
  const result = trainer.against(previous, matchPairs);
  say(
    `against the previous weights: ${share(result)} of ${result.games} games, points ${result.points.toFixed(1)} : ${result.theirs.toFixed(1)}`,
  );
}

async function makeTrainer(): Promise<Trainer> {
  if (values.from !== undefined) return makeRefiner(values.from);
  switch (game) {
    case 'duel':
      return (await import('../duel/trainer.ts')).duelTrainer(seed);
    case 'discovery':
      return (await import('../discovery/trainer.ts')).discoveryTrainer(seed);
    case 'discovery7':
      return (await import('../discovery/trainer.ts')).discoveryTrainer(seed, 7);
    default:
      return fail('which game? npm run lab -- train duel, discovery or discovery7');
  }
}

async function makeRefiner(from: string): Promise<Trainer> {
  if (game === 'duel') return (await import('../duel/refiner.ts')).duelRefiner(seed, readFileSync(from));
  if (game !== 'discovery' && game !== 'discovery7') fail('--from goes with duel, discovery or discovery7');
  const { discoveryRefiner } = await import('../discovery/refiner.ts');
  return discoveryRefiner(seed, readFileSync(from), game === 'discovery7' ? 7 : 5);
}

/** Never half a file, also when stopped in the middle. */
function write(path: string, content: Uint8Array | string): void {
  writeFileSync(`${path}.part`, content);
  renameSync(`${path}.part`, path);
}

function wholeNumber(name: string, text: string): number {
  const number = Number(text);
  return Number.isInteger(number) && number >= 1 ? number : fail(`--${name} takes a whole number from 1, not ${text}`);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function fail(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}
