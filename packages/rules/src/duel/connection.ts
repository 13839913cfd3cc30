import type { Board } from '../core/domains.ts';
import { shareEdge } from '../core/grid.ts';
import { type ByCoat, type Coat, MAP, type Power } from './data.ts';

/** The connection rule for one square: it touches the castle, or its own coat drawn on an earlier turn. */
export function connects(map: Board<Coat>, coat: Coat, square: number): boolean {
  for (const next of MAP.neighbours[square]!) {
    if (next === MAP.castle || map[next]?.kind === coat) return true;
  }
  return false;
}

/** The powers two tokens need where they stand, given whether each connects on its own. Never a power for nothing. */
export function powersNeeded(apart: boolean, first: boolean, second: boolean): readonly Power[] {
  if (!apart) return first || second ? NONE : FREE;
  return first && second ? SPLIT : FREE_AND_SPLIT;
}

const NONE: readonly Power[] = [];
const FREE: readonly Power[] = ['free'];
const SPLIT: readonly Power[] = ['split'];
const FREE_AND_SPLIT: readonly Power[] = ['free', 'split'];

export interface SquarePair {
  readonly a: number;
  readonly b: number;
  readonly apart: boolean;
}

export const apartOnMap = (a: number, b: number): boolean => !shareEdge(MAP, a, b);

const inOrder: readonly SquarePair[] = MAP.names
  .flatMap((_, a) => MAP.names.map((_, b) => ({ a, b, apart: apartOnMap(a, b) })).filter(({ b }) => b > a))
  .filter(({ a, b }) => a !== MAP.castle && b !== MAP.castle);

/** Pairs of squares that share an edge, castle left out. */
export const EDGES: readonly SquarePair[] = inOrder.filter(({ apart }) => !apart);

/** All pairs of squares, castle left out. */
export const PAIRS: readonly SquarePair[] = [...EDGES, ...inOrder.filter(({ apart }) => apart)];

/** A bit for each coat. */
export const BIT: ByCoat<number> = { d: 1, s: 2, D: 4, S: 8, f: 16, q: 32 };
export const EVERY_BIT = 63;

/** For each square the coats that would connect there, a bit each. */
export type ConnectionTable = readonly number[];

const onEmptyMap: ConnectionTable = MAP.neighbours.map((around) => (around.includes(MAP.castle) ? EVERY_BIT : 0));

/** What connects() says of every square and coat. */
export function connectionTable(map: Board<Coat>): ConnectionTable {
  const table = onEmptyMap.slice();
  for (let square = 0; square < MAP.size; square++) {
    const drawn = map[square];
    if (!drawn) continue;
    const bit = BIT[drawn.kind];
    for (const next of MAP.neighbours[square]!) table[next]! |= bit;
  }
  return table;
}
