// The best each player can do with each pair of dice of a roll, and what the draft makes of it.

import { activate, addScaled } from '../shared/vectors';
import { HAS_CASTLE, IS_JOKER, IS_TURNED, markCoat, markCrosses, ONE_CROSS, PASS, placeAction } from './action';
import { BestPlacements, foresight, POINT_WORTH, pointsAfter } from './best-placements';
import { DOMAINS_SIZE, domainAt, domainCount, findDomains, squaresOf } from './domains';
import {
  clearEntry,
  ENTRY_BYTES,
  entryCount,
  entryPoints,
  entrySquare1,
  entrySquare2,
  entrySum,
  entryUtility,
  TOP,
} from './entry';
import { castleRow, keptRow, stageOf } from './features';
import { BOARD, beside, bit, count, lowest } from './mask';
import { points } from './score';
import {
  BOTH,
  COATS,
  CROSS,
  DOMAINS,
  differentFace,
  differentFaces,
  endsWithMap,
  FREE,
  faceCoat,
  faceCrosses,
  JOKER,
  powerOf,
  SPLIT,
  TURN,
  ticksWhenFormed,
} from './sheet';
import { fills, linesAfter, linesAtStage, openSpellbook, stage } from './spellbook';
import { addCrosses, castleLeft, emptyOf, hasKept, NO_COAT, PLAYER, rollerOf, setBonus, setKept, shown } from './state';
import { countedCoat, placeOn } from './turn';
import { joint, MARGIN_WORTH, margin, project, projectMap, ROW, rowAt, WIDTH, win } from './value';

// One option: what a player would do with two dice. Its map's projection afterwards, and the same otherwise: of A's with
// `both` spent (1); of B's without the power of the line its first die fills (1), its second (2) or both (3), because A fills it too.
const PARTS = 0;
const SPENT_BOTH = 1;
const VARIANTS = 4;
const ACTION = VARIANTS * ROW;
const UTILITY = ACTION + 4;
const TICK1 = ACTION + 8;
const TICK2 = ACTION + 9;
const FILLED = ACTION + 10;
const POINTS = ACTION + 16; // of each variant
const BARE_POINTS = POINTS + VARIANTS * 4; // before any lightning
export const OPTION = BARE_POINTS + 16;

function partOf(option: usize, variant: i32): usize {
  return option + PARTS + <usize>variant * ROW;
}

function pointsOf(option: usize, variant: i32): i32 {
  return load<i32>(option + ((<usize>variant) << 2), POINTS);
}

export function optionAction(option: usize): u32 {
  return load<u32>(option, ACTION);
}

export function optionUtility(option: usize): f32 {
  return load<f32>(option, UTILITY);
}

// What a placement spends, as bits.
export const SPENDS_CASTLE = 1 << 4;

export const placementsA = new BestPlacements(0);
export const placementsB = new BestPlacements(1);

const adjusted = memory.data(ROW, 16);
const active = memory.data(ROW, 16);
const trialPart = memory.data(ROW, 16);
const trialPlayer = memory.data(PLAYER);
const trialDomains = memory.data(DOMAINS_SIZE);
const freeEntry = memory.data(ENTRY_BYTES, 16);

/** Puts both maps on their desks. The dice need not be rolled yet. */
export function prepareRound(s: usize): void {
  placementsA.prepare(s, rollerOf(s));
  placementsB.prepare(s, 1 - rollerOf(s));
  openSpellbook(s, stageOf(min(placementsA.left, placementsB.left)));
  const noTicks = linesAfter(NO_COAT, NO_COAT, NO_COAT, NO_COAT);
  placementsA.face(placementsB, noTicks);
  placementsB.face(placementsA, noTicks);
}

export function clearOption(option: usize): void {
  store<f32>(option, -1e9, UTILITY);
}

