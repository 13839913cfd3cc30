// What each action does to the state, phase after phase.

import { rngBelow } from '../shared/rng';
import {
  firstToken,
  HAS_CASTLE,
  IS_JOKER,
  IS_TURNED,
  markCoat,
  markCrosses,
  PASS,
  secondToken,
  tokenSquare,
} from './action';
import { BOARD, beside, bit, CASTLE_EDGES } from './mask';
import {
  BOTH,
  boxesOf,
  CROSS,
  DOMAINS,
  endsWithMap,
  FREE,
  faceCoat,
  faceCrosses,
  faceOf,
  facesOfRoll,
  JOKER,
  powerOf,
  ROLLS,
  SPLIT,
  TURN,
  ticksWhenFormed,
} from './sheet';
import {
  addCrosses,
  coatMask,
  countOf,
  diceOf,
  draw,
  emptyOf,
  forgetRound,
  hasKept,
  hasPassed,
  LIGHTNING_A,
  LIGHTNING_B,
  NO_COAT,
  OVER,
  PICK_A,
  PICK_B,
  PLACE_A,
  PLACE_B,
  pendingOf,
  phaseOf,
  playerAt,
  ROLL,
  rollerOf,
  setAllShown,
  setBonus,
  setCastleLeft,
  setCount,
  setDice,
  setKept,
  setPassed,
  setPending,
  setPhase,
  setRoller,
  setShown,
  setTicks,
  shown,
  ticksOf,
} from './state';

const DOMAINS_PENDING = 1;
const CROSS_PENDING = 2;

/** The dice show these sides. */
export function roll(s: usize, side1: i32, side2: i32, side3: i32, side4: i32): void {
  setShown(s, 0, faceOf(0, side1));
  setShown(s, 1, faceOf(1, side2));
  setShown(s, 2, faceOf(2, side3));
  setShown(s, 3, faceOf(3, side4));
  setPhase(s, PICK_A);
}

export function rollRandom(s: usize): void {
  setAllShown(s, facesOfRoll(rngBelow(ROLLS)));
  setPhase(s, PICK_A);
}

/** Any action but a roll. It must be legal. */
export function apply(s: usize, action: u32): void {
  const phase = phaseOf(s);
  if (phase <= PICK_B) pick(s, phase, <i32>action);
  else if (phase <= PLACE_B) place(s, phase, action);
  else lightning(s, phase, <i32>action);
}

function pick(s: usize, phase: i32, dice: i32): void {
  const a = playerAt(s, rollerOf(s));
  const b = playerAt(s, 1 - rollerOf(s));
  if (phase == PICK_A) {
    setDice(a, dice);
    if ((dice & (dice - 1)) == 0) {
      setPhase(s, PICK_B);
      return;
    }
    setKept(a, BOTH, false);
    setDice(b, 15 & ~dice);
  } else {
    setDice(b, dice);
    setDice(a, 15 & ~dice);
  }
  setPhase(s, PLACE_A);
}

function place(s: usize, phase: i32, action: u32): void {
  const a = rollerOf(s);
  placeOrPass(s, playerAt(s, phase == PLACE_A ? a : 1 - a), action);
  if (phase == PLACE_A) setPhase(s, PLACE_B);
  else afterPlacing(s);
}

export function placeOrPass(s: usize, p: usize, action: u32): void {
  if (action == PASS) pass(s, p);
  else placeOn(p, action);
}

/** Both have placed or passed. */
export function afterPlacing(s: usize): void {
  if (endsWithMap() && someMapIsFull(s)) setPhase(s, OVER);
  else spellbook(s);
}

/** Notes which dice count where a pass ticks too. */
export function pass(s: usize, p: usize): void {
  setPassed(p, true);
  if (!ticksWhenFormed()) return;
  const dice = diceOf(p);
  noteCounts(p, coatOfBare(shown(s, <i32>ctz(dice))), coatOfBare(shown(s, <i32>ctz(dice & (dice - 1)))));
}

function coatOfBare(face: i32): i32 {
  return faceCoat(face) != JOKER && faceCrosses(face) == 0 ? faceCoat(face) : NO_COAT;
}

