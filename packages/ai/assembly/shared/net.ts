// A small float32 net for afterstate values, the same for both games.
//
//   side 0 ──┐ shared weights   ┌──────┐
//            ├─► first layer ──►│      │
//   side 1 ──┘                  │ head │──► win (logit), margin
//   common inputs ─────────────►│      │
//                               └──────┘
//
// Each side's inputs go through the same first layer, so what is learned about one map holds for both. The activated
// sides stay in their slots: a search that changes one map only computes that side again.
// All sizes but the inputs are multiples of four floats, so that every row is whole vectors. The build gives the
// constant SIMD: 1 where the engine has vectors, 0 for the fallback.

const LEAK: f32 = 0.05;
const BETA1: f32 = 0.9;
const BETA2: f32 = 0.999;
const EPSILON: f32 = 1e-7;

// @ts-ignore: decorator
@inline
function floats(n: i32): usize {
  const at = heap.alloc(<usize>n << 2);
  memory.fill(at, 0, <usize>n << 2);
  return at;
}

/** to[0..n) = from[0..n), n a multiple of four. */
// @ts-ignore: decorator
@inline
function copyRow(to: usize, from: usize, n: i32): void {
  memory.copy(to, from, <usize>n << 2);
}

/** to += scale × row */
// @ts-ignore: decorator
@inline
export function addScaled(to: usize, row: usize, scale: f32, n: i32): void {
  if (SIMD) {
    const s = f32x4.splat(scale);
    for (let i: usize = 0, end = <usize>n << 2; i < end; i += 16) {
      v128.store(to + i, f32x4.add(v128.load(to + i), f32x4.mul(v128.load(row + i), s)));
    }
  } else {
    for (let i: usize = 0, end = <usize>n << 2; i < end; i += 4) {
      store<f32>(to + i, load<f32>(to + i) + load<f32>(row + i) * scale);
    }
  }
}

/** The indices, as u16, at which x is not zero or, where `base` is given, differs from it. Returns how many. */
function listActive(list: usize, x: usize, base: usize, n: i32): i32 {
  let count = 0;
  let i = 0;
  if (SIMD) {
    const zero = f32x4.splat(0);
    for (; i + 4 <= n; i += 4) {
      const at = <usize>i << 2;
      let bits = i32x4.bitmask(f32x4.ne(v128.load(x + at), base ? v128.load(base + at) : zero));
      while (bits) {
        store<u16>(list + (<usize>(count++) << 1), <u16>(i + ctz(bits)));
        bits &= bits - 1;
      }
    }
  }
  for (; i < n; i++) {
    const at = <usize>i << 2;
    if (load<f32>(x + at) != (base ? load<f32>(base + at) : 0)) store<u16>(list + (<usize>(count++) << 1), <u16>i);
  }
  return count;
}

/**
 * to[0..units) = from + Σ (x[i] − base[i]) × row i over the listed i, rows of `units` floats one after the other. With
 * vectors 32 units at a time stay in registers; each unit adds in the same order in every build.
 */
