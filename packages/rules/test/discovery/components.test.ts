import { BOARDS, DECKS, type Domino } from '@castellan/rules';
import { expect, test } from 'vitest';

// Four dominoes a row, each its left half, then its right, with the number of crowns after the terrain.
const INTRODUCTION = `
  wheat wheat, wheat wheat, forest forest, lake lake,
  meadow meadow, swamp swamp, wheat1 forest, wheat1 lake,
  forest1 wheat, forest1 wheat, forest1 lake, lake1 wheat,
  lake1 wheat, lake1 forest, lake1 forest, wheat meadow1,
  forest meadow2, lake meadow2, wheat swamp2, forest swamp2,
  meadow swamp2, mine2 forest, mine2 meadow, wheat mine3
`;

const BASE = `
  wheat wheat, wheat wheat, forest forest, forest forest,
  forest forest, forest forest, lake lake, lake lake,
  lake lake, meadow meadow, meadow meadow, swamp swamp,
  wheat forest, wheat lake, wheat meadow, wheat swamp,
  forest lake, forest meadow, wheat1 forest, wheat1 lake,
  wheat1 meadow, wheat1 swamp, wheat1 mine, forest1 wheat,
  forest1 wheat, forest1 wheat, forest1 wheat, forest1 lake,
  forest1 meadow, lake1 wheat, lake1 wheat, lake1 forest,
  lake1 forest, lake1 forest, lake1 forest, wheat meadow1,
  lake meadow1, wheat swamp1, meadow swamp1, mine1 wheat,
  wheat meadow2, lake meadow2, wheat swamp2, meadow swamp2,
  mine2 wheat, swamp mine2, swamp mine2, wheat mine3
`;

const half = ({ terrain, crowns }: Domino['left']) => `${terrain}${crowns || ''}`;
const written = (deck: readonly Domino[]) => deck.map(({ left, right }) => `${half(left)} ${half(right)}`);
const printed = (table: string) => table.split(',').map((text) => text.trim());

test.each([
  ['introduction', DECKS.discovery, INTRODUCTION, 24],
  ['base game', DECKS.base, BASE, 48],
] as const)('The dominoes of the %s are as printed, numbered from 1', (_, deck, table, count) => {
  expect(written(deck)).toEqual(printed(table));
  expect(deck.map(({ number }) => number)).toEqual(Array.from({ length: count }, (_, index) => index + 1));
});

test.each([
  [5, 'i9', 'e5'],
  [7, 'm13', 'g7'],
] as const)('The board of size %i ends at %s with the castle on %s', (size, last, castle) => {
  const { names, castle: middle } = BOARDS[size];
  expect([names[0], names.at(-1), names[middle]]).toEqual(['a1', last, castle]);
});
