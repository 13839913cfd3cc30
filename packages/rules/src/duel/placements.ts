import { bySeat, type Seat } from '../core/game.ts';
import type { Place, Token } from './action.ts';
import { apartOnMap, connectionTable, connects, EDGES } from './connection.ts';
import { COATS, type Coat, coatOf, crossesOf, type Face, JOKER, MAP } from './data.ts';
import { type DuelState, diceOf } from './state.ts';

/** A token before it has a square. */
type Mark = Omit<Token, 'square'>;

/** Every placement of the player's two dice, with every power and the castle bonus it has. */
export function placements(state: DuelState, seat: Seat): Place[] {
  const { map, powers } = bySeat(state.players, seat);
  const free = powers.includes('free');
  const split = powers.includes('split');
  const connected = connectionTable(map);
  const pairs = squarePairs(state, seat, split);
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
function squarePairs(state: DuelState, seat: Seat, split: boolean): SquarePair[] {
  const { map } = bySeat(state.players, seat);
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
  const joker = face === JOKER;
  const coats: readonly Coat[] = joker ? COATS : [coatOf(face)];
  return coats.map((coat) => ({ turned, joker, coat, crosses: crossesOf(face), castle: false }));
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
