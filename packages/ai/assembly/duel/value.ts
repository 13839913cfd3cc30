// The value net of Duel: what a position between two rounds is worth to the next roller.
//
//   map of the next roller ─ rows that are on ─► 64 ─► leaky ─► matrix ─┐
//   the other map          ─ the same rows    ─► 64 ─► leaky ─► matrix ─┼─► 64 ─► leaky ─► win (logit), margin
//   spellbook, one row a line ──────────────────────────────────────────┘
//
// What a map's units mean for the game depends on how far it is: each stage of a map has a matrix of its own, each stage
// of the game its own outputs.
//
// Every part is a row of 64 floats, so the whole net is a list of rows, and sums of rows a search wants to keep
// (caches) are rows of the same list behind the weights.

import { activate, addScaled, dot } from '../shared/vectors';
import { mapRows, POINTS_ROW, POINTS_UNIT, pointsFound, ROWS, STAGES, stageOf } from './features';
import { count } from './mask';
import { boxesOf, COATS, powerOf } from './sheet';
import { emptyOf, playerAt, rollerOf, ticksOf } from './state';

/** What a point of expected margin is worth in chances to win: it breaks ties far from the end. */
export const MARGIN_WORTH: f32 = 0.015;
/** The slope of the leaky activation below zero. */
export const LEAK: f32 = 0.05;

export const WIDTH = 64;
export const ROW: usize = WIDTH << 2;
/** Bytes that eight vectors hold: sums run over rows in strips this wide. */
const STRIP: usize = 128;

const LINE_STATES = 26; // boxes left 1–5 for one × 1–5 for the other, or closed
const SPELLBOOK = ROWS;
/** For each stage the matrix of the next roller's map, then that of the other's. */
export const MATRICES = SPELLBOOK + COATS * STAGES * LINE_STATES;
export const JOINT_BIAS = MATRICES + STAGES * 2 * WIDTH;
/** For each stage the weights of both outputs and, in a third row, their biases. */
const OUTPUTS = JOINT_BIAS + 1;
export const WIN_ROW = 0;
export const MARGIN_ROW = 1;
export const OUT_BIAS = 2;
const OUTPUT_ROWS = 3;
export const WEIGHT_ROWS = OUTPUTS + STAGES * OUTPUT_ROWS;
const CACHE_ROWS = 64;

/** Where the weights in use lie; training and matches between two sets of weights switch them. */
export let weightsAt: usize = 0;

export function makeWeights(): usize {
  const bytes = <usize>(WEIGHT_ROWS + CACHE_ROWS) * ROW;
  // Rows stand on whole cache lines.
  const at = (heap.alloc(bytes + 64) + 63) & ~63;
  memory.fill(at, 0, bytes);
  return at;
}

export function useWeights(at: usize): void {
  weightsAt = at;
}

export function weightsInUse(): usize {
  return weightsAt;
}

export function weightFloats(): i32 {
  return WEIGHT_ROWS * WIDTH;
}

export function rowAt(row: i32): usize {
  return weightsAt + <usize>row * ROW;
}

/** to = the sum of the rows in a list of u16. */
export function sumRows(list: usize, n: i32, to: usize): void {
  const t = weightsAt;
  if (SIMD) {
    for (let strip: usize = 0; strip < ROW; strip += STRIP) {
      let a = f32x4.splat(0);
      let b = a,
        c = a,
        d = a,
        e = a,
        f = a,
        g = a,
        h = a;
      for (let at = list, end = list + ((<usize>n) << 1); at < end; at += 2) {
        const row = t + strip + <usize>load<u16>(at) * ROW;
        a = f32x4.add(a, v128.load(row));
        b = f32x4.add(b, v128.load(row, 16));
        c = f32x4.add(c, v128.load(row, 32));
        d = f32x4.add(d, v128.load(row, 48));
        e = f32x4.add(e, v128.load(row, 64));
        f = f32x4.add(f, v128.load(row, 80));
        g = f32x4.add(g, v128.load(row, 96));
        h = f32x4.add(h, v128.load(row, 112));
      }
      const out = to + strip;
      v128.store(out, a);
      v128.store(out, b, 16);
      v128.store(out, c, 32);
      v128.store(out, d, 48);
      v128.store(out, e, 64);
      v128.store(out, f, 80);
      v128.store(out, g, 96);
      v128.store(out, h, 112);
    }
  } else {
    memory.fill(to, 0, ROW);
    for (let at = list, end = list + ((<usize>n) << 1); at < end; at += 2) {
      const row = t + <usize>load<u16>(at) * ROW;
      for (let i: usize = 0; i < ROW; i += 4) store<f32>(to + i, load<f32>(to + i) + load<f32>(row + i));
    }
  }
}

