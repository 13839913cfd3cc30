import { discovery } from '@castellan/rules';
import { expect, test } from 'vitest';
import { after, legal, play, whyNot } from './situations.ts';

/** Player 2 has kings on 1 and 4, player 1 on 2 and 3. */
const ROUND = play('', 'line 1 2 3 4; king 2; pick 4; king 1; pick 2; king 1; pick 3; king 2; pick 1; line 5 6 7 8');

test('The king on the lowest domino goes first, no matter who chose first', () => {
  expect([discovery.turn(ROUND), whyNot(ROUND, 'place 4 c5 d5')]).toEqual([2, 'not-your-domino']);
});

test('A king’s player places the domino, then puts the king on a free domino of the new line', () => {
  expect(whyNot(ROUND, 'pick 5')).toBe('not-now');
  const placed = after(ROUND, 'place 1 c5 d5');
  expect([discovery.turn(placed), legal(placed)]).toEqual([2, ['pick 5', 'pick 6', 'pick 7', 'pick 8']]);
  expect(whyNot(placed, 'place 2 c5 d5')).toBe('not-now');
});

test('Then comes the king on the next domino', () => {
  const next = after(ROUND, 'place 1 c5 d5; pick 8');
  expect([discovery.turn(next), next.phase]).toEqual([1, 'place']);
  const taken = after(next, 'place 2 c5 d5');
  expect([legal(taken), whyNot(taken, 'pick 8')]).toEqual([['pick 5', 'pick 6', 'pick 7'], 'domino-taken']);
});

test('The last king takes what is left, as an action', () => {
  const last = after(ROUND, 'place 1 c5 d5; pick 8; place 2 c5 d5; pick 5; place 3 f5 g5; pick 7; place 4 f5 g5');
  expect([discovery.turn(last), legal(last)]).toEqual([2, ['pick 6']]);
});

test('When every king has moved the next line is revealed, and the new order counts', () => {
  const moved = after(
    ROUND,
    'place 1 c5 d5; pick 8; place 2 c5 d5; pick 5; place 3 f5 g5; pick 7; place 4 f5 g5; pick 6',
  );
  expect([discovery.turn(moved), discovery.chanceCount(moved)]).toEqual(['chance', 1820]);
  const next = after(moved, 'line 9 10 11 12');
  expect(next.placing.map(({ domino, king }) => `${domino}: ${king}`)).toEqual(['5: 1', '6: 2', '7: 1', '8: 2']);
  expect(discovery.turn(next)).toBe(1);
});

test('One player may come twice in a row', () => {
  const state = after(ROUND, 'place 1 c5 d5; pick 8; place 2 c5 d5; pick 5');
  expect([discovery.turn(state), state.phase]).toEqual([1, 'place']);
});

test('Nobody rolls: kings and lines are drawn from a common heap', () => {
  for (const state of [play(''), play('', 'line 1 2 3 4'), ROUND]) expect(discovery.roller(state)).toBeNull();
});
