import { expect, test } from 'vitest';
import { play, whyNot } from './situations.ts';

/** Player 1 has drawn `s` on b3 and `d` on c3 and has `d` and `f` in hand; player 2 has drawn `d` on e3. */
const SECOND = play(
  '',
  `roll d s d S; pick 1; pick 3 4; place s@b3 d@c3; place d@e3 S@f3
   roll d f d s; pick 3; pick 1 2; place d@e2 s@f2`,
);

test.each([
  ['place f@d2 d@e2', 'any coat above the castle'],
  ['place f@d4 d@d5', 'any coat below the castle'],
  ['place d@e3 f@e4', 'any coat beside the castle'],
  ['place f@b2 d@c2', 'a dot above a dot drawn earlier'],
  ['place d@c4 f@c5', 'a dot below a dot drawn earlier, its other square beside nothing'],
])('%s is connected: %s', (text) => {
  expect(whyNot(SECOND, text)).toBeNull();
});

test.each([
  ['place d@a1 f@a2', 'nothing is near'],
  ['place f@a3 d@a4', 'a full beside a stripe'],
  ['place d@c1 f@c2', 'a full above a dot'],
  ['place f@b1 d@b2', 'a dot that touches a dot at a corner'],
  ['place f@e4 d@f4', 'a square that touches the castle at a corner'],
  ['place d@e2 f@f2', 'beside a dot of the other map'],
])('%s is not connected: %s', (text) => {
  expect(whyNot(SECOND, text)).toBe('not-connected');
});

test('Two equal coats drawn in the same turn do not connect each other', () => {
  const state = play('', 'roll d d d s; pick 1; pick 3 4');
  expect(whyNot(state, 'place d@a1 d@a2')).toBe('not-connected');
  expect(whyNot(state, 'place d@b3 d@c3')).toBeNull();
});

test('A square with crosses connects to one without: only the coat counts', () => {
  const state = play(
    '',
    `roll d s d d+; pick 2; pick 1 3; place s@b3 d+@c3; place d@b3 d@c3
     roll d f d s; pick 3; pick 1 2; place s@b1 d@b2`,
  );
  expect(whyNot(state, 'place f@c1 d@c2')).toBeNull();
});
