import { expect, test } from 'vitest';
import { play, powersOf, ticksOf } from './situations.ts';

/** Both draw a dot; player 1 is A. */
const BOTH_DRAW_A_DOT = 'roll d d f++ s; pick 1; pick 2 3; place s@b3 d@c3; place d@c3 f++@c4';

test('Who fills a line first gets its power', () => {
  const state = play('boxes=d:1', 'roll d s f++ d+; pick 2; pick 1 3; place s@b3 d+@c3; place d@b3 f++@c3');
  expect([powersOf(state, 1), powersOf(state, 2), state.lines.d]).toEqual([[], ['free'], 2]);
});

test('The line of the other is struck: it takes no more ticks and gives no power', () => {
  const state = play(
    'boxes=d:2',
    `roll d d f++ s; pick 1; pick 3 4; place d@b3 d@c3; place s@b3 f++@c3
     roll d d f++ s; pick 1; pick 3 4; place d@d2 d@e2; place s@c4 f++@d4`,
  );
  expect([powersOf(state, 1), ticksOf(state, 1)]).toEqual([['free'], 'd2 s1']);
  expect([powersOf(state, 2), ticksOf(state, 2)]).toEqual([[], 's1']);
});

test('Both fill the line in the same round: A gets the power', () => {
  const first = play('boxes=d:1', BOTH_DRAW_A_DOT);
  expect([powersOf(first, 1), powersOf(first, 2)]).toEqual([['free'], []]);
});

test('Both fill the line in the second round: player 2 is A then and gets the power', () => {
  const second = play(
    'boxes=d:2',
    `${BOTH_DRAW_A_DOT}; roll d d f++ s; pick 1; pick 2 3; place s@c1 d@c2; place f++@c1 d@c2`,
  );
  expect([powersOf(second, 1), powersOf(second, 2)]).toEqual([[], ['free']]);
  expect([ticksOf(second, 1), ticksOf(second, 2)]).toEqual(['d1 s1', 'd2 s1']);
});

test('B still ticks its other die when A closes the line of the first', () => {
  const state = play('boxes=d:1', 'roll d d s ?; pick 1; pick 2 3; place ?q@b3 d@c3; place s@b3 d@c3');
  expect(ticksOf(state, 2)).toBe('s1');
});

test('In one round A may fill one line and B another', () => {
  const state = play('boxes=d:1,S:1', 'roll d s f++ S; pick 1; pick 3 4; place s@b3 d@c3; place S@b3 f++@c3');
  expect([powersOf(state, 1), powersOf(state, 2)]).toEqual([['free'], ['turn']]);
});

test('One player may fill two lines in one round', () => {
  const state = play('boxes=d:1,s:1', 'roll d s f++ S; pick 1; pick 3 4; place s@b3 d@c3; place S@b3 f++@c3');
  expect(powersOf(state, 1)).toEqual(['free', 'split']);
});

test('As long as nobody has filled a line both tick it', () => {
  const state = play('', BOTH_DRAW_A_DOT);
  expect([ticksOf(state, 1), ticksOf(state, 2), state.lines.d]).toEqual(['d1 s1', 'd1', null]);
});
