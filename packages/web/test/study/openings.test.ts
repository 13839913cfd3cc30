import { loadOpenings } from '@castellan/study';
import { expect, test } from 'vitest';
import { gameOf } from '../../src/games/all-rules.ts';
import { KITS } from '../../src/games/index.ts';
import { firstChoice, firstPieces } from '../../src/study/openings.ts';

test.each(KITS.map((kit) => [kit.title, kit] as const))(
  'the first choices of %s can all be made, and each piece has its frequency and value',
  async (_, kit) => {
    const openings = await loadOpenings(kit.name);
    for (const opening of openings) {
      const state = firstChoice(kit, opening);
      expect(gameOf(kit).turn(state)).toBe(1);
      const legal = new Set(
        gameOf(kit)
          .legal(state)
          .map((action) => gameOf(kit).printAction(action)),
      );
      expect(opening.choices.filter(({ action }) => !legal.has(action))).toEqual([]);
    }
    // One of the choices of every opening is the best.
    const pieces = firstPieces(openings, (_opening, action) => action);
    expect(pieces.reduce((sum, { offered, best }) => sum + offered * best, 0)).toBeCloseTo(1);
    // One of the choices is taken in every game.
    const games = openings.map(({ choices }) => choices.reduce((sum, one) => sum + one.games, 0));
    expect(Math.min(...games)).toBeGreaterThanOrEqual(2);
    for (const { taken, won } of pieces) {
      expect(taken).toSatisfy((share: number) => share >= 0 && share <= 1);
      if (won !== null) expect(won).toSatisfy((share: number) => share >= 0 && share <= 1);
    }
    expect(pieces.every(({ win, offered }) => win > 0 && win < 1 && offered > 0 && offered <= 1.0001)).toBe(true);
  },
);
