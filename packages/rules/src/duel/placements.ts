import type { Board } from '../core/domains.ts';
import { bySeat, type Seat } from '../core/game.ts';
import type { Square } from '../core/grid.ts';
import type { Place, Token } from './action.ts';
import { apartOnMap, connectionTable, connects, EDGES } from './connection.ts';
import { COATS, type Coat, coatOf, crossesOf, type Face, JOKER, MAP } from './data.ts';
import type { Means, Which } from './means.ts';
import { type DuelState, diceOf } from './state.ts';

/** A token before it has a square. */
type Mark = Omit<Token, 'square'>;

/** Every placement of the player's two dice, with every power and the castle bonus it has. */
export function placements(state: DuelState, seat: Seat): Place[] {
  const { map, powers } = bySeat(state.players, seat);
  const free = powers.includes('free');
  const split = powers.includes('split');
  const connected = connectionTable(map);
  const pairs = squarePairs(map, split);
  const found: Place[] = [];
  const tokensOf = tokenTable();

  for (const [one, two] of markPairs(state, seat)) {
    const ones = tokensOf(one);
    const twos = tokensOf(two);
    const same = one === two;
    for (const { a, b, apart } of pairs) {
      const oneA = connected[one.coat][a]!;
      const twoB = connected[two.coat][b]!;
      if (free || (apart ? oneA & twoB : oneA | twoB)) found.push({ type: 'place', tokens: [ones[a]!, twos[b]!] });
      if (same) continue;
      const twoA = connected[two.coat][a]!;
      const oneB = connected[one.coat][b]!;
      if (free || (apart ? twoA & oneB : twoA | oneB)) found.push({ type: 'place', tokens: [twos[a]!, ones[b]!] });
    }
  }
  return found;
}

/** One placement, told by which die stands where. */
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
  const pairs = squarePairs(map, means.split && powers.includes('split')).filter((pair) => !at || isOn(pair, at));
  const connected = connectionTable(map);
  const [first, second] = [marksBy(faces, means, 0), marksBy(faces, means, 1)];
  const alike = first.map(keyOf).join() === second.map(keyOf).join();
  const found: PlacementOption[] = [];
  const add = (one: Mark, two: Mark, on: readonly [number, number], apart: boolean) => {
    const [oneConnects, twoConnects] = [connected[one.coat][on[0]]!, connected[two.coat][on[1]]!];
    if (!free && !(apart ? oneConnects & twoConnects : oneConnects | twoConnects)) return;
    const squares = [MAP.names[on[0]]!, MAP.names[on[1]]!] as const;
    const tokens = [
      { ...one, square: squares[0] },
      { ...two, square: squares[1] },
    ] as const;
    const action: Place = { type: 'place', tokens: on[0] < on[1] ? tokens : [tokens[1], tokens[0]] };
    found.push({ action, at: squares, coats: [one.coat, two.coat] });
  };
  for (const one of first) {
    for (const two of second) {
      for (const { a, b, apart } of pairs) {
        if (!at || MAP.names[a] === at[0]) add(one, two, [a, b], apart);
        // Dice that draw the same are told apart only where the squares are given.
        if (at ? MAP.names[b] === at[0] : !alike) add(one, two, [b, a], apart);
      }
    }
  }
  return found;
}

const isOn = ({ a, b }: SquarePair, at: readonly [Square, Square]): boolean =>
  at.includes(MAP.names[a]!) && at.includes(MAP.names[b]!);

/** What one die of the hand can be drawn as by these means. */
function marksBy(faces: readonly [Face, Face], { castle, turn, jokers }: Means, which: Which): Mark[] {
  const marks = marksOfFace(faces[which], turn?.die === which);
  const chosen = jokers[which];
  const drawn = faces[which] === JOKER && chosen ? marks.filter(({ coat }) => coat === chosen) : marks;
  return castle === which ? drawn.map(withCastleCross) : drawn;
}

