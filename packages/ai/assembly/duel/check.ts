// For the tests: what is kept and shared must be what the position gives from scratch.

import { addScaled } from '../shared/vectors';
import { firstToken, HAS_CASTLE, IS_TURNED, markCoat, markCrosses, PASS, secondToken, tokenSquare } from './action';
import { pointsAfter } from './best-placements';
import { entryCount, entrySquare1, entrySquare2, entrySum } from './entry';
import { expect, keepOutcome, OUTCOME, OUTCOME_WIN, playOutcome } from './expect';
import { castleRow, keptRow, mapRows, POINTS_ROW, POINTS_UNIT, pointsFound } from './features';
import { bit } from './mask';
import { placementsA, placementsB, prepareRound } from './options';
import { PLACE_A, PLAYER, phaseOf, ROLL, STATE } from './state';
import { placeOn, powersNeeded } from './turn';
import { evaluate, MOST_ROWS, ROW, rowAt, sumRows, WIDTH, win } from './value';

const trial = memory.data(PLAYER);
const rows = memory.data(MOST_ROWS * 2);
const scratch = memory.data(ROW, 16);
const kept = memory.data(ROW, 16);

/** The largest difference between the ways to sum the rows of the map after this placement, and after the best of its kinds. */
export function sumError(s: usize, action: u32): f32 {
  if (action == PASS) return 0;
  prepareRound(s);
  const placements = phaseOf(s) == PLACE_A ? placementsA : placementsB;
  const one = firstToken(action);
  const two = secondToken(action);
  placements.sum(
    markCoat(one),
    markCrosses(one),
    bit(tokenSquare(one)),
    markCoat(two),
    markCrosses(two),
    bit(tokenSquare(two)),
    kept,
  );
  const powers = powersNeeded(placements.p, one, two) | ((one | two) & IS_TURNED ? 8 : 0);
  for (let power = 0; power < 4; power++) {
    if ((powers >> power) & 1) addScaled(kept, rowAt(keptRow(power, placements.left)), -1, WIDTH);
  }
  if ((one | two) & HAS_CASTLE) addScaled(kept, rowAt(castleRow(placements.left)), -1, WIDTH);
  memory.copy(trial, placements.p, PLAYER);
  placeOn(trial, action);
  sumRows(rows, mapRows(trial, rows), scratch);
  addScaled(scratch, rowAt(POINTS_ROW), <f32>pointsFound / POINTS_UNIT, WIDTH);
  let most: f32 = <f32>abs(pointsAfter - pointsFound);
  most = max(most, difference(kept, scratch));
  const entry = placements.entry(markCoat(one), markCrosses(one), markCoat(two), markCrosses(two));
  if (entryCount(entry) == 0) return most;
  const x = bit(entrySquare1(entry, 0));
  const y = bit(entrySquare2(entry, 0));
  placements.sum(markCoat(one), markCrosses(one), x, markCoat(two), markCrosses(two), y, kept);
  return max(most, difference(kept, entrySum(entry, 0)));
}

function difference(one: usize, two: usize): f32 {
  let most: f32 = 0;
  for (let i: usize = 0; i < ROW; i += 4) most = max(most, abs(load<f32>(one + i) - load<f32>(two + i)));
  return most;
}

const ALL_ROLLS = 1296;
const outcomes = heap.alloc(ALL_ROLLS * OUTCOME);
const then = memory.data(STATE);

/** The largest difference between what the expectation thinks of an outcome and what the net thinks of the position there. */
export function outcomeError(s: usize): f32 {
  expect(s);
  for (let roll = 0; roll < ALL_ROLLS; roll++) keepOutcome(roll, outcomes + roll * OUTCOME);
  let most: f32 = 0;
  for (let roll = 0; roll < ALL_ROLLS; roll++) {
    const outcome = outcomes + roll * OUTCOME;
    playOutcome(outcome, s, then);
    // Lightnings are still to be decided, and the end has no value by the net.
    if (phaseOf(then) != ROLL) continue;
    evaluate(then);
    most = max(most, abs(<f32>1 - win - load<f32>(outcome, OUTCOME_WIN)));
  }
  return most;
}
