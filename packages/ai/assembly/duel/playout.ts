// Games played to the end by simple habits: at random, or by the best immediate score.

import { rngBelow, rngSeed } from '../shared/rng';
import { firstToken, HAS_CASTLE, IS_TURNED, markCoat, markCrosses, PASS, secondToken, tokenSquare } from './action';
import { DOMAINS_SIZE, domainAt, domainCount, findDomains, gain, sizeOf, squaresOf } from './domains';
import { BOARD, beside, bit, count, lowest } from './mask';
import { legal, mustPlace, NOTHING, randomAction, randomPlacement, twoOfThree } from './moves';
import { ahead } from './score';
import { BOTH, COATS } from './sheet';
import {
  coatMask,
  copyState,
  diceOf,
  emptyOf,
  hasKept,
  LIGHTNING_A,
  mover,
  OVER,
  PICK_A,
  PLACE_A,
  phaseOf,
  playerAt,
  ROLL,
  rollerOf,
  STATE,
  setDice,
  setPhase,
} from './state';
import { afterPlacing, apply, choosesCoat, placeOrPass, powersNeeded, rollRandom } from './turn';

const MOST_ACTIONS = 1 << 19;
const actions = heap.alloc(MOST_ACTIONS * 4);
const domains = memory.data(DOMAINS_SIZE);
const scratch = memory.data(STATE);

/** Plays on at random until the end. */
export function playoutRandom(s: usize): void {
  for (;;) {
    const phase = phaseOf(s);
    if (phase == OVER) return;
    if (phase == ROLL) {
      rollRandom(s);
      draftAndPlace(s);
    } else apply(s, randomAction(s));
  }
}

/** Both pick and place at random; where A could take both dice it has to choose like any other action. */
function draftAndPlace(s: usize): void {
  const a = playerAt(s, rollerOf(s));
  if (hasKept(a, BOTH)) return;
  const b = playerAt(s, 1 - rollerOf(s));
  const diceOfB = twoOfThree(15 & ~(1 << rngBelow(4)));
  setDice(b, diceOfB);
  setDice(a, 15 & ~diceOfB);
  placeOrPass(s, a, randomPlacement(s, a));
  placeOrPass(s, b, randomPlacement(s, b));
  afterPlacing(s);
}

/** Plays one round at random. */
export function randomRound(s: usize): void {
  rollRandom(s);
  while (phaseOf(s) != ROLL && phaseOf(s) != OVER) apply(s, randomAction(s));
}

/** Random games from the start of a game; returns player 0's wins twice, draws once: for measuring and for tests. */
export function randomGames(s: usize, games: i32, seed: u32): i32 {
  rngSeed(seed);
  let halves = 0;
  for (let i = 0; i < games; i++) {
    copyState(scratch, s);
    playoutRandom(scratch);
    halves += ahead(scratch) + 1;
  }
  return halves;
}

/** Castle bonus and powers are not used while there is a placement without. */
let avoidsPowers: bool = false;

/** Judges by the size of what it builds, not by what that scores; the crosses it draws count so much each. */
let judgesBySize: bool = false;
let worthOfCross = 0;
/** The coats whose squares count, as bits. */
let largestCoats = 0;
/** Anything that scores at once is as good as anything else. */
let scatters: bool = false;

/** The action with the best immediate score: in the draft what its own map gains with the dice. */
export function greedyAction(s: usize): u32 {
  return scoringAction(s);
}

/** The best immediate score on its own map, without castle bonus and powers while there is a placement without. */
export function ownMapAction(s: usize): u32 {
  avoidsPowers = true;
  const action = scoringAction(s);
  avoidsPowers = false;
  return action;
}

/** As a child begins: large domains and crosses, not multiplied, of the coats it has most of; without castle bonus and
 * powers while there is a placement without. */
export function bySizeAction(s: usize, cross: i32, coats: i32): u32 {
  judgesBySize = true;
  worthOfCross = cross;
  findLargestCoats(playerAt(s, mover(s)), coats);
  const action = ownMapAction(s);
  judgesBySize = false;
  return action;
}

/** So many coats, those with most squares on its map; of equals the first. */
function findLargestCoats(p: usize, coats: i32): void {
  largestCoats = 0;
  for (let i = 0; i < coats; i++) {
    let most = -1;
    let found = 0;
    for (let coat = 0; coat < COATS; coat++) {
      if ((largestCoats >> coat) & 1 || count(coatMask(p, coat)) <= most) continue;
      most = count(coatMask(p, coat));
      found = coat;
    }
    largestCoats |= 1 << found;
  }
}

/** Any dice; then any placement that scores at once, else any at all. */
export function scatterAction(s: usize): u32 {
  if (phaseOf(s) < PLACE_A || phaseOf(s) >= LIGHTNING_A) return randomAction(s);
  scatters = true;
  const action = scoringAction(s);
  scatters = false;
  return action;
}

const HELPED: u32 = (HAS_CASTLE | IS_TURNED) * 0x10001;

function isPlain(p: usize, action: u32): bool {
  return (action & HELPED) == 0 && powersNeeded(p, firstToken(action), secondToken(action)) == 0;
}

