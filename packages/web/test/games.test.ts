import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES, must, stateAt } from '@castellan/rules';
import { describe, expect, test } from 'vitest';
import { KITS } from '../src/games/index.ts';

describe('a game is a folder and a line', () => {
  test('the page has a kit for every game of the rules', async () => {
    expect(KITS.map(({ name }) => name)).toEqual(GAMES.map(({ name }) => name));
    for (const [index, kit] of KITS.entries()) expect(GAMES[index]).toMatchObject(await kit.rules.load());
  });

  test('rules are looked up among those that have arrived as they are among all', async () => {
    const arrived: typeof import('@castellan/rules/lookup') = await import('../src/games/loaded-rules.ts');
    const { addRules, addPositions } = await import('../src/games/loaded-rules.ts');
    const { name, rules } = KITS[0];
    expect(arrived.findRules(name)).toBeNull();
    expect(() => arrived.rulesOf(name)).toThrow('not loaded');
    addRules(await rules.load());
    expect(arrived.rulesOf(name)).toBe(await rules.load());
    expect(arrived.findRules('chess')).toBeNull();
    const position = GAMES[0].printPosition(GAMES[0].create(must(GAMES[0].parseOptions([]))));
    expect(() => arrived.stateAt(name, position)).toThrow('not loaded');
    addPositions(stateAt);
    expect(arrived.stateAt(name, position)).toEqual(stateAt(name, position));
  });

  test('the linter knows the name of every game', () => {
    const names = GAMES.map(({ name }) => name).join('|');
    expect(readFileSync(join(import.meta.dirname, '../no-game-names.grit'), 'utf8')).toContain(`(?:${names})`);
  });
});