function addRows(to: usize, from: usize, rows: usize, x: usize, base: usize, list: usize, n: i32, units: i32): void {
  const step = <usize>units << 2;
  const end = list + (<usize>n << 1);
  let done: usize = 0;
  if (SIMD) {
    for (; done + 128 <= step; done += 128) {
      let a0 = v128.load(from + done);
      let a1 = v128.load(from + done, 16);
      let a2 = v128.load(from + done, 32);
      let a3 = v128.load(from + done, 48);
      let a4 = v128.load(from + done, 64);
      let a5 = v128.load(from + done, 80);
      let a6 = v128.load(from + done, 96);
      let a7 = v128.load(from + done, 112);
      for (let l = list; l < end; l += 2) {
        const i = <usize>load<u16>(l);
        const value = load<f32>(x + (i << 2)) - (base ? load<f32>(base + (i << 2)) : 0);
        const row = rows + i * step + done;
        const v = f32x4.splat(value);
        a0 = f32x4.add(a0, f32x4.mul(v128.load(row), v));
        a1 = f32x4.add(a1, f32x4.mul(v128.load(row, 16), v));
        a2 = f32x4.add(a2, f32x4.mul(v128.load(row, 32), v));
        a3 = f32x4.add(a3, f32x4.mul(v128.load(row, 48), v));
        a4 = f32x4.add(a4, f32x4.mul(v128.load(row, 64), v));
        a5 = f32x4.add(a5, f32x4.mul(v128.load(row, 80), v));
        a6 = f32x4.add(a6, f32x4.mul(v128.load(row, 96), v));
        a7 = f32x4.add(a7, f32x4.mul(v128.load(row, 112), v));
      }
      v128.store(to + done, a0);
      v128.store(to + done, a1, 16);
      v128.store(to + done, a2, 32);
      v128.store(to + done, a3, 48);
      v128.store(to + done, a4, 64);
      v128.store(to + done, a5, 80);
      v128.store(to + done, a6, 96);
      v128.store(to + done, a7, 112);
    }
  }
  const rest = <i32>((step - done) >> 2);
  if (!rest) return;
  if (to != from) copyRow(to + done, from + done, rest);
  for (let l = list; l < end; l += 2) {
    const i = <usize>load<u16>(l);
    const value = load<f32>(x + (i << 2)) - (base ? load<f32>(base + (i << 2)) : 0);
    addScaled(to + done, rows + i * step + done, value, rest);
  }
}

/** Both builds add in the same order, so that they play the same moves. */
// @ts-ignore: decorator
@inline
export function dot(a: usize, b: usize, n: i32): f32 {
  const end = <usize>n << 2;
  if (SIMD) {
    let sum = f32x4.splat(0);
    for (let i: usize = 0; i < end; i += 16) sum = f32x4.add(sum, f32x4.mul(v128.load(a + i), v128.load(b + i)));
    return (
      f32x4.extract_lane(sum, 0) + f32x4.extract_lane(sum, 1) + (f32x4.extract_lane(sum, 2) + f32x4.extract_lane(sum, 3))
    );
  } else {
    let s0: f32 = 0;
    let s1: f32 = 0;
    let s2: f32 = 0;
    let s3: f32 = 0;
    for (let i: usize = 0; i < end; i += 16) {
      s0 += load<f32>(a + i) * load<f32>(b + i);
      s1 += load<f32>(a + i, 4) * load<f32>(b + i, 4);
      s2 += load<f32>(a + i, 8) * load<f32>(b + i, 8);
      s3 += load<f32>(a + i, 12) * load<f32>(b + i, 12);
    }
    return s0 + s1 + (s2 + s3);
  }
}

/** to = leaky ReLU of from */
// @ts-ignore: decorator
@inline
export function activate(to: usize, from: usize, n: i32): void {
  if (SIMD) {
    const leak = f32x4.splat(LEAK);
    for (let i: usize = 0, end = <usize>n << 2; i < end; i += 16) {
      const x = v128.load(from + i);
      v128.store(to + i, f32x4.max(x, f32x4.mul(x, leak)));
    }
  } else {
    for (let i: usize = 0, end = <usize>n << 2; i < end; i += 4) {
      const x = load<f32>(from + i);
      store<f32>(to + i, max<f32>(x, x * LEAK));
    }
  }
}

export function sigmoid(x: f32): f32 {
  return <f32>1 / (<f32>1 + Mathf.exp(-x));
}

export class Net {
  /** Floats in all weights, and where they lie: this is what is saved and loaded. */
  count: i32 = 0;
  weights: usize = 0;
  /** After evaluate(): the chance to win, and the margin in the unit it was trained in. */
  win: f32 = 0;
  margin: f32 = 0;

  /** What Adam remembers, as many floats each as there are weights, and its two powers: saved to go on later. */
  moment1: usize = 0;
  moment2: usize = 0;
  decay1: f32 = 1;
  decay2: f32 = 1;

