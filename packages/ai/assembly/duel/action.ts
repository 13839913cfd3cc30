// Actions as one u32. What the number means depends on the phase:
//   pick      the dice taken, as bits
//   place     two tokens of 16 bits in the order of their squares, the first one low; 0 is a pass
//   lightning the coat for domains, or the square for the cross

export const PASS: u32 = 0;

// A mark is a token without its square: coat 3 bits, crosses 4, joker, turned, castle.
export const IS_JOKER = 1 << 7;
export const IS_TURNED = 1 << 8;
export const HAS_CASTLE = 1 << 9;
export const ONE_CROSS = 1 << 3;

export function markCoat(mark: i32): i32 {
  return mark & 7;
}

export function markCrosses(mark: i32): i32 {
  return (mark >> 3) & 15;
}

export function tokenSquare(token: i32): i32 {
  return token >> 10;
}

export function firstToken(action: u32): i32 {
  return <i32>(action & 0xffff);
}

export function secondToken(action: u32): i32 {
  return <i32>(action >>> 16);
}

/** Mark one on square x, mark two on square y, in canonical order. */
export function placeAction(one: i32, x: i32, two: i32, y: i32): u32 {
  const a: u32 = <u32>(one | (x << 10));
  const b: u32 = <u32>(two | (y << 10));
  return x < y ? a | (b << 16) : b | (a << 16);
}