/** to = a matrix of as many rows as units times one float for each. */
export function project(matrix: i32, h: usize, to: usize): void {
  if (SIMD) {
    for (let strip: usize = 0; strip < ROW; strip += STRIP) {
      let row = rowAt(matrix) + strip;
      let a = f32x4.splat(0);
      let b = a,
        c = a,
        d = a,
        e = a,
        f = a,
        g = a,
        k = a;
      for (let at = h, end = h + ROW; at < end; at += 4) {
        const x = v128.load32_splat(at);
        a = f32x4.add(a, f32x4.mul(x, v128.load(row)));
        b = f32x4.add(b, f32x4.mul(x, v128.load(row, 16)));
        c = f32x4.add(c, f32x4.mul(x, v128.load(row, 32)));
        d = f32x4.add(d, f32x4.mul(x, v128.load(row, 48)));
        e = f32x4.add(e, f32x4.mul(x, v128.load(row, 64)));
        f = f32x4.add(f, f32x4.mul(x, v128.load(row, 80)));
        g = f32x4.add(g, f32x4.mul(x, v128.load(row, 96)));
        k = f32x4.add(k, f32x4.mul(x, v128.load(row, 112)));
        row += ROW;
      }
      const out = to + strip;
      v128.store(out, a);
      v128.store(out, b, 16);
      v128.store(out, c, 32);
      v128.store(out, d, 48);
      v128.store(out, e, 64);
      v128.store(out, f, 80);
      v128.store(out, g, 96);
      v128.store(out, k, 112);
    }
  } else {
    let row = rowAt(matrix);
    memory.fill(to, 0, ROW);
    for (let at = h, end = h + ROW; at < end; at += 4) {
      const x = load<f32>(at);
      for (let i: usize = 0; i < ROW; i += 4) store<f32>(to + i, load<f32>(to + i) + x * load<f32>(row + i));
      row += ROW;
    }
  }
}

/** Which matrix a map goes through with so many empty squares. */
export function matrixOf(rolls: bool, left: i32): i32 {
  return MATRICES + (stageOf(left) * 2 + (rolls ? 0 : 1)) * WIDTH;
}

export function outputRow(stage: i32, which: i32): i32 {
  return OUTPUTS + stage * OUTPUT_ROWS + which;
}

/** The row of the line with this power: boxes left for the next roller and for the other; 0 where it is closed. */
export function lineRow(power: i32, stage: i32, leftRoller: i32, leftOther: i32): i32 {
  const state = leftRoller <= 0 || leftOther <= 0 ? 0 : 1 + (min(leftRoller, 5) - 1) * 5 + min(leftOther, 5) - 1;
  return SPELLBOOK + (power * STAGES + stage) * LINE_STATES + state;
}

/** After joint(): the next roller's chance to win and its margin in points. */
export let win: f32 = 0;
export let margin: f32 = 0;

export const hidden = memory.data(ROW, 16);

/** The spellbook's part of the joint layer: its rows and the bias. */
export function sumLines(lines: usize, to: usize): void {
  sumRows(lines, COATS, to);
  addScaled(to, rowAt(JOINT_BIAS), 1, WIDTH);
}

/** The value from both maps' projections and the spellbook's part. The innermost work of all: one pass over the units. */
export function joint(roller: usize, other: usize, lines: usize, stage: i32): void {
  const winRow = rowAt(outputRow(stage, WIN_ROW));
  const marginRow = winRow + ROW;
  const out = marginRow + ROW;
  if (SIMD) {
    const leak = f32x4.splat(LEAK);
    let wins = f32x4.splat(0);
    let margins = f32x4.splat(0);
    for (let i: usize = 0; i < ROW; i += 16) {
      const sum = f32x4.add(f32x4.add(v128.load(roller + i), v128.load(other + i)), v128.load(lines + i));
      const active = f32x4.max(sum, f32x4.mul(sum, leak));
      v128.store(hidden + i, active);
      wins = f32x4.add(wins, f32x4.mul(active, v128.load(winRow + i)));
      margins = f32x4.add(margins, f32x4.mul(active, v128.load(marginRow + i)));
    }
    win = quickSigmoid(load<f32>(out) + total(wins));
    margin = (load<f32>(out, 4) + total(margins)) * POINTS_UNIT;
  } else {
    for (let i: usize = 0; i < ROW; i += 4) {
      const sum = load<f32>(roller + i) + load<f32>(other + i) + load<f32>(lines + i);
      store<f32>(hidden + i, max<f32>(sum, sum * LEAK));
    }
    win = quickSigmoid(load<f32>(out) + dot(hidden, winRow, WIDTH));
    margin = (load<f32>(out, 4) + dot(hidden, marginRow, WIDTH)) * POINTS_UNIT;
  }
}

