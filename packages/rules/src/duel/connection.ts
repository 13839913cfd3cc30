import type { Board } from '../core/domains.ts';
import { shareEdge } from '../core/grid.ts';
import { COATS, type Coat, MAP, type Power } from './data.ts';

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

/** Pairs of squares that share an edge, castle left out. */
export const EDGES: readonly (readonly [number, number])[] = MAP.names.flatMap((_, a) =>
  MAP.neighbours[a]!.filter((b) => b > a && a !== MAP.castle && b !== MAP.castle).map((b) => [a, b] as const),
);

export const apartOnMap = (a: number, b: number): boolean => !shareEdge(MAP, a, b);

/** For each coat, where it would connect. */
export function connectionTable(map: Board<Coat>): Readonly<Record<Coat, Uint8Array>> {
  const table = {} as Record<Coat, Uint8Array>;
  for (const coat of COATS) {
    const squares = new Uint8Array(MAP.size);
    for (let square = 0; square < MAP.size; square++) squares[square] = connects(map, coat, square) ? 1 : 0;
    table[coat] = squares;
  }
  return table;
}
