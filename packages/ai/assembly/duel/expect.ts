// The exact expectation one round ahead: every roll, every division of the dice, the best placements of both players.
import { BOTH, TURN, differentFace, differentFaces, faceOf } from './sheet';
import { hasKept } from './state';
import { OPTION, choose, deskA, deskB, prepareRound, jointMargin, jointWin, worthAfterBoth, worthToA } from './options';

/** How many sides of a die show each of its different faces. */
const weights = memory.data(4 * 6);

const MOST_OPTIONS = 216;
const options = heap.alloc(2 * MOST_OPTIONS * OPTION);
/** For each player and each pair of dice with their faces: which option; 0xffff while unknown. */
const optionOf = heap.alloc(2 * 6 * 36 * 2);
const CODES = 128;
/** The same by what the faces show, where the dice themselves do not matter. */
const optionOfFaces = heap.alloc(2 * CODES * CODES * 2);
/** What two options together are worth to A: worth, win and margin, and the worth with `both` spent. */
const CELL = 20;
const cells = heap.alloc(MOST_OPTIONS * MOST_OPTIONS * CELL);
let optionsOfA: i32 = 0;
let optionsOfB: i32 = 0;

/** After expect(): what the position is worth to its roller. */
export let expectedWin: f32 = 0;
export let expectedMargin: f32 = 0;

/** Pairs of dice in a fixed order, as the lower and the higher die. */
const lower: StaticArray<i32> = [0, 0, 0, 1, 1, 2];
const higher: StaticArray<i32> = [1, 2, 3, 2, 3, 3];
/** For each die A may take: the pairs it can end with. */
const endings: StaticArray<i32> = [0, 1, 2, 0, 3, 4, 1, 3, 5, 2, 4, 5];

function weigh(): void {
  memory.fill(weights, 0, 24);
  for (let die = 0; die < 4; die++) {
    for (let side = 0; side < 6; side++) {
      for (let i = 0; i < differentFaces(die); i++) {
        const at = weights + die * 6 + i;
        if (differentFace(die, i) == faceOf(die, side)) store<u8>(at, load<u8>(at) + 1);
      }
    }
  }
}

/** The options of one player for every pair of faces; returns how many different ones there are. */
function tabulate(role: i32): i32 {
  const desk = role == 0 ? deskA : deskB;
  const turn = hasKept(desk.p, TURN);
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
          choose(desk, one, face1, two, face2, options + (role * MOST_OPTIONS + index) * OPTION);
          store<u16>(known, <u16>index);
        }
        store<u16>(optionOf + ((role * 216 + pair * 36 + i * 6 + j) << 1), <u16>index);
      }
    }
  }
  return n;
}

// @ts-ignore: decorator
@inline
function cellOf(a: i32, b: i32, both: bool): usize {
  const cell = cells + (a * MOST_OPTIONS + b) * CELL;
  if (load<u32>(cell, 16) == 0) {
    const optionA = options + a * OPTION;
    const optionB = options + (MOST_OPTIONS + b) * OPTION;
    store<f32>(cell, both ? worthAfterBoth(optionA, optionB) : -1e9, 12);
    store<f32>(cell, worthToA(optionA, optionB));
    store<f32>(cell, jointWin, 4);
    store<f32>(cell, jointMargin, 8);
    store<u32>(cell, 1, 16);
  }
  return cell;
}

const chosen = new StaticArray<usize>(6);

/** Sets expectedWin and expectedMargin of a position between rounds, for its roller. */
export function expect(s: usize): void {
  prepareRound(s);
  weigh();
  optionsOfA = tabulate(0);
  optionsOfB = tabulate(1);
  for (let a = 0; a < optionsOfA; a++) memory.fill(cells + a * MOST_OPTIONS * CELL, 0, optionsOfB * CELL);
  const both = hasKept(deskA.p, BOTH);
  let win: f64 = 0;
  let margin: f64 = 0;
  for (let f0 = 0; f0 < differentFaces(0); f0++) {
    for (let f1 = 0; f1 < differentFaces(1); f1++) {
      for (let f2 = 0; f2 < differentFaces(2); f2++) {
        for (let f3 = 0; f3 < differentFaces(3); f3++) {
          const weight = <f64>(
            <i32>load<u8>(weights + f0) * load<u8>(weights + 6 + f1) * load<u8>(weights + 12 + f2) * load<u8>(weights + 18 + f3)
          );
          const cell = bestCell(f0, f1, f2, f3, both);
          win += weight * <f64>load<f32>(cell, 4);
          margin += weight * <f64>load<f32>(cell, 8);
        }
      }
    }
  }
  expectedWin = <f32>(win / 1296);
  expectedMargin = <f32>(margin / 1296);
}

// @ts-ignore: decorator
@inline
function optionAt(role: i32, pair: i32, i: i32, j: i32): i32 {
  return load<u16>(optionOf + ((role * 216 + pair * 36 + i * 6 + j) << 1));
}

/** What becomes of one roll: A's best die or two, B's best answer. */
function bestCell(f0: i32, f1: i32, f2: i32, f3: i32, both: bool): usize {
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
    let least: usize = unchecked(chosen[endings[die * 3]]);
    const second = unchecked(chosen[endings[die * 3 + 1]]);
    const third = unchecked(chosen[endings[die * 3 + 2]]);
    if (load<f32>(second) < load<f32>(least)) least = second;
    if (load<f32>(third) < load<f32>(least)) least = third;
    if (load<f32>(least) <= best) continue;
    best = load<f32>(least);
    result = least;
  }
  if (both) {
    for (let pair = 0; pair < 6; pair++) {
      const cell = unchecked(chosen[pair]);
      if (load<f32>(cell, 12) <= best) continue;
      best = load<f32>(cell, 12);
      result = cell;
    }
  }
  return result;
}
