import { expect, test } from 'vitest';
import { LastFew } from '../src/last-few.ts';

const objects = Array.from({ length: 7 }, (_, i) => ({ i }));

test('the last few are found by the very object, older ones are forgotten', () => {
  const few = new LastFew<object, number>(3);
  for (const [i, object] of objects.entries()) {
    expect(few.get(object)).toBe(undefined);
    few.set(object, i);
    expect(objects.map((one) => few.get(one))).toEqual(
      objects.map((_, at) => (at <= i && at > i - 3 ? at : undefined)),
    );
  }
  expect(few.get({ i: 6 })).toBe(undefined);
});

test('what is put in again counts with its newest value', () => {
  const few = new LastFew<object, string>(2);
  const [one, two] = objects as [object, object];
  few.set(one, 'first');
  few.set(one, 'second');
  expect(few.get(one)).toBe('second');
  few.set(two, 'other');
  expect([few.get(one), few.get(two)]).toEqual(['second', 'other']);
});
