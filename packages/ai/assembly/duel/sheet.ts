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
/** Of every coat the boxes of its line, then its power, then its kind. */
export const LINES_BYTES = 3 * COATS;
const boxes = memory.data(LINES_BYTES);
const powers = boxes + COATS;
const kinds = powers + COATS;
/** Coats are of three kinds by their crosses: few of them, some, one a face. */
export const KINDS_OF_COAT = 3;
/** For each die, its different faces, and how many: what `turn` chooses from. */
const different = memory.data(24);
const differentCount = memory.data(4);
/** How many sides of the die show each of them. */
const weights = memory.data(24);
export const ROLLS = 6 * 6 * 6 * 6;
/** For each roll the four faces that the dice show, a byte each. */
const rolls = memory.data(ROLLS * 4);
let formed: bool = false;
let atOnce: bool = false;

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

export function facesOfRoll(roll: i32): u32 {
  return load<u32>(rolls + (roll << 2));
}

export function boxesOf(coat: i32): i32 {
  return load<u8>(boxes + coat);
}

export function powerOf(coat: i32): i32 {
  return load<u8>(powers + coat);
}

export function kindOfCoat(coat: i32): i32 {
  return load<u8>(kinds + coat);
}

/** A player who passes ticks for its dice as rolled (`ticks=formed`). */
export function ticksWhenFormed(): bool {
  return formed;
}

/** A full map ends the game once both have placed or passed, before the spellbook (`end=map`). */
export function endsWithMap(): bool {
  return atOnce;
}

export function differentFaces(die: i32): i32 {
  return load<u8>(differentCount + die);
}

export function differentFace(die: i32, i: i32): i32 {
  return load<u8>(different + die * 6 + i);
}

export function weightOfFace(die: i32, i: i32): i32 {
  return load<u8>(weights + die * 6 + i);
}

export function setFace(die: i32, side: i32, coat: i32, crosses: i32): void {
  store<u8>(faces + die * 6 + side, faceCode(coat, crosses));
}

export function setLine(coat: i32, boxCount: i32, power: i32): void {
  store<u8>(boxes + coat, boxCount);
  store<u8>(powers + coat, power);
}

/** After every setFace and setLine. */
export function finishSheet(ticksFormed: bool, endWithMap: bool): void {
  formed = ticksFormed;
  atOnce = endWithMap;
  for (let coat = 0; coat < COATS; coat++) store<u8>(kinds + coat, kindByFaces(coat));
  for (let roll = 0; roll < ROLLS; roll++) {
    for (let die = 0, rest = roll; die < 4; die++, rest /= 6)
      store<u8>(rolls + (roll << 2) + die, faceOf(die, rest % 6));
  }
  memory.fill(weights, 0, 24);
  for (let die = 0; die < 4; die++) {
    let n = 0;
    for (let side = 0; side < 6; side++) {
      const face = faceOf(die, side);
      let known = 0;
      while (known < n && differentFace(die, known) != face) known++;
      if (known == n) store<u8>(different + die * 6 + n++, face);
      const weight = weights + die * 6 + known;
      store<u8>(weight, load<u8>(weight) + 1);
    }
    store<u8>(differentCount + die, n);
  }
}

/** The printed coats have 1 cross on 5 faces, 2 on 4, and 2 on 2; others are of the kind they are closest to. */
function kindByFaces(coat: i32): u8 {
  let faceCount = 0;
  let crosses = 0;
  for (let i = 0; i < 24; i++) {
    const face: i32 = load<u8>(faces + i);
    if (faceCoat(face) != coat) continue;
    faceCount++;
    crosses += faceCrosses(face);
  }
  return crosses * 20 < faceCount * 7 ? 0 : crosses * 4 < faceCount * 3 ? 1 : faceCount == 0 ? 0 : 2;
}

/** Keeps what a position is valued by of its sheet, and takes it back. */
export function saveLines(to: usize): void {
  memory.copy(to, boxes, LINES_BYTES);
}
export function loadLines(from: usize): void {
  memory.copy(boxes, from, LINES_BYTES);
}
