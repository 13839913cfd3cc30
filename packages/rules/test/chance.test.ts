import { type AnyGame, discovery, duel, GAMES, must, seeded } from '@castellan/rules';
import { describe, expect, test } from 'vitest';

describe('a seeded source', () => {
  const all = 2 ** 32;

  test('is even also where its range does not divide 2³²', () => {
    const below = seeded(1);
    const n = 3_000_000_000;
    const low = Array.from({ length: 4000 }, () => below(n)).filter((drawn) => drawn < all - n).length;
    // 43 of 100; were nothing drawn again, 60.
    expect(low / 4000).toBeGreaterThan(0.4);
    expect(low / 4000).toBeLessThan(0.46);
  });

  test('draws again what is one too much', () => {
    const source = seeded(5);
    const [first, second] = [source(all), source(all)] as const;
    expect(first).toBeGreaterThan(2 ** 31);
    expect(second).toBeLessThan(first);
    expect(seeded(5)(first)).toBe(second);
  });
});

describe.each(GAMES)('where a player decides in $name, chance does not', (game) => {
  const rules = game as AnyGame;
  const script = game.name === 'duel' ? ['roll d s f++ ?'] : ['line 1 2 3 4', 'king 1'];
  const state = script.reduce(
    (now, line) => must(rules.apply(now, must(rules.parseAction(line)))),
    rules.create(must(rules.parseOptions([]))),
  );

  test('nothing is drawn, listed or counted', () => {
    expect(rules.turn(state)).toBe(1);
    expect(rules.chanceCount(state)).toBe(0);
    expect([...rules.chanceOutcomes(state)]).toEqual([]);
  });

  test('no action has a probability, and no outcome has one', () => {
    for (const action of rules.legal(state)) expect(rules.probability(state, action)).toBeNull();
    expect(rules.probability(state, must(rules.parseAction(script.at(-1)!)))).toBeNull();
  });
});

test('a roll that the dice cannot show has no probability', () => {
  const state = duel.create(must(duel.parseOptions([])));
  expect(duel.probability(state, must(duel.parseAction('roll f s f++ ?')))).toBeNull();
});

test('before the first line only lines are possible', () => {
  const state = discovery.create(must(discovery.parseOptions([])));
  const types = new Set([...discovery.chanceOutcomes(state)].map(({ action }) => action.type));
  expect(types).toEqual(new Set(['line']));
});