  private firstWeights: usize = 0;
  private headBias: usize = 0;
  private headWeights: usize = 0;
  private outBias: usize = 0;
  private outWeights: usize = 0;
  /** Activated first layer: sides × first floats; the common inputs follow, so that the head reads one vector. */
  private mid: usize = 0;
  private hidden: usize = 0;
  private scratch: usize = 0;
  private active: usize = 0;
  /** Of setDense(): the inputs and sums of each side, from which sisters are computed. */
  private baseInputs: usize = 0;
  private baseSums: usize = 0;
  /** Of hold(): the head's sums with one side in them. */
  private held: usize = 0;
  /** What each side was computed from, for learn(): dense inputs, or a list of u16 that are one. */
  private dense: StaticArray<usize>;
  private sparse: StaticArray<usize>;
  private sparseCount: StaticArray<i32>;
  private gradients: usize = 0;
  private dMid: usize = 0;
  private dHidden: usize = 0;

  /** inputs of one side; common inputs; units of the first layer per side; units of the head. */
  constructor(
    public inputs: i32,
    public common: i32,
    public first: i32,
    public head: i32,
    public sides: i32,
  ) {
    this.dense = new StaticArray<usize>(sides);
    this.sparse = new StaticArray<usize>(sides);
    this.sparseCount = new StaticArray<i32>(sides);
    const middle = sides * first + common;
    this.count = first + inputs * first + head + middle * head + 4 + 2 * head;
    this.weights = floats(this.count);
    this.firstWeights = this.weights + (<usize>first << 2);
    this.headBias = this.firstWeights + (<usize>(inputs * first) << 2);
    this.headWeights = this.headBias + (<usize>head << 2);
    this.outBias = this.headWeights + (<usize>(middle * head) << 2);
    this.outWeights = this.outBias + 16;
    this.mid = floats(middle);
    this.hidden = floats(head);
    this.scratch = floats(max(first, head));
    this.active = floats(max(inputs, middle));
    this.baseInputs = floats(sides * inputs);
    this.baseSums = floats(sides * first);
    this.held = floats(head);
  }

  /** Random weights, He's scale for about `active` non-zero inputs a side; the outputs start at zero. */
  randomise(seed: u32, active: i32): void {
    let state: u32 = seed * 2654435761 + 1;
    memory.fill(this.weights, 0, <usize>this.count << 2);
    const middle = this.sides * this.first + this.common;
    const firstScale = Mathf.sqrt(<f32>6 / <f32>active);
    const headScale = Mathf.sqrt(<f32>6 / <f32>middle);
    for (let i = 0, n = this.inputs * this.first; i < n; i++) {
      state = state * 1664525 + 1013904223;
      store<f32>(this.firstWeights + (<usize>i << 2), (<f32>(state >>> 8) / <f32>8388608 - 1) * firstScale);
    }
    for (let i = 0, n = middle * this.head; i < n; i++) {
      state = state * 1664525 + 1013904223;
      store<f32>(this.headWeights + (<usize>i << 2), (<f32>(state >>> 8) / <f32>8388608 - 1) * headScale);
    }
  }

  /** Where the common inputs of the head are written. */
  commonAt(): usize {
    return this.mid + (<usize>(this.sides * this.first) << 2);
  }

  /** A fresh accumulator for incremental use: the bias. */
  accumulatorReset(accumulator: usize): void {
    copyRow(accumulator, this.weights, this.first);
  }

  /** One input of a side changes by delta. */
  accumulatorAdd(accumulator: usize, input: i32, delta: f32): void {
    addScaled(accumulator, this.firstWeights + (<usize>(input * this.first) << 2), delta, this.first);
  }

  /** The side is what this accumulator holds (for playing; learn() needs setDense or setSparse). */
  setAccumulated(side: i32, accumulator: usize): void {
    activate(this.mid + (<usize>(side * this.first) << 2), accumulator, this.first);
  }