/** Draws a placement on a map, spends what it needs and notes which dice count. */
export function placeOn(p: usize, action: u32): void {
  const first = firstToken(action);
  const second = secondToken(action);
  if (hasKept(p, FREE) || hasKept(p, SPLIT)) {
    const powers = powersNeeded(p, first, second);
    if (powers & (1 << FREE)) setKept(p, FREE, false);
    if (powers & (1 << SPLIT)) setKept(p, SPLIT, false);
  }
  if ((first | second) & IS_TURNED) setKept(p, TURN, false);
  if ((first | second) & HAS_CASTLE) setCastleLeft(p, false);
  draw(p, markCoat(first), markCrosses(first), bit(tokenSquare(first)));
  draw(p, markCoat(second), markCrosses(second), bit(tokenSquare(second)));
  noteCounts(p, countedCoat(first), countedCoat(second));
}

/** The coats that count stand first, as in the rules library. */
function noteCounts(p: usize, one: i32, two: i32): void {
  setCount(p, 0, one == NO_COAT ? two : one);
  setCount(p, 1, one == NO_COAT ? NO_COAT : two);
}

/** The coat that ticks a box for this token, or none. */
export function countedCoat(token: i32): i32 {
  // A castle's cross is among the crosses, so a crowned die never counts.
  return token & IS_JOKER || markCrosses(token) ? NO_COAT : markCoat(token);
}

/** `free` and `split` as bits, where the two tokens need them. */
export function powersNeeded(p: usize, first: i32, second: i32): i32 {
  const x = bit(tokenSquare(first));
  const y = bit(tokenSquare(second));
  const xConnects = (x & connected(p, markCoat(first))) != 0;
  const yConnects = (y & connected(p, markCoat(second))) != 0;
  if (beside(x) & y) return xConnects || yConnects ? 0 : 1 << FREE;
  return xConnects && yConnects ? 1 << SPLIT : (1 << FREE) | (1 << SPLIT);
}

/** The empty squares where this coat connects. */
export function connected(p: usize, coat: i32): u64 {
  const m = coatMask(p, coat);
  // Empty squares are on the board, so beside() has nothing to add.
  return ((m << 1) | (m >> 1) | (m << 6) | (m >> 6) | CASTLE_EDGES) & emptyOf(p);
}

function someMapIsFull(s: usize): bool {
  return emptyOf(playerAt(s, 0)) == 0 || emptyOf(playerAt(s, 1)) == 0;
}

/** Phase 4 from its start: A ticks and resolves, then B. */
function spellbook(s: usize): void {
  tick(s, rollerOf(s));
  setPhase(s, LIGHTNING_A);
  afterLightning(s);
}

function tick(s: usize, player: i32): void {
  const p = playerAt(s, player);
  const other = playerAt(s, 1 - player);
  for (let i = 0; i < 2; i++) {
    const coat = countOf(p, i);
    // The coats that count stand first.
    if (coat == NO_COAT) return;
    const boxes = boxesOf(coat);
    const ticks = ticksOf(p, coat) + 1;
    if (ticks > boxes || ticksOf(other, coat) == boxes) continue;
    setTicks(p, coat, ticks);
    if (ticks == boxes) win(s, p, powerOf(coat));
  }
}

function win(s: usize, p: usize, power: i32): void {
  if (power == DOMAINS) setPending(s, pendingOf(s) | DOMAINS_PENDING);
  else if (power == CROSS) setPending(s, pendingOf(s) | (emptyOf(p) == BOARD ? 0 : CROSS_PENDING));
  else setKept(p, power, true);
}

function lightning(s: usize, phase: i32, action: i32): void {
  const a = rollerOf(s);
  const p = playerAt(s, phase == LIGHTNING_A ? a : 1 - a);
  if (pendingOf(s) & DOMAINS_PENDING) {
    setBonus(p, action);
    setPending(s, pendingOf(s) & ~DOMAINS_PENDING);
  } else {
    addCrosses(p, bit(action), 1);
    setPending(s, pendingOf(s) & ~CROSS_PENDING);
  }
  afterLightning(s);
}

/** Goes on once nothing is left to resolve. */
function afterLightning(s: usize): void {
  if (pendingOf(s)) return;
  if (phaseOf(s) == LIGHTNING_A) {
    tick(s, 1 - rollerOf(s));
    setPhase(s, LIGHTNING_B);
    if (pendingOf(s)) return;
  }
  const p0 = playerAt(s, 0);
  const p1 = playerAt(s, 1);
  if (someMapIsFull(s) || (hasPassed(p0) && hasPassed(p1))) {
    setPhase(s, OVER);
  } else {
    forgetRound(s);
    setRoller(s, 1 - rollerOf(s));
    setPhase(s, ROLL);
  }
}

export function choosesCoat(s: usize): bool {
  return (pendingOf(s) & DOMAINS_PENDING) != 0;
}
