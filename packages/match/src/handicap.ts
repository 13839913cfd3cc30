import type { BySeat, GameName, Outcome, Seat } from '@castellan/rules';
import { rulesOf } from '@castellan/rules/lookup';
import { isSeconds } from './clock.ts';

/** What evens out a game between unequal players. Such a game is never rated. */
export interface Handicap {
  /** Points that each player has at the start. */
  readonly points: BySeat<number>;
  /** Who may ask for hints. */
  readonly hints: BySeat<boolean>;
  /** Seconds for the whole game, in place of those of the clock. */
  readonly seconds?: BySeat<number>;
}

export const MOST_HANDICAP_POINTS = 50;

const isPoints = (points: number): boolean => Number.isInteger(points) && points >= 0 && points <= MOST_HANDICAP_POINTS;

export const isHandicap = ({ points, seconds }: Handicap): boolean =>
  points.every(isPoints) && (seconds === undefined || seconds.every(isSeconds));

/** The same for the next game, in which the seats have changed. */
export const swapHandicap = ({ points, hints, seconds }: Handicap): Handicap => ({
  points: [points[1], points[0]],
  hints: [hints[1], hints[0]],
  ...(seconds && { seconds: [seconds[1], seconds[0]] }),
});

/** Whether points at the start count besides those on the boards. */
export const givesPoints = (handicap: Handicap | null | undefined): handicap is Handicap =>
  handicap != null && handicap.points[0] + handicap.points[1] > 0;

/** The points of both players, those at the start included. */
export function totalsOf(game: GameName, state: object, handicap: Handicap | null | undefined): BySeat<number> {
  const [one, two] = rulesOf(game).score(state as never);
  const [first, second] = handicap?.points ?? [0, 0];
  return [one.total + first, two.total + second];
}

/** Who has won a game that was played to its end. Equal points with points at the start are a draw. */
export function winnerOf(game: GameName, state: object, handicap: Handicap | null | undefined): Seat | null {
  if (!givesPoints(handicap)) {
    const outcome: Outcome = rulesOf(game).result(state as never);
    return outcome.kind === 'win' ? outcome.seat : null;
  }
  const [one, two] = totalsOf(game, state, handicap);
  return one === two ? null : one > two ? 1 : 2;
}
