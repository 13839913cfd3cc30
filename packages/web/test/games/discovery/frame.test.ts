import { columnsIn, cornerOf, frameOf, isOutOfReach, rowsIn, squaresIn, UNIT } from '@castellan/picture/board';
import { discovery, type Extent, must, SEATS, type SeatBoard } from '@castellan/rules';
import { describe, expect, test } from 'vitest';
import { walk } from './positions.ts';

const SEEDS = [1, 2, 3, 4, 5, 6];

describe.each([
  ['5 × 5', [] as string[], 7],
  ['7 × 7', ['size=7'], 9],
])('the sheet of a %s kingdom', (_name, words, most) => {
  const states = SEEDS.flatMap((seed) => walk(words, seed).states);
  const kingdoms = states.flatMap((state) => SEATS.map((seat) => discovery.board(state, seat)));

  test(`is never wider or higher than ${most} squares`, () => {
    for (const kingdom of kingdoms) {
      const frame = frameOf(kingdom);
      expect(columnsIn(frame)).toBeLessThanOrEqual(most);
      expect(rowsIn(frame)).toBeLessThanOrEqual(most);
    }
  });

  test('shows everything placed, and only squares that can still belong to the kingdom', () => {
    for (const kingdom of kingdoms) {
      const shown = squaresIn(kingdom, frameOf(kingdom));
      const placed = kingdom.grid.names.filter((_, square) => kingdom.squares[square]);
      expect(placed.filter((square) => !shown.includes(square))).toEqual([]);
      expect(shown.filter((square) => isOutOfReach(kingdom, kingdom.bound!.extent, square))).toEqual([]);
    }
  });

  test('holds every square a domino can be placed on', () => {
    for (const state of states) {
      if (state.phase !== 'place') continue;
      const kingdom = discovery.board(state, state.seat);
      const shown = new Set(squaresIn(kingdom, frameOf(kingdom)));
      for (const action of discovery.legal(state)) {
        if (action.type === 'place') expect(action.squares.every((square) => shown.has(square))).toBe(true);
      }
    }
  });
});

/** An empty kingdom that reaches this far. */
const reaching = (extent: Extent): SeatBoard<unknown> => ({
  ...discovery.board(discovery.create(must(discovery.parseOptions([]))), 1),
  bound: { extent, size: 5 },
});

test('the first sheet is the castle with two squares around it', () => {
  const kingdom = reaching({ left: 4, right: 4, top: 4, bottom: 4 });
  const frame = frameOf(kingdom);
  expect([columnsIn(frame), rowsIn(frame)]).toEqual([5, 5]);
  expect(squaresIn(kingdom, frame).slice(0, 5)).toEqual(['c3', 'd3', 'e3', 'f3', 'g3']);
  expect(cornerOf(kingdom, frame, 'e5')).toEqual([2 * UNIT, 2 * UNIT]);
});

test('a kingdom five columns wide has no room beside it', () => {
  const extent = { left: 2, right: 6, top: 4, bottom: 4 };
  const kingdom = reaching(extent);
  expect(columnsIn(frameOf(kingdom))).toBe(5);
  expect(rowsIn(frameOf(kingdom))).toBe(5);
  expect(isOutOfReach(kingdom, extent, 'b5')).toBe(true);
  expect(isOutOfReach(kingdom, extent, 'c1')).toBe(false);
});
