// One seeded generator (xoshiro128++) for playouts, noise and training. Never for the dice of a real game.

let a: u32 = 1;
let b: u32 = 2;
let c: u32 = 3;
let d: u32 = 4;

/** Starts the sequence that belongs to this seed. */
export function rngSeed(seed: u32): void {
  let x = seed;
  x += 0x9e3779b9;
  a = mix(x);
  x += 0x9e3779b9;
  b = mix(x);
  x += 0x9e3779b9;
  c = mix(x);
  x += 0x9e3779b9;
  d = mix(x) | 1;
}

function mix(value: u32): u32 {
  let x = value;
  x = (x ^ (x >>> 16)) * 0x85ebca6b;
  x = (x ^ (x >>> 13)) * 0xc2b2ae35;
  return x ^ (x >>> 16);
}

export function rngNext(): u32 {
  const result = rotl<u32>(a + d, 7) + a;
  const t = b << 9;
  c ^= a;
  d ^= b;
  b ^= c;
  a ^= d;
  c ^= t;
  d = rotl<u32>(d, 11);
  return result;
}

/** 0 to below n. The bias of at most n / 2³² is far below what any match can see. */
export function rngBelow(n: u32): u32 {
  return <u32>((<u64>rngNext() * <u64>n) >> 32);
}

/** From 0 to below 1. */
export function rngUnit(): f32 {
  return <f32>(rngNext() >>> 8) * <f32>5.9604645e-8;
}

/** About normal with deviation 1: the sum of four uniform draws. */
export function rngNormal(): f32 {
  return (rngUnit() + rngUnit() + rngUnit() + rngUnit() - <f32>2) * <f32>1.7320508;
}

/** Writes the four words of the state, so that training resumes where it stopped. */
export function rngSave(at: usize): void {
  store<u32>(at, a);
  store<u32>(at, b, 4);
  store<u32>(at, c, 8);
  store<u32>(at, d, 12);
}

export function rngLoad(at: usize): void {
  a = load<u32>(at);
  b = load<u32>(at, 4);
  c = load<u32>(at, 8);
  d = load<u32>(at, 12);
}
