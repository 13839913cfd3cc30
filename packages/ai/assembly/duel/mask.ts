// A map as bits: square (column, row) is bit column × 6 + row. The sixth row is never used, so that shifting by 1 and 6
// never wraps, and the order of bits is the order of the notation.

export const STRIDE = 6;
export const SQUARE_BITS = 42;
const COLUMN: u64 = 0b11111;

export const CASTLE = 20;
/** Every square of the map but the castle. */
// biome-ignore format: one column a line
export const BOARD: u64 = (COLUMN | COLUMN << 6 | COLUMN << 12 | COLUMN << 18 | COLUMN << 24 | COLUMN << 30 | COLUMN << 36) & ~(<u64>1 << CASTLE);
/** As on a chessboard: every other square. */
// biome-ignore format: two columns a line
export const DARK: u64 = 0b10101 | 0b01010 << 6 | <u64>0b10101 << 12 | <u64>0b01010 << 18 | <u64>0b10101 << 24 | <u64>0b01010 << 30 | <u64>0b10101 << 36;
export const CASTLE_EDGES: u64 = ((<u64>1) << 19) | ((<u64>1) << 21) | ((<u64>1) << 14) | ((<u64>1) << 26);

/** The squares that share an edge with any of these. */
export function beside(m: u64): u64 {
  return ((m << 1) | (m >> 1) | (m << 6) | (m >> 6)) & BOARD;
}

export function bit(square: i32): u64 {
  return (<u64>1) << (<u64>square);
}

export function count(m: u64): i32 {
  return <i32>popcnt<u64>(m);
}

export function lowest(m: u64): i32 {
  return <i32>ctz<u64>(m);
}

export const MIRROR_CLASSES = 12;

/** The same number for a square and its mirrors, left and right, up and down. */
export function mirrorClass(square: i32): i32 {
  const column = square / STRIDE;
  const row = square % STRIDE;
  return min(column, 6 - column) * 3 + min(row, 4 - row);
}

/** All squares of `within` that hang together with `seed`. */
export function flood(seed: u64, within: u64): u64 {
  let all = seed;
  let before: u64;
  do {
    before = all;
    // `within` is on the board, so beside() has nothing to add.
    all |= ((all << 1) | (all >> 1) | (all << 6) | (all >> 6)) & within;
  } while (all != before);
  return all;
}