  /** The side's inputs as floats; zeros cost next to nothing. They must stay in place until learn(). */
  setDense(side: i32, x: usize): void {
    this.dense[side] = x;
    this.sparse[side] = 0;
    const first = this.first;
    const sums = this.baseSums + (<usize>(side * first) << 2);
    const n = listActive(this.active, x, 0, this.inputs);
    addRows(sums, this.weights, this.firstWeights, x, 0, this.active, n, first);
    activate(this.mid + (<usize>(side * first) << 2), sums, first);
    copyRow(this.baseInputs + (<usize>(side * this.inputs) << 2), x, this.inputs);
  }

  /** The side's inputs, which differ little from those of the last setDense(): only the differences are computed. */
  setSister(side: i32, x: usize): void {
    const first = this.first;
    const base = this.baseInputs + (<usize>(side * this.inputs) << 2);
    const sums = this.baseSums + (<usize>(side * first) << 2);
    const n = listActive(this.active, x, base, this.inputs);
    addRows(this.scratch, sums, this.firstWeights, x, base, this.active, n, first);
    activate(this.mid + (<usize>(side * first) << 2), this.scratch, first);
  }

  /** Keeps what this side, of two, adds to the head, for evaluateHeld(). */
  hold(side: i32): void {
    const from = side * this.first;
    const rows = this.headWeights + (<usize>(from * this.head) << 2);
    const x = this.mid + (<usize>from << 2);
    const n = listActive(this.active, x, 0, this.first);
    addRows(this.held, this.headBias, rows, x, 0, this.active, n, this.head);
  }

  /** evaluate() where the held side is as it was: only the other side and the common inputs are added. */
  evaluateHeld(side: i32): void {
    const other = (1 - side) * this.first;
    const x = this.mid + (<usize>other << 2);
    let n = listActive(this.active, x, 0, this.first);
    const rows = this.headWeights + (<usize>(other * this.head) << 2);
    addRows(this.scratch, this.held, rows, x, 0, this.active, n, this.head);
    const both = 2 * this.first;
    n = listActive(this.active, this.commonAt(), 0, this.common);
    const commonRows = this.headWeights + (<usize>(both * this.head) << 2);
    addRows(this.scratch, this.scratch, commonRows, this.commonAt(), 0, this.active, n, this.head);
    this.finish();
  }

  /** The side's inputs as a list of u16: these are one, all others zero. */
  setSparse(side: i32, list: usize, n: i32): void {
    this.dense[side] = 0;
    this.sparse[side] = list;
    this.sparseCount[side] = n;
    const acc = this.scratch;
    const first = this.first;
    copyRow(acc, this.weights, first);
    for (let i = 0; i < n; i++) {
      const input = <i32>load<u16>(list + (<usize>i << 1));
      addScaled(acc, this.firstWeights + (<usize>(input * first) << 2), 1, first);
    }
    activate(this.mid + (<usize>(side * first) << 2), acc, first);
  }

  /** Sets win and margin from the sides and the common inputs. */
  evaluate(): void {
    const middle = this.sides * this.first + this.common;
    const n = listActive(this.active, this.mid, 0, middle);
    addRows(this.scratch, this.headBias, this.headWeights, this.mid, 0, this.active, n, this.head);
    this.finish();
  }

  private finish(): void {
    const head = this.head;
    activate(this.hidden, this.scratch, head);
    this.win = sigmoid(load<f32>(this.outBias) + dot(this.hidden, this.outWeights, head));
    this.margin = load<f32>(this.outBias, 4) + dot(this.hidden, this.outWeights + (<usize>head << 2), head);
  }

  /** Memory that only training needs. */
  prepareTraining(): void {
    this.gradients = floats(this.count);
    this.moment1 = floats(this.count);
    this.moment2 = floats(this.count);
    this.dMid = floats(this.sides * this.first + this.common);
    this.dHidden = floats(this.head);
    this.decay1 = 1;
    this.decay2 = 1;
  }

