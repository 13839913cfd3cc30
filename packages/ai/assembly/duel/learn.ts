// Learning: one position, one step.

import { activate, addScaled, dot } from '../shared/net';
import { rngBelow, rngNormal, rngSeed } from '../shared/rng';
import { mapRows, POINTS_ROW, POINTS_UNIT, pointsFound } from './features';
import { COATS } from './sheet';
import { playerAt, rollerOf } from './state';
import {
  CACHE_ROWS,
  hidden,
  JOINT_BIAS,
  joint,
  LEAK,
  linesOf,
  MARGIN_ROW,
  MOST_ROWS,
  margin,
  OTHER_MATRIX,
  OUT_BIAS,
  project,
  ROLLER_MATRIX,
  ROW,
  rowAt,
  sumLines,
  sumRows,
  table,
  WEIGHT_ROWS,
  WIDTH,
  WIN_ROW,
  win,
} from './value';

const MEMORY: f32 = 0.999;
const FIRST_SQUARE: f32 = 1e-3;
const EPSILON: f32 = 1e-4;
/** How much an error of one unit of margin weighs against one of the chance to win. */
const MARGIN_WEIGHT: f32 = 0.15;

/** Mean squares of past gradients, row by row like the table. */
let squares: usize = 0;

export function prepareLearning(): usize {
  const bytes = <usize>(WEIGHT_ROWS + CACHE_ROWS) * ROW;
  squares = heap.alloc(bytes);
  for (let i: usize = 0; i < bytes; i += 4) store<f32>(squares + i, FIRST_SQUARE);
  return squares;
}

/**
 * Rows of maps and spellbook begin at nothing, so that what never comes up says nothing; what lies behind them is small and
 * random, but for two units that count the points: the net begins as a greedy player.
 */
export function randomise(seed: u32): void {
  rngSeed(seed);
  for (let row = 0; row < WEIGHT_ROWS; row++) {
    const scale: f32 = row < ROLLER_MATRIX ? 0 : row < JOINT_BIAS ? 0.12 : row < OUT_BIAS ? 0.1 : 0;
    for (let i: usize = 0; i < ROW; i += 4) store<f32>(rowAt(row) + i, rngNormal() * scale);
  }
  memory.fill(rowAt(JOINT_BIAS), 0, ROW);
  store<f32>(rowAt(POINTS_ROW), 1);
  // Unit 0 of the joint layer is the roller's lead, unit 1 the other's.
  for (let i = 0; i < WIDTH; i++) {
    store<f32>(rowAt(ROLLER_MATRIX + i), i == 0 ? 1 : 0);
    store<f32>(rowAt(ROLLER_MATRIX + i), i == 0 ? -1 : 0, 4);
    store<f32>(rowAt(OTHER_MATRIX + i), i == 0 ? -1 : 0);
    store<f32>(rowAt(OTHER_MATRIX + i), i == 0 ? 1 : 0, 4);
  }
  for (let unit: usize = 0; unit < 8; unit += 4) {
    store<f32>(rowAt(WIN_ROW) + unit, unit == 0 ? 0.5 : -0.5);
    store<f32>(rowAt(MARGIN_ROW) + unit, unit == 0 ? 0.7 : -0.7);
  }
}

const rowsOf = [memory.data(MOST_ROWS * 2), memory.data(MOST_ROWS * 2)] as StaticArray<usize>;
const countOf = new StaticArray<i32>(2);
const pointsOf = new StaticArray<f32>(2);
const sums = [memory.data(ROW, 16), memory.data(ROW, 16)] as StaticArray<usize>;
const actives = [memory.data(ROW, 16), memory.data(ROW, 16)] as StaticArray<usize>;
const parts = [memory.data(ROW, 16), memory.data(ROW, 16)] as StaticArray<usize>;
const lines = memory.data(COATS * 2);
const linesPart = memory.data(ROW, 16);
const dJoint = memory.data(ROW, 16);
const dMap = memory.data(ROW, 16);

