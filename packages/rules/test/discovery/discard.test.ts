import { discovery } from '@castellan/rules';
import { expect, test } from 'vitest';
import { after, crossBuilt, deal, discardsOf, legal, play, totals, whyNot } from './situations.ts';

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
