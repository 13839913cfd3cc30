// The actions worth a closer look in one decision, each with what the net thinks of it. Small decisions list every action;
// placements list the best few squares of every pair of marks, with every power, so that no kind of move is overlooked.

import { HAS_CASTLE, IS_TURNED, markCoat, markCrosses, placeAction } from './action';
import { BestPlacements, pointsAfter } from './best-placements';
import { DOMAINS_SIZE, domainAt, domainCount, findDomains, squaresOf } from './domains';
import { entryCount, entrySquare1, entrySquare2, TOP } from './entry';
import { bit, count, lowest } from './mask';
import { listPairs, mustPlace, pairAt, pairCount } from './moves';
import {
  chooseAll,
  clearOption,
  looseEntry,
  OPTION,
  offer,
  offerPass,
  optionUtility,
  placementsA,
  placementsB,
  prepareRound,
  SPENDS_CASTLE,
  utilityOfCoat,
  utilityOfCross,
} from './options';
import { judgeDivisions, worthOfDie, worthOfDivision } from './policy';
import { BOTH, COATS, FREE, SPLIT, TURN } from './sheet';
import {
  diceOf,
  hasKept,
  LIGHTNING_A,
  mover,
  PICK_A,
  PICK_B,
  PLACE_A,
  PLAYER,
  phaseOf,
  playerAt,
  rollerOf,
  shown,
} from './state';
import { choosesCoat } from './turn';
import { ROW } from './value';

// action u32, the net's worth of it f32
const MOST = 8192;
const list = heap.alloc(MOST * 8);
export let candidateCount: i32 = 0;

export function candidateAction(i: i32): u32 {
  return load<u32>(list + (i << 3));
}

export function candidateWorth(i: i32): f32 {
  return load<f32>(list + (i << 3), 4);
}

function add(action: u32, worth: f32): void {
  if (candidateCount == MOST) return;
  const at = list + (candidateCount++ << 3);
  store<u32>(at, action);
  store<f32>(at, worth, 4);
}

/** Lists the candidates, the best by the net first, at most so many. */
export function findCandidates(s: usize, most: i32): void {
  candidateCount = 0;
  prepareRound(s);
  const phase = phaseOf(s);
  if (phase <= PICK_B) addPicks(s);
  else if (phase >= LIGHTNING_A) addLightnings(s);
  else addPlacements(s);
  keepBest(most);
}

/** Brings the best to the front; equal ones in the order of their numbers, so that nothing depends on how they were found. */
function keepBest(most: i32): void {
  const keep = min(most, candidateCount);
  for (let i = 0; i < keep; i++) {
    let best = i;
    for (let j = i + 1; j < candidateCount; j++) {
      const better = candidateWorth(j) - candidateWorth(best);
      if (better > 0 || (better == 0 && candidateAction(j) < candidateAction(best))) best = j;
    }
    const top = load<u64>(list + (best << 3));
    store<u64>(list + (best << 3), load<u64>(list + (i << 3)));
    store<u64>(list + (i << 3), top);
  }
  candidateCount = keep;
}

function addPicks(s: usize): void {
  chooseAll(s);
  judgeDivisions(s);
  const a = playerAt(s, rollerOf(s));
  if (phaseOf(s) == PICK_A) for (let die = 0; die < 4; die++) add((<u32>1) << die, worthOfDie(die));
  const taken = phaseOf(s) == PICK_A ? 0 : diceOf(a);
  if (phaseOf(s) == PICK_A && !hasKept(a, BOTH)) return;
  for (let pair = 3; pair < 15; pair++) {
    if (popcnt(pair) != 2 || pair & taken) continue;
    add(<u32>pair, phaseOf(s) == PICK_A ? worthOfDivision(pair, true) : <f32>1 - worthOfDivision(15 & ~pair, false));
  }
}

const trial = memory.data(PLAYER);
const found = memory.data(DOMAINS_SIZE);

function addLightnings(s: usize): void {
  const placements = phaseOf(s) == LIGHTNING_A ? placementsA : placementsB;
  memory.copy(trial, playerAt(s, mover(s)), PLAYER);
  if (choosesCoat(s)) {
    for (let coat = 0; coat < COATS; coat++) add(<u32>coat, utilityOfCoat(placements, trial, placements.lines, coat));
    return;
  }
  // Within a domain all squares are worth the same.
  findDomains(trial, found);
  for (let coat = 0; coat < COATS; coat++) {
    for (let i = 0; i < domainCount(found, coat); i++) {
      const square = lowest(squaresOf(domainAt(found, coat, i)));
      add(<u32>square, utilityOfCross(placements, trial, placements.lines, square));
    }
  }
}

const option = memory.data(OPTION, 16);
const sum = memory.data(ROW, 16);
const MOST_EMPTY_ANYWHERE = 14;

function addPlacements(s: usize): void {
  const placements = phaseOf(s) == PLACE_A ? placementsA : placementsB;
  const p = placements.p;
  const free = hasKept(p, FREE);
  const split = hasKept(p, SPLIT);
  listPairs(s, p);
  for (let i = 0; i < pairCount; i++) {
    const pair = pairAt(i);
    const one = <i32>(pair & 0xffff);
    const two = <i32>(pair >>> 16);
    const turned = (one | two) & IS_TURNED ? 1 << TURN : 0;
    const crowned = (one | two) & HAS_CASTLE ? SPENDS_CASTLE : 0;
    addTop(
      placements,
      placements.entry(markCoat(one), markCrosses(one), markCoat(two), markCrosses(two)),
      one,
      two,
      turned | crowned,
    );
    if (turned | crowned) continue;
    if (free) addTop(placements, looseEntry(placements, one, two, true, false), one, two, 1 << FREE);
    if (split) addTop(placements, looseEntry(placements, one, two, false, true), one, two, 1 << SPLIT);
    if (free && split && count(placements.empty) <= MOST_EMPTY_ANYWHERE) {
      addTop(placements, looseEntry(placements, one, two, true, true), one, two, (1 << FREE) | (1 << SPLIT));
    }
  }
  if (mustPlace(s, p)) return;
  const dice = diceOf(p);
  clearOption(option);
  offerPass(placements, option, shown(s, <i32>ctz(dice)), shown(s, <i32>ctz(dice & (dice - 1))));
  add(0, optionUtility(option));
}

/** The best few squares of one pair of marks, judged with what they spend and tick. */
function addTop(placements: BestPlacements, entry: usize, one: i32, two: i32, spent: i32): void {
  for (let i = 0, n = min(entryCount(entry), TOP); i < n; i++) {
    const x = entrySquare1(entry, i);
    const y = entrySquare2(entry, i);
    placements.sum(markCoat(one), markCrosses(one), bit(x), markCoat(two), markCrosses(two), bit(y), sum);
    clearOption(option);
    const action = placeAction(one, x, two, y);
    offer(placements, option, sum, pointsAfter, spent, action);
    add(action, optionUtility(option));
  }
}
