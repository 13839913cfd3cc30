import type { GameName, Seat } from '@castellan/rules';

/**
 * Ratings that rest on the six levels of the computer. Every installation ships the same levels, so ratings do not inflate, work
 * offline and compare between servers. Glicko without volatility: a changing volatility could be farmed.
 */

/** Counts up when the strengths of the levels are measured again: ratings of different versions do not compare. */
export const ANCHOR_VERSION = 1;

export const ANCHORS = {
  duel: { novice: 827, page: 1038, squire: 1265, knight: 1500, steward: 1702, castellan: 1917 },
  discovery: { novice: 898, page: 1064, squire: 1262, knight: 1500, steward: 1711, castellan: 1884 },
} as const satisfies Record<GameName, Record<string, number>>;
export type AnchorLevel = keyof (typeof ANCHORS)['duel'];

/** What the first player is worth. */
const FIRST_PLAYER: Readonly<Record<GameName, number>> = { duel: 12.4, discovery: 0 };

const LARGEST_DEVIATION = 350;
const SMALLEST_DEVIATION = 45;
/** Added to the square of the deviation each day: a player who stays away becomes less certain. */
const AGEING_PER_DAY = 23.3;
const DAY = 24 * 60 * 60 * 1000;
const Q = Math.LN10 / 400;

export interface Rating {
  readonly value: number;
  /** The standard error of the value, called RD. */
  readonly deviation: number;
  /** When the last rated game ended, in milliseconds since 1970. */
  readonly at: number;
  readonly games: number;
  /** The version of the levels that it rests on; the first ratings do not say. */
  readonly anchors?: number;
}

/** Something to play against: another player, or a level, which is certain. */
export type Strength = Pick<Rating, 'value' | 'deviation'>;

export const levelStrength = (game: GameName, level: AnchorLevel): Strength => ({
  value: ANCHORS[game][level],
  deviation: 0,
});

/** A new player, at the level chosen first. */
export const newRating = (game: GameName, at: number, level: AnchorLevel = 'squire'): Rating => ({
  value: ANCHORS[game][level],
  deviation: LARGEST_DEVIATION,
  at,
  games: 0,
  anchors: ANCHOR_VERSION,
});

/** The rating as it is known today. One that rests on other levels is as uncertain as that of a new player. */
export function aged(rating: Rating, now: number): Rating {
  if ((rating.anchors ?? 1) !== ANCHOR_VERSION) return { ...rating, deviation: LARGEST_DEVIATION };
  const days = Math.max(0, now - rating.at) / DAY;
  const deviation = Math.min(LARGEST_DEVIATION, Math.sqrt(rating.deviation ** 2 + AGEING_PER_DAY * days));
  return { ...rating, deviation };
}

/** How much less a result says when the opponent is uncertain. */
const weightOf = (deviation: number): number => 1 / Math.sqrt(1 + (3 * Q ** 2 * deviation ** 2) / Math.PI ** 2);

/** The expected score of a player in this seat, from 0 to 1. */
export function expectedScore(game: GameName, seat: Seat, player: Strength, opponent: Strength): number {
  const first = FIRST_PLAYER[game] * (seat === 1 ? 1 : -1);
  const difference = player.value - opponent.value + first;
  return 1 / (1 + 10 ** ((-weightOf(opponent.deviation) * difference) / 400));
}

export interface RatedGame {
  readonly game: GameName;
  /** The seat of the player who is rated. */
  readonly seat: Seat;
  readonly opponent: Strength;
  /** 1 for a win, ½ for a draw, 0 for a loss. */
  readonly score: number;
  readonly endedAt: number;
}

/** The rating after one more game. */
export function afterGame(before: Rating, { game, seat, opponent, score, endedAt }: RatedGame): Rating {
  const { value, deviation, games } = aged(before, endedAt);
  const weight = weightOf(opponent.deviation);
  const expected = expectedScore(game, seat, { value, deviation }, opponent);
  const information = Q ** 2 * weight ** 2 * expected * (1 - expected);
  const next = 1 / Math.sqrt(1 / deviation ** 2 + information);
  return {
    // The gain follows from what is known now; the floor keeps later games able to move the rating.
    value: value + Q * Math.max(SMALLEST_DEVIATION, next) ** 2 * weight * (score - expected),
    deviation: Math.max(SMALLEST_DEVIATION, next),
    at: Math.max(before.at, endedAt),
    games: games + 1,
    anchors: ANCHOR_VERSION,
  };
}

/** A provisional rating is shown as such; a ladder lists players from `LISTED` on. */
const PROVISIONAL = 110;
const LISTED = 75;
/** Above this the page names no level. */
const UNKNOWN = 220;

export const isProvisional = ({ deviation }: Pick<Rating, 'deviation'>): boolean => deviation > PROVISIONAL;
export const isListed = ({ deviation }: Rating): boolean => deviation <= LISTED;

/** The level whose anchor is nearest. */
export function nearestLevel(game: GameName, value: number): AnchorLevel {
  const levels = Object.entries(ANCHORS[game]) as [AnchorLevel, number][];
  const distance = ([, anchor]: [AnchorLevel, number]) => Math.abs(anchor - value);
  return levels.reduce((nearest, one) => (distance(one) < distance(nearest) ? one : nearest))[0];
}

/** The same; null while the rating says too little. */
export const levelLike = (game: GameName, { value, deviation }: Strength): AnchorLevel | null =>
  2 * deviation > UNKNOWN ? null : nearestLevel(game, value);
