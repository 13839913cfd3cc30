import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { isLevel, LEVELS } from '@castellan/ai';
import { playerNamed } from '@castellan/ai/arena';
import { readFile } from '@castellan/ai/node';
import { type AnyGame, discovery, duel, type GameName, must, seeded } from '@castellan/rules';
import {
  calibrate,
  createEvaluators,
  type Decision,
  decisionAt,
  type Forecast,
  forecastsOf,
  type Gap,
  gapsOf,
  judge,
  lossOf,
  meanOf,
  playStudied,
  spreadOf,
  stateOf,
  tryOut,
} from '@castellan/study';
import { printTable } from './measure.ts';

/**
 * How honest and how good the computer player is, one command each:
 * `node bench/study.ts GAME calibration|closure [--level castellan] [--nodes N] [--games N] [NAME=VALUE …]`: its own games.
 * `node bench/study.ts GAME set [--decisions N] [--trials N]`: a set of decisions of games of all levels, rolled out.
 * `node bench/study.ts GAME lost`: points of winning chance that players give away in the decisions of the set.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    level: { type: 'string', default: 'castellan' },
    nodes: { type: 'string' },
    games: { type: 'string', default: '200' },
    decisions: { type: 'string', default: '100' },
    trials: { type: 'string', default: '24' },
    players: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
});
const [name, what, ...optionWords] = positionals;
if (name !== 'duel' && name !== 'discovery') throw new Error('which game? duel or discovery');
const gameName: GameName = name;
const game: AnyGame = gameName === 'duel' ? duel : discovery;
const options = must(game.parseOptions(optionWords));
const seed = Number(values.seed);
const games = Number(values.games);
/** Enough to be close to what 100 ms find. */
const nodes = Number(values.nodes ?? (gameName === 'duel' ? 30 : 2000));
const setFile = join(dirname(fileURLToPath(import.meta.url)), 'decisions', `${gameName}.json`);

const STUDIES: Readonly<Record<string, () => void | Promise<void>>> = { calibration, closure, set: makeSet, lost };
const study = STUDIES[what ?? ''];
if (!study) throw new Error(`which study? ${Object.keys(STUDIES).join(', ')}`);
await study();

function level() {
  if (!isLevel(values.level)) throw new Error(`there is no level ${values.level}`);
  return playerNamed(gameName, values.level);
}

function calibration(): void {
  const player = level();
  const forecasts: Forecast[] = [];
  for (let number = 0; number < games; number++) {
    const played = playStudied(game, options, [player, player], { nodes }, seed * 1_000_000 + number * 1000);
    forecasts.push(...forecastsOf(game, played, number));
  }
  const row = (of: readonly Forecast[]): string => {
    const { slope, slopeError, brier, leadBias } = calibrate(of);
    return `slope ${slope.toFixed(3)} ± ${(1.96 * slopeError).toFixed(3)}, root of the squared error ${brier.toFixed(4)}, final lead less forecast ${leadBias.toFixed(2)}`;
  };
  const rounds = [...new Set(forecasts.map(({ round }) => round))].sort((a, b) => a - b);
  printTable(`${title()}: calibration in ${games} games against itself`, [
    ['all', row(forecasts)],
    ...rounds
      .map((round) => [round, forecasts.filter((one) => one.round === round)] as const)
      .filter(([, of]) => of.length >= 200)
      .map(([round, of]): [string, string] => [`round ${round}`, row(of)]),
  ]);
}

function closure(): void {
  const player = level();
  const gaps: Gap[] = [];
  for (let number = 0; number < games; number++) {
    const from = seed * 1_000_000 + number * 1000;
    const played = playStudied(game, options, [player, player], { nodes }, from);
    gaps.push(...gapsOf(game, player, nodes, 12, played, from));
  }
  const row = (of: readonly Gap[]): string => {
    const { spread, sampling, bias } = spreadOf(of);
    return `spread ${spread.toFixed(3)} beyond sampling of ${sampling.toFixed(3)}, bias ${bias.toFixed(3)} (${of.length})`;
  };
  const kinds = [...new Set(gaps.map(({ before }) => before))];
  printTable(`${title()}: mean value after an outcome less the value before, ${games} games`, [
    ['all', row(gaps)],
    ...kinds.map((kind): [string, string] => [`before ${kind}`, row(gaps.filter(({ before }) => before === kind))]),
  ]);
}

