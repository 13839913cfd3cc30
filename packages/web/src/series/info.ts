import {
  addedGames,
  nextSeries,
  repeatsOutcomes,
  type SeriesGame,
  type SeriesRules,
  type SeriesStanding,
  standingAfter,
  totalsOf,
  winnerOf,
} from '@castellan/match';
import { type BySeat, bySeat, other, type Seat } from '@castellan/rules';
import { outcomesOf } from '@castellan/together';
import type { GameInfo } from '../play/game-info.ts';
import { personSeat } from '../play/names.ts';
import { replayInfo } from '../play/replay-info.ts';
import { gameStore } from '../play/store.ts';

/** A match of several games, as the page speaks of it. */

/** What a finished game came to, for its match. The rules of the game must be loaded. */
function seriesGameOf(info: GameInfo): SeriesGame {
  const { game, handicap } = info;
  const state = replayInfo(info).states.at(-1)!;
  const played = { reason: 'played', winner: winnerOf(game, state, handicap) } as const;
  return { ending: info.ending ?? played, points: totalsOf(game, state, handicap) };
}

/** How the match stands after this game; null for a single game. */
export const seriesAfter = (info: GameInfo): SeriesStanding | null =>
  info.series ? standingAfter(info.series, seriesGameOf(info)) : null;

/** What the next game has of the match. */
export function seriesOfNext(info: GameInfo): Partial<GameInfo> {
  if (!info.series) return {};
  const series = nextSeries(info.series, seriesGameOf(info));
  const next = { series, previous: info.id };
  return repeatsOutcomes(series) ? { ...next, outcomes: outcomesOf(replayInfo(info)), realDice: false } : next;
}

/** The game after this one, where it has begun on this device. */
export const nextInSeries = async ({ id }: GameInfo): Promise<GameInfo | null> =>
  (await (await gameStore()).list()).find(({ previous }) => previous === id) ?? null;

interface SeriesScore {
  readonly me: Seat;
  readonly mine: number;
  readonly theirs: number;
}

/** The score of the match, of the player here first: points in a dynasty, else wins. */
export function scoreOf(
  info: GameInfo,
  { format }: SeriesRules,
  { wins, points }: { readonly wins: BySeat<number>; readonly points: BySeat<number> },
): SeriesScore {
  const me = personSeat(info);
  const counted = addedGames(format) > 0 ? points : wins;
  return { me, mine: bySeat(counted, me), theirs: bySeat(counted, other(me)) };
}
