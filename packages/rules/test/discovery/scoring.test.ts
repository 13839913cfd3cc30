import { discovery } from '@castellan/rules';
import { expect, test } from 'vitest';
import { after, CROSS, deal, play, SQUARE, totals, wholeGame } from './situations.ts';

const domainsOf = (state: ReturnType<typeof wholeGame>, seat: 1 | 2) =>
  discovery
    .score(state)
    [seat - 1]!.domains.map(({ kind, squares, marks, points }) => `${kind} ${squares}: ${marks} ${points}`);

test('The official example is worth 23 points', () => {
  // castle wheat1  meadow  meadow meadow
  // wheat  wheat   meadow2 .      .
  // swamp  lake1   lake    forest .
  // swamp  lake    lake    lake1  .
  // mine2  .       .       .      .
  const state = play(
    'deck=base',
    deal(
      ['16 e6 e7', '21 f5 g5', '10 h5 i5', '30 f7 f6', '7 f8 g8', '42 g7 g6', '32 h8 h7', '46 e8 e9', '11', '12'],
      ['1 c5 d5', '2 f5 g5', '3 e3 e4', '4 e6 e7', '5 d3 d4', '6 d6 d7', '8 discard', '9 discard', '13', '14'],
    ),
  );
  expect(domainsOf(state, 1)).toEqual([
    'wheat e6,f5,f6: 1 3',
    'swamp e7,e8: 0 0',
    'mine e9: 2 2',
    'lake f7,f8,g7,g8,h8: 2 10',
    'meadow g5,g6,h5,i5: 2 8',
    'forest h7: 0 0',
  ]);
  expect(totals(state)).toEqual([23, 0]);
});

test('A domain is squares of one terrain connected by edges, and scores squares times crowns', () => {
  expect(domainsOf(wholeGame(), 2)).toEqual([
    'lake c3: 1 1',
    'forest c4,c5,c6,d4,e4: 1 5',
    'mine c7,d7: 5 10',
    'meadow d3: 2 2',
    'wheat d5,d6: 1 2',
    'wheat e3,f3,f4,f5,f6: 1 5',
    'forest e6: 1 1',
    'lake e7,f7: 1 2',
    'meadow g3: 1 1',
    'lake g4,g5,g6: 2 6',
    'forest g7: 0 0',
  ]);
});

test('A domain without a crown is worth nothing, and the castle connects nothing', () => {
  expect(domainsOf(wholeGame(), 1)).toEqual([
    'wheat c5,d5,d6: 0 0',
    'swamp d3: 2 2',
    'forest d4,e3,e4: 0 0',
    'swamp d7: 2 2',
    'forest e6: 1 1',
    'wheat e7: 0 0',
    'wheat f5,g5: 0 0',
  ]);
});

test('The score can be asked for at any time, as if the game ended now', () => {
  expect(totals(play(''))).toEqual([0, 0]);
  const state = play('', deal([...CROSS.slice(0, 2), '3', '9'], [...SQUARE.slice(0, 2), '10', '11']));
  expect(totals(state)).toEqual([0, 2]);
  expect(totals(after(state, 'line 4 5 12 13; place 3 e3 e4'))).toEqual([0, 2]);
});

test('Two domains of one terrain score separately', () => {
  const wheat = discovery.score(wholeGame())[1].domains.filter(({ kind }) => kind === 'wheat');
  expect(wheat.map(({ points }) => points)).toEqual([2, 5]);
});
