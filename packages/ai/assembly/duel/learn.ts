// Learning: the gradient of a position, and steps down it, one position at a time or many at once.

import { rngNormal, rngSeed } from '../shared/rng';
import { activate, addScaled, dot, floats, throughLeak } from '../shared/vectors';
import { mapRows, POINTS_ROW, POINTS_UNIT, pointsFound, STAGES } from './features';
import { count } from './mask';
import { COATS } from './sheet';
import { emptyOf, playerAt, rollerOf } from './state';
import {
  hidden,
  JOINT_BIAS,
  joint,
  linesOf,
  MARGIN_ROW,
  MATRICES,
  MOST_ROWS,
  margin,
  matrixOf,
  OUT_BIAS,
  outputRow,
  project,
  ROW,
  rowAt,
  sumLines,
  sumRows,
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

const BYTES = <usize>WEIGHT_ROWS * ROW;
/** Row by row like the weights: gradients not yet followed, and mean squares of past ones. */
let gradients: usize = 0;
let squares: usize = 0;
/** The rows that have a gradient. */
const touched = memory.data(WEIGHT_ROWS * 2);
const isTouched = memory.data(WEIGHT_ROWS);
let touchedCount = 0;

export function prepareLearning(): usize {
  gradients = floats(WEIGHT_ROWS * WIDTH);
  squares = floats(WEIGHT_ROWS * WIDTH);
  for (let i: usize = 0; i < BYTES; i += 4) store<f32>(squares + i, FIRST_SQUARE);
  return squares;
}

/**
 * Rows of maps and spellbook begin at nothing, so that what never comes up says nothing; what lies behind them is small and
 * random, but for two units that count the points: the net begins as a greedy player.
 */
export function randomise(seed: u32): void {
  rngSeed(seed);
  for (let row = 0; row < WEIGHT_ROWS; row++) {
    const scale: f32 = row < MATRICES ? 0 : row < JOINT_BIAS ? 0.12 : 0.1;
    for (let i: usize = 0; i < ROW; i += 4) store<f32>(rowAt(row) + i, rngNormal() * scale);
  }
  memory.fill(rowAt(JOINT_BIAS), 0, ROW);
  store<f32>(rowAt(POINTS_ROW), 1);
  for (let stage = 0; stage < STAGES; stage++) {
    // Unit 0 of the joint layer is the roller's lead, unit 1 the other's.
    for (let i = 0; i < WIDTH; i++) {
      const roller = rowAt(MATRICES + stage * 2 * WIDTH + i);
      const other = roller + WIDTH * ROW;
      store<f32>(roller, i == 0 ? 1 : 0);
      store<f32>(roller, i == 0 ? -1 : 0, 4);
      store<f32>(other, i == 0 ? -1 : 0);
      store<f32>(other, i == 0 ? 1 : 0, 4);
    }
    for (let unit: usize = 0; unit < 8; unit += 4) {
      store<f32>(rowAt(outputRow(stage, WIN_ROW)) + unit, unit == 0 ? 0.5 : -0.5);
      store<f32>(rowAt(outputRow(stage, MARGIN_ROW)) + unit, unit == 0 ? 0.7 : -0.7);
    }
    memory.fill(rowAt(outputRow(stage, OUT_BIAS)), 0, ROW);
  }
}

const rowsOf = [memory.data(MOST_ROWS * 2), memory.data(MOST_ROWS * 2)] as StaticArray<usize>;
const countOf = new StaticArray<i32>(2);
const matrices = new StaticArray<i32>(2);
const pointsOf = new StaticArray<f32>(2);
const sums = [memory.data(ROW, 16), memory.data(ROW, 16)] as StaticArray<usize>;
const actives = [memory.data(ROW, 16), memory.data(ROW, 16)] as StaticArray<usize>;
const parts = [memory.data(ROW, 16), memory.data(ROW, 16)] as StaticArray<usize>;
const lines = memory.data(COATS * 2);
const linesPart = memory.data(ROW, 16);
const dJoint = memory.data(ROW, 16);
const dMap = memory.data(ROW, 16);

function add(row: i32, gradient: usize, scale: f32): void {
  if (load<u8>(isTouched + row) == 0) {
    store<u8>(isTouched + row, 1);
    store<u16>(touched + (touchedCount++ << 1), <u16>row);
  }
  addScaled(gradients + <usize>row * ROW, gradient, scale, WIDTH);
}

const outGradient = memory.data(ROW, 16);
/** After accumulate(): how far the chance to win was off. */
export let errorOfWin: f32 = 0;

/** Adds the gradient of a position between rounds that should have a chance to win and a margin (in points) of its roller. */
export function accumulate(s: usize, targetWin: f32, targetMargin: f32): void {
  for (let side = 0; side < 2; side++) {
    const p = playerAt(s, side == 0 ? rollerOf(s) : 1 - rollerOf(s));
    countOf[side] = mapRows(p, rowsOf[side]);
    pointsOf[side] = <f32>pointsFound / POINTS_UNIT;
    matrices[side] = matrixOf(side == 0, count(emptyOf(p)));
    sumRows(rowsOf[side], countOf[side], sums[side]);
    addScaled(sums[side], rowAt(POINTS_ROW), pointsOf[side], WIDTH);
    activate(actives[side], sums[side], WIDTH);
    project(matrices[side], actives[side], parts[side]);
  }
  const stage = linesOf(s, lines);
  sumLines(lines, linesPart);
  joint(parts[0], parts[1], linesPart, stage);
  const dWin = win - targetWin;
  const dMargin = ((margin - targetMargin) / POINTS_UNIT) * MARGIN_WEIGHT;
  errorOfWin = dWin;

  memory.fill(dJoint, 0, ROW);
  addScaled(dJoint, rowAt(outputRow(stage, WIN_ROW)), dWin, WIDTH);
  addScaled(dJoint, rowAt(outputRow(stage, MARGIN_ROW)), dMargin, WIDTH);
  throughLeak(dJoint, hidden, WIDTH);
  add(outputRow(stage, WIN_ROW), hidden, dWin);
  add(outputRow(stage, MARGIN_ROW), hidden, dMargin);
  memory.fill(outGradient, 0, ROW);
  store<f32>(outGradient, dWin);
  store<f32>(outGradient, dMargin, 4);
  add(outputRow(stage, OUT_BIAS), outGradient, 1);
  add(JOINT_BIAS, dJoint, 1);
  for (let i = 0; i < COATS; i++) add(<i32>load<u16>(lines + (i << 1)), dJoint, 1);

  for (let side = 0; side < 2; side++) {
    for (let i = 0; i < WIDTH; i++) {
      const at = (<usize>i) << 2;
      const row = matrices[side] + i;
      store<f32>(dMap + at, dot(rowAt(row), dJoint, WIDTH));
      add(row, dJoint, load<f32>(actives[side] + at));
    }
    throughLeak(dMap, actives[side], WIDTH);
    const rows = rowsOf[side];
    for (let i = 0, n = countOf[side]; i < n; i++) add(<i32>load<u16>(rows + ((<usize>i) << 1)), dMap, 1);
    add(POINTS_ROW, dMap, pointsOf[side]);
  }
}

/** weights −= rate × gradient, each by the size its gradients usually have. */
export function descend(rate: f32): void {
  for (let i = 0; i < touchedCount; i++) {
    const row = <i32>load<u16>(touched + (i << 1));
    const at = <usize>row * ROW;
    follow(rowAt(row), gradients + at, squares + at, rate);
    clear(row);
  }
  touchedCount = 0;
}

function clear(row: i32): void {
  memory.fill(gradients + <usize>row * ROW, 0, ROW);
  store<u8>(isTouched + row, 0);
}

function follow(w: usize, gradient: usize, v: usize, rate: f32): void {
  if (SIMD) {
    const r = f32x4.splat(rate);
    const keep = f32x4.splat(MEMORY);
    const take = f32x4.splat(<f32>1 - MEMORY);
    const eps = f32x4.splat(EPSILON);
    for (let i: usize = 0; i < ROW; i += 16) {
      const g = v128.load(gradient + i);
      const mean = f32x4.add(f32x4.mul(v128.load(v + i), keep), f32x4.mul(f32x4.mul(g, g), take));
      v128.store(v + i, mean);
      const change = f32x4.div(f32x4.mul(g, r), f32x4.add(f32x4.sqrt(mean), eps));
      v128.store(w + i, f32x4.sub(v128.load(w + i), change));
    }
  } else {
    for (let i: usize = 0; i < ROW; i += 4) {
      const g = load<f32>(gradient + i);
      const mean = load<f32>(v + i) * MEMORY + g * g * (<f32>1 - MEMORY);
      store<f32>(v + i, mean);
      store<f32>(w + i, load<f32>(w + i) - (g * rate) / (sqrt<f32>(mean) + EPSILON));
    }
  }
}

// AdamW. Its memory is row by row like the weights: means of past gradients, then of their squares, then for each row how
// many steps it has taken: a row that is seldom on steps seldom, and then as far as any other.
const BETA1: f32 = 0.9;
const BETA2: f32 = 0.999;
const ADAM_EPSILON: f32 = 1e-7;
const DECAY: f32 = 0.01;
export const ADAM_BYTES = 2 * BYTES + <usize>WEIGHT_ROWS * 4;
let moments: usize = 0;

export function prepareAdam(): usize {
  gradients = floats(WEIGHT_ROWS * WIDTH);
  moments = floats(<i32>(ADAM_BYTES >> 2));
  return moments;
}

/** One step with the mean gradient of so many positions. */
export function adam(rate: f32, positions: i32): void {
  const scale = <f32>1 / <f32>positions;
  for (let i = 0; i < touchedCount; i++) {
    const row = <i32>load<u16>(touched + (i << 1));
    const at = <usize>row * ROW;
    const steps = moments + 2 * BYTES + ((<usize>row) << 2);
    const n = load<u32>(steps) + 1;
    store<u32>(steps, n);
    const decay1 = <f32>1 - Mathf.pow(BETA1, <f32>n);
    const decay2 = <f32>1 - Mathf.pow(BETA2, <f32>n);
    stepOfAdam(row, at, scale, (rate * Mathf.sqrt(decay2)) / decay1, <f32>1 - rate * DECAY);
    clear(row);
  }
  touchedCount = 0;
}

function stepOfAdam(row: i32, at: usize, scale: f32, size: f32, keep: f32): void {
  const w = rowAt(row);
  const g = gradients + at;
  const m = moments + at;
  const v = m + BYTES;
  for (let i: usize = 0; i < ROW; i += 4) {
    const slope = load<f32>(g + i) * scale;
    const mean = load<f32>(m + i) * BETA1 + slope * (<f32>1 - BETA1);
    const square = load<f32>(v + i) * BETA2 + slope * slope * (<f32>1 - BETA2);
    store<f32>(m + i, mean);
    store<f32>(v + i, square);
    store<f32>(w + i, load<f32>(w + i) * keep - (size * mean) / (sqrt<f32>(square) + ADAM_EPSILON));
  }
}
