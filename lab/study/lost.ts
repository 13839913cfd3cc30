import { LEVELS, type Level, type Player } from '@castellan/ai';
import { readFile } from '@castellan/ai/node';
import { beginReplay, must, playSaved, type Replay, rulesOf, SEATS, seeded, truncate } from '@castellan/rules';
import {
  createEvaluators,
  type DecisionMoment,
  lookAt,
  playStudied,
  reportOn,
  rollOut,
  segmentsOf,
} from '@castellan/study';
import { studyArguments } from './arguments.ts';
import { type LostRow, type RolledOut, tellLost } from './lost-report.ts';
import { keepSeries, readSeries } from './series.ts';

/**
 * What each level gives away a game, from one stretch by lot of many games: those of one game are alike.
 * `node lab/study/lost.ts GAME [--games N] [--trials N] [--choices N] [--depth D] [--nodes N] [--out FILE]`: each level plays so many games, half of them with
 * the level above and half with the level below; the first and the last play themselves instead. Then one decision of each player in which
 * the analysis found something better is rolled out in so many trials, and with --choices one of all that counted. FILE is gone on with,
 * also with more games or trials.
 */
const { name, depth, values } = studyArguments({
  games: { type: 'string', default: '500' },
  trials: { type: 'string', default: '0' },
  choices: { type: 'string', default: '0' },
  seed: { type: 'string', default: '7' },
});
const game = rulesOf(name);
/** What the castellan thinks with; the others look no further than they do. */
const nodes = Number(values.nodes ?? (name === 'duel' ? 10 : 1000));
const options = must(game.parseOptions([]));
const start = game.create(options);
const { evaluatorFor, playerFor } = createEvaluators(readFile);
const evaluator = await evaluatorFor(name, start, depth);
const players = new Map<Level, Player<unknown>>();
for (const level of LEVELS) players.set(level, await playerFor(name, level, start));

/** Neighbours, and the ends with themselves: so every level is in two pairs. */
const PAIRS = [LEVELS[0], ...LEVELS].map((level, index): readonly [Level, Level] => [level, LEVELS[index] ?? level]);

/** How parts of a game are weighed when one of them is chosen. */
const [WHOLE, MOST, SLOW] = [5, 8, 4];

const rows = readSeries<LostRow>(values.out, evaluator.version);
const seen = new Set(rows.map(({ seed }) => seed));
for (let number = 0; number < Number(values.games) / 2; number++) {
  for (const [index, pair] of PAIRS.entries()) {
    const seed = (Number(values.seed) * 1_000_000 + number * PAIRS.length + index) * 1000;
    if (seen.has(seed)) continue;
    rows.push(rowOf(number % 2 === 0 ? pair : [pair[1], pair[0]], seed));
    keep();
  }
  process.stderr.write(`${name} ${2 * (number + 1)} of ${values.games}\n`);
}
const [trials, choices] = [Number(values.trials), Number(values.choices)];
for (const [index, row] of rows.entries()) {
  const isDone = row.faults.every((fault) => hasTrials(fault, trials)) && hasTrials(row.choice, choices);
  if (isDone) continue;
  const { states } = played(row.levels, row.seed);
  const more = (one: RolledOut | null, wanted: number) => one && tried(one, states[one.index], row.seed, wanted);
  rows[index] = { ...row, faults: row.faults.map((fault) => more(fault, trials)), choice: more(row.choice, choices) };
  keep();
  process.stderr.write(`${name} rolled out ${index + 1} of ${rows.length}\n`);
}
tellLost(name, rows);

function hasTrials(one: RolledOut | null, wanted: number): boolean {
  return one === null || one.others[0]!.trials.length >= wanted;
}

function keep(): void {
  keepSeries(values.out, rows, { version: evaluator.version, nodes });
}

function played(levels: readonly [Level, Level], seed: number): Replay {
  const { steps } = playStudied(game, options, [players.get(levels[0])!, players.get(levels[1])!], { nodes }, seed);
  return playSaved(
    beginReplay(game, start),
    steps.map(({ action }) => action),
  );
}

