import { type Grid, makeGrid } from '../core/grid.ts';

/** Every printed fact of Discovery's dominoes. */

export const TERRAINS = ['wheat', 'forest', 'lake', 'meadow', 'swamp', 'mine'] as const;
export type Terrain = (typeof TERRAINS)[number];

export interface Half {
  readonly terrain: Terrain;
  readonly crowns: number;
}

export interface Domino {
  readonly number: number;
  readonly left: Half;
  readonly right: Half;
}

type Row = readonly [Terrain, number, Terrain, number];

/** The 24 dominoes of the introduction, numbered from 1. */
const DISCOVERY_ROWS: readonly Row[] = [
  ['wheat', 0, 'wheat', 0],
  ['wheat', 0, 'wheat', 0],
  ['forest', 0, 'forest', 0],
  ['lake', 0, 'lake', 0],
  ['meadow', 0, 'meadow', 0],
  ['swamp', 0, 'swamp', 0],
  ['wheat', 1, 'forest', 0],
  ['wheat', 1, 'lake', 0],
  ['forest', 1, 'wheat', 0],
  ['forest', 1, 'wheat', 0],
  ['forest', 1, 'lake', 0],
  ['lake', 1, 'wheat', 0],
  ['lake', 1, 'wheat', 0],
  ['lake', 1, 'forest', 0],
  ['lake', 1, 'forest', 0],
  ['wheat', 0, 'meadow', 1],
  ['forest', 0, 'meadow', 2],
  ['lake', 0, 'meadow', 2],
  ['wheat', 0, 'swamp', 2],
  ['forest', 0, 'swamp', 2],
  ['meadow', 0, 'swamp', 2],
  ['mine', 2, 'forest', 0],
  ['mine', 2, 'meadow', 0],
  ['wheat', 0, 'mine', 3],
];

/** The 48 dominoes of the base game, for the variants. */
const BASE_ROWS: readonly Row[] = [
  ['wheat', 0, 'wheat', 0],
  ['wheat', 0, 'wheat', 0],
  ['forest', 0, 'forest', 0],
  ['forest', 0, 'forest', 0],
  ['forest', 0, 'forest', 0],
  ['forest', 0, 'forest', 0],
  ['lake', 0, 'lake', 0],
  ['lake', 0, 'lake', 0],
  ['lake', 0, 'lake', 0],
  ['meadow', 0, 'meadow', 0],
  ['meadow', 0, 'meadow', 0],
  ['swamp', 0, 'swamp', 0],
  ['wheat', 0, 'forest', 0],
  ['wheat', 0, 'lake', 0],
  ['wheat', 0, 'meadow', 0],
  ['wheat', 0, 'swamp', 0],
  ['forest', 0, 'lake', 0],
  ['forest', 0, 'meadow', 0],
  ['wheat', 1, 'forest', 0],
  ['wheat', 1, 'lake', 0],
  ['wheat', 1, 'meadow', 0],
  ['wheat', 1, 'swamp', 0],
  ['wheat', 1, 'mine', 0],
  ['forest', 1, 'wheat', 0],
  ['forest', 1, 'wheat', 0],
  ['forest', 1, 'wheat', 0],
  ['forest', 1, 'wheat', 0],
  ['forest', 1, 'lake', 0],
  ['forest', 1, 'meadow', 0],
  ['lake', 1, 'wheat', 0],
  ['lake', 1, 'wheat', 0],
  ['lake', 1, 'forest', 0],
  ['lake', 1, 'forest', 0],
  ['lake', 1, 'forest', 0],
  ['lake', 1, 'forest', 0],
  ['wheat', 0, 'meadow', 1],
  ['lake', 0, 'meadow', 1],
  ['wheat', 0, 'swamp', 1],
  ['meadow', 0, 'swamp', 1],
  ['mine', 1, 'wheat', 0],
  ['wheat', 0, 'meadow', 2],
  ['lake', 0, 'meadow', 2],
  ['wheat', 0, 'swamp', 2],
  ['meadow', 0, 'swamp', 2],
  ['mine', 2, 'wheat', 0],
  ['swamp', 0, 'mine', 2],
  ['swamp', 0, 'mine', 2],
  ['wheat', 0, 'mine', 3],
];

const toDominoes = (rows: readonly Row[]): readonly Domino[] =>
  rows.map(([left, leftCrowns, right, rightCrowns], index) => ({
    number: index + 1,
    left: { terrain: left, crowns: leftCrowns },
    right: { terrain: right, crowns: rightCrowns },
  }));

export const DECKS = { discovery: toDominoes(DISCOVERY_ROWS), base: toDominoes(BASE_ROWS) } as const;
export type Deck = keyof typeof DECKS;

export const LINE_LENGTH = 4;
export const KINGS_EACH = 2;

export const SIZES = [5, 7] as const;
export type Size = (typeof SIZES)[number];

/** How many lines are revealed: as many dominoes as the kingdoms have room for. */
export const LINES: Readonly<Record<Size, number>> = { 5: 6, 7: 12 };

/** The castle stands in the middle of a board wide enough for every kingdom that can hold it. */
export const BOARDS: Readonly<Record<Size, Grid>> = { 5: makeGrid(9, 9), 7: makeGrid(13, 13) };

export const HARMONY_POINTS = 5;
export const MIDDLE_POINTS = 10;
