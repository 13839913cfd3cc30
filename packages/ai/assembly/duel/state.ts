// The packed state: one block of memory, copied whole. Players are 0 and 1; player A of the round is the roller.
import { BOARD, bit, STRIDE } from './mask';

// One player, from its own start:
export const PLAYER = 128;
const COAT_MASKS = 0; // u64 for each coat
const CROSS_PLANES = 48; // u64 × 4: the crosses of each square as a binary number across the planes
const EMPTY = 80; // u64
const TICKS = 88; // u8 for each coat
const CASTLE_LEFT = 94;
const BONUS = 95; // the coat chosen for domains, 6 for none
const KEPT = 96; // u8 for each kept power
const PASSED = 100;
const COUNTS = 101; // u8 × 2: coats that tick a box this round, 6 for none
const DICE = 103; // which dice are taken, as bits

// After both players:
const PHASE = 256;
const ROLLER = 257;
const FACES = 258; // u8 × 4: what the dice show
const PENDING = 262; // lightnings still to resolve: bit 0 domains, bit 1 cross
export const STATE = 264;

export const NO_COAT = 6;

// Phases. Those of player A come right before those of B.
export const ROLL = 0;
export const PICK_A = 1;
export const PICK_B = 2;
export const PLACE_A = 3;
export const PLACE_B = 4;
export const LIGHTNING_A = 5;
export const LIGHTNING_B = 6;
export const OVER = 7;

export function playerAt(s: usize, player: i32): usize {
  return s + <usize>(player * PLAYER);
}

export function coatMask(p: usize, coat: i32): u64 {
  return load<u64>(p + ((<usize>coat) << 3), COAT_MASKS);
}

function setCoatMask(p: usize, coat: i32, mask: u64): void {
  store<u64>(p + ((<usize>coat) << 3), mask, COAT_MASKS);
}

export function crossPlane(p: usize, plane: i32): u64 {
  return load<u64>(p + ((<usize>plane) << 3), CROSS_PLANES);
}

function setCrossPlane(p: usize, plane: i32, mask: u64): void {
  store<u64>(p + ((<usize>plane) << 3), mask, CROSS_PLANES);
}

export function emptyOf(p: usize): u64 {
  return load<u64>(p, EMPTY);
}

function setEmpty(p: usize, mask: u64): void {
  store<u64>(p, mask, EMPTY);
}

export function ticksOf(p: usize, coat: i32): i32 {
  return load<u8>(p + coat, TICKS);
}

export function setTicks(p: usize, coat: i32, ticks: i32): void {
  store<u8>(p + coat, ticks, TICKS);
}

export function castleLeft(p: usize): bool {
  return load<u8>(p, CASTLE_LEFT) != 0;
}

export function setCastleLeft(p: usize, left: bool): void {
  store<u8>(p, left, CASTLE_LEFT);
}

export function bonusOf(p: usize): i32 {
  return load<u8>(p, BONUS);
}

export function setBonus(p: usize, coat: i32): void {
  store<u8>(p, coat, BONUS);
}

export function hasKept(p: usize, power: i32): bool {
  return load<u8>(p + power, KEPT) != 0;
}

/** Whether a power is kept that helps to place, any but `both`: they lie side by side. */
export function helpsPlacing(p: usize): bool {
  return (load<u32>(p, KEPT) & 0xff00ffff) != 0;
}

export function setKept(p: usize, power: i32, has: bool): void {
  store<u8>(p + power, has, KEPT);
}

export function hasPassed(p: usize): bool {
  return load<u8>(p, PASSED) != 0;
}

export function setPassed(p: usize, passed: bool): void {
  store<u8>(p, passed, PASSED);
}

export function countOf(p: usize, i: i32): i32 {
  return load<u8>(p + i, COUNTS);
}

export function setCount(p: usize, i: i32, coat: i32): void {
  store<u8>(p + i, coat, COUNTS);
}

export function diceOf(p: usize): i32 {
  return load<u8>(p, DICE);
}

export function setDice(p: usize, dice: i32): void {
  store<u8>(p, dice, DICE);
}