/** weights −= rate × gradient, each by the size its gradients usually have. */
function step(row: i32, gradient: usize, scale: f32, rate: f32): void {
  const w = rowAt(row);
  const v = squares + (w - table);
  if (SIMD) {
    const s = f32x4.splat(scale);
    const r = f32x4.splat(rate);
    const keep = f32x4.splat(MEMORY);
    const take = f32x4.splat(<f32>1 - MEMORY);
    const eps = f32x4.splat(EPSILON);
    for (let i: usize = 0; i < ROW; i += 16) {
      const g = f32x4.mul(v128.load(gradient + i), s);
      const mean = f32x4.add(f32x4.mul(v128.load(v + i), keep), f32x4.mul(f32x4.mul(g, g), take));
      v128.store(v + i, mean);
      const change = f32x4.div(f32x4.mul(g, r), f32x4.add(f32x4.sqrt(mean), eps));
      v128.store(w + i, f32x4.sub(v128.load(w + i), change));
    }
  } else {
    for (let i: usize = 0; i < ROW; i += 4) {
      const g = load<f32>(gradient + i) * scale;
      const mean = load<f32>(v + i) * MEMORY + g * g * (<f32>1 - MEMORY);
      store<f32>(v + i, mean);
      store<f32>(w + i, load<f32>(w + i) - (g * rate) / (sqrt<f32>(mean) + EPSILON));
    }
  }
}

function throughLeak(d: usize, activated: usize): void {
  for (let i: usize = 0; i < ROW; i += 4) {
    if (load<f32>(activated + i) < 0) store<f32>(d + i, load<f32>(d + i) * LEAK);
  }
}

const outGradient = memory.data(ROW, 16);

/** Moves the value of a position between rounds towards a chance to win and a margin (in points) of its roller. */
export function learn(s: usize, targetWin: f32, targetMargin: f32, rate: f32): f32 {
  for (let side = 0; side < 2; side++) {
    const p = playerAt(s, side == 0 ? rollerOf(s) : 1 - rollerOf(s));
    countOf[side] = mapRows(p, <i32>rngBelow(4), rowsOf[side]);
    pointsOf[side] = <f32>pointsFound / POINTS_UNIT;
    sumRows(rowsOf[side], countOf[side], sums[side]);
    addScaled(sums[side], rowAt(POINTS_ROW), pointsOf[side], WIDTH);
    activate(actives[side], sums[side], WIDTH);
    project(side == 0 ? ROLLER_MATRIX : OTHER_MATRIX, actives[side], parts[side]);
  }
  linesOf(s, lines);
  sumLines(lines, linesPart);
  joint(parts[0], parts[1], linesPart);
  const dWin = win - targetWin;
  const dMargin = ((margin - targetMargin) / POINTS_UNIT) * MARGIN_WEIGHT;

  memory.fill(dJoint, 0, ROW);
  addScaled(dJoint, rowAt(WIN_ROW), dWin, WIDTH);
  addScaled(dJoint, rowAt(MARGIN_ROW), dMargin, WIDTH);
  throughLeak(dJoint, hidden);
  step(WIN_ROW, hidden, dWin, rate);
  step(MARGIN_ROW, hidden, dMargin, rate);
  memory.fill(outGradient, 0, ROW);
  store<f32>(outGradient, dWin);
  store<f32>(outGradient, dMargin, 4);
  step(OUT_BIAS, outGradient, 1, rate);
  step(JOINT_BIAS, dJoint, 1, rate);
  for (let i = 0; i < COATS; i++) step(<i32>load<u16>(lines + (i << 1)), dJoint, 1, rate);

  for (let side = 0; side < 2; side++) {
    const matrix = side == 0 ? ROLLER_MATRIX : OTHER_MATRIX;
    for (let i = 0; i < WIDTH; i++) {
      const at = (<usize>i) << 2;
      store<f32>(dMap + at, dot(rowAt(matrix + i), dJoint, WIDTH));
      step(matrix + i, dJoint, load<f32>(actives[side] + at), rate);
    }
    throughLeak(dMap, actives[side]);
    const rows = rowsOf[side];
    for (let i = 0, n = countOf[side]; i < n; i++) step(<i32>load<u16>(rows + ((<usize>i) << 1)), dMap, 1, rate);
    step(POINTS_ROW, dMap, pointsOf[side], rate);
  }
  return dWin;
}
