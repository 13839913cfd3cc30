// How the net plays on its own, one ply: the draft by minimax over all divisions of the dice, then the best placements.

import { rngBelow, rngUnit } from '../shared/rng';
import {
  bestCoat,
  bestCross,
  choose,
  chooseAll,
  OPTION,
  optionAction,
  optionsA,
  optionsB,
  placementsA,
  placementsB,
  prepareRound,
  worthAfterBoth,
  worthToA,
} from './options';
import {
  diceOf,
  LIGHTNING_A,
  mover,
  OVER,
  PICK_A,
  PICK_B,
  PLACE_A,
  PLAYER,
  phaseOf,
  playerAt,
  ROLL,
  rollerOf,
  shown,
} from './state';
import { apply, choosesCoat, rollRandom } from './turn';

/** What each division of the dice is worth to A, indexed by A's pair as bits; behind it the same with `both` spent. */
const divisions = memory.data(16 * 4);
const divisionsBoth = memory.data(16 * 4);
export let bestWorth: f32 = 0;

export function judgeDivisions(s: usize): void {
  const both = placementsA.maySpendBoth;
  for (let pair = 3; pair < 15; pair++) {
    if (popcnt(pair) != 2) continue;
    const a = optionsA + pair * OPTION;
    const b = optionsB + (15 & ~pair) * OPTION;
    store<f32>(divisions + (pair << 2), worthToA(a, b));
    if (both && phaseOf(s) == PICK_A) store<f32>(divisionsBoth + (pair << 2), worthAfterBoth(a, b));
  }
}

/** The worth to A of taking one die, B answering best. */
export function worthOfDie(die: i32): f32 {
  let least: f32 = 1e9;
  for (let last = 0; last < 4; last++) {
    if (last != die) least = min(least, load<f32>(divisions + (((1 << die) | (1 << last)) << 2)));
  }
  return least;
}

export function worthOfDivision(pairOfA: i32, both: bool): f32 {
  return load<f32>((both ? divisionsBoth : divisions) + (pairOfA << 2));
}

/** A's best pick after judgeDivisions. */
function bestPickA(): u32 {
  let best: u32 = 1;
  bestWorth = -1e9;
  for (let die = 0; die < 4; die++) {
    const worth = worthOfDie(die);
    if (worth <= bestWorth) continue;
    bestWorth = worth;
    best = (<u32>1) << die;
  }
  if (!placementsA.maySpendBoth) return best;
  for (let pair = 3; pair < 15; pair++) {
    if (popcnt(pair) != 2 || worthOfDivision(pair, true) <= bestWorth) continue;
    bestWorth = worthOfDivision(pair, true);
    best = <u32>pair;
  }
  return best;
}

function bestPickB(s: usize): u32 {
  const taken = diceOf(playerAt(s, rollerOf(s)));
  let best: u32 = 0;
  bestWorth = 1e9;
  for (let pair = 3; pair < 15; pair++) {
    if (popcnt(pair) != 2 || pair & taken) continue;
    const worth = worthOfDivision(15 & ~pair, false);
    if (worth >= bestWorth) continue;
    bestWorth = worth;
    best = <u32>pair;
  }
  return best;
}

const option = memory.data(OPTION, 16);

function bestPlacement(s: usize): u32 {
  const a = phaseOf(s) == PLACE_A;
  const placements = a ? placementsA : placementsB;
  const dice = diceOf(playerAt(s, mover(s)));
  const one = <i32>ctz(dice);
  const two = <i32>ctz(dice & (dice - 1));
  choose(placements, one, shown(s, one), two, shown(s, two), option);
  return optionAction(option);
}

const trial = memory.data(PLAYER);

function bestLightning(s: usize): u32 {
  const placements = phaseOf(s) == LIGHTNING_A ? placementsA : placementsB;
  memory.copy(trial, playerAt(s, mover(s)), PLAYER);
  return choosesCoat(s)
    ? bestCoat(placements, trial, placements.lines)
    : bestCross(placements, trial, placements.lines);
}

export function placementAction(s: usize): u32 {
  prepareRound(s);
  return bestPlacement(s);
}

export function lightningAction(s: usize): u32 {
  prepareRound(s);
  return bestLightning(s);
}

/** The net's action in any decision. */
export function netAction(s: usize): u32 {
  prepareRound(s);
  const phase = phaseOf(s);
  if (phase >= LIGHTNING_A) return bestLightning(s);
  if (phase >= PLACE_A) return bestPlacement(s);
  chooseAll(s);
  judgeDivisions(s);
  return phase == PICK_A ? bestPickA() : bestPickB(s);
}

/** One whole round from the roll on, both sides by the net. `noise`: how often a decision is made at random instead. */
export function playRound(s: usize, noise: f32): void {
  if (phaseOf(s) == ROLL) rollRandom(s);
  prepareRound(s);
  chooseAll(s);
  judgeDivisions(s);
  const stray = noise > 0 && rngUnit() < noise;
  apply(s, stray ? (<u32>1) << rngBelow(4) : bestPickA());
  if (phaseOf(s) == PICK_B) apply(s, bestPickB(s));
  const a = playerAt(s, rollerOf(s));
  const b = playerAt(s, 1 - rollerOf(s));
  const first = optionAction(optionsA + diceOf(a) * OPTION);
  const second = optionAction(optionsB + diceOf(b) * OPTION);
  apply(s, first);
  apply(s, second);
  while (phaseOf(s) >= LIGHTNING_A && phaseOf(s) < OVER) apply(s, bestLightning(s));
}