/** Whether the dice as they lie can be placed without any power: then the player must place. */
export function canPlaceWithoutPower(state: DuelState, seat: Seat): boolean {
  const { map } = bySeat(state.players, seat);
  const coats = diceOf(state, seat).flatMap((index) => {
    const { face } = state.dice[index]!;
    return face === JOKER ? COATS : [coatOf(face)];
  });
  return EDGES.some(
    ([a, b]) =>
      map[a] === null && map[b] === null && coats.some((coat) => connects(map, coat, a) || connects(map, coat, b)),
  );
}

interface SquarePair {
  readonly a: number;
  readonly b: number;
  readonly apart: boolean;
}

/** Pairs of empty squares in order, those apart only with `split`. */
function squarePairs(map: Board<Coat>, split: boolean): SquarePair[] {
  const pairs: SquarePair[] = [];
  for (const [a, b] of EDGES) if (map[a] === null && map[b] === null) pairs.push({ a, b, apart: false });
  if (!split) return pairs;
  const empty = MAP.names.map((_, square) => square).filter((square) => map[square] === null && square !== MAP.castle);
  for (const [index, a] of empty.entries()) {
    for (let i = index + 1; i < empty.length; i++) {
      const b = empty[i]!;
      if (apartOnMap(a, b)) pairs.push({ a, b, apart: true });
    }
  }
  return pairs;
}

/** Every two marks the player's dice can make, each unordered pair once; equal marks are the same object. */
function markPairs(state: DuelState, seat: Seat): (readonly [Mark, Mark])[] {
  const { powers, castle } = bySeat(state.players, seat);
  const turn = powers.includes('turn');
  const [first, second] = diceOf(state, seat) as [number, number];
  const marks = new Map<string, Mark>();
  const pairs = new Map<string, readonly [Mark, Mark]>();
  const add = (one: Mark, two: Mark) => {
    const [k, l] = [keyOf(one), keyOf(two)];
    const pairKey = k < l ? `${k} ${l}` : `${l} ${k}`;
    if (pairs.has(pairKey)) return;
    if (!marks.has(k)) marks.set(k, one);
    if (!marks.has(l)) marks.set(l, two);
    pairs.set(pairKey, [marks.get(k)!, marks.get(l)!]);
  };
  for (const one of marksOf(state, first, turn)) {
    for (const two of marksOf(state, second, turn)) {
      if (one.turned && two.turned) continue;
      add(one, two);
      if (!castle) continue;
      add(withCastleCross(one), two);
      add(one, withCastleCross(two));
    }
  }
  return [...pairs.values()];
}

const keyOf = (mark: Mark): string =>
  `${mark.turned ? '~' : ''}${mark.joker ? '?' : ''}${mark.coat}${mark.crosses}${mark.castle ? '^' : ''}`;

const withCastleCross = (mark: Mark): Mark => ({ ...mark, crosses: mark.crosses + 1, castle: true });

/** What one die can be drawn as: its face, and with `turn` every other face of its own. */
function marksOf(state: DuelState, index: number, turn: boolean): Mark[] {
  const { face } = state.dice[index]!;
  const marks = marksOfFace(face, false);
  if (!turn) return marks;
  const others = new Set(state.options.sheet.dice[index]!.filter((candidate) => candidate !== face));
  return marks.concat([...others].flatMap((candidate) => marksOfFace(candidate, true)));
}

function marksOfFace(face: Face, turned: boolean): Mark[] {
  const coats: readonly Coat[] = face === JOKER ? COATS : [coatOf(face)];
  return coats.map((coat) => ({ turned, joker: face === JOKER, coat, crosses: crossesOf(face), castle: false }));
}

/** The tokens of a mark on every square, made once: a placement only points to them. */
function tokenTable(): (mark: Mark) => readonly Token[] {
  const table = new Map<Mark, readonly Token[]>();
  return (mark) => {
    let tokens = table.get(mark);
    if (!tokens) {
      tokens = MAP.names.map((square) => ({ ...mark, square }));
      table.set(mark, tokens);
    }
    return tokens;
  };
}
