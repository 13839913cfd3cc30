import { BOARDS, bySeat, discovery, SEATS } from '@castellan/rules';
import { describe, expect, test } from 'vitest';
import { canBelong, columnsIn, frameOf, placeIn, rowsIn, squaresIn } from '../../../src/games/discovery/frame.ts';
import { walk } from './positions.ts';

const SEEDS = [1, 2, 3, 4, 5, 6];

describe.each([
  ['5 × 5', [] as string[], 7],
  ['7 × 7', ['size=7'], 9],
])('the sheet of a %s kingdom', (_name, words, most) => {
  const states = SEEDS.flatMap((seed) => walk(words, seed).states);
  const kingdoms = states.flatMap((state) =>
    SEATS.map((seat) => ({ size: state.options.size, kingdom: bySeat(state.kingdoms, seat) })),
  );

  test(`is never wider or higher than ${most} squares`, () => {
    for (const { size, kingdom } of kingdoms) {
      const frame = frameOf(size, kingdom.extent);
      expect(columnsIn(frame)).toBeLessThanOrEqual(most);
      expect(rowsIn(frame)).toBeLessThanOrEqual(most);
    }
  });

  test('shows everything placed, and only squares that can still belong to the kingdom', () => {
    for (const { size, kingdom } of kingdoms) {
      const shown = squaresIn(size, frameOf(size, kingdom.extent));
      const placed = BOARDS[size].names.filter((_, square) => kingdom.board[square]);
      expect(placed.filter((square) => !shown.includes(square))).toEqual([]);
      expect(shown.filter((square) => !canBelong(size, kingdom.extent, square))).toEqual([]);
    }
  });

  test('holds every square a domino can be placed on', () => {
    for (const state of states) {
      if (state.phase !== 'place') continue;
      const frame = frameOf(state.options.size, bySeat(state.kingdoms, state.seat).extent);
      const shown = new Set(squaresIn(state.options.size, frame));
      for (const action of discovery.legal(state)) {
        if (action.type === 'place') expect(action.squares.every((square) => shown.has(square))).toBe(true);
      }
    }
  });
});

test('the first sheet is the castle with two squares around it', () => {
  const frame = frameOf(5, { left: 4, right: 4, top: 4, bottom: 4 });
  expect([columnsIn(frame), rowsIn(frame)]).toEqual([5, 5]);
  expect(squaresIn(5, frame).slice(0, 5)).toEqual(['c3', 'd3', 'e3', 'f3', 'g3']);
  expect(placeIn(5, frame, 'e5')).toEqual({ x: 2, y: 2 });
});

test('a kingdom five columns wide has no room beside it', () => {
  const extent = { left: 2, right: 6, top: 4, bottom: 4 };
  expect(columnsIn(frameOf(5, extent))).toBe(5);
  expect(rowsIn(frameOf(5, extent))).toBe(5);
  expect(canBelong(5, extent, 'b5')).toBe(false);
  expect(canBelong(5, extent, 'c1')).toBe(true);
});
