// The value of a position after a decision, by the net: the chance to win and the expected lead of player 0.
import { Net } from '../shared/net';
import { COMMON_INPUTS, countUndrawn, describeCommon, describeSide, SIDE_INPUTS } from './features';
import { lead, mover, OVER, phase, score } from './state';

/** Points in one unit of the net's margin. */
export const MARGIN_UNIT: f32 = 20;
const FIRST = 64;
const HEAD = 32;

export const net = new Net(SIDE_INPUTS, COMMON_INPUTS, FIRST, HEAD, 2);

/** Of the last value(): what player 0 may hope for. */
export let win: f32 = 0;
export let margin: f32 = 0;

/** The sides' inputs of the last value(), which learn() of the net reads. */
export const inputs: usize = heap.alloc((<usize>(2 * SIDE_INPUTS)) << 2);
const sideInputs: usize = (<usize>SIDE_INPUTS) << 2;

/** Sets win and margin. Side 0 of the net is whose decision comes next. */
export function value<S>(s: usize): void {
  if (phase(s) == OVER) {
    const ahead = lead<S>(s);
    win = ahead > 0 ? 1 : ahead < 0 ? 0 : 0.5;
    margin = <f32>(score<S>(s, 0) - score<S>(s, 1));
    return;
  }
  const me = mover(s);
  countUndrawn(s);
  describeSide<S>(s, me, inputs);
  describeSide<S>(s, 1 - me, inputs + sideInputs);
  describeCommon<S>(s, me, net.commonAt());
  net.setDense(0, inputs);
  net.setDense(1, inputs + sideInputs);
  net.evaluate();
  win = me == 0 ? net.win : <f32>1 - net.win;
  margin = (me == 0 ? net.margin : -net.margin) * MARGIN_UNIT;
}

/** The same after value() and holdOther() of a sister position that differs only in what this player placed. */
export function valueOfSister<S>(s: usize, player: i32): void {
  if (phase(s) == OVER) return value<S>(s);
  const me = mover(s);
  const side = i32(player != me);
  const at = inputs + <usize>side * sideInputs;
  describeSide<S>(s, player, at);
  describeCommon<S>(s, me, net.commonAt());
  net.setSister(side, at);
  net.evaluateHeld(1 - side);
  win = me == 0 ? net.win : <f32>1 - net.win;
  margin = (me == 0 ? net.margin : -net.margin) * MARGIN_UNIT;
}

/** After value() of the first sister: the opponent of this player stays as it is in all of them. */
export function holdOther(s: usize, player: i32): void {
  if (phase(s) != OVER) net.hold(i32(player == mover(s)));
}
