import type { GameResult } from './game.ts';

export interface Summary {
  readonly games: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  /** The share of won games, a draw counted half, with the ends of its 95 % interval. */
  readonly share: number;
  readonly low: number;
  readonly high: number;
  /** The difference in Elo that such shares mean; infinite where a share is 0 or 1. */
  readonly elo: number;
  readonly eloLow: number;
  readonly eloHigh: number;
  readonly points: number;
  readonly theirs: number;
  /** The share less what luck brought, where it was measured, with the ends of its 95 % interval. It may leave 0 to 1. */
  readonly adjusted: { readonly share: number; readonly low: number; readonly high: number } | null;
}

const Z = 1.96;

const eloOf = (share: number): number => 400 * Math.log10(share / (1 - share));

/** The two games of a pair share their luck, so the interval comes from the spread of pairs. */
export function summarise(results: readonly GameResult[]): Summary {
  const games = results.length;
  const count = (won: number): number => results.filter((result) => result.won === won).length;
  const mean = (of: (result: GameResult) => number): number =>
    games === 0 ? 0 : results.reduce((sum, result) => sum + of(result), 0) / games;
  const share = games === 0 ? 0.5 : mean(({ won }) => won);
  const spread = Z * errorOf(results, share);
  const low = Math.max(0, share - spread);
  const high = Math.min(1, share + spread);
  return {
    games,
    wins: count(1),
    draws: count(0.5),
    losses: count(0),
    share,
    low,
    high,
    elo: eloOf(share),
    eloLow: eloOf(low),
    eloHigh: eloOf(high),
    points: mean(({ points }) => points),
    theirs: mean(({ theirs }) => theirs),
    adjusted: adjust(results),
  };
}

function adjust(results: readonly GameResult[]): Summary['adjusted'] {
  if (results.length < 4 || results.some(({ luck }) => luck === undefined)) return null;
  const pairs = Array.from({ length: Math.floor(results.length / 2) }, (_, pair) => {
    const [one, two] = [results[2 * pair]!, results[2 * pair + 1]!];
    return (one.won - one.luck! + two.won - two.luck!) / 2;
  });
  const share = pairs.reduce((sum, pair) => sum + pair, 0) / pairs.length;
  const squares = pairs.reduce((sum, pair) => sum + (pair - share) ** 2, 0);
  const spread = Z * Math.sqrt(squares / (pairs.length - 1) / pairs.length);
  return { share, low: share - spread, high: share + spread };
}

/** The standard error of the share. A rule of succession keeps it above zero where every game went the same way. */
function errorOf(results: readonly GameResult[], share: number): number {
  const pairs = Math.floor(results.length / 2);
  if (pairs < 2) return 0.5;
  let sum = 0;
  for (let i = 0; i < pairs; i++) sum += ((results[2 * i]!.won + results[2 * i + 1]!.won) / 2 - share) ** 2;
  const cautious = (share * results.length + 1) / (results.length + 2);
  const floor = share === 0 || share === 1 ? Math.sqrt((cautious * (1 - cautious)) / results.length) : 0;
  return Math.max(Math.sqrt(sum / (pairs - 1) / pairs), floor);
}
