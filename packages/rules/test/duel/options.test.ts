import { expect, test } from 'vitest';
import { REFUSED } from './refusals.ts';
import { refused } from './situations.ts';

test.each(REFUSED)('Nobody can play with %s, and the reason is told', (options, why) => {
  expect(refused(options)).toEqual(why);
});

test.each(['rules=1', 'edition=pl rules=1', 'ticks=formed equal=shared', 'boxes=d:20', 'die1=?,?,?,?,?,?'])(
  'Anybody can play with %s',
  (options) => {
    expect(refused(options)).toBeNull();
  },
);
