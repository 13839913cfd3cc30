import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { ask, isLevel, LEVELS, type Player } from '@castellan/ai';
import { playerNamed } from '@castellan/ai/arena';
import { readFile } from '@castellan/ai/node';
import { type AnyGame, discovery, duel, type GameName, must, seeded } from '@castellan/rules';
import {
  calibrate,
  createEvaluators,
  type Decision,
  decisionAt,
  estimateOfEnd,
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
import { printTable, useComputingTime } from '../../bench/measure.ts';

/**
 * How honest and how good the computer player is, one command each:
 * `node lab/study/study.ts GAME calibration|closure [--level castellan] [--nodes N] [--games N] [NAME=VALUE …]`: its own games.
 * `node lab/study/study.ts GAME set [--decisions N] [--trials N]`: a set of decisions of games of all levels, rolled out.
 * `node lab/study/study.ts GAME lost`: points of winning chance that players give away in the decisions of the set.
 * `node lab/study/study.ts discovery endings [--decisions N]`: the same in decisions of the last twelve turns, where everything is exact.
 * `--clock cpu` lets `ms` count the time that this process has computed instead of the time that has passed.
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
    clock: { type: 'string', default: 'wall' },
    seed: { type: 'string', default: '1' },
  },
});
if (values.clock === 'cpu') useComputingTime();
const [name, what, ...optionWords] = positionals;
if (name !== 'duel' && name !== 'discovery') throw new Error('which game? duel or discovery');
const gameName: GameName = name;
const game: AnyGame = gameName === 'duel' ? duel : discovery;
const options = must(game.parseOptions(optionWords));
const seed = Number(values.seed);
const games = Number(values.games);
/** Enough to be close to what 100 ms find. */
const nodes = Number(values.nodes ?? (gameName === 'duel' ? 30 : 2000));
const setFile = join(dirname(fileURLToPath(import.meta.url)), 'decisions', `${gameName}.json.br`);

const STUDIES: Readonly<Record<string, () => void | Promise<void>>> = {
  calibration,
  closure,
  set: makeSet,
  lost,
  endings,
};
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
  const set: Decision[] = existsSync(setFile) ? readSet() : [];
  const known = new Set(set.map(({ position }) => position));
  mkdirSync(dirname(setFile), { recursive: true });
  const save = () => writeFileSync(setFile, brotliCompressSync(set.map((one) => JSON.stringify(one)).join('\n')));
  for (let number = set.length; set.length < Number(values.decisions); number++) {
    const below = seeded(seed * 1_000_000 + number);
    for (let i = 0; i < 4; i++) below(2);
    const pair = [players[below(players.length)]!, players[below(players.length)]!] as const;
    const played = playStudied(game, options, pair, { nodes: 10 }, seed * 1_000_000 + number * 1000);
    const index = below(played.steps.length);
    const decision = decisionAt(game, played, index, strongest, nodes, 4);
    if (!decision || known.has(decision.position)) continue;
    known.add(decision.position);
    const state = stateOf(game, decision);
    const candidates = decision.candidates.map(({ action }) => tryOut(judging, state, action, Number(values.trials)));
    set.push({ ...decision, candidates });
    if (set.length % 25 === 0) save();
    process.stderr.write(`${set.length} decisions\r`);
  }
  save();
}

/** The set: one decision a line of JSON, compressed. `brotli -dc FILE` prints it. */
function readSet(): Decision[] {
  const text = brotliDecompressSync(readFileSync(setFile)).toString();
  return text.split('\n').map((line) => JSON.parse(line));
}

/** What each player gives away a decision of the set, by rollouts and by the analysis. Choices that were not rolled out are, once. */
async function lost(): Promise<void> {
  if (!existsSync(setFile)) throw new Error(`there is no set yet: node lab/study/study.ts ${gameName} set`);
  const set = readSet();
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
      const choose = chooserOf(text);
      const losses = set.map((decision, index) => {
        const state = stateOf(game, decision);
        const action = choose(state, index);
        const key = `${index} ${action}`;
        const chosen =
          decision.candidates.find((candidate) => candidate.action === action) ??
          known.get(key) ??
          tryOut(judging, state, action, decision.candidates[0]!.trials.length);
        known.set(key, chosen);
        return { rolled: lossOf(decision, chosen), analysed: analysedLoss(key, state, action) };
      });
      const by = (how: 'rolled' | 'analysed') => percents(losses.map((loss) => loss[how]));
      const more = percents(losses.map((loss) => loss.rolled - loss.analysed));
      return [text, `${by('rolled')} points a decision, by the analysis ${by('analysed')}, so ${more} more`];
    });
  printTable(`${gameName}: winning chance given away, ${set.length} decisions, rolled out`, rows);
}