function rowOf(levels: readonly [Level, Level], seed: number): LostRow {
  const replay = played(levels, seed);
  const below = seeded(seed);
  for (let i = 0; i < 4; i++) below(2);
  const { of, moments: looked, share } = partByLot(replay, below);
  const findings = looked.map((index) => lookAt(of, index, evaluator));
  const { moments, summary } = reportOn(of, findings, evaluator.version, looked.length);
  const open = moments.filter(
    (moment): moment is DecisionMoment =>
      moment.turn !== 'chance' && !(moment.lossError === 0 && evaluator.isOpen(replay.states[moment.index])),
  );
  const byLot = <Other>(of: readonly DecisionMoment[], others: (moment: DecisionMoment) => readonly Other[]) => {
    if (of.length === 0) return null;
    const moment = of[below(of.length)]!;
    return { index: moment.index, of: of.length, best: moment.candidates[0]!.action, others: others(moment) };
  };
  return {
    levels,
    seed,
    share,
    players: summary.skill.map(({ lost, drafting, counted }) => ({
      lost: rounded(lost),
      drafting: rounded(drafting),
      counted,
    })),
    faults: SEATS.map((seat) =>
      byLot(
        open.filter(({ turn, loss }) => turn === seat && loss > 0),
        ({ action, loss }) => [{ action, analysed: rounded(loss), trials: [] }],
      ),
    ),
    choice: byLot(
      open.filter(({ counted }) => counted),
      ({ candidates: [best, ...others] }) =>
        others.slice(0, 2).map(({ action, win }) => ({ action, analysed: rounded(best!.win - win), trials: [] })),
    ),
  };
}

interface Part {
  /** The game, or as much of it as the part needs. */
  readonly of: Replay;
  readonly moments: readonly number[];
  readonly isSlow: boolean;
}

/** A part of a game and how likely it was to be chosen: what there is to give away grows with the decisions. */
function partByLot(replay: Replay, below: (n: number) => number) {
  const parts = segmentsOf(replay)
    .flatMap((stretch) => partsOf(replay, stretch))
    .map((part) => ({ ...part, weight: part.isSlow ? SLOW : WHOLE * Math.min(part.moments.length, MOST) }));
  const all = parts.reduce((sum, { weight }) => sum + weight, 0);
  let rest = below(all);
  const { of, moments, weight } = parts.find((part) => {
    rest -= part.weight;
    return rest < 0;
  })!;
  return { of, moments, share: weight / all };
}

/** Before a line of which every outcome is proved, the last two decisions take as long as fifty others: they are a part of their own. */
function partsOf(replay: Replay, stretch: readonly number[]): Part[] {
  const { states } = replay;
  const last = stretch.at(-1)!;
  const isSlow = stretch.length > 3 && game.turn(states[last]) === 'chance' && evaluator.isOpen(states[last + 1]);
  if (!isSlow) return [{ of: replay, moments: stretch, isSlow }];
  const cut = stretch.at(-3)!;
  const left = truncate(replay, cut);
  return [
    { of: left, moments: stretch.slice(0, -2), isSlow: false },
    { of: replay, moments: stretch.slice(-3), isSlow },
  ];
}

/** With so many trials: what the best action came to, less what the others did, each time with the same luck. */
function tried(one: RolledOut, state: unknown, seed: number, trials: number): RolledOut {
  const after = (action: string): unknown => must(game.apply(state, must(game.parseAction(action))));
  const side = game.turn(state) === 1 ? 1 : -1;
  const [best, others] = [after(one.best), one.others.map(({ action }) => after(action))];
  const from = one.others[0]!.trials.length;
  const more = Array.from({ length: Math.max(0, trials - from) }, (_, index) => {
    const luck = seed + 1 + from + index;
    const win = rollOut(evaluator, best, luck);
    return others.map((other) => rounded(side * (win - rollOut(evaluator, other, luck))));
  });
  return {
    ...one,
    others: one.others.map((other, of) => ({
      ...other,
      trials: [...other.trials, ...more.map((trial) => trial[of]!)],
    })),
  };
}

function rounded(share: number): number {
  return Number(share.toFixed(4));
}
