import { type BySeat, bySeat, other, type Seat, withSeat } from '@castellan/rules';
import { totalsOf } from './handicap.ts';
import type { Ending, Match } from './match.ts';
import { addedGames, type SeriesRules } from './series-rules.ts';

/** Several games between the same two players: players call it a match. */

/** What a game knows of its series: everything before it. The seats are those of this game. */
export interface Series extends SeriesRules {
  /** Which game it is, from 1. */
  readonly number: number;
  readonly wins: BySeat<number>;
  readonly points: BySeat<number>;
}

/** How a series stands after a game of it. */
export interface SeriesStanding {
  /** How many games count so far. */
  readonly played: number;
  readonly wins: BySeat<number>;
  readonly points: BySeat<number>;
  readonly over: boolean;
  /** Null while it goes on, and for a draw. */
  readonly winner: Seat | null;
}

/** What a finished game of a series came to. */
export interface SeriesGame {
  readonly ending: Ending;
  readonly points: BySeat<number>;
}

/** The first game of a series. */
export const newSeries = ({ format, games }: SeriesRules): Series => ({
  format,
  games,
  number: 1,
  wins: [0, 0],
  points: [0, 0],
});

/** How the series stood before this game. */
export const standingBefore = ({ number, wins, points }: Series): SeriesStanding => ({
  played: number - 1,
  wins,
  points,
  over: false,
  winner: null,
});

/**
 * How the series stands after this game. A draw counts for neither player. A game that was closed without a result does not count. Where points
 * are added, who gives up a game gives up all of it: otherwise the leader could end the last game before it is played.
 */
export function standingAfter(series: Series, { ending, points }: SeriesGame): SeriesStanding {
  if (ending.reason === 'closed') return standingBefore(series);
  const { winner } = ending;
  const standing = {
    played: series.number,
    wins: winner ? withSeat(series.wins, winner, bySeat(series.wins, winner) + 1) : series.wins,
    points: [series.points[0] + points[0], series.points[1] + points[1]] as const,
  };
  const givenUp = ending.reason === 'resigned' || ending.reason === 'time';
  const decided =
    addedGames(series.format) > 0 && givenUp ? { over: true, winner } : decidedBy(series, standing.played, standing);
  return { ...standing, ...decided };
}

function decidedBy(
  { format, games }: SeriesRules,
  played: number,
  { wins, points }: Pick<SeriesStanding, 'wins' | 'points'>,
): Pick<SeriesStanding, 'over' | 'winner'> {
  const leader = ahead(wins);
  const last = played >= games;
  if (addedGames(format) > 0) return { over: last, winner: last ? (ahead(points) ?? leader) : null };
  if (format === 'first-to') {
    const over = Math.max(...wins) >= games;
    return { over, winner: over ? leader : null };
  }
  const caught = leader === null || bySeat(wins, leader) <= bySeat(wins, other(leader)) + games - played;
  const over = last || !caught;
  return { over, winner: over ? leader : null };
}

const ahead = ([one, two]: BySeat<number>): Seat | null => (one === two ? null : one > two ? 1 : 2);

/** The series as the next game has it, with the seats changed; after its last game a new one by the same rules. */
export function nextSeries(series: Series, game: SeriesGame): Series {
  const { played, wins, points, over } = standingAfter(series, game);
  if (over) return newSeries(series);
  const { format, games } = series;
  return { format, games, number: played + 1, wins: [wins[1], wins[0]], points: [points[1], points[0]] };
}

/** Whether this game has the rolls or lines of the one before it: the second of a pair. */
export const repeatsOutcomes = (series: Series | null | undefined): boolean =>
  series?.format === 'pair' && series.number === 2;

/** The rolls or lines of a game in order, for one that repeats them. */
export const drawnIn = ({ actions }: Pick<Match, 'actions'>): string[] =>
  actions.flatMap(({ by, action }) => (by === 'chance' ? [action] : []));

/** The result of a finished match, for its series. */
export function seriesGameOf({ game, state, ending, handicap }: Match): SeriesGame {
  if (!ending) throw new Error('the game is not over');
  return { ending, points: totalsOf(game, state, handicap) };
}