export function phaseOf(s: usize): i32 {
  return load<u8>(s, PHASE);
}

export function setPhase(s: usize, phase: i32): void {
  store<u8>(s, phase, PHASE);
}

export function rollerOf(s: usize): i32 {
  return load<u8>(s, ROLLER);
}

export function setRoller(s: usize, roller: i32): void {
  store<u8>(s, roller, ROLLER);
}

export function shown(s: usize, die: i32): i32 {
  return load<u8>(s + die, FACES);
}

export function setShown(s: usize, die: i32, face: i32): void {
  store<u8>(s + die, face, FACES);
}

/** What all dice show, a byte each. */
export function setAllShown(s: usize, faces: u32): void {
  store<u32>(s, faces, FACES);
}

export function pendingOf(s: usize): i32 {
  return load<u8>(s, PENDING);
}

export function setPending(s: usize, pending: i32): void {
  store<u8>(s, pending, PENDING);
}

/** What the players did and what the dice show is forgotten: PASSED, COUNTS and DICE lie side by side, as the faces do. */
export function forgetRound(s: usize): void {
  const nothing: u32 = (NO_COAT << 8) | (NO_COAT << 16);
  store<u32>(playerAt(s, 0), nothing, PASSED);
  store<u32>(playerAt(s, 1), nothing, PASSED);
  setAllShown(s, 0);
}

export function copyState(to: usize, from: usize): void {
  memory.copy(to, from, STATE);
}

/** The beginning of a game. */
export function newState(s: usize): void {
  memory.fill(s, 0, STATE);
  for (let player = 0; player < 2; player++) {
    const p = playerAt(s, player);
    setEmpty(p, BOARD);
    setCastleLeft(p, true);
    setBonus(p, NO_COAT);
    setCount(p, 0, NO_COAT);
    setCount(p, 1, NO_COAT);
  }
}

/** Who decides now; chance and the end belong to no player (-1). */
export function mover(s: usize): i32 {
  const phase = phaseOf(s);
  if (phase == ROLL || phase == OVER) return -1;
  const a = phase == PICK_A || phase == PLACE_A || phase == LIGHTNING_A;
  return a ? rollerOf(s) : 1 - rollerOf(s);
}

/** Crosses on all squares of a mask. */
export function crossesIn(p: usize, mask: u64): i32 {
  return (
    <i32>popcnt<u64>(mask & crossPlane(p, 0)) +
    ((<i32>popcnt<u64>(mask & crossPlane(p, 1))) << 1) +
    ((<i32>popcnt<u64>(mask & crossPlane(p, 2))) << 2) +
    ((<i32>popcnt<u64>(mask & crossPlane(p, 3))) << 3)
  );
}

/** Adds crosses to one square: binary addition across the planes. */
export function addCrosses(p: usize, squareBit: u64, crosses: i32): void {
  for (let add = 0; add < crosses; add++) {
    for (let plane = 0; plane < 4; plane++) {
      const mask = crossPlane(p, plane);
      setCrossPlane(p, plane, mask ^ squareBit);
      if ((mask & squareBit) == 0) break;
    }
  }
}

/** A drawn square of a position handed in from outside. */
export function drawSquare(p: usize, column: i32, row: i32, coat: i32, crosses: i32): void {
  draw(p, coat, crosses, bit(column * STRIDE + row));
}

/** Draws a coat with its crosses on an empty square. */
export function draw(p: usize, coat: i32, crosses: i32, squareBit: u64): void {
  setCoatMask(p, coat, coatMask(p, coat) | squareBit);
  setEmpty(p, emptyOf(p) & ~squareBit);
  // Few faces have more than three crosses; without a loop and branches the others are drawn faster.
  setCrossPlane(p, 0, crossPlane(p, 0) | (crosses & 1 ? squareBit : 0));
  setCrossPlane(p, 1, crossPlane(p, 1) | (crosses & 2 ? squareBit : 0));
  if (crosses < 4) return;
  if (crosses & 4) setCrossPlane(p, 2, crossPlane(p, 2) | squareBit);
  if (crosses & 8) setCrossPlane(p, 3, crossPlane(p, 3) | squareBit);
}