  /**
   * After evaluate(): adds the gradient of this example. `dWin` is (win − target) × its weight, the gradient of cross
   * entropy at the logit; `dMargin` likewise (margin − target) × its weight.
   */
  learn(dWin: f32, dMargin: f32): void {
    const head = this.head;
    const first = this.first;
    const shift = this.gradients - this.weights;
    const step = <usize>head << 2;

    const outBias = this.outBias + shift;
    store<f32>(outBias, load<f32>(outBias) + dWin);
    store<f32>(outBias, load<f32>(outBias, 4) + dMargin, 4);
    addScaled(this.outWeights + shift, this.hidden, dWin, head);
    addScaled(this.outWeights + shift + step, this.hidden, dMargin, head);

    const dHidden = this.dHidden;
    memory.fill(dHidden, 0, step);
    addScaled(dHidden, this.outWeights, dWin, head);
    addScaled(dHidden, this.outWeights + step, dMargin, head);
    throughLeak(dHidden, this.hidden, head);

    addScaled(this.headBias + shift, dHidden, 1, head);
    const middle = this.sides * first + this.common;
    let row = this.headWeights;
    for (let i = 0; i < middle; i++) {
      const at = <usize>i << 2;
      const value = load<f32>(this.mid + at);
      if (value != 0) addScaled(row + shift, dHidden, value, head);
      if (i < this.sides * first) store<f32>(this.dMid + at, dot(row, dHidden, head));
      row += step;
    }
    throughLeak(this.dMid, this.mid, this.sides * first);

    for (let side = 0; side < this.sides; side++) {
      const d = this.dMid + (<usize>(side * first) << 2);
      addScaled(this.weights + shift, d, 1, first);
      const list = this.sparse[side];
      if (list) {
        for (let i = 0, n = this.sparseCount[side]; i < n; i++) {
          const input = <i32>load<u16>(list + (<usize>i << 1));
          addScaled(this.firstWeights + shift + (<usize>(input * first) << 2), d, 1, first);
        }
      } else {
        const x = this.dense[side];
        for (let i = 0; i < this.inputs; i++) {
          const value = load<f32>(x + (<usize>i << 2));
          if (value != 0) addScaled(this.firstWeights + shift + (<usize>(i * first) << 2), d, value, first);
        }
      }
    }
  }

  /** One step of Adam with the mean of the gradients of `examples` examples; clears them. */
  adam(rate: f32, examples: i32): void {
    this.decay1 *= BETA1;
    this.decay2 *= BETA2;
    const scale: f32 = <f32>1 / <f32>examples;
    const stepSize: f32 = (rate * Mathf.sqrt(<f32>1 - this.decay2)) / (<f32>1 - this.decay1);
    for (let i: usize = 0, end = <usize>this.count << 2; i < end; i += 4) {
      const g = load<f32>(this.gradients + i) * scale;
      const m = load<f32>(this.moment1 + i) * BETA1 + g * (<f32>1 - BETA1);
      const v = load<f32>(this.moment2 + i) * BETA2 + g * g * (<f32>1 - BETA2);
      store<f32>(this.moment1 + i, m);
      store<f32>(this.moment2 + i, v);
      store<f32>(this.weights + i, load<f32>(this.weights + i) - (stepSize * m) / (Mathf.sqrt(v) + EPSILON));
    }
    memory.fill(this.gradients, 0, <usize>this.count << 2);
  }

  /** Moves a slow copy of the weights by this share towards them: its noise is far smaller. */
  average(slow: usize, share: f32): void {
    for (let i: usize = 0, end = <usize>this.count << 2; i < end; i += 4) {
      const from = load<f32>(slow + i);
      store<f32>(slow + i, from + share * (load<f32>(this.weights + i) - from));
    }
  }

  /** Plain gradient descent with the mean of the gradients of `examples` examples; clears them. */
  descend(rate: f32, examples: i32): void {
    addScaled(this.weights, this.gradients, -rate / <f32>examples, this.count);
    memory.fill(this.gradients, 0, <usize>this.count << 2);
  }
}

/** The gradient before the leaky ReLU, from the one after it; the sign survives activation. */
function throughLeak(d: usize, activated: usize, n: i32): void {
  for (let i: usize = 0, end = <usize>n << 2; i < end; i += 4) {
    if (load<f32>(activated + i) < 0) store<f32>(d + i, load<f32>(d + i) * LEAK);
  }
}