/** The best immediate gain of any placement of these dice, and that placement in `greedyBest`; equals drawn by lot. */
let greedyBest: u32 = 0;
function greedyPlacement(s: usize, p: usize): i32 {
  findDomains(p, domains);
  const n = legal(s, actions, MOST_ACTIONS);
  const plainOnly = avoidsPowers && mustPlace(s, p);
  // Joining domains of the coat of `domains` can cost points, so any gain is better than none yet.
  let best = i32.MIN_VALUE;
  let equals = 0;
  greedyBest = PASS;
  for (let i = 0; i < n; i++) {
    const action = load<u32>(actions + ((<usize>i) << 2));
    if (plainOnly && !isPlain(p, action)) continue;
    const one = firstToken(action);
    const two = secondToken(action);
    let points =
      action == PASS
        ? 0
        : gain(
            p,
            domains,
            markCoat(one),
            markCrosses(one),
            bit(tokenSquare(one)),
            markCoat(two),
            markCrosses(two),
            bit(tokenSquare(two)),
          );
    if (scatters) points = max(0, min(1, points));
    if (judgesBySize && action != PASS) points = sizeBuilt(one, two);
    if (points < best) continue;
    equals = points == best ? equals + 1 : 1;
    if (equals == 1 || rngBelow(equals) == 0) greedyBest = action;
    best = points;
  }
  return best;
}

/** How large the domains become that these two squares belong to, with their crosses. */
function sizeBuilt(one: i32, two: i32): i32 {
  return sizeGained(one) + sizeGained(two) + (markCoat(one) == markCoat(two) ? 1 : 0);
}

function sizeGained(token: i32): i32 {
  const coat = markCoat(token);
  const crosses = worthOfCross * markCrosses(token);
  if (!((largestCoats >> coat) & 1)) return crosses;
  const near = beside(bit(tokenSquare(token)));
  let size = 1 + crosses;
  for (let i = 0; i < domainCount(domains, coat); i++) {
    const domain = domainAt(domains, coat, i);
    if (squaresOf(domain) & near) size += sizeOf(domain);
  }
  return size;
}

const gainsA = memory.data(16 * 4);
const gainsB = memory.data(16 * 4);

/** What each pair of dice would gain each player at once. */
function findGains(s: usize): void {
  for (let dice = 3; dice < 15; dice++) {
    if (popcnt(dice) != 2) continue;
    for (let role = 0; role < 2; role++) {
      copyState(scratch, s);
      const player = role == 0 ? rollerOf(s) : 1 - rollerOf(s);
      const p = playerAt(scratch, player);
      setDice(p, dice);
      setPhase(scratch, PLACE_A + role);
      store<i32>((role == 0 ? gainsA : gainsB) + (dice << 2), greedyPlacement(scratch, p));
    }
  }
}

function gainOfA(dice: i32): i32 {
  return load<i32>(gainsA + (dice << 2));
}

/** Three times what A expects to gain with this die, as if the other one left it any of the rest. */
function expectedGain(die: i32): i32 {
  let sum = 0;
  for (let last = 0; last < 4; last++) {
    if (!(die & (1 << last))) sum += gainOfA(die | (1 << last));
  }
  return sum;
}

function scoringAction(s: usize): u32 {
  const phase = phaseOf(s);
  const p = playerAt(s, mover(s));
  if (phase >= LIGHTNING_A) return choosesCoat(s) ? greedyCoat(p) : greedyCross(p);
  if (phase >= PLACE_A) {
    greedyPlacement(s, p);
    return greedyBest;
  }
  findGains(s);
  let best = i32.MIN_VALUE;
  let chosen = NOTHING;
  let equals = 0;
  const taken = phase == PICK_A ? 0 : diceOf(playerAt(s, rollerOf(s)));
  for (let dice = 1; dice < 15; dice++) {
    const n = popcnt(dice);
    let value: i32;
    if (phase == PICK_A) {
      if (n > 2 || (n == 2 && !hasKept(p, BOTH))) continue;
      if (avoidsPowers && n == 2) continue;
      value = n == 1 ? expectedGain(dice) : gainOfA(dice) * 3;
    } else {
      if (n != 2 || dice & taken) continue;
      value = load<i32>(gainsB + (dice << 2));
    }
    if (value < best) continue;
    equals = value == best ? equals + 1 : 1;
    if (equals == 1 || rngBelow(equals) == 0) chosen = dice;
    best = value;
  }
  return chosen;
}

function greedyCoat(p: usize): u32 {
  findDomains(p, domains);
  let best: u32 = 0;
  for (let coat = 1; coat < COATS; coat++) {
    if (domainCount(domains, coat) > domainCount(domains, best)) best = coat;
  }
  return best;
}

function greedyCross(p: usize): u32 {
  findDomains(p, domains);
  let most = 0;
  let square: u32 = <u32>lowest(BOARD & ~emptyOf(p));
  for (let coat = 0; coat < COATS; coat++) {
    for (let i = 0; i < domainCount(domains, coat); i++) {
      const domain = domainAt(domains, coat, i);
      if (sizeOf(domain) <= most) continue;
      most = sizeOf(domain);
      square = <u32>lowest(squaresOf(domain));
    }
  }
  return square;
}
