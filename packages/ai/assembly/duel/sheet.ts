// Dice, boxes and powers as this game is played: given once at run time, the printed sheet or a table's own.

export const COATS = 6;
export const JOKER = 6;

// Powers, in the order of the rules library. The first four are kept.
export const FREE = 0;
export const SPLIT = 1;
export const BOTH = 2;
export const TURN = 3;
export const DOMAINS = 4;
export const CROSS = 5;

// A face: coat (or JOKER) in the low three bits, crosses above.
const faces = memory.data(24);
const boxes = memory.data(6);
const powers = memory.data(6);
/** For each die, its different faces, and how many: what `turn` chooses from. */
const different = memory.data(24);
const differentCount = memory.data(4);
let formed: bool = false;

export function faceCode(coat: i32, crosses: i32): i32 {
  return coat | (crosses << 3);
}

export function faceCoat(face: i32): i32 {
  return face & 7;
}

export function faceCrosses(face: i32): i32 {
  return face >> 3;
}

export function faceOf(die: i32, side: i32): i32 {
  return load<u8>(faces + die * 6 + side);
}

export function boxesOf(coat: i32): i32 {
  return load<u8>(boxes + coat);
}

export function powerOf(coat: i32): i32 {
  return load<u8>(powers + coat);
}

/** A player who passes ticks for its dice as rolled (`ticks=formed`). */
export function ticksWhenFormed(): bool {
  return formed;
}

export function differentFaces(die: i32): i32 {
  return load<u8>(differentCount + die);
}

export function differentFace(die: i32, i: i32): i32 {
  return load<u8>(different + die * 6 + i);
}

export function setFace(die: i32, side: i32, coat: i32, crosses: i32): void {
  store<u8>(faces + die * 6 + side, faceCode(coat, crosses));
}

export function setLine(coat: i32, boxCount: i32, power: i32): void {
  store<u8>(boxes + coat, boxCount);
  store<u8>(powers + coat, power);
}

/** After every setFace and setLine. */
export function finishSheet(ticksFormed: bool): void {
  formed = ticksFormed;
  for (let die = 0; die < 4; die++) {
    let n = 0;
    for (let side = 0; side < 6; side++) {
      const face = faceOf(die, side);
      let known = false;
      for (let i = 0; i < n; i++) if (differentFace(die, i) == face) known = true;
      if (!known) store<u8>(different + die * 6 + n++, face);
    }
    store<u8>(differentCount + die, n);
  }
}
