import { expect, test } from 'vitest';
import { after, play, powersOf, ticksOf, walled } from './situations.ts';

test.each([
  ['d', 'roll d s f++ ?; pick 1; pick 2 3; place ?q@b3 d@c3; place s@b3 f++@c3'],
  ['s', 'roll s d f++ ?; pick 1; pick 2 3; place ?q@b3 s@c3; place d@b3 f++@c3'],
  ['D', 'roll ? d f++ D; pick 1; pick 2 3; place ?q@b3 D@c3; place d@b3 f++@c3'],
  ['S', 'roll ? d f++ S; pick 1; pick 2 3; place ?q@b3 S@c3; place d@b3 f++@c3'],
  ['f', 'roll ? f f++ d+; pick 1; pick 3 4; place ?q@b3 f@c3; place d+@b3 f++@c3'],
  ['q', 'roll ? q f++ d+; pick 1; pick 3 4; place ?d@b3 q@c3; place d+@b3 f++@c3'],
])('In every edition %s drawn on the map ticks a box of its line', (coat, script) => {
  for (const edition of ['en', 'fr', 'es', 'pl']) {
    expect(ticksOf(play(`edition=${edition}`, script), 1)).toBe(`${coat}1`);
  }
});

test('Two dots tick two boxes', () => {
  const state = play('', 'roll d d f++ d+; pick 1; pick 3 4; place d@b3 d@c3; place d+@b3 f++@c3');
  expect(ticksOf(state, 1)).toBe('d2');
});

test('A coat with a cross does not tick', () => {
  const state = play('', 'roll d d f++ d+; pick 1; pick 3 4; place d@b3 d@c3; place d+@b3 f++@c3');
  expect(ticksOf(state, 2)).toBe('');
});

test('Each player ticks its own line', () => {
  const state = play('', 'roll d s D S; pick 1; pick 3 4; place s@b3 d@c3; place D@b3 S@c3');
  expect([ticksOf(state, 1), ticksOf(state, 2)]).toEqual(['d1 s1', 'D1 S1']);
});

test('Nobody ticks before both have placed', () => {
  const state = play('', 'roll d s D S; pick 1; pick 3 4; place s@b3 d@c3');
  expect(ticksOf(state, 1)).toBe('');
});

/** Player 1 has four ticks on `d` and on `s`, and gets a dot and a stripe again. */
const FIFTH = after(walled(), 'roll d d s s+; pick 1; pick 2 4; place s@c1 d@c2');

test('Four ticks on a line of five boxes give nothing', () => {
  expect([ticksOf(walled(), 1), powersOf(walled(), 1)]).toEqual(['d4 s4', []]);
});

test('The fifth dot gives free, the fifth stripe split, when the round is over and not before', () => {
  expect(powersOf(FIFTH, 1)).toEqual([]);
  const state = after(FIFTH, 'place s+@c1 d@c2');
  expect([ticksOf(state, 1), powersOf(state, 1), state.round]).toEqual(['d5 s5', ['free', 'split'], 6]);
});

test('A kept power is first usable in the next round', () => {
  const sixth = after(FIFTH, 'place s+@c1 d@c2; roll d f q++ s; pick 1; pick 2 3; place s@b1 d@b2');
  expect(powersOf(after(sixth, 'place f@a1 q++@a2'), 1)).toEqual(['split']);
});

test('A line has no more boxes than are printed: of two dots only one is ticked', () => {
  const state = after(walled(), 'roll d d s s+; pick 1; pick 3 4; place d@c1 d@c2; place s@a3 s+@a4');
  expect(ticksOf(state, 1)).toBe('d5 s4');
});

test('A full line takes no more ticks, and its power comes only once', () => {
  const used = after(
    FIFTH,
    `place s+@c1 d@c2
     roll d f q++ s; pick 1; pick 2 3; place s@b1 d@b2; place f@a1 q++@a2
     roll d d f++ s; pick 1; pick 3 4; place d@c4 d@c5; place s@a3 f++@a4`,
  );
  expect([ticksOf(used, 1), powersOf(used, 1)]).toEqual(['d5 s5 f1', ['split']]);
});
