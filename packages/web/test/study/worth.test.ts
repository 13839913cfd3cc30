import { GAMES, readPosition } from '@castellan/rules';
import { loadWorth } from '@castellan/study';
import { expect, test } from 'vitest';

test.each(['duel', 'discovery'] as const)(
  'each number of %s has an error, positions behind it, and one to open',
  async (game) => {
    const rows = await loadWorth(game);
    expect(rows.length).toBeGreaterThan(10);
    for (const { mean, error, n, example, what } of rows) {
      expect(Math.abs(mean), what).toBeLessThan(0.6);
      // Going first is a whole expectation over every first roll.
      if (what !== 'first') expect(error, what).toBeGreaterThan(0);
      expect(n, what).toBeGreaterThanOrEqual(8);
      const read = readPosition(example, GAMES);
      expect(read.ok, example).toBe(true);
      expect(read.ok && read.value.game.name).toBe(game);
    }
  },
);
