import { expect, test } from 'vitest';
import { changedSwitches, duel, EDITION_NAMES, EDITIONS, hasOwnSheet, must, SWITCH_NAMES } from '../../src/index.ts';

const optionsOf = (words: string) => must(duel.parseOptions(words.split(' ')));

test.each(EDITION_NAMES)('The printed %s edition changes nothing', (edition) => {
  expect(changedSwitches(optionsOf(`edition=${edition}`))).toEqual([]);
  expect(hasOwnSheet(optionsOf(`edition=${edition}`))).toBe(false);
});

test.each(SWITCH_NAMES)('A player with another %s than the edition says sees it named', (name) => {
  for (const edition of EDITION_NAMES) {
    const others = EDITION_NAMES.map((one) => EDITIONS[one][name]).filter((value) => value !== EDITIONS[edition][name]);
    expect(others).not.toEqual([]);
    for (const value of others) {
      expect(changedSwitches(optionsOf(`edition=${edition} ${name}=${value}`))).toEqual([name]);
    }
  }
});

test('A sheet of the table is not the printed one', () => {
  expect(hasOwnSheet(optionsOf('boxes=d:6'))).toBe(true);
});
