import { must } from '@castellan/rules';
import type { Evaluator } from './evaluator.ts';
import { studiedGame } from './games/index.ts';

/** What one face of a die, or one domino, would mean. */
export interface Temperature {
  /** `2 f++`: the die and the face; `17`: the domino; `king 1`. */
  readonly part: string;
  /** Player 1's chance to win with it, less the average: what to hope for. */
  readonly change: number;
  /** How likely it is to come. */
  readonly probability: number;
  /** The standard error of `change` from having looked at some outcomes only; 0 where all were looked at. */
  readonly error: number;
}

/** Before a roll or a line: each part of it with its mean value against the average. Best for player 1 first. */
export function temperature(evaluator: Evaluator, state: unknown, seed = 1): readonly Temperature[] {
  const { game } = evaluator;
  if (game.turn(state) !== 'chance') throw new Error('nothing is left to chance here');
  const { partsOf } = studiedGame(game.name);
  const outcomes = evaluator.candidates(state, seed).map(({ action, win, probability = 0 }) => ({
    parts: new Set(partsOf(state, must(game.parseAction(action)))),
    win,
    probability,
  }));
  const all = sum(outcomes);
  const mean = sumOf(outcomes) / all;
  const sampled = outcomes.length < game.chanceCount(state);
  const parts = new Set(outcomes.flatMap((outcome) => [...outcome.parts]));
  return [...parts]
    .map((part) => {
      const having = outcomes.filter((outcome) => outcome.parts.has(part));
      const weight = sum(having);
      const own = sumOf(having) / weight;
      const variance =
        having.reduce((total, { win, probability }) => total + probability * (win - own) ** 2, 0) / weight;
      return {
        part,
        change: own - mean,
        probability: weight / all,
        error: sampled ? Math.sqrt(variance / Math.max(1, having.length - 1)) : 0,
      };
    })
    .sort((a, b) => b.change - a.change);
}

interface Weighted {
  readonly win: number;
  readonly probability: number;
}

const sum = (outcomes: readonly Weighted[]): number => outcomes.reduce((total, one) => total + one.probability, 0);
const sumOf = (outcomes: readonly Weighted[]): number =>
  outcomes.reduce((total, { win, probability }) => total + probability * win, 0);
