import { type AnyGame, GAMES, must } from '@castellan/rules';
import { describe, expect, it } from 'vitest';
import { firstOutcomes, loadOpenings } from '../src/index.ts';

describe.each(GAMES as readonly AnyGame[])('the openings of $name', (game) => {
  it('begin with what can come first, each once, and name legal choices, best first', async () => {
    const openings = await loadOpenings(game.name as 'duel');
    expect(openings.length).toBe(firstOutcomes(game, 1000, 1).length);
    expect(new Set(openings.map(({ outcome }) => outcome)).size).toBe(openings.length);
    for (const { outcome, share, choices } of openings) {
      const start = game.create(must(game.parseOptions([])));
      const action = must(game.parseAction(outcome));
      const { k, n } = game.probability(start, action)!;
      expect(share).toBeCloseTo(k / n, 3);
      let state = must(game.apply(start, action));
      while (game.turn(state) === 'chance') state = must(game.apply(state, [...game.chanceOutcomes(state)][0]!.action));
      const legal = new Set(game.legal(state).map((choice) => game.printAction(choice)));
      for (const choice of choices) expect(legal).toContain(choice.action);
      expect(choices.map(({ win }) => win)).toEqual(choices.map(({ win }) => win).sort((a, b) => b - a));
      expect(choices.reduce((sum, { levels }) => sum + levels, 0)).toBe(6);
    }
  });
});