/** Judges one placement with what it spends and ticks; keeps it in the option if it is the best so far. */
export function offer(
  placements: BestPlacements,
  option: usize,
  sum: usize,
  mapPoints: i32,
  spent: i32,
  action: u32,
): void {
  const tick1 = countedCoat(<i32>(action & 0xffff));
  const tick2 = countedCoat(<i32>(action >>> 16));
  // With `end=map` nothing is ticked after a placement that fills the map.
  const filled = endsWithMap() && placements.left == 0 ? 0 : fills(placements.isA, tick1, tick2);
  const pointsThen = projectAfter(placements, sum, mapPoints, spent, action, filled, trialPart);
  const pointsHere = placements.last && endsWithMap() ? mapPoints : pointsThen;
  const utility = placements.utilityOfPart(trialPart, pointsHere, ownLines(placements, tick1, tick2));
  if (!keep(option, utility, trialPart, pointsThen, action, tick1, tick2, filled)) return;
  store<i32>(option, mapPoints, BARE_POINTS);
  if (placements.maySpendBoth)
    projectAfter(placements, sum, mapPoints, spent | (1 << BOTH), action, filled, partOf(option, SPENT_BOTH));
  if (placements.isA || !filled) return;
  for (let variant = 1; variant < VARIANTS; variant++) {
    const lost = linesOfVariant(option, variant);
    if (lost == 0 || (lost & ~filled) != 0) continue;
    const late = projectAfter(placements, sum, mapPoints, spent, action, filled & ~lost, partOf(option, variant));
    store<i32>(option + ((<usize>variant) << 2), late, POINTS);
  }
}

/** The lines that B fills too late in a variant, as bits. */
function linesOfVariant(option: usize, variant: i32): i32 {
  const tick1: i32 = load<u8>(option, TICK1);
  const tick2: i32 = load<u8>(option, TICK2);
  return (variant & 1 && tick1 != NO_COAT ? 1 << tick1 : 0) | (variant & 2 && tick2 != NO_COAT ? 1 << tick2 : 0);
}

/** Which variant of B's comes about if A fills these lines. */
function variantWithout(option: usize, lost: i32): i32 {
  return ((lost >> load<u8>(option, TICK1)) & 1) | (((lost >> load<u8>(option, TICK2)) & 1) << 1);
}

/**
 * The map's projection after a placement that spends and fills this; returns the points on the map. Also where this round is
 * likely the last: should the other one have to pass, the game goes on from here.
 */
function projectAfter(
  placements: BestPlacements,
  sum: usize,
  mapPoints: i32,
  spent: i32,
  action: u32,
  filled: i32,
  to: usize,
): i32 {
  if (winsLightning(filled)) return strike(placements, action, spent, filled, to);
  memory.copy(adjusted, sum, ROW);
  if (spent & SPENDS_CASTLE) addScaled(adjusted, rowAt(castleRow(placements.left)), -1, WIDTH);
  for (let power = 0; power < 4; power++) {
    if ((spent >> power) & 1) addScaled(adjusted, rowAt(keptRow(power, placements.left)), -1, WIDTH);
  }
  for (let coat = 0; coat < COATS; coat++) {
    if ((filled >> coat) & 1) addScaled(adjusted, rowAt(keptRow(powerOf(coat), placements.left)), 1, WIDTH);
  }
  activate(active, adjusted, WIDTH);
  project(placements.matrix, active, to);
  return mapPoints;
}

function winsLightning(filled: i32): bool {
  for (let coat = 0; coat < COATS; coat++) if ((filled >> coat) & 1 && powerOf(coat) >= DOMAINS) return true;
  return false;
}

function ownLines(placements: BestPlacements, tick1: i32, tick2: i32): usize {
  return placements.isA ? linesAfter(tick1, tick2, NO_COAT, NO_COAT) : linesAfter(NO_COAT, NO_COAT, tick1, tick2);
}

function keep(
  option: usize,
  utility: f32,
  projected: usize,
  mapPoints: i32,
  action: u32,
  tick1: i32,
  tick2: i32,
  filled: i32,
): bool {
  if (utility <= load<f32>(option, UTILITY)) return false;
  memory.copy(partOf(option, 0), projected, ROW);
  store<u32>(option, action, ACTION);
  store<f32>(option, utility, UTILITY);
  store<u8>(option, <u8>tick1, TICK1);
  store<u8>(option, <u8>tick2, TICK2);
  store<u8>(option, <u8>filled, FILLED);
  store<i32>(option, mapPoints, POINTS);
  return true;
}

/** A placement that wins a lightning power changes the map itself. Returns the points on it. */
function strike(placements: BestPlacements, action: u32, spent: i32, filled: i32, to: usize): i32 {
  const p = trialPlayer;
  memory.copy(p, placements.p, PLAYER);
  placeOn(p, action);
  if ((spent >> BOTH) & 1) setKept(p, BOTH, false);
  let domains = false;
  let cross = false;
  for (let coat = 0; coat < COATS; coat++) {
    if (!((filled >> coat) & 1)) continue;
    const power = powerOf(coat);
    if (power == DOMAINS) domains = true;
    else if (power == CROSS) cross = true;
    else setKept(p, power, true);
  }
  const lines = ownLines(placements, countedCoat(<i32>(action & 0xffff)), countedCoat(<i32>(action >>> 16)));
  if (domains) setBonus(p, bestCoat(placements, p, lines));
  if (cross) addCrosses(p, bit(bestCross(placements, p, lines)), 1);
  projectMap(p, !placements.isA, to);
  return points(p);
}

