import { diceOf, duel, must, printFraction } from '@castellan/rules';
import { expect, test } from 'vitest';
import { after, legal, play, walled, whyNot } from './situations.ts';

const ROLLED = play('', 'roll d s f++ ?');
const numbers = (state: typeof ROLLED, seat: 1 | 2) => diceOf(state, seat).map((index) => index + 1);

test('Player 1 is A in the first round, and the dice are rolled first', () => {
  expect(play('').roller).toBe(1);
  expect(duel.turn(play(''))).toBe('chance');
});

test('A roll shows one face of each die, 1080 different ones', () => {
  expect(duel.chanceCount(play(''))).toBe(5 * 6 * 6 * 6);
  expect(new Set(legal(play(''))).size).toBe(1080);
});

test.each([
  ['roll ? d d ?', '1/1296', 'every face of a die is equally likely'],
  ['roll d d d ?', '1/648', 'die 1 has two dots'],
])('%s has the chance %s: %s', (text, chance) => {
  expect(printFraction(duel.probability(play(''), must(duel.parseAction(text)))!)).toBe(chance);
});

test('The chances of all rolls add up to 1296 of 1296', () => {
  let sum = 0;
  for (const { probability } of duel.chanceOutcomes(play(''))) sum += (1296 / probability.n) * probability.k;
  expect(sum).toBe(1296);
});

test('A takes one die', () => {
  expect(duel.turn(ROLLED)).toBe(1);
  expect(legal(ROLLED)).toEqual(['pick 1', 'pick 2', 'pick 3', 'pick 4']);
});

test('B takes two of the other three', () => {
  const state = after(ROLLED, 'pick 3');
  expect(duel.turn(state)).toBe(2);
  expect(legal(state)).toEqual(['pick 1 2', 'pick 1 4', 'pick 2 4']);
});

test('A gets the last die without being asked, and places next', () => {
  const state = after(ROLLED, 'pick 3; pick 1 4');
  expect([numbers(state, 1), numbers(state, 2)]).toEqual([
    [2, 3],
    [1, 4],
  ]);
  expect([duel.turn(state), state.phase]).toEqual([1, 'place']);
});

test('Dice that show the same face are still different dice to pick', () => {
  const state = play('', 'roll d d d s');
  expect(legal(state)).toEqual(['pick 1', 'pick 2', 'pick 3', 'pick 4']);
  expect(legal(after(state, 'pick 2'))).toEqual(['pick 1 3', 'pick 1 4', 'pick 3 4']);
});

test('After the round B becomes A', () => {
  const second = after(ROLLED, 'pick 1; pick 2 3; place ?d@b3 d@c3; place s@b3 f++@c3');
  expect([second.round, second.roller, duel.turn(second)]).toEqual([2, 2, 'chance']);
  expect(duel.turn(after(second, 'roll d s f++ ?'))).toBe(2);
  expect(duel.turn(after(second, 'roll d s f++ ?; pick 4'))).toBe(1);
});

test('A and B change places every round', () => {
  expect([walled().round, walled().roller]).toEqual([5, 1]);
});

test('Nobody takes the same die twice', () => {
  const state = after(play('', 'roll d s f++ ?'), 'pick 1');
  expect(whyNot(state, { type: 'pick', dice: [2, 2] })).toBe('not-canonical');
});
