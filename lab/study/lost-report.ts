import { readFileSync } from 'node:fs';
import { LEVELS, type Level } from '@castellan/ai';
import { meanOf } from '@castellan/study';
import { printTable } from '../../bench/measure.ts';
import type { SeriesFile } from './series.ts';

/** One stretch by lot of a game of two levels, analysed. In winning chance. */
export interface LostRow {
  readonly levels: readonly [Level, Level];
  readonly seed: number;
  /** How likely this stretch was to be chosen: the less, the more it stands for. */
  readonly share: number;
  readonly players: readonly { readonly lost: number; readonly drafting: number; readonly counted: number }[];
  /**
   * Of each player's decisions in which the analysis found something better, one by lot. In the others nothing was given away against
   * its best action, by every evaluation.
   */
  readonly faults: readonly (RolledOut | null)[];
  /** One by lot of all counted decisions: whether the analysis's best action is the best. */
  readonly choice: RolledOut | null;
}

/** A decision of which the analysis has no proof, rolled out. */
export interface RolledOut {
  /** Which position of the game. */
  readonly index: number;
  /** Of how many it is one. */
  readonly of: number;
  /** By the analysis. */
  readonly best: string;
  /** How far behind the best: by the analysis, and in each trial. */
  readonly others: readonly {
    readonly action: string;
    readonly analysed: number;
    readonly trials: readonly number[];
  }[];
}

const points = (share: number): string => (100 * share).toFixed(1);
const within = ({ mean, error }: { mean: number; error: number }): string =>
  `${points(mean)} ± ${points(1.96 * error)}`;

const hasTrials = (one: RolledOut | null): boolean => one === null || one.others[0]!.trials.length > 0;

/** Rows are rolled out one after the other: those before the first that waits for it. Later ones without anything to roll out would weigh too much. */
function triedOf(rows: readonly LostRow[], of: (row: LostRow) => readonly (RolledOut | null)[]): readonly LostRow[] {
  const waiting = rows.findIndex((row) => !of(row).every(hasTrials));
  return waiting < 0 ? rows : rows.slice(0, waiting);
}

/** What a level gives away a game: by the analysis, and as rollouts of some decisions correct it. A game counts once. */
export function lostBy(level: Level, rows: readonly LostRow[]) {
  const of = rows.filter(({ levels }) => levels.includes(level));
  const tried = triedOf(rows, ({ faults }) => faults).filter((row) => of.includes(row));
  const each = (list: readonly LostRow[], figure: (row: LostRow, seat: number) => number) =>
    meanOf(
      list.map((row) => {
        const seats = [0, 1].filter((seat) => row.levels[seat] === level);
        return meanOf(seats.map((seat) => figure(row, seat))).mean / row.share;
      }),
    );
  const lost = each(of, ({ players }, seat) => players[seat]!.lost);
  const correction = each(tried, ({ faults }, seat) => {
    const fault = faults[seat];
    if (!fault) return 0;
    const [{ analysed, trials }] = fault.others as [RolledOut['others'][number]];
    return fault.of * (meanOf(trials).mean - analysed);
  });
  return {
    games: of.length,
    lost,
    drafting: each(of, ({ players }, seat) => players[seat]!.drafting),
    counted: each(of, ({ players }, seat) => players[seat]!.counted),
    /** Games with decisions that were rolled out, or with none to roll out. */
    tried: tried.length,
    correction,
    judged: { mean: lost.mean + correction.mean, error: Math.hypot(lost.error, correction.error) },
  };
}

/**
 * What "played like" compares a game with: what each level gives away by the analysis. Where chance has put a level above the one
 * below it, both get their mean, so that giving away less never looks worse.
 */
export function measuredLost(rows: readonly LostRow[]): Readonly<Record<Level, number>> {
  const pools: { sum: number; levels: Level[] }[] = [];
  const meanIn = (pool: (typeof pools)[number]): number => pool.sum / pool.levels.length;
  for (const level of LEVELS) {
    let pool = { sum: lostBy(level, rows).lost.mean, levels: [level] };
    for (let below = pools.at(-1); below && meanIn(below) < meanIn(pool); below = pools.at(-1)) {
      pools.pop();
      pool = { sum: below.sum + pool.sum, levels: [...below.levels, ...pool.levels] };
    }
    pools.push(pool);
  }
  const each = pools.flatMap((pool) => pool.levels.map((level) => [level, Number(meanIn(pool).toFixed(3))]));
  return Object.fromEntries(each);
}

