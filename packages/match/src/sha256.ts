/**
 * SHA-256 and HMAC-SHA-256, synchronous and everywhere the same: `crypto.subtle` is missing from pages served without TLS,
 * and a draw must not wait. FIPS 180-4, RFC 2104.
 */

/** The fractional parts of the square and cube roots of the first primes, as the standard asks for. */
const ROUND = new Uint32Array(64);
const START = new Uint32Array(8);
for (let candidate = 2, found = 0; found < 64; candidate++) {
  let prime = true;
  for (let d = 2; d * d <= candidate; d++) if (candidate % d === 0) prime = false;
  if (!prime) continue;
  if (found < 8) START[found] = rootBits(candidate, 2);
  ROUND[found++] = rootBits(candidate, 3);
}

/** The first 32 bits behind the point of a root, by exact integer bisection. */
function rootBits(n: number, degree: 2 | 3): number {
  const target = BigInt(n) << BigInt(32 * degree);
  let low = 0n;
  let high = 1n << 40n;
  while (high - low > 1n) {
    const middle = (low + high) >> 1n;
    if (middle ** BigInt(degree) <= target) low = middle;
    else high = middle;
  }
  return Number(low & 0xffffffffn);
}

const turn = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

export const sha256 = (message: Uint8Array): Uint8Array => digest(START, 0, message);

/** The end of a message and what the standard puts after it: at most two blocks. */
const end = new Uint8Array(128);

/** The blocks of a message and its end, from the state after `before` bytes of whole blocks. */
function digest(start: Uint32Array, before: number, message: Uint8Array): Uint8Array {
  const hash = new Uint32Array(start);
  const whole = message.length & ~63;
  for (let at = 0; at < whole; at += 64) mixIn(hash, message, at);

  const rest = message.length - whole;
  const last = rest < 56 ? 64 : 128;
  end.fill(0);
  for (let i = 0; i < rest; i++) end[i] = message[whole + i]!;
  end[rest] = 0x80;
  const length = before + message.length;
  writeWord(end, last - 8, Math.floor(length / 0x20000000));
  writeWord(end, last - 4, length << 3);
  for (let at = 0; at < last; at += 64) mixIn(hash, end, at);

  const bytes = new Uint8Array(32);
  for (let i = 0; i < 8; i++) writeWord(bytes, i * 4, hash[i]!);
  return bytes;
}

function writeWord(bytes: Uint8Array, at: number, word: number): void {
  bytes[at] = word >>> 24;
  bytes[at + 1] = word >>> 16;
  bytes[at + 2] = word >>> 8;
  bytes[at + 3] = word;
}

/** The first four bytes of these, or those from `at` on, as a number. */
export const readWord = (bytes: Uint8Array, at = 0): number =>
  ((bytes[at]! << 24) | (bytes[at + 1]! << 16) | (bytes[at + 2]! << 8) | bytes[at + 3]!) >>> 0;

/** The words of the block at work. */
const w = new Uint32Array(64);

function mixIn(hash: Uint32Array, bytes: Uint8Array, block: number): void {
  for (let i = 0; i < 16; i++) w[i] = readWord(bytes, block + i * 4);
  for (let i = 16; i < 64; i++) {
    const near = w[i - 15]!;
    const far = w[i - 2]!;
    const s0 = turn(near, 7) ^ turn(near, 18) ^ (near >>> 3);
    const s1 = turn(far, 17) ^ turn(far, 19) ^ (far >>> 10);
    w[i] = w[i - 16]! + s0 + w[i - 7]! + s1;
  }
  let a = hash[0]!;
  let b = hash[1]!;
  let c = hash[2]!;
  let d = hash[3]!;
  let e = hash[4]!;
  let f = hash[5]!;
  let g = hash[6]!;
  let h = hash[7]!;
  for (let i = 0; i < 64; i++) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const first = (h + s1 + ((e & f) ^ (~e & g)) + ROUND[i]! + w[i]!) | 0;
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const second = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  hash[0] = hash[0]! + a;
  hash[1] = hash[1]! + b;
  hash[2] = hash[2]! + c;
  hash[3] = hash[3]! + d;
  hash[4] = hash[4]! + e;
  hash[5] = hash[5]! + f;
  hash[6] = hash[6]! + g;
  hash[7] = hash[7]! + h;
}

/** HMAC-SHA-256 of any number of messages with one key: what the key comes to is worked out once. */
export function hmacWith(key: Uint8Array): (message: Uint8Array) => Uint8Array {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? sha256(key) : key);
  const startWith = (fill: number): Uint32Array => {
    const hash = new Uint32Array(START);
    mixIn(
      hash,
      block.map((byte) => byte ^ fill),
      0,
    );
    return hash;
  };
  const [inner, outer] = [startWith(0x36), startWith(0x5c)];
  return (message) => digest(outer, 64, digest(inner, 64, message));
}

const encoder = new TextEncoder();
export const bytesOfText = (text: string): Uint8Array => encoder.encode(text);
export const bytesOfHex = (hex: string): Uint8Array =>
  Uint8Array.from({ length: hex.length >> 1 }, (_, i) => Number.parseInt(hex.slice(i * 2, i * 2 + 2), 16));
export const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
