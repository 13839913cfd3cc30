import { gainOf, must, type Seat } from '@castellan/rules';
import type { Evaluator } from '../evaluator.ts';

/** One action of a line. */
export interface LineStep {
  readonly seat: Seat;
  readonly action: string;
  /** Points that it brings at once. */
  readonly gain: number;
}

/** The longest line that a reader follows. */
const LONGEST = 4;

/** An action and what both players do best after it, until chance has the turn: at most four actions in all. */
export function lineOf(evaluator: Evaluator, from: unknown, first: string, seed = 1): readonly LineStep[] {
  const { game } = evaluator;
  const steps: LineStep[] = [];
  let state = from;
  let next: string | null = first;
  while (next !== null) {
    const seat = game.turn(state) as Seat;
    const action: unknown = must(game.parseAction(next));
    steps.push({ seat, action: next, gain: gainOf(game, state, action) });
    state = must(game.apply(state, action));
    const turn = game.turn(state);
    const goesOn = steps.length < LONGEST && (turn === 1 || turn === 2);
    next = goesOn ? evaluator.candidates(state, seed)[0]!.action : null;
  }
  return steps;
}

/** Points that one player draws within a line. */
export const gainIn = (line: readonly LineStep[], seat: Seat): number =>
  line.reduce((sum, step) => sum + (step.seat === seat ? step.gain : 0), 0);
