import { discovery, must, printFraction } from '@castellan/rules';
import { describe, expect, test } from 'vitest';
import { after, legal, play, whyNot } from './situations.ts';

const LINE = play('', 'line 3 7 12 20');
const chance = (state: typeof LINE, text: string) => {
  const probability = discovery.probability(state, must(discovery.parseAction(text)));
  return probability && printFraction(probability);
};
const kingChances = (state: typeof LINE) => [chance(state, 'king 1'), chance(state, 'king 2')];

test('The game begins with a line of any four of the 24 dominoes', () => {
  expect([discovery.turn(play('')), discovery.chanceCount(play(''))]).toEqual(['chance', 10626]);
  expect(chance(play(''), 'line 3 7 12 20')).toBe('1/10626');
});

test('The line lies in ascending order', () => {
  expect(whyNot(play(''), { type: 'line', dominoes: [7, 3, 12, 20] })).toBe('not-canonical');
});

test('Each player has two kings and an empty kingdom', () => {
  expect(LINE.hand).toEqual([2, 2]);
  for (const { board, discards } of LINE.kingdoms) {
    expect([board.every((square) => square === null), discards]).toEqual([true, 0]);
  }
});

describe('The four kings come out of a closed hand one by one', () => {
  test('each king is equally likely to be next', () => {
    expect(discovery.turn(LINE)).toBe('chance');
    expect(kingChances(LINE)).toEqual(['1/2', '1/2']);
    expect(kingChances(after(LINE, 'king 1; pick 3'))).toEqual(['1/3', '2/3']);
    expect(kingChances(after(LINE, 'king 2; pick 3'))).toEqual(['2/3', '1/3']);
    expect(kingChances(after(LINE, 'king 1; pick 3; king 2; pick 7'))).toEqual(['1/2', '1/2']);
  });

  test('also where only one player has kings left it is a chance outcome', () => {
    expect(kingChances(after(LINE, 'king 1; pick 3; king 1; pick 7'))).toEqual([null, '1/1']);
    const last = after(LINE, 'king 1; pick 3; king 2; pick 7; king 2; pick 12');
    expect([discovery.turn(last), legal(last), kingChances(last)]).toEqual(['chance', ['king 1'], ['1/1', null]]);
  });

  test('and goes on a free domino of its player’s choice before the next comes out', () => {
    const out = after(LINE, 'king 2');
    expect([discovery.turn(out), legal(out)]).toEqual([2, ['pick 12', 'pick 20', 'pick 3', 'pick 7']]);
    expect(whyNot(out, 'king 1')).toBe('not-now');
  });

  test('one king on a domino', () => {
    const second = after(LINE, 'king 2; pick 12; king 2');
    expect(legal(second)).toEqual(['pick 20', 'pick 3', 'pick 7']);
    expect(whyNot(second, 'pick 12')).toBe('domino-taken');
  });

  test('the last king has no choice, and still it is an action', () => {
    expect(legal(after(LINE, 'king 1; pick 3; king 1; pick 7; king 2; pick 20; king 2'))).toEqual(['pick 12']);
  });
});

test('Then the next line is revealed, of the 20 that are left', () => {
  const chosen = after(LINE, 'king 1; pick 3; king 1; pick 7; king 2; pick 20; king 2; pick 12');
  expect([discovery.turn(chosen), discovery.chanceCount(chosen)]).toEqual(['chance', 4845]);
  expect(whyNot(chosen, 'line 3 4 5 6')).toBe('not-in-deck');
  expect(after(chosen, 'line 1 2 4 5').phase).toBe('place');
});

test('A kingdom begins as its castle alone on an empty board, with nothing to choose from', () => {
  const state = play('');
  for (const { board } of state.kingdoms) expect(board).toEqual(Array.from({ length: 9 * 9 }, () => null));
  expect(state.choosing).toEqual([]);
});
