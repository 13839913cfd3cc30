import type { Board } from '../core/domains.ts';
import { bySeat, type Seat } from '../core/game.ts';
import type { Square } from '../core/grid.ts';
import type { Place } from './action.ts';
import { BIT, connectionTable, EDGES, EVERY_BIT, PAIRS, type SquarePair } from './connection.ts';
import { type Coat, coatOf, type Face, JOKER, MAP } from './data.ts';
import { type Mark, MOST_MARKS, marksOfFace } from './marks.ts';
import type { Means, Which } from './means.ts';
import { type DuelState, diceOf } from './state.ts';

/** Every placement of the player's two dice, with every power and the castle bonus it has. */
export function placements(state: DuelState, seat: Seat): Place[] {
  const { map, powers } = bySeat(state.players, seat);
  const free = powers.includes('free');
  const connected = connectionTable(map);
  // In the first rounds most pairs are far from everything: nothing connects there with any dice.
  const pairs = emptyPairs(map, powers.includes('split')).filter(({ a, b }) => free || connected[a]! || connected[b]!);
  const found: Place[] = [];

  for (const [one, two] of markPairs(state, seat)) {
    const same = one === two;
    const oneBit = BIT[one.coat];
    const twoBit = BIT[two.coat];
    for (const { a, b, apart } of pairs) {
      const atA = connected[a]!;
      const atB = connected[b]!;
      if (free || fits(apart, atA & oneBit, atB & twoBit)) {
        found.push({ type: 'place', tokens: [one.tokens[a]!, two.tokens[b]!] });
      }
      if (!same && (free || fits(apart, atA & twoBit, atB & oneBit))) {
        found.push({ type: 'place', tokens: [two.tokens[a]!, one.tokens[b]!] });
      }
    }
  }
  return found;
}

/** Whether two tokens can stand there without `free`, given where each connects, 0 for not. */
const fits = (apart: boolean, first: number, second: number): boolean =>
  apart ? first > 0 && second > 0 : first > 0 || second > 0;

/** One placement as a text: which die stands where. */
export interface PlacementOption {
  readonly action: Place;
  /** The squares of the first and the second die. */
  readonly at: readonly [Square, Square];
  readonly coats: readonly [Coat, Coat];
}

/** Every placement of dice that show these faces, by the means given; only on the squares `at`, the first die on the first, where they are. */
export function placementsOf(
  state: DuelState,
  seat: Seat,
  faces: readonly [Face, Face],
  means: Means,
  at: readonly [Square, Square] | null = null,
): PlacementOption[] {
  const { map, powers } = bySeat(state.players, seat);
  const free = means.free && powers.includes('free');
  const pairs = emptyPairs(map, means.split && powers.includes('split')).filter((pair) => !at || isOn(pair, at));
  const connected = connectionTable(map);
  const [first, second] = [marksBy(faces, means, 0), marksBy(faces, means, 1)];
  const alike = first.length === second.length && first.every((mark, index) => mark === second[index]);
  const found: PlacementOption[] = [];
  const add = (one: Mark, two: Mark, on: readonly [number, number], apart: boolean) => {
    if (!free && !fits(apart, connected[on[0]]! & BIT[one.coat], connected[on[1]]! & BIT[two.coat])) return;
    const squares = [MAP.names[on[0]]!, MAP.names[on[1]]!] as const;
    const tokens = [one.tokens[on[0]]!, two.tokens[on[1]]!] as const;
    const action: Place = { type: 'place', tokens: on[0] < on[1] ? tokens : [tokens[1], tokens[0]] };
    found.push({ action, at: squares, coats: [one.coat, two.coat] });
  };
  for (const one of first) {
    for (const two of second) {
      for (const { a, b, apart } of pairs) {
        if (!at || MAP.names[a] === at[0]) add(one, two, [a, b], apart);
        // Dice that draw the same differ only where the squares are given.
        if (at ? MAP.names[b] === at[0] : !alike) add(one, two, [b, a], apart);
      }
    }
  }
  return found;
}

const isOn = ({ a, b }: SquarePair, at: readonly [Square, Square]): boolean =>
  at.includes(MAP.names[a]!) && at.includes(MAP.names[b]!);

/** What one die of the hand can be drawn as by these means. */
function marksBy(faces: readonly [Face, Face], { castle, turn, jokers }: Means, which: Which): readonly Mark[] {
  const marks = marksOfFace(faces[which], turn?.die === which);
  const chosen = jokers[which];
  const drawn = faces[which] === JOKER && chosen ? marks.filter(({ coat }) => coat === chosen) : marks;
  return castle === which ? drawn.map((mark) => mark.crowned()) : drawn;
}

/** Whether the dice as they lie can be placed without any power: then the player must place. */
export function canPlaceWithoutPower(state: DuelState, seat: Seat): boolean {
  const { map } = bySeat(state.players, seat);
  let coats = 0;
  for (const { face, taker } of state.dice) {
    if (taker === seat) coats |= face === JOKER ? EVERY_BIT : BIT[coatOf(face)];
  }
  const connected = connectionTable(map);
  for (const { a, b } of EDGES) {
    if (map[a] === null && map[b] === null && (connected[a]! | connected[b]!) & coats) return true;
  }
  return false;
}

/** Pairs of empty squares in order, those apart only with `split`. */
function emptyPairs(map: Board<Coat>, split: boolean): SquarePair[] {
  const pairs: SquarePair[] = [];
  for (const pair of split ? PAIRS : EDGES) if (map[pair.a] === null && map[pair.b] === null) pairs.push(pair);
  return pairs;
}

/** Every two marks the player's dice can make, each unordered pair once. */
function markPairs(state: DuelState, seat: Seat): (readonly [Mark, Mark])[] {
  const { powers, castle } = bySeat(state.players, seat);
  const turn = powers.includes('turn');
  const [first, second] = diceOf(state, seat) as [number, number];
  const known = new Set<number>();
  const pairs: (readonly [Mark, Mark])[] = [];
  const add = (one: Mark, two: Mark) => {
    const key = Math.min(one.id, two.id) * MOST_MARKS + Math.max(one.id, two.id);
    if (known.has(key)) return;
    known.add(key);
    pairs.push([one, two]);
  };
  for (const one of marksOf(state, first, turn)) {
    for (const two of marksOf(state, second, turn)) {
      if (one.turned && two.turned) continue;
      add(one, two);
      if (!castle) continue;
      add(one.crowned(), two);
      add(one, two.crowned());
    }
  }
  return pairs;
}

/** What one die can be drawn as: its face, and with `turn` every other face of its own. */
function marksOf(state: DuelState, index: number, turn: boolean): readonly Mark[] {
  const { face } = state.dice[index]!;
  const marks = marksOfFace(face, false);
  if (!turn) return marks;
  const others = new Set(state.options.sheet.dice[index]!.filter((candidate) => candidate !== face));
  return [marks, ...[...others].map((candidate) => marksOfFace(candidate, true))].flat();
}