/** Sets trialPart. */
function utilityOfMap(placements: BestPlacements, p: usize, lines: usize): f32 {
  projectMap(p, !placements.isA, trialPart);
  return placements.utilityOfPart(trialPart, placements.last || foresight != 1 ? points(p) : 0, lines);
}

export function utilityOfCoat(placements: BestPlacements, p: usize, lines: usize, coat: i32): f32 {
  setBonus(p, coat);
  const utility = utilityOfMap(placements, p, lines);
  setBonus(p, NO_COAT);
  return utility;
}

/** The best coat for `domains`, by the net. */
export function bestCoat(placements: BestPlacements, p: usize, lines: usize): i32 {
  let best = 0;
  let most: f32 = -1e9;
  for (let coat = 0; coat < COATS; coat++) {
    const utility = utilityOfCoat(placements, p, lines, coat);
    if (utility <= most) continue;
    most = utility;
    best = coat;
  }
  return best;
}

const crossTrial = memory.data(PLAYER);

export function utilityOfCross(placements: BestPlacements, p: usize, lines: usize, square: i32): f32 {
  memory.copy(crossTrial, p, PLAYER);
  addCrosses(crossTrial, bit(square), 1);
  return utilityOfMap(placements, crossTrial, lines);
}

/** The best square for a cross, by the net: one of each domain, for within a domain they are worth the same. */
export function bestCross(placements: BestPlacements, p: usize, lines: usize): i32 {
  findDomains(p, trialDomains);
  let best = lowest(BOARD & ~emptyOf(p));
  let most: f32 = -1e9;
  for (let coat = 0; coat < COATS; coat++) {
    for (let i = 0; i < domainCount(trialDomains, coat); i++) {
      const square = lowest(squaresOf(domainAt(trialDomains, coat, i)));
      const utility = utilityOfCross(placements, p, lines, square);
      if (utility <= most) continue;
      most = utility;
      best = square;
    }
  }
  return best;
}

let bestMark1: i32 = 0;
let bestMark2: i32 = 0;
let bestEntry: usize = 0;
let bestEntryUtility: f32 = 0;
let placeable: bool = false;

/** Offers the best placement of two marks. */
function offerMarks(placements: BestPlacements, option: usize, mark1: i32, mark2: i32, spent: i32): void {
  let one = mark1;
  let two = mark2;
  // An entry is of unordered kinds: asked always the same way round.
  if (markCoat(one) + (markCrosses(one) << 3) > markCoat(two) + (markCrosses(two) << 3)) {
    one = mark2;
    two = mark1;
  }
  const entry = placements.entry(markCoat(one), markCrosses(one), markCoat(two), markCrosses(two));
  if (entryCount(entry) == 0) return;
  const action = placeAction(one, entrySquare1(entry, 0), two, entrySquare2(entry, 0));
  offer(placements, option, entrySum(entry, 0), entryPoints(entry, 0), spent, action);
  if (spent) return;
  placeable = true;
  if (entryUtility(entry, 0) <= bestEntryUtility) return;
  bestEntryUtility = entryUtility(entry, 0);
  bestEntry = entry;
  bestMark1 = one;
  bestMark2 = two;
}

/** Offers every coat a joker can be. */
function offerFaces(
  placements: BestPlacements,
  option: usize,
  face1: i32,
  face2: i32,
  flags1: i32,
  flags2: i32,
  spent: i32,
): void {
  const joker1 = faceCoat(face1) == JOKER;
  const joker2 = faceCoat(face2) == JOKER;
  const rest1 = (faceCrosses(face1) << 3) | flags1 | (joker1 ? IS_JOKER : 0);
  const rest2 = (faceCrosses(face2) << 3) | flags2 | (joker2 ? IS_JOKER : 0);
  const n1 = joker1 ? COATS : 1;
  const n2 = joker2 ? COATS : 1;
  for (let i = 0; i < n1; i++) {
    const coat1 = joker1 ? i : faceCoat(face1);
    for (let j = 0; j < n2; j++) {
      const coat2 = joker2 ? j : faceCoat(face2);
      if (joker1 && joker2 && flags1 == flags2 && coat2 < coat1) continue;
      offerMarks(placements, option, coat1 | rest1, coat2 | rest2, spent);
    }
  }
}

