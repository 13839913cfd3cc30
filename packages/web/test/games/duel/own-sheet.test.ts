import { PRINTED_SHEET, type Sheet } from '@castellan/rules';
import { afterEach, expect, test } from 'vitest';
import { sheetReport } from '../../../src/games/duel/check-box.tsx';
import { DUEL } from '../../../src/games/duel/kit.ts';
import { initial, wordsOf } from '../../../src/games/duel/options-form.tsx';
import { keepSheet, ownSheet } from '../../../src/games/duel/own-sheet.ts';

const other: Sheet = {
  ...PRINTED_SHEET,
  dice: PRINTED_SHEET.dice.with(2, ['d', 's', 'D', 'S', 'f+', 'q++']),
  boxes: { ...PRINTED_SHEET.boxes, f: 4 },
};

afterEach(() => keepSheet(PRINTED_SHEET));

test('a corrected sheet is what Play now and the next new game use, until it is put back', () => {
  expect(DUEL.usualOptions()).toHaveLength(1);
  keepSheet(other);
  expect(ownSheet()).toEqual(other);
  expect(DUEL.usualOptions()).toContain('die3=d,s,D,S,f+,q++');
  expect(wordsOf(initial())).toContain('boxes=f:4');
  expect(wordsOf({ ...initial(), ownSheet: false })).not.toContain('boxes=f:4');
  keepSheet(PRINTED_SHEET);
  expect(DUEL.usualOptions()).toHaveLength(1);
  expect(wordsOf(initial())).toHaveLength(1);
});

test('the report says of every die and line whether it is confirmed, not checked or different', () => {
  const lines = sheetReport(other, new Set(['die 1', 'line d']), 'French, 2019').split('\n');
  expect(lines).toHaveLength(1 + 4 + 6);
  expect(lines[0]).toContain('French, 2019');
  expect(lines[1]).toBe('die 1: ? d d s D+ S+, confirmed');
  expect(lines[2]).toBe('die 2: d s D+ S+ f q, not checked');
  expect(lines[3]).toBe('die 3: d s D S f+ q++ (we believed d s D S f++ q++)');
  expect(lines[5]).toBe('line d: 5 boxes, free, confirmed');
  expect(lines[9]).toBe('line f: 4 boxes, domains (we believed 3 boxes, domains)');
});
