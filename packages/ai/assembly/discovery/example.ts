// A position that the net learns: the inputs it is valued by, how its game ended, and how far off the net was.
import { COMMON_INPUTS, SIDE_INPUTS } from './features';
import { lead, score } from './state';
import { inputs, MARGIN_UNIT, net } from './value';

/** Decisions of one game, more than any game has. */
export const MOST_DECISIONS = 100;

const SIDES_BYTES: usize = (<usize>(2 * SIDE_INPUTS)) << 2;
const COMMON_BYTES: usize = (<usize>COMMON_INPUTS) << 2;
export const INPUT_BYTES: usize = SIDES_BYTES + COMMON_BYTES;

/** Keeps the inputs of the position that was valued last. */
export function saveInputs(to: usize): void {
  memory.copy(to, inputs, SIDES_BYTES);
  memory.copy(to + SIDES_BYTES, net.commonAt(), COMMON_BYTES);
}

/** Lets the net value the position with these inputs again. */
export function evaluateInputs(from: usize): void {
  memory.copy(net.commonAt(), from + SIDES_BYTES, COMMON_BYTES);
  net.setDense(0, from);
  net.setDense(1, from + (SIDES_BYTES >> 1));
  net.evaluate();
}

/** How a finished game went for player 0, as the net says it. */
export function finalWin<S>(s: usize): f32 {
  const ahead = lead<S>(s);
  return ahead > 0 ? 1 : ahead < 0 ? 0 : 0.5;
}
export function finalMargin<S>(s: usize): f32 {
  return <f32>(score<S>(s, 0) - score<S>(s, 1)) / MARGIN_UNIT;
}

/** Root of the mean squared error of both outputs against the ends of the games, since the last report. */
export class ErrorReport {
  private winSquares: f64 = 0;
  private marginSquares: f64 = 0;
  private positions: f64 = 0;

  /** What the net says now, beside how the game of the position ended. */
  note(win: f32, margin: f32): void {
    this.winSquares += <f64>((net.win - win) * (net.win - win));
    this.marginSquares += <f64>((net.margin - margin) * (net.margin - margin));
    this.positions += 1;
  }

  win(): f64 {
    return Math.sqrt(this.winSquares / this.positions);
  }

  /** In points; starts the next report. */
  margin(): f64 {
    const error = Math.sqrt(this.marginSquares / this.positions) * <f64>MARGIN_UNIT;
    this.winSquares = 0;
    this.marginSquares = 0;
    this.positions = 0;
    return error;
  }
}