/** The lanes in the order in which dot() adds them. */
function total(v: v128): f32 {
  return f32x4.extract_lane(v, 0) + f32x4.extract_lane(v, 1) + (f32x4.extract_lane(v, 2) + f32x4.extract_lane(v, 3));
}

/** 1 / (1 + e^-x) to about six digits: a power of two by its bits, times a polynomial for the rest. */
function quickSigmoid(x: f32): f32 {
  const power = max<f32>(-60, min<f32>(60, -x * <f32>1.44269504));
  const whole = floor<f32>(power);
  const r = (power - whole) * <f32>0.69314718;
  const rest: f32 =
    1 +
    r *
      (1 +
        r *
          (<f32>0.5 +
            r * (<f32>0.16666667 + r * (<f32>0.041666667 + r * (<f32>0.0083333333 + r * <f32>0.0013888889)))));
  const scale = reinterpret<f32>((<i32>whole + 127) << 23);
  return <f32>1 / (<f32>1 + rest * scale);
}

const dJoint = memory.data(ROW, 16);

/** After joint() at this stage: how the worth to the next roller, times `sign`, changes with each unit of one map's layer. */
export function slopeOf(matrix: i32, stage: i32, sign: f32, to: usize): void {
  const winRow = rowAt(outputRow(stage, WIN_ROW));
  const marginRow = rowAt(outputRow(stage, MARGIN_ROW));
  const slopeOfWin: f32 = sign * win * (<f32>1 - win);
  const slopeOfMargin: f32 = sign * POINTS_UNIT * MARGIN_WORTH;
  for (let i: usize = 0; i < ROW; i += 4) {
    const through: f32 = load<f32>(hidden + i) < 0 ? LEAK : 1;
    const d = slopeOfWin * load<f32>(winRow + i) + slopeOfMargin * load<f32>(marginRow + i);
    store<f32>(dJoint + i, through * d);
  }
  for (let i = 0; i < WIDTH; i++) store<f32>(to + ((<usize>i) << 2), dot(rowAt(matrix + i), dJoint, WIDTH));
}

/** The rows of the spellbook as a position between rounds shows it. Returns the stage of the game. */
export function linesOf(s: usize, list: usize): i32 {
  const roller = playerAt(s, rollerOf(s));
  const other = playerAt(s, 1 - rollerOf(s));
  const stage = stageOf(min(count(emptyOf(roller)), count(emptyOf(other))));
  for (let coat = 0; coat < COATS; coat++) {
    const boxes = boxesOf(coat);
    const row = lineRow(powerOf(coat), stage, boxes - ticksOf(roller, coat), boxes - ticksOf(other, coat));
    store<u16>(list + (coat << 1), <u16>row);
  }
  return stage;
}

export const MOST_ROWS = 160;
const rows = memory.data(MOST_ROWS * 2);
const lines = memory.data(COATS * 2);
const linesPart = memory.data(ROW, 16);
const accumulated = memory.data(ROW, 16);
const activated = memory.data(ROW, 16);
const rollerPart = memory.data(ROW, 16);
const otherPart = memory.data(ROW, 16);

/** One map's projection, from scratch; whether it is the next roller's. */
export function projectMap(p: usize, rolls: bool, to: usize): void {
  const n = mapRows(p, rows);
  sumRows(rows, n, accumulated);
  addScaled(accumulated, rowAt(POINTS_ROW), <f32>pointsFound / POINTS_UNIT, WIDTH);
  activate(activated, accumulated, WIDTH);
  project(matrixOf(rolls, count(emptyOf(p))), activated, to);
}

/** The value of a position between rounds, from scratch. */
export function evaluate(s: usize): void {
  projectMap(playerAt(s, rollerOf(s)), true, rollerPart);
  projectMap(playerAt(s, 1 - rollerOf(s)), false, otherPart);
  const stage = linesOf(s, lines);
  sumLines(lines, linesPart);
  joint(rollerPart, otherPart, linesPart, stage);
}
