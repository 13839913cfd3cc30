import { must, type Seat } from '@castellan/rules';
import type { Evaluator } from '../evaluator.ts';
import { meanOf } from '../result.ts';
import { type Playout, playOut } from './playout.ts';

/** One number of the games played out after two actions with the same luck, compared. */
export interface Component {
  /** `own points d`, `other points w`, `own line s`, `own empty`, …: whose, what and of which coat or terrain. */
  readonly name: string;
  /** On average after the better action, and after the other one. */
  readonly best: number;
  readonly played: number;
  /** The difference of the two, with its standard error in pairs. */
  readonly difference: number;
  readonly error: number;
}

/** Games that were played out after two actions, in pairs. */
export interface PlayoutPairs {
  readonly best: Playout[];
  readonly played: Playout[];
}

export const noPairs = (): PlayoutPairs => ({ best: [], played: [] });

/** Plays out so many more pairs of games. */
export function playPairs(
  pairs: PlayoutPairs,
  evaluator: Evaluator,
  state: unknown,
  [best, played]: readonly [string, string],
  trials: number,
  seed: number,
): void {
  const { game } = evaluator;
  const seat = game.turn(state) as Seat;
  const [afterBest, afterPlayed] = [best, played].map((action) =>
    must(game.apply(state, must(game.parseAction(action)))),
  );
  for (let trial = 0; trial < trials; trial++) {
    const luck = seed + pairs.best.length;
    pairs.best.push(playOut(evaluator, afterBest, seat, luck));
    pairs.played.push(playOut(evaluator, afterPlayed, seat, luck));
  }
}

/** Every number of the games, compared in pairs. */
export function componentsOf({ best, played }: PlayoutPairs): readonly Component[] {
  const names = new Set([...best, ...played].flatMap((end) => Object.keys(end)));
  return [...names].map((name) => {
    const [of, against] = [best, played].map((ends) => ends.map((end) => end[name] ?? 0)) as [number[], number[]];
    const { mean, error } = meanOf(of.map((number, trial) => number - against[trial]!));
    return { name, best: meanOf(of).mean, played: meanOf(against).mean, difference: mean, error: error || 0 };
  });
}

/** So many standard errors make a difference certain enough to be named. */
export const CERTAIN = 3;

/** Whether the difference is not by luck alone. */
export const isCertain = ({ difference, error }: Pick<Component, 'difference' | 'error'>): boolean =>
  difference !== 0 && Math.abs(difference) > CERTAIN * error;