function title(): string {
  return [gameName, ...optionWords, values.level, `nodes=${nodes}`].join(' ');
}

function evaluator() {
  return createEvaluators(readFile).evaluatorFor(gameName, game.create(options));
}

/** One decision a game, of a game of two levels by lot. Goes on from what is there. */
async function makeSet(): Promise<void> {
  const players = LEVELS.map((one) => playerNamed(gameName, one));
  const strongest = playerNamed(gameName, 'castellan');
  const judging = await evaluator();
  const set: Decision[] = existsSync(setFile) ? JSON.parse(readFileSync(setFile, 'utf8')) : [];
  const known = new Set(set.map(({ record }) => record.join()));
  mkdirSync(dirname(setFile), { recursive: true });
  for (let number = set.length; set.length < Number(values.decisions); number++) {
    const below = seeded(seed * 1_000_000 + number);
    for (let i = 0; i < 4; i++) below(2);
    const pair = [players[below(players.length)]!, players[below(players.length)]!] as const;
    const played = playStudied(game, options, pair, { nodes: 10 }, seed * 1_000_000 + number * 1000);
    const index = below(played.steps.length);
    const decision = decisionAt(optionWords, played, index, strongest, nodes, 4);
    if (!decision || known.has(decision.record.join())) continue;
    known.add(decision.record.join());
    const state = stateOf(game, decision);
    const candidates = decision.candidates.map(({ action }) => tryOut(judging, state, action, Number(values.trials)));
    set.push({ ...decision, candidates });
    writeFileSync(setFile, `[\n${set.map((one) => JSON.stringify(one)).join(',\n')}\n]\n`);
    process.stderr.write(`${set.length} decisions\r`);
  }
}

/** What each player gives away a decision of the set, by rollouts and by the analysis. Choices that were not rolled out are, once. */
async function lost(): Promise<void> {
  if (!existsSync(setFile)) throw new Error(`there is no set yet: node bench/study.ts ${gameName} set`);
  const set: Decision[] = JSON.parse(readFileSync(setFile, 'utf8'));
  const judging = await evaluator();
  const known = new Map<string, Decision['candidates'][number]>();
  const analysed = new Map<string, number>();
  const analysedLoss = (key: string, state: unknown, action: string): number => {
    if (!analysed.has(key)) {
      const { candidates } = judge(game, state, judging, 1, action);
      const own = candidates.find((candidate) => candidate.action === action)!;
      analysed.set(key, candidates[0]!.win - own.win);
    }
    return analysed.get(key)!;
  };
  const rows = (values.players ?? 'novice,page,squire,knight,steward,castellan@nodes=0,castellan@nodes=10')
    .split(',')
    .map((text): [string, string] => {
      const [who = '', limit = 'nodes=0'] = text.split('@');
      const [kind = 'nodes', number = '0'] = limit.split('=');
      if (!isLevel(who)) throw new Error(`there is no level ${who}`);
      const player = playerNamed(gameName, who);
      const losses = set.map((decision, index) => {
        const state = stateOf(game, decision);
        const search = player.think(state, { [kind]: Number(number), seed: index });
        while (search.step(1000));
        const { action } = search.best();
        const key = `${index} ${action}`;
        const chosen =
          decision.candidates.find((candidate) => candidate.action === action) ??
          known.get(key) ??
          tryOut(judging, state, action, decision.candidates[0]!.trials.length);
        known.set(key, chosen);
        return { rolled: lossOf(decision, chosen), analysed: analysedLoss(key, state, action) };
      });
      const told = (of: readonly number[]): string => {
        const { mean, error } = meanOf(of);
        return `${(100 * mean).toFixed(2)} ± ${(196 * error).toFixed(2)}`;
      };
      const by = (how: 'rolled' | 'analysed') => told(losses.map((loss) => loss[how]));
      const more = told(losses.map((loss) => loss.rolled - loss.analysed));
      return [text, `${by('rolled')} points a decision, by the analysis ${by('analysed')}, so ${more} more`];
    });
  printTable(`${gameName}: winning chance given away, ${set.length} decisions, rolled out`, rows);
}
