import { type AnyGame, discovery, duel, must, seeded } from '@castellan/rules';
import { describe, expect, it } from 'vitest';
import { playerNamed } from '../src/arena/players.ts';

const GAMES: readonly [AnyGame, 'duel' | 'discovery'][] = [
  [duel, 'duel'],
  [discovery, 'discovery'],
];

describe.each(GAMES)('analysis of %s', (game, name) => {
  const player = playerNamed(name, 'castellan');
  const below = seeded(31);

  /** The first positions of a game in which chance, or a player with a choice, has the turn. */
  function positions(): { readonly chance: unknown[]; readonly decisions: unknown[] } {
    const found = { chance: [] as unknown[], decisions: [] as unknown[] };
    let state = game.create(must(game.parseOptions([])));
    for (let i = 0; i < 40; i++) {
      const chance = game.turn(state) === 'chance';
      const legal = chance ? [game.draw(state, below)] : game.legal(state);
      if (chance) found.chance.push(state);
      else if (legal.length > 1) found.decisions.push(state);
      state = must(game.apply(state, legal[below(legal.length)]!));
    }
    return found;
  }
  const { chance, decisions } = positions();

  it('lists candidates best first, the chosen one before all, each with its uncertainty', () => {
    for (const state of decisions.slice(0, 8)) {
      const search = player.think(state, { nodes: 60 });
      while (search.step(20));
      const all = search.candidates();
      expect(search.seat).toBe(game.turn(state));
      expect(search.best().action).toBe(all[0]!.action);
      expect(search.value().win).toBe(all[0]!.win);
      expect(search.candidates(2)).toEqual(all.slice(0, 2));
      expect(new Set(all.map(({ action }) => action)).size).toBe(all.length);
      for (const { action, win, standardError } of all) {
        expect(game.whyNot(state, must(game.parseAction(action)))).toBeNull();
        expect(win).toBeGreaterThanOrEqual(0);
        expect(win).toBeLessThanOrEqual(1);
        expect(standardError).toBeGreaterThanOrEqual(0);
        expect(standardError).toBeLessThan(0.3);
      }
    }
  });

  it('values chance as the mean of its outcomes, for player 1', () => {
    for (const state of chance.slice(0, 3)) {
      const search = player.think(state, { nodes: 3000 });
      while (search.step(20));
      const outcomes = search.candidates();
      const weight = outcomes.reduce((sum, { probability }) => sum + probability!, 0);
      const mean = outcomes.reduce((sum, { win, probability }) => sum + win * probability!, 0) / weight;
      expect(search.seat).toBe(1);
      expect(search.value().win).toBeCloseTo(mean, 4);
      expect(search.value().standardError).toBeGreaterThan(0);
      expect(weight).toBeLessThan(1.0001);
      for (const { action } of outcomes) expect(game.whyNot(state, must(game.parseAction(action)))).toBeNull();
    }
  });

  it('answers at once without time or nodes, and keeps an answer when it thinks of something else', () => {
    const [first, second] = decisions;
    for (const limits of [{ ms: 0 }, { nodes: 0 }]) {
      const search = player.think(first, limits);
      const { action } = search.best();
      expect(search.step(50)).toBe(false);
      expect(search.best().action).toBe(action);
    }
    const search = player.think(first, { nodes: 40 });
    while (search.step(20));
    const { best, candidates } = { best: search.best(), candidates: search.candidates() };
    player.think(second, { nodes: 40 }).step(20);
    expect(search.best()).toEqual(best);
    expect(search.candidates()).toEqual(candidates);
    expect(search.step(20)).toBe(false);
  });
});
