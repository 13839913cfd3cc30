// A small float32 net for afterstate values, as Discovery uses it. Duel has one of its own: duel/value.ts.
//
//   side 0 ──┐ shared weights   ┌──────┐
//            ├─► first layer ──►│      │
//   side 1 ──┘                  │ head │──► win (logit), margin
//   common inputs ─────────────►│      │
//                               └──────┘
//
// Each side's inputs go through the same first layer, so what is learned about one map holds for both. The activated
// sides stay in their slots: a search that changes one map only computes that side again.
// All sizes but the inputs are multiples of four floats, so that every row is whole vectors.
import { activate, addRows, addScaled, copyRow, dot, floats, listActive, throughLeak } from './vectors';

const BETA1: f32 = 0.9;
const BETA2: f32 = 0.999;
const EPSILON: f32 = 1e-7;

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
  /** Where the inputs of each side lie, for learn(). */
  private dense: StaticArray<usize>;
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
    const middle = sides * first + common;
    this.count = first + inputs * first + head + middle * head + 4 + 2 * head;
    this.weights = floats(this.count);
    this.firstWeights = this.weights + ((<usize>first) << 2);
    this.headBias = this.firstWeights + ((<usize>(inputs * first)) << 2);
    this.headWeights = this.headBias + ((<usize>head) << 2);
    this.outBias = this.headWeights + ((<usize>(middle * head)) << 2);
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
    memory.fill(this.weights, 0, (<usize>this.count) << 2);
    const middle = this.sides * this.first + this.common;
    const firstScale = Mathf.sqrt(<f32>6 / <f32>active);
    const headScale = Mathf.sqrt(<f32>6 / <f32>middle);
    for (let i = 0, n = this.inputs * this.first; i < n; i++) {
      state = state * 1664525 + 1013904223;
      store<f32>(this.firstWeights + ((<usize>i) << 2), (<f32>(state >>> 8) / <f32>8388608 - 1) * firstScale);
    }
    for (let i = 0, n = middle * this.head; i < n; i++) {
      state = state * 1664525 + 1013904223;
      store<f32>(this.headWeights + ((<usize>i) << 2), (<f32>(state >>> 8) / <f32>8388608 - 1) * headScale);
    }
  }

  /** Where the common inputs of the head are written. */
  commonAt(): usize {
    return this.mid + ((<usize>(this.sides * this.first)) << 2);
  }

  /** The side's inputs as floats; zeros cost next to nothing. They must stay in place until learn(). */
  setDense(side: i32, x: usize): void {
    this.dense[side] = x;
    const first = this.first;
    const sums = this.baseSums + ((<usize>(side * first)) << 2);
    const n = listActive(this.active, x, 0, this.inputs);
    addRows(sums, this.weights, this.firstWeights, x, 0, this.active, n, first);
    activate(this.mid + ((<usize>(side * first)) << 2), sums, first);
    copyRow(this.baseInputs + ((<usize>(side * this.inputs)) << 2), x, this.inputs);
  }

  /** The side's inputs, which differ little from those of the last setDense(): only the differences are computed. */
  setSister(side: i32, x: usize): void {
    const first = this.first;
    const base = this.baseInputs + ((<usize>(side * this.inputs)) << 2);
    const sums = this.baseSums + ((<usize>(side * first)) << 2);
    const n = listActive(this.active, x, base, this.inputs);
    addRows(this.scratch, sums, this.firstWeights, x, base, this.active, n, first);
    activate(this.mid + ((<usize>(side * first)) << 2), this.scratch, first);
  }

  /** Keeps what this side, of two, adds to the head, for evaluateHeld(). */
  hold(side: i32): void {
    const from = side * this.first;
    const rows = this.headWeights + ((<usize>(from * this.head)) << 2);
    const x = this.mid + ((<usize>from) << 2);
    const n = listActive(this.active, x, 0, this.first);
    addRows(this.held, this.headBias, rows, x, 0, this.active, n, this.head);
  }

  /** evaluate() where the held side is as it was: only the other side and the common inputs are added. */
  evaluateHeld(side: i32): void {
    const other = (1 - side) * this.first;
    const x = this.mid + ((<usize>other) << 2);
    let n = listActive(this.active, x, 0, this.first);
    const rows = this.headWeights + ((<usize>(other * this.head)) << 2);
    addRows(this.scratch, this.held, rows, x, 0, this.active, n, this.head);
    const both = 2 * this.first;
    n = listActive(this.active, this.commonAt(), 0, this.common);
    const commonRows = this.headWeights + ((<usize>(both * this.head)) << 2);
    addRows(this.scratch, this.scratch, commonRows, this.commonAt(), 0, this.active, n, this.head);
    this.finish();
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
    this.margin = load<f32>(this.outBias, 4) + dot(this.hidden, this.outWeights + ((<usize>head) << 2), head);
  }

  /** Makes every chance to win surer by this factor of its logit. */
  sharpen(factor: f32): void {
    store<f32>(this.outBias, load<f32>(this.outBias) * factor);
    for (let i: usize = 0, end = (<usize>this.head) << 2; i < end; i += 4) {
      store<f32>(this.outWeights + i, load<f32>(this.outWeights + i) * factor);
    }
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
    const step = (<usize>head) << 2;

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
      const at = (<usize>i) << 2;
      const value = load<f32>(this.mid + at);
      if (value != 0) addScaled(row + shift, dHidden, value, head);
      if (i < this.sides * first) store<f32>(this.dMid + at, dot(row, dHidden, head));
      row += step;
    }
    throughLeak(this.dMid, this.mid, this.sides * first);

    for (let side = 0; side < this.sides; side++) {
      const d = this.dMid + ((<usize>(side * first)) << 2);
      addScaled(this.weights + shift, d, 1, first);
      const x = this.dense[side];
      for (let i = 0; i < this.inputs; i++) {
        const value = load<f32>(x + ((<usize>i) << 2));
        if (value != 0) addScaled(this.firstWeights + shift + ((<usize>(i * first)) << 2), d, value, first);
      }
    }
  }

  /** One step of Adam with the mean of the gradients of `examples` examples; clears them. */
  adam(rate: f32, examples: i32): void {
    this.decay1 *= BETA1;
    this.decay2 *= BETA2;
    const scale: f32 = <f32>1 / <f32>examples;
    const stepSize: f32 = (rate * Mathf.sqrt(<f32>1 - this.decay2)) / (<f32>1 - this.decay1);
    for (let i: usize = 0, end = (<usize>this.count) << 2; i < end; i += 4) {
      const g = load<f32>(this.gradients + i) * scale;
      const m = load<f32>(this.moment1 + i) * BETA1 + g * (<f32>1 - BETA1);
      const v = load<f32>(this.moment2 + i) * BETA2 + g * g * (<f32>1 - BETA2);
      store<f32>(this.moment1 + i, m);
      store<f32>(this.moment2 + i, v);
      store<f32>(this.weights + i, load<f32>(this.weights + i) - (stepSize * m) / (Mathf.sqrt(v) + EPSILON));
    }
    memory.fill(this.gradients, 0, (<usize>this.count) << 2);
  }

  /** Moves a slow copy of the weights by this share towards them: its noise is far smaller. */
  average(slow: usize, share: f32): void {
    for (let i: usize = 0, end = (<usize>this.count) << 2; i < end; i += 4) {
      const from = load<f32>(slow + i);
      store<f32>(slow + i, from + share * (load<f32>(this.weights + i) - from));
    }
  }
}
