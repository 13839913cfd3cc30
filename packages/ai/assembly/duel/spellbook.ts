// The spellbook in this round: which lines a player's ticks fill, and the spellbook's part of the net after the ticks of both.
import { boxesOf, COATS, powerOf } from './sheet';
import { NO_COAT, playerAt, rollerOf, ticksOf } from './state';
import { lineRow, ROW, sumLines } from './value';

/** Boxes left on each line: A's, then B's. */
const boxesLeft = memory.data(2 * COATS);
const boxesNow = memory.data(2 * COATS);
const lineList = memory.data(16);

/** The stage of the game once both have placed. */
export let stage: i32 = 0;

/** The part for each four ticks (A's two, B's two, 6 for none), and the round it was last summed in. */
const TICKS = 7 * 7 * 7 * 7;
const parts = (heap.alloc(TICKS * ROW + 16) + 15) & ~15;
const summedIn = heap.alloc(TICKS * 4);
let round: u32 = 0;
const partAtOtherStage = memory.data(ROW, 16);

/** Begins a round. */
export function openSpellbook(s: usize, stageThen: i32): void {
  const a = playerAt(s, rollerOf(s));
  const b = playerAt(s, 1 - rollerOf(s));
  for (let coat = 0; coat < COATS; coat++) {
    store<i8>(boxesLeft + coat, <i8>(boxesOf(coat) - ticksOf(a, coat)));
    store<i8>(boxesLeft + COATS + coat, <i8>(boxesOf(coat) - ticksOf(b, coat)));
  }
  stage = stageThen;
  round++;
}

/** The spellbook's part of the joint layer after these ticks, A's first; B is the next roller. */
export function linesAfter(a1: i32, a2: i32, b1: i32, b2: i32): usize {
  const index = ((a1 * 7 + a2) * 7 + b1) * 7 + b2;
  const to = parts + <usize>index * ROW;
  const known = summedIn + ((<usize>index) << 2);
  if (load<u32>(known) == round) return to;
  store<u32>(known, round);
  sumAfter(a1, a2, b1, b2, stage, to);
  return to;
}

/** The same where a player passes and it may be earlier in the game; what is returned holds until the next question. */
export function linesAtStage(then: i32, a1: i32, a2: i32, b1: i32, b2: i32): usize {
  if (then == stage) return linesAfter(a1, a2, b1, b2);
  sumAfter(a1, a2, b1, b2, then, partAtOtherStage);
  return partAtOtherStage;
}

function sumAfter(a1: i32, a2: i32, b1: i32, b2: i32, then: i32, to: usize): void {
  memory.copy(boxesNow, boxesLeft, 2 * COATS);
  tickBox(boxesNow, boxesNow + COATS, a1);
  tickBox(boxesNow, boxesNow + COATS, a2);
  tickBox(boxesNow + COATS, boxesNow, b1);
  tickBox(boxesNow + COATS, boxesNow, b2);
  for (let coat = 0; coat < COATS; coat++) {
    const row = lineRow(powerOf(coat), then, load<i8>(boxesNow + COATS + coat), load<i8>(boxesNow + coat));
    store<u16>(lineList + (coat << 1), <u16>row);
  }
  sumLines(lineList, to);
}

function tickBox(own: usize, other: usize, coat: i32): void {
  if (coat == NO_COAT) return;
  const left = load<i8>(own + coat);
  if (left > 0 && load<i8>(other + coat) > 0) store<i8>(own + coat, left - 1);
}

/** The lines that A or B fills with these ticks, as bits, if the other does not come first. */
export function fills(byA: bool, tick1: i32, tick2: i32): i32 {
  const own = byA ? boxesLeft : boxesLeft + COATS;
  const other = byA ? boxesLeft + COATS : boxesLeft;
  let filled = 0;
  if (tick1 != NO_COAT && load<i8>(other + tick1) > 0) {
    const need = load<i8>(own + tick1);
    if (need == 1 || (need == 2 && tick2 == tick1)) filled |= 1 << tick1;
  }
  if (tick2 != NO_COAT && load<i8>(other + tick2) > 0 && load<i8>(own + tick2) == 1) filled |= 1 << tick2;
  return filled;
}
