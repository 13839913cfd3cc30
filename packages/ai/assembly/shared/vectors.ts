// Vectors of float32 at plain addresses. All lengths but those of inputs are multiples of four. The build gives the
// constant SIMD: 1 where the engine has vectors, 0 for the fallback; both add in the same order, so that both play the
// same moves.

const LEAK: f32 = 0.05;

export function floats(n: i32): usize {
  const at = heap.alloc((<usize>n) << 2);
  memory.fill(at, 0, (<usize>n) << 2);
  return at;
}

/** to[0..n) = from[0..n), n a multiple of four. */
export function copyRow(to: usize, from: usize, n: i32): void {
  memory.copy(to, from, (<usize>n) << 2);
}

/** to += scale × row */
export function addScaled(to: usize, row: usize, scale: f32, n: i32): void {
  if (SIMD) {
    const s = f32x4.splat(scale);
    for (let i: usize = 0, end = (<usize>n) << 2; i < end; i += 16) {
      v128.store(to + i, f32x4.add(v128.load(to + i), f32x4.mul(v128.load(row + i), s)));
    }
  } else {
    for (let i: usize = 0, end = (<usize>n) << 2; i < end; i += 4) {
      store<f32>(to + i, load<f32>(to + i) + load<f32>(row + i) * scale);
    }
  }
}

/** The indices, as u16, at which x is not zero or, where `base` is given, differs from it. Returns how many. */
export function listActive(list: usize, x: usize, base: usize, n: i32): i32 {
  let count = 0;
  let i = 0;
  if (SIMD) {
    const zero = f32x4.splat(0);
    for (; i + 4 <= n; i += 4) {
      const at = (<usize>i) << 2;
      let bits = i32x4.bitmask(f32x4.ne(v128.load(x + at), base ? v128.load(base + at) : zero));
      while (bits) {
        store<u16>(list + (count++ << 1), <u16>(i + ctz(bits)));
        bits &= bits - 1;
      }
    }
  }
  for (; i < n; i++) {
    const at = (<usize>i) << 2;
    if (load<f32>(x + at) != (base ? load<f32>(base + at) : 0)) store<u16>(list + (count++ << 1), <u16>i);
  }
  return count;
}

/**
 * to[0..units) = from + Σ (x[i] − base[i]) × row i over the listed i, rows of `units` floats one after the other. With
 * vectors 32 units at a time stay in registers; each unit adds in the same order in every build.
 */
export function addRows(
  to: usize,
  from: usize,
  rows: usize,
  x: usize,
  base: usize,
  list: usize,
  n: i32,
  units: i32,
): void {
  const step = (<usize>units) << 2;
  const end = list + ((<usize>n) << 1);
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
export function dot(a: usize, b: usize, n: i32): f32 {
  const end = (<usize>n) << 2;
  if (SIMD) {
    let sum = f32x4.splat(0);
    for (let i: usize = 0; i < end; i += 16) sum = f32x4.add(sum, f32x4.mul(v128.load(a + i), v128.load(b + i)));
    return (
      f32x4.extract_lane(sum, 0) +
      f32x4.extract_lane(sum, 1) +
      (f32x4.extract_lane(sum, 2) + f32x4.extract_lane(sum, 3))
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
export function activate(to: usize, from: usize, n: i32): void {
  if (SIMD) {
    const leak = f32x4.splat(LEAK);
    for (let i: usize = 0, end = (<usize>n) << 2; i < end; i += 16) {
      const x = v128.load(from + i);
      v128.store(to + i, f32x4.max(x, f32x4.mul(x, leak)));
    }
  } else {
    for (let i: usize = 0, end = (<usize>n) << 2; i < end; i += 4) {
      const x = load<f32>(from + i);
      store<f32>(to + i, max<f32>(x, x * LEAK));
    }
  }
}

/** The gradient before the leaky ReLU, from the one after it; the sign survives activation. */
export function throughLeak(d: usize, activated: usize, n: i32): void {
  for (let i: usize = 0, end = (<usize>n) << 2; i < end; i += 4) {
    if (load<f32>(activated + i) < 0) store<f32>(d + i, load<f32>(d + i) * LEAK);
  }
}
