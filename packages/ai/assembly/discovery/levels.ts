// How the weaker levels judge: one ply, their own kingdom only, and of that only what a beginner sees. With foresight
// the lead that the net expects is mixed in, from none of it to nothing else.
import { rngBelow } from '../shared/rng';
import { TERRAINS } from './dominoes';
import { countUndrawn, describeSide, FEATURE, SIDE_INPUTS } from './features';
import { MOST_PLACEMENTS } from './kingdom';
import { FREE, legalPlacements, mover, nextOwner, PICK, phase, pick, place, STATE_BYTES } from './state';
import { margin, value } from './value';

// What each thing is worth, in points.
let ofScore: f32 = 1;
let ofHeld: f32 = 1;
let ofSize: f32 = 0;
let ofCrowns: f32 = 0;
let foresight: f32 = 0;
/** Of how many terrains the largest domain counts. */
let terrainsCounted = 1;

/** The score now; what held dominoes would add at once; the size of the largest domain of so many terrains, the largest
 * of them; crowns; and how much of the judgement is the net's. */
export function setKingdomWeights(score: f32, held: f32, size: f32, terrains: i32, crowns: f32, net: f32): void {
  ofScore = score;
  ofHeld = held;
  ofSize = size;
  ofCrowns = crowns;
  foresight = net;
  terrainsCounted = terrains;
}

const x: usize = heap.alloc((<usize>SIDE_INPUTS) << 2);
const trial: usize = heap.alloc(STATE_BYTES);
const list: usize = heap.alloc(MOST_PLACEMENTS * 2);

function input(i: i32): f32 {
  return load<f32>(x + ((<usize>i) << 2));
}

/** A square of the same terrain under one of its kings, beside one that is built; the inputs have other scales. */
const HELD_SQUARE_WORTH: f32 = 0.04;
const sizes = new StaticArray<f32>(TERRAINS);

function sumOfLargest(): f32 {
  let sum: f32 = 0;
  for (let i = 0; i < terrainsCounted; i++) {
    let largest = 0;
    for (let t = 1; t < TERRAINS; t++) if (sizes[t] > sizes[largest]) largest = t;
    sum += sizes[largest];
    sizes[largest] = 0;
  }
  return sum;
}

function judge<S>(s: usize, player: i32): f32 {
  describeSide<S>(s, player, x);
  let crowns: f32 = 0;
  for (let t = 0; t < TERRAINS; t++) {
    const from = t * FEATURE.PER_TERRAIN;
    const held = input(from + FEATURE.HELD_SQUARES) + input(from + FEATURE.SOON_SQUARES);
    unchecked((sizes[t] = input(from + FEATURE.MAIN_SIZE) + HELD_SQUARE_WORTH * held));
    crowns += input(from + FEATURE.CROWNS) + input(from + FEATURE.HELD_CROWNS) + input(from + FEATURE.SOON_CROWNS);
  }
  let held: f32 = 0;
  for (let i = 0; i < 4; i++) held += input(FEATURE.HELD + 3 * i + 1) - input(FEATURE.HELD + 3 * i);
  const own: f32 =
    ofScore * 40 * input(FEATURE.SCORE) + ofHeld * 10 * held + ofSize * 5 * sumOfLargest() + ofCrowns * crowns;
  if (foresight == 0) return own;
  value<S>(s);
  return own + foresight * ((player == 0 ? margin : -margin) - own);
}

/** The action after which the mover likes its kingdom best; of equals each with the same chance. */
export function plainAction<S>(s: usize): i32 {
  const player = mover(s);
  const picking = phase(s) == PICK;
  let n = 0;
  if (picking) {
    for (let i = 0; i < 4; i++) if (nextOwner(s, i) == FREE) store<u16>(list + (n++ << 1), <u16>i);
  } else n = legalPlacements<S>(s, list);
  countUndrawn(s);
  let best: f32 = -f32.MAX_VALUE;
  let equals = 0;
  let chosen = 0;
  for (let i = 0; i < n; i++) {
    const action = <i32>load<u16>(list + ((<usize>i) << 1));
    memory.copy(trial, s, STATE_BYTES);
    if (picking) pick(trial, action);
    else place<S>(trial, action);
    const v = judge<S>(trial, player);
    if (v > best) {
      best = v;
      equals = 0;
    }
    if (v == best && rngBelow(++equals) == 0) chosen = action;
  }
  return chosen;
}
