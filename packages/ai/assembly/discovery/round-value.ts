// What the end of the round is worth, exactly, when the line that was picked from is the last but one: the last line is
// then known without being open, because nothing else is left.
import { contest } from './contest';
import { generation, makeRoom, numberOf, outlookOf, startOutlooks } from './outlook';
import { countTried, pairOf } from './packing';
import { currentOwner, drawn, flags, kingdom, lines, next, pool } from './state';

/** In place of a difference: there are too many ways. */
export const UNKNOWN = i32.MIN_VALUE;

// Ends of the round met before: which, and between what their difference lies.
const MOST_ENDS_BITS = 16;
const END: usize = 16;
const ends: usize = heap.alloc(END << MOST_ENDS_BITS);

/** Whether the last line, although undrawn, is known. */
export function lastLineKnown(s: usize): bool {
  return drawn(s) == lines(s) - 1 && popcnt<u64>(pool(s)) == 4;
}

/** Begins for the round of this position, in which the last line is known and the one before it lies open. */
export function startRoundValue(s: usize): void {
  let line: u32 = 0;
  let last: u32 = 0;
  let left = pool(s);
  for (let i = 0; i < 4; i++) {
    line |= (<u32>next(s, i)) << (8 * i);
    last |= (<u32>ctz<u64>(left) + 1) << (8 * i);
    left &= left - 1;
  }
  startOutlooks(line, last, flags(s));
}

/** The difference of the keys, player 0's first, with best play from this end of the round on. Where it is not between
 * low and high, only that much is sure. */
export function roundValue<S>(s: usize, low: i32, high: i32): i32 {
  countTried(1);
  makeRoom();
  let owners = 0;
  for (let i = 0; i < 4; i++) if (currentOwner(s, i) == 0) owners |= 1 << i;
  const number0 = numberOf(kingdom(s, 0));
  const number1 = numberOf(kingdom(s, 1));
  const name = ((<u64>generation) << 32) | ((<u64>pairOf(owners)) << 28) | ((<u64>number1) << 14) | <u64>number0;
  const end = ends + <usize>((name * 0x9e3779b97f4a7c15) >> (64 - MOST_ENDS_BITS)) * END;
  const met = load<u64>(end) == name;
  let least = met ? load<i32>(end, 8) : -i32.MAX_VALUE;
  let most = met ? load<i32>(end, 12) : i32.MAX_VALUE;
  if (least == most || least >= high) return least;
  if (most <= low) return most;
  const outlook0 = outlookWith<S>(number0, owners);
  const outlook1 = outlookWith<S>(number1, 15 ^ owners);
  if (!outlook0 || !outlook1) return UNKNOWN;
  const value = contest(outlook0, outlook1, owners, low, high);
  if (value > low) least = value;
  if (value < high) most = value;
  store<u64>(end, name);
  store<i32>(end, least, 8);
  store<i32>(end, most, 12);
  return value;
}

function outlookWith<S>(number: i32, mask: i32): usize {
  return outlookOf<S>(number, ctz(mask), 31 - clz(mask), pairOf(mask));
}
