import { diceOf, duel } from '@castellan/rules';
import { expect, test } from 'vitest';
import { after, holding, legal, play, powersOf, whyNot } from './situations.ts';

const ROLLED = after(holding('both'), 'roll d f q++ d+');

test('With both, A takes one die or two at once', () => {
  expect(legal(ROLLED)).toEqual([
    'pick 1',
    'pick 1 2',
    'pick 1 3',
    'pick 1 4',
    'pick 2',
    'pick 2 3',
    'pick 2 4',
    'pick 3',
    'pick 3 4',
    'pick 4',
  ]);
});

test('Without both, A takes one', () => {
  expect(whyNot(after(holding(), 'roll d f q++ d+'), 'pick 2 3')).toBe('power-not-owned');
});

test('When A takes two dice B has the other two without an action, and both is spent', () => {
  const state = after(ROLLED, 'pick 2 3');
  expect([diceOf(state, 1), diceOf(state, 2)]).toEqual([
    [1, 2],
    [0, 3],
  ]);
  expect([duel.turn(state), state.phase, powersOf(state, 1)]).toEqual([1, 'place', []]);
});

test('When A takes one die both is kept', () => {
  expect(powersOf(after(ROLLED, 'pick 2; pick 1 4'), 1)).toEqual(['both']);
});

test('As B the power is neither needed nor spent', () => {
  const asB = after(ROLLED, 'pick 2; pick 1 4; place f@d2 q++@e2; place d@d2 d+@e2; roll d f q++ d+; pick 1');
  expect(legal(asB)).toEqual(['pick 2 3', 'pick 2 4', 'pick 3 4']);
  expect(powersOf(after(asB, 'pick 2 3'), 1)).toEqual(['both']);
});

test('Who fills the line as B may use both as A in the very next round', () => {
  const state = play('boxes=D:1', 'roll d s D s+; pick 1; pick 3 4; place s@b3 d@c3; place s+@b3 D@c3; roll d s D s+');
  expect(duel.turn(state)).toBe(2);
  expect(legal(state)).toHaveLength(10);
});