/** The castle bonus on either die, on the best few squares of the best plain placement. */
function offerCastle(placements: BestPlacements, option: usize): void {
  const entry = bestEntry;
  for (let i = 0, n = min(entryCount(entry), TOP); i < n; i++) {
    const square1 = entrySquare1(entry, i);
    const square2 = entrySquare2(entry, i);
    for (let die = 0; die < 2; die++) {
      const mark1 = die == 0 ? (bestMark1 + ONE_CROSS) | HAS_CASTLE : bestMark1;
      const mark2 = die == 1 ? (bestMark2 + ONE_CROSS) | HAS_CASTLE : bestMark2;
      placements.sum(
        markCoat(mark1),
        markCrosses(mark1),
        bit(square1),
        markCoat(mark2),
        markCrosses(mark2),
        bit(square2),
        castleSum,
      );
      offer(placements, option, castleSum, pointsAfter, SPENDS_CASTLE, placeAction(mark1, square1, mark2, square2));
    }
  }
}
const castleSum = memory.data(ROW, 16);

/** The best placements of two marks that need exactly `free`, `split`, or both. */
export function looseEntry(placements: BestPlacements, mark1: i32, mark2: i32, free: bool, split: bool): usize {
  const coat1 = markCoat(mark1);
  const coat2 = markCoat(mark2);
  const crosses1 = markCrosses(mark1);
  const crosses2 = markCrosses(mark2);
  const empty = placements.empty;
  const one = placements.connects[coat1] & empty;
  const two = placements.connects[coat2] & empty;
  const anywhere = free && split;
  clearEntry(freeEntry);
  let xs = split && !free ? one : empty;
  while (xs) {
    const x = xs & -xs;
    xs ^= x;
    const near = beside(x);
    let ys: u64;
    // Where both squares connect, `split` alone is enough.
    if (anywhere) ys = empty & ~near & ~x & (x & one ? ~two : BOARD);
    else if (split) ys = two & ~near & ~x;
    else ys = x & one ? 0 : near & empty & ~two;
    while (ys) {
      const y = ys & -ys;
      ys ^= y;
      placements.consider(freeEntry, coat1, crosses1, x, coat2, crosses2, y);
    }
  }
  placements.settle(freeEntry);
  return freeEntry;
}

function offerLoose(placements: BestPlacements, option: usize, mark1: i32, mark2: i32, free: bool, split: bool): void {
  if (entryCount(looseEntry(placements, mark1, mark2, free, split)) == 0) return;
  const spent = (free ? 1 << FREE : 0) | (split ? 1 << SPLIT : 0);
  const action = placeAction(mark1, entrySquare1(freeEntry, 0), mark2, entrySquare2(freeEntry, 0));
  offer(placements, option, entrySum(freeEntry, 0), entryPoints(freeEntry, 0), spent, action);
}

const MOST_LOOSE_ANYWHERE = 12;

/** Fills an option with the best this player can do with two faces, powers included. */
export function choose(placements: BestPlacements, die1: i32, face1: i32, die2: i32, face2: i32, option: usize): void {
  const p = placements.p;
  clearOption(option);
  placeable = false;
  bestEntryUtility = -1e9;
  offerFaces(placements, option, face1, face2, 0, 0, 0);
  if (placeable && castleLeft(p)) offerCastle(placements, option);
  if (hasKept(p, TURN)) {
    for (let i = 0; i < differentFaces(die1); i++) {
      const face = differentFace(die1, i);
      if (face != face1 && faceCoat(face) != JOKER)
        offerFaces(placements, option, face, face2, IS_TURNED, 0, 1 << TURN);
    }
    for (let i = 0; i < differentFaces(die2); i++) {
      const face = differentFace(die2, i);
      if (face != face2 && faceCoat(face) != JOKER)
        offerFaces(placements, option, face1, face, 0, IS_TURNED, 1 << TURN);
    }
  }
  const free = hasKept(p, FREE);
  const split = hasKept(p, SPLIT);
  if (free || split) {
    const plain = faceCoat(face1) != JOKER && faceCoat(face2) != JOKER;
    if (plain || placeable) {
      const mark1 = plain ? face1 : bestMark1;
      const mark2 = plain ? face2 : bestMark2;
      if (free) offerLoose(placements, option, mark1, mark2, true, false);
      if (split) offerLoose(placements, option, mark1, mark2, false, true);
      if (free && split && count(placements.empty) <= MOST_LOOSE_ANYWHERE)
        offerLoose(placements, option, mark1, mark2, true, true);
    }
  }
  if (!placeable) offerPass(placements, option, face1, face2);
}

