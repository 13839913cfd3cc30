// The exact expectation one round ahead: every roll, every division of the dice, the best placements of both players.

import {
  choose,
  jointMargin,
  jointWin,
  OPTION,
  optionAction,
  placementsA,
  placementsB,
  prepareRound,
  worthAfterBoth,
  worthToA,
} from './options';
import { differentFace, differentFaces, faceOf, TURN, weightOfFace } from './sheet';
import { copyState, hasKept, PICK_A, PICK_B, phaseOf, setPhase, setShown } from './state';
import { apply } from './turn';

const MOST_OPTIONS = 216;
const options = heap.alloc(2 * MOST_OPTIONS * OPTION);
/** For each player and each pair of dice with their faces: which option; 0xffff while unknown. */
const optionOf = heap.alloc(2 * 6 * 36 * 2);
const CODES = 128;
/** The same by what the faces show, where the dice themselves do not matter. */
const optionOfFaces = heap.alloc(2 * CODES * CODES * 2);
/** What two options together are worth to A: worth, win and margin; behind it the same with `both` spent. */
const WORTH = 0;
const WIN = 4;
const MARGIN = 8;
const HALF = 12;
/** Then whether the cell is known, and both options. */
const KNOWN = 2 * HALF;
const OPTION_A = KNOWN + 4;
const OPTION_B = KNOWN + 6;
const CELL = KNOWN + 8;
const cells = heap.alloc(MOST_OPTIONS * MOST_OPTIONS * CELL);
let optionsOfA: i32 = 0;
let optionsOfB: i32 = 0;

/** After expect(): what the position is worth to its roller. */
export let expectedWin: f32 = 0;
export let expectedMargin: f32 = 0;

/** Pairs of dice in a fixed order, as the lower and the higher die. */
export const lower: StaticArray<i32> = [0, 0, 0, 1, 1, 2];
export const higher: StaticArray<i32> = [1, 2, 3, 2, 3, 3];
/** For each die A may take: the pairs it can end with. */
export const endings: StaticArray<i32> = [0, 1, 2, 0, 3, 4, 1, 3, 5, 2, 4, 5];

/** The options of one player for every pair of faces; returns how many different ones there are. */
function tabulate(role: i32): i32 {
  const placements = role == 0 ? placementsA : placementsB;
  const turn = hasKept(placements.p, TURN);
  const byFaces = optionOfFaces + role * CODES * CODES * 2;
  if (!turn) memory.fill(byFaces, 0xff, CODES * CODES * 2);
  let n = 0;
  for (let pair = 0; pair < 6; pair++) {
    const one = lower[pair];
    const two = higher[pair];
    for (let i = 0; i < differentFaces(one); i++) {
      const face1 = differentFace(one, i);
      for (let j = 0; j < differentFaces(two); j++) {
        const face2 = differentFace(two, j);
        const known = byFaces + ((min(face1, face2) * CODES + max(face1, face2)) << 1);
        let index = turn ? 0xffff : <i32>load<u16>(known);
        if (index == 0xffff) {
          index = n++;
          choose(placements, one, face1, two, face2, options + (role * MOST_OPTIONS + index) * OPTION);
          store<u16>(known, <u16>index);
        }
        store<u16>(optionOf + ((role * 216 + pair * 36 + i * 6 + j) << 1), <u16>index);
      }
    }
  }
  return n;
}

function cellOf(a: i32, b: i32, both: bool): usize {
  const cell = cells + (a * MOST_OPTIONS + b) * CELL;
  if (load<u32>(cell, KNOWN) == 0) {
    const optionA = options + a * OPTION;
    const optionB = options + (MOST_OPTIONS + b) * OPTION;
    note(cell, worthToA(optionA, optionB));
    if (both) note(cell + HALF, worthAfterBoth(optionA, optionB));
    store<u32>(cell, 1, KNOWN);
    store<u16>(cell, <u16>a, OPTION_A);
    store<u16>(cell, <u16>b, OPTION_B);
  }
  return cell;
}

function note(half: usize, worth: f32): void {
  store<f32>(half, worth, WORTH);
  store<f32>(half, jointWin, WIN);
  store<f32>(half, jointMargin, MARGIN);
}

const chosen = new StaticArray<usize>(6);

/** Sets expectedWin and expectedMargin of a position between rounds, for its roller. */
export function expect(s: usize): void {
  prepareRound(s);
  optionsOfA = tabulate(0);
  optionsOfB = tabulate(1);
  for (let a = 0; a < optionsOfA; a++) memory.fill(cells + a * MOST_OPTIONS * CELL, 0, optionsOfB * CELL);
  const both = placementsA.maySpendBoth;
  let win: f64 = 0;
  let margin: f64 = 0;
  for (let f0 = 0; f0 < differentFaces(0); f0++) {
    for (let f1 = 0; f1 < differentFaces(1); f1++) {
      for (let f2 = 0; f2 < differentFaces(2); f2++) {
        for (let f3 = 0; f3 < differentFaces(3); f3++) {
          const rolls = weightOfFace(0, f0) * weightOfFace(1, f1) * weightOfFace(2, f2) * weightOfFace(3, f3);
          const half = bestHalf(f0, f1, f2, f3, both);
          win += <f64>rolls * <f64>load<f32>(half, WIN);
          margin += <f64>rolls * <f64>load<f32>(half, MARGIN);
        }
      }
    }
  }
  expectedWin = <f32>(win / 1296);
  expectedMargin = <f32>(margin / 1296);
}

