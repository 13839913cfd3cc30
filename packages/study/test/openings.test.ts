import { readFile } from '@castellan/ai/node';
import { type AnyGame, GAMES, type GameName, must } from '@castellan/rules';
import { describe, expect, it } from 'vitest';
import {
  createEvaluators,
  firstOutcomes,
  loadOpenings,
  playOpening,
  printOpenings,
  readOpenings,
} from '../src/index.ts';

const { playerFor } = createEvaluators(readFile);

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
      for (const { games, won } of choices) expect(won).toBeLessThanOrEqual(games);
    }
  });

  it('are stored without a loss', async () => {
    const openings = await loadOpenings(game.name as 'duel');
    expect(readOpenings(JSON.parse(printOpenings(openings)))).toEqual(openings);
    expect(openings.flatMap(({ choices }) => choices).some(({ won }) => won > 0)).toBe(true);
  });

  it('count a game with the choice it began with, and again the same for the same seed', async () => {
    const [opening] = await loadOpenings(game.name as 'duel');
    const steward = await playerFor(game.name as GameName, 'steward', game.create(must(game.parseOptions([]))));
    const played = playOpening(game, opening!, steward, 3);
    const added = played.choices.map(({ games }, index) => games - opening!.choices[index]!.games);
    expect(added.toSorted()).toEqual([...added.slice(1).map(() => 0), 1]);
    const [won] = played.choices.flatMap((choice, index) =>
      added[index] === 1 ? [choice.won - opening!.choices[index]!.won] : [],
    );
    expect([0, 0.5, 1]).toContain(won);
    expect(playOpening(game, opening!, steward, 3)).toEqual(played);
  });
});