export function offerPass(placements: BestPlacements, option: usize, face1: i32, face2: i32): void {
  const formed = ticksWhenFormed();
  const tick1 = formed && faceCoat(face1) != JOKER && faceCrosses(face1) == 0 ? faceCoat(face1) : NO_COAT;
  const tick2 = formed && faceCoat(face2) != JOKER && faceCrosses(face2) == 0 ? faceCoat(face2) : NO_COAT;
  const lines = ownLines(placements, tick1, tick2);
  const utility = placements.utilityOfPart(placements.still, placements.points, lines);
  // A power that a pass would win (where dice tick as rolled) is not counted, so B cannot come too late for it either.
  const filled = placements.isA ? fills(placements.isA, tick1, tick2) : 0;
  if (!keep(option, utility, placements.still, placements.points, PASS, tick1, tick2, filled)) return;
  store<i32>(option, placements.points, BARE_POINTS);
  if (!placements.maySpendBoth) return;
  memory.copy(trialPlayer, placements.p, PLAYER);
  setKept(trialPlayer, BOTH, false);
  projectMap(trialPlayer, !placements.isA, partOf(option, SPENT_BOTH));
}

/** After worthToA(): A's chance to win and its margin. */
export let jointWin: f32 = 0;
export let jointMargin: f32 = 0;

/** What a pair of options is worth to A, once both are played. */
export function worthToA(a: usize, b: usize): f32 {
  return worthWith(a, 0, b);
}

/** The same once A has spent `both`. */
export function worthAfterBoth(a: usize, b: usize): f32 {
  return worthWith(a, SPENT_BOTH, b);
}

function worthWith(a: usize, variantOfA: i32, b: usize): f32 {
  const passA = load<u32>(a, ACTION) == PASS;
  const passB = load<u32>(b, ACTION) == PASS;
  const variantOfB = variantWithout(b, load<u8>(a, FILLED) & load<u8>(b, FILLED));
  const full = (!passA && placementsA.left == 0) || (!passB && placementsB.left == 0);
  const lead =
    full && endsWithMap()
      ? load<i32>(a, BARE_POINTS) - load<i32>(b, BARE_POINTS)
      : pointsOf(a, 0) - pointsOf(b, variantOfB);
  if (full || (passA && passB)) {
    // The tie-break by the largest domain is left to the exact search.
    jointWin = lead > 0 ? 1 : lead < 0 ? 0 : 0.5;
    jointMargin = <f32>lead;
    return jointWin + jointMargin * MARGIN_WORTH;
  }
  const lines = linesBetween(a, passA, b, passB);
  joint(partOf(b, variantOfB), partOf(a, variantOfA), lines, stageBetween);
  jointWin = <f32>1 - win;
  jointMargin = -margin;
  const worth = jointWin + jointMargin * MARGIN_WORTH;
  if (foresight == 1) return worth;
  return foresight * worth + (<f32>1 - foresight) * (<f32>0.5 + <f32>lead * POINT_WORTH);
}

/** After linesBetween(): the stage of the game then. */
let stageBetween: i32 = 0;

/** The spellbook's part of the joint layer after both options; a player who passes keeps its squares, and it may be earlier then. */
function linesBetween(a: usize, passA: bool, b: usize, passB: bool): usize {
  const a1 = load<u8>(a, TICK1);
  const a2 = load<u8>(a, TICK2);
  const b1 = load<u8>(b, TICK1);
  const b2 = load<u8>(b, TICK2);
  stageBetween = stage;
  if (!passA && !passB) return linesAfter(a1, a2, b1, b2);
  const leftOfA = passA ? count(placementsA.empty) : placementsA.left;
  const leftOfB = passB ? count(placementsB.empty) : placementsB.left;
  stageBetween = stageOf(min(leftOfA, leftOfB));
  return linesAtStage(stageBetween, a1, a2, b1, b2);
}

export const optionsA = heap.alloc(16 * OPTION);
export const optionsB = heap.alloc(16 * OPTION);

/** Options of both players for every pair of the dice shown: indexed by the pair as bits. */
export function chooseAll(s: usize): void {
  for (let one = 0; one < 4; one++) {
    for (let two = one + 1; two < 4; two++) {
      const pair = (1 << one) | (1 << two);
      choose(placementsA, one, shown(s, one), two, shown(s, two), optionsA + pair * OPTION);
      choose(placementsB, one, shown(s, one), two, shown(s, two), optionsB + pair * OPTION);
    }
  }
}