/** What a player, `LEVEL` or `LEVEL@ms=N` or `LEVEL@nodes=N`, chooses in a position. */
function chooserOf(text: string): (state: unknown, seed: number) => string {
  const [who = '', limit = 'nodes=0'] = text.split('@');
  const [kind = 'nodes', number = '0'] = limit.split('=');
  if (!isLevel(who)) throw new Error(`there is no level ${who}`);
  const player = playerNamed(gameName, who);
  return (state, seed) => {
    const limits = { [kind]: Number(number), seed };
    return ask(player, state, limits, (search) => search.best().action);
  };
}

/** A mean in hundredths with its 95 % interval. */
function percents(of: readonly number[]): string {
  const { mean, error } = meanOf(of);
  return `${(100 * mean).toFixed(2)} ± ${(196 * error).toFixed(2)}`;
}

/** Decisions with the last line or the one before it open, one a game of two levels by lot: what every player gives away, exactly. */
async function endings(): Promise<void> {
  if (gameName !== 'discovery') throw new Error('only the endings of Discovery are known this far ahead');
  const { isOpen } = await evaluator();
  const levels = LEVELS.map((one) => playerNamed(gameName, one));
  const prover = playerNamed(gameName, 'castellan');
  const choosers = (
    values.players ?? `${LEVELS.slice(0, -1).join(',')},castellan@ms=1,castellan@ms=10,castellan@ms=100`
  )
    .split(',')
    .map((text) => ({ text, choose: chooserOf(text), wins: [] as number[], points: [] as number[] }));
  let unproved = 0;
  for (let number = 0; choosers[0]!.wins.length < Number(values.decisions); number++) {
    const below = seeded(seed * 1_000_000 + number);
    for (let i = 0; i < 4; i++) below(2);
    const pair = [levels[below(levels.length)]!, levels[below(levels.length)]!] as const;
    const { steps } = playStudied(game, options, pair, { nodes: 300 }, seed * 1_000_000 + number * 1000);
    const decisions = steps.filter(
      ({ state, turn }) => turn !== 'chance' && isOpen(state) && game.legal(state).length > 1,
    );
    if (decisions.length === 0) continue;
    const { state } = decisions[below(decisions.length)]!;
    const first = game.turn(state) === 1;
    const known = new Map<string, Proved | null>();
    const after = (action: string): Proved | null => {
      if (!known.has(action))
        known.set(action, proofOf(prover, must(game.apply(state, must(game.parseAction(action))))));
      return known.get(action)!;
    };
    const best = proofOf(prover, state);
    const chosen = choosers.map(({ choose }) => after(choose(state, number)));
    if (!best || chosen.includes(null)) {
      unproved++;
      continue;
    }
    for (const [index, { wins, points }] of choosers.entries()) {
      const { win, lead } = chosen[index]!;
      wins.push(first ? best.win - win : win - best.win);
      points.push(first ? best.lead - lead : lead - best.lead);
    }
    if (number % 20 === 0) process.stderr.write(`${choosers[0]!.wins.length} decisions\r`);
  }
  printTable(
    `${gameName}: given away a decision in the last twelve turns, ${choosers[0]!.wins.length} decisions, clock ${values.clock}, ${unproved} more not proved`,
    choosers.map(({ text, wins, points }): [string, string] => {
      const { mean, error } = meanOf(points);
      const wrong = points.filter((lost, index) => lost !== 0 || wins[index] !== 0).length / points.length;
      return [
        text,
        `${percents(wins)} of winning chance, ${mean.toFixed(2)} ± ${(1.96 * error).toFixed(2)} points, not the best in ${(100 * wrong).toFixed(1)} %`,
      ];
    }),
  );
}

interface Proved {
  readonly win: number;
  readonly lead: number;
}

/** What player 1 gets with best play of both; null where that is not known. */
function proofOf(prover: Player<unknown>, from: unknown): Proved | null {
  let state = from;
  // Only one line can come, and where there is one action only, it is played.
  for (;;) {
    const turn = game.turn(state);
    if (turn === 'over') return estimateOfEnd(game, state);
    const [only, second] = turn === 'chance' ? [game.draw(state, () => 0)] : game.legal(state);
    if (second) break;
    state = must(game.apply(state, only));
  }
  const { seat, win, lead, standardError } = ask(prover, state, { nodes: 1_000_000 }, (search) => ({
    ...search.value(),
    seat: search.seat,
  }));
  if (standardError > 0 || !Number.isInteger(2 * win)) return null;
  return seat === 1 ? { win, lead } : { win: 1 - win, lead: -lead };
}
