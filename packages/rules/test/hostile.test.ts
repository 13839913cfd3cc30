import { type AnyGame, GAMES, must, seeded } from '@castellan/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomWalk } from './walk.ts';

/** A page or a bot may send anything: the rules answer, and nothing that is not an action is ever applied. */
describe.each(GAMES)('$name is asked about data that is no action', (game) => {
  const anyGame = game as AnyGame;
  const options = must(anyGame.parseOptions([]));
  const states = [...randomWalk(anyGame, options, seeded(1))].map(({ state }) => state);
  const types = [
    'roll',
    'pick',
    'place',
    'pass',
    'bonus',
    'cross',
    'line',
    'king',
    'discard',
    'constructor',
    '__proto__',
  ];
  const field = fc.constantFrom('faces', 'dice', 'tokens', 'coat', 'square', 'dominoes', 'seat', 'domino', 'squares');
  const wild = fc.oneof(
    fc.anything(),
    fc.tuple(fc.constantFrom(...types), fc.dictionary(field, fc.anything())).map(([type, rest]) => ({ ...rest, type })),
  );

  test('it says why not, or the action prints and reads back as one that is listed', () => {
    fc.assert(
      fc.property(wild, fc.nat(states.length - 1), (data, index) => {
        const state = states[index]!;
        if (anyGame.whyNot(state, data) !== null) return !anyGame.apply(state, data).ok;
        const text = anyGame.printAction(data);
        return anyGame.whyNot(state, must(anyGame.parseAction(text))) === null;
      }),
      { numRuns: 3000 },
    );
  });

  test('a number written as text is not that number', () => {
    const after = (line: string) => must(anyGame.apply(anyGame.create(options), must(anyGame.parseAction(line))));
    if (game.name === 'duel') {
      expect(anyGame.whyNot(after('roll d s f++ ?'), { type: 'pick', dice: ['1'] })).toEqual({ code: 'malformed' });
    } else {
      expect(anyGame.whyNot(after('line 1 2 3 4'), { type: 'king', seat: '1' })).toEqual({ code: 'malformed' });
    }
  });
});