function optionAt(role: i32, pair: i32, i: i32, j: i32): i32 {
  return load<u16>(optionOf + ((role * 216 + pair * 36 + i * 6 + j) << 1));
}

/** After bestHalf(): which pair A ends with. */
let bestPair: i32 = 0;

/** What becomes of one roll: A's best die or two, B's best answer. */
function bestHalf(f0: i32, f1: i32, f2: i32, f3: i32, both: bool): usize {
  // Faces of the lower and the higher die of each pair.
  unchecked((chosen[0] = cellOf(optionAt(0, 0, f0, f1), optionAt(1, 5, f2, f3), both)));
  unchecked((chosen[1] = cellOf(optionAt(0, 1, f0, f2), optionAt(1, 4, f1, f3), both)));
  unchecked((chosen[2] = cellOf(optionAt(0, 2, f0, f3), optionAt(1, 3, f1, f2), both)));
  unchecked((chosen[3] = cellOf(optionAt(0, 3, f1, f2), optionAt(1, 2, f0, f3), both)));
  unchecked((chosen[4] = cellOf(optionAt(0, 4, f1, f3), optionAt(1, 1, f0, f2), both)));
  unchecked((chosen[5] = cellOf(optionAt(0, 5, f2, f3), optionAt(1, 0, f0, f1), both)));
  let best: f32 = -1e9;
  let result: usize = 0;
  for (let die = 0; die < 4; die++) {
    let pair = endings[die * 3];
    for (let i = 1; i < 3; i++) {
      const other = endings[die * 3 + i];
      if (load<f32>(unchecked(chosen[other]), WORTH) < load<f32>(unchecked(chosen[pair]), WORTH)) pair = other;
    }
    const worth = load<f32>(unchecked(chosen[pair]), WORTH);
    if (worth <= best) continue;
    best = worth;
    result = unchecked(chosen[pair]);
    bestPair = pair;
  }
  if (both) {
    for (let pair = 0; pair < 6; pair++) {
      const half = unchecked(chosen[pair]) + HALF;
      if (load<f32>(half, WORTH) <= best) continue;
      best = load<f32>(half, WORTH);
      result = half;
      bestPair = pair;
    }
  }
  return result;
}

// The outcome of one roll: its value to the roller, the faces, A's pair, whether it spent `both`, and what both place.
export const OUTCOME_WIN = 0;
export const OUTCOME_MARGIN = 4;
const OUTCOME_FACES = 8;
const OUTCOME_PAIR = 12;
const OUTCOME_SPENT = 13;
const OUTCOME_A = 16;
const OUTCOME_B = 20;
export const OUTCOME = 24;

/** After expect(): keeps what one roll, the sides of the dice as digits to the base of six, comes to. */
export function keepOutcome(roll: i32, to: usize): void {
  let rest = roll;
  for (let die = 0; die < 4; die++) {
    store<u8>(to + die, <u8>faceIndex(die, rest % 6), OUTCOME_FACES);
    rest /= 6;
  }
  const half = bestHalf(
    load<u8>(to, OUTCOME_FACES),
    load<u8>(to, OUTCOME_FACES + 1),
    load<u8>(to, OUTCOME_FACES + 2),
    load<u8>(to, OUTCOME_FACES + 3),
    placementsA.maySpendBoth,
  );
  const spent = (half - cells) % CELL != 0;
  const cell = spent ? half - HALF : half;
  store<f32>(to, load<f32>(half, WIN), OUTCOME_WIN);
  store<f32>(to, load<f32>(half, MARGIN), OUTCOME_MARGIN);
  store<u8>(to, <u8>bestPair, OUTCOME_PAIR);
  store<u8>(to, spent, OUTCOME_SPENT);
  store<u32>(to, optionAction(options + <usize>load<u16>(cell, OPTION_A) * OPTION), OUTCOME_A);
  store<u32>(to, optionAction(options + <usize>(MOST_OPTIONS + load<u16>(cell, OPTION_B)) * OPTION), OUTCOME_B);
}

const asked = memory.data(OUTCOME);

/** After expect(): what one roll is worth to the roller, the sides of the dice as digits to the base of six. */
export function rollValue(roll: i32): void {
  keepOutcome(roll, asked);
  rollWin = load<f32>(asked, OUTCOME_WIN);
  rollMargin = load<f32>(asked, OUTCOME_MARGIN);
}
export let rollWin: f32 = 0;
export let rollMargin: f32 = 0;

function faceIndex(die: i32, side: i32): i32 {
  let index = 0;
  while (differentFace(die, index) != faceOf(die, side)) index++;
  return index;
}

/** The position after an outcome of the round that begins at `from`; lightnings are still to be decided. */
export function playOutcome(outcome: usize, from: usize, to: usize): void {
  copyState(to, from);
  for (let die = 0; die < 4; die++) setShown(to, die, differentFace(die, load<u8>(outcome + die, OUTCOME_FACES)));
  setPhase(to, PICK_A);
  const pair = load<u8>(outcome, OUTCOME_PAIR);
  const dice = (1 << lower[pair]) | (1 << higher[pair]);
  apply(to, load<u8>(outcome, OUTCOME_SPENT) ? dice : 1 << lower[pair]);
  if (phaseOf(to) == PICK_B) apply(to, 15 & ~dice);
  apply(to, load<u32>(outcome, OUTCOME_A));
  apply(to, load<u32>(outcome, OUTCOME_B));
}
