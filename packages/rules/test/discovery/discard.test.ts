import { discovery } from '@castellan/rules';
import { expect, test } from 'vitest';
import { after, CROSS, crossBuilt, deal, discardsOf, legal, play, SQUARE, totals, whyNot } from './situations.ts';

test('A domino that can be placed must be placed', () => {
  const state = play('', deal(['1', '2', '5', '6'], ['3', '4', '7', '8']));
  expect(whyNot(state, 'discard')).toBe('can-be-placed');
  expect(legal(state)).not.toContain('discard');
});

test('A domino that fits nowhere is discarded: the only action, and still an action', () => {
  expect([discovery.turn(crossBuilt()), legal(crossBuilt())]).toEqual([1, ['discard']]);
});

test('A discarded domino is nowhere in the kingdom and scores nothing', () => {
  const before = crossBuilt();
  const discarded = after(before, 'discard');
  expect(discarded.kingdoms[0].board).toEqual(before.kingdoms[0].board);
  expect(totals(discarded)).toEqual(totals(before));
  expect([discardsOf(discarded, 1), discardsOf(discarded, 2)]).toEqual([1, 0]);
});

test('Who discards still chooses its next domino', () => {
  const state = after(crossBuilt(), 'discard');
  expect([discovery.turn(state), legal(state)]).toEqual([1, ['pick 14', 'pick 15', 'pick 18', 'pick 6']]);
});

test('A domino that will not fit may be picked', () => {
  // 6 is swamp on both halves: player 1 has wheat and forest only, and no place beside the castle.
  expect(whyNot(after(crossBuilt(), 'discard'), 'pick 6')).toBeNull();
});

test('A domino that would match only outside the bound is discarded', () => {
  // Player 2 has meadows at the upper edge of its 5×5 and four squares left, none of them beside meadow or swamp.
  const state = play(
    '',
    deal(
      [...CROSS.slice(0, 8), '23 discard', '24 d6 d7', '19 f6 f7', '20 d4 d3'],
      [...SQUARE.slice(0, 10), '21', '22'],
    ),
  );
  expect([discovery.turn(state), whyNot(state, 'place 21 d2 d1')]).toEqual([2, 'outside-bound']);
  expect(legal(state)).toEqual(['discard']);
});