/** How much of what the analysis calls given away is, by rollouts, of all levels together: 1 where both agree. */
export function shareConfirmed(rows: readonly LostRow[]) {
  const pairs = rows.flatMap(({ faults, share }) =>
    faults.flatMap((fault) => {
      if (!fault || fault.others[0]!.trials.length === 0) return [];
      const [{ analysed, trials }] = fault.others as [RolledOut['others'][number]];
      const weight = fault.of / share;
      return { analysed: weight * analysed, rolled: weight * meanOf(trials).mean };
    }),
  );
  const sum = (of: (pair: (typeof pairs)[number]) => number): number =>
    pairs.reduce((total, pair) => total + of(pair), 0);
  const mean = sum(({ rolled }) => rolled) / sum(({ analysed }) => analysed);
  const squares = sum(({ rolled, analysed }) => (rolled - mean * analysed) ** 2);
  return { mean, error: Math.sqrt(squares) / sum(({ analysed }) => analysed), decisions: pairs.length };
}

/**
 * What the analysis's own choices give away a game and player, by rollouts. The better of noisy values looks better than it is, so
 * each trial evaluates what the analysis and the other trials chose together: that is at most what is really given away (`least`); the
 * best by all trials is at least that (`most`).
 */
export function lostByChoices(rows: readonly LostRow[]) {
  const rolled = triedOf(rows, ({ choice }) => [choice]);
  const tried = rolled.filter(({ choice }) => choice !== null);
  const others = tried.flatMap(({ choice }) => choice!.others);
  const noise = meanOf(others.map(({ trials }) => meanOf(trials).error ** 2 * trials.length)).mean;
  const trials = others[0]?.trials.length ?? 0;
  const apart = meanOf(others.map((other) => (meanOf(other.trials).mean - other.analysed) ** 2)).mean;
  /** Of what the analysis is off by: rollouts differ from it by that and their own noise. */
  const doubt = Math.max(0, apart - noise / trials);
  const trust = doubt / (doubt + noise / (trials - 1));
  const each = (gain: (choice: RolledOut) => number) =>
    meanOf(rolled.map(({ choice, share }) => (choice ? (choice.of / 2 / share) * gain(choice) : 0)));
  return {
    decisions: tried.length,
    least: each(
      (choice) =>
        meanOf(
          Array.from({ length: trials }, (_, judge) => {
            const promises = choice.others.map(({ analysed, trials: all }) => {
              const rest = meanOf(all.filter((_, trial) => trial !== judge)).mean;
              return -(analysed + trust * (rest - analysed));
            });
            const best = promises.reduce((top, promise, of) => (promise > promises[top]! ? of : top), 0);
            return promises[best]! > 0 ? -choice.others[best]!.trials[judge]! : 0;
          }),
        ).mean,
    ),
    most: each(({ others: all }) => Math.max(0, ...all.map((other) => -meanOf(other.trials).mean))),
  };
}

/** All levels, with 95 % intervals. */
export function tellLost(game: string, rows: readonly LostRow[]): void {
  printTable(
    `${game}: given away a game and player, in points`,
    LEVELS.map((level): [string, string] => {
      const { games, lost, drafting, counted, tried, correction, judged } = lostBy(level, rows);
      const byRollouts = `by rollouts ${within(judged)} (${within(correction)} to the analysis, ${tried} games)`;
      return [
        level,
        [
          `${within(lost)} (${points(drafting.mean)} drafting)`,
          `${counted.mean.toFixed(1)} counted decisions`,
          `${games} games`,
          ...(tried > 1 ? [byRollouts] : []),
        ].join('; '),
      ];
    }),
  );
  console.log(`\nmeasured.lost: ${JSON.stringify(measuredLost(rows))}`);
  const confirmed = shareConfirmed(rows);
  const { least, most, decisions } = lostByChoices(rows);
  printTable(`${game}: by rollouts, all levels together`, [
    ['of what the analysis says', `${within(confirmed)} % (${confirmed.decisions} decisions)`],
    ...(decisions > 0
      ? [
          [
            'given away by its own choices',
            `from ${within(least)} to ${within(most)} a game (${decisions} decisions)`,
          ] as [string, string],
        ]
      : []),
  ]);
}

if (import.meta.main) {
  for (const file of process.argv.slice(2)) {
    const { rows }: SeriesFile<LostRow> = JSON.parse(readFileSync(file, 'utf8'));
    tellLost(file, rows);
  }
}
