// The last eight turns when the outlook of both kingdoms is known: who picks what of the last line, and which of its ways
// each player commits to before the other's next pick. A small tree.
import { GROUPS, WAYS } from './outlook';
import { countTried, KEYS, PAIRS, pairOf } from './packing';

const outlooks = new StaticArray<usize>(2);
/** The group a player is committed to, 0 before its first placement. */
const group = new StaticArray<usize>(2);
/** The way a player is committed to; before its second placement one that it still could choose. */
const way = new StaticArray<usize>(2);
const picks = new StaticArray<i32>(2);
let firsts = 0;

/** The difference of the keys, player 0's first, with best play of both. Where it is not between low and high, only that
 * much is sure. Bit i of `owners` says that the i-th domino placed is player 0's. */
export function contest(outlook0: usize, outlook1: usize, owners: i32, low: i32, high: i32): i32 {
  outlooks[0] = outlook0;
  outlooks[1] = outlook1;
  firsts = owners;
  for (let player = 0; player < 2; player++) {
    group[player] = 0;
    way[player] = outlooks[player] + GROUPS + WAYS;
    picks[player] = 0;
  }
  return ownerOf(0) == 0 ? turn(0, low, high) : -turn(0, -high, -low);
}

function ownerOf(king: i32): i32 {
  return 1 - ((firsts >> king) & 1);
}

/** The difference for the player whose king it is, who places and picks. */
function turn(king: i32, low: i32, high: i32): i32 {
  const player = ownerOf(king);
  const heldGroup = group[player];
  const heldWay = way[player];
  const second = heldGroup != 0;
  let option = second ? heldGroup + WAYS : outlooks[player] + GROUPS;
  let best = -i32.MAX_VALUE;
  for (let n = load<i32>(second ? heldGroup : outlooks[player]); n > 0 && best < high; n--) {
    countTried(1);
    const most = hope(player, second ? option : option + 4);
    if (most <= max(low, best)) best = max(best, most);
    else {
      if (!second) group[player] = option;
      way[player] = second ? option : option + WAYS;
      best = max(best, bestPick(player, king, max(low, best), high));
      group[player] = heldGroup;
      way[player] = heldWay;
    }
    option += second ? KEYS : WAYS + <usize>load<i32>(option) * KEYS;
  }
  return best;
}

function bestPick(player: i32, king: i32, low: i32, high: i32): i32 {
  let best = -i32.MAX_VALUE;
  for (let i = 0; i < 4 && best < high; i++) {
    if (((picks[0] | picks[1]) >> i) & 1) continue;
    picks[player] |= 1 << i;
    best = max(best, after(player, king, max(low, best), high));
    picks[player] &= ~(1 << i);
  }
  return best;
}

/** The difference for this player after its king has moved. */
function after(player: i32, king: i32, low: i32, high: i32): i32 {
  if (king == 3) {
    const pair = (<usize>pairOf(picks[player])) << 2;
    return load<i32>(way[player] + pair) - load<i32>(way[1 - player] + KEYS - 4 - pair);
  }
  return ownerOf(king + 1) == player ? turn(king + 1, low, high) : -turn(king + 1, -high, -low);
}

const MASKS: StaticArray<i32> = [3, 5, 6, 9, 10, 12];

/** No more than this can come of these keys: the other player could keep to one way and let this one have its pick. */
function hope(player: i32, keys: usize): i32 {
  const theirs = way[1 - player];
  const mine = picks[player];
  const taken = picks[1 - player];
  let most = -i32.MAX_VALUE;
  for (let p = 0; p < PAIRS; p++) {
    const mask = unchecked(MASKS[p]);
    if ((mine & ~mask) | (taken & mask)) continue;
    const pair = (<usize>p) << 2;
    most = max(most, load<i32>(keys + pair) - load<i32>(theirs + KEYS - 4 - pair));
  }
  return most;
}
