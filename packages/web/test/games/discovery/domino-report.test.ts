import { expect, test } from 'vitest';
import { dominoKey, dominoReport, PRINTED_DOMINOES } from '../../../src/games/discovery/domino-report.ts';

test('the text of an owner names all 24 dominoes: confirmed, not checked, or what is printed instead', () => {
  const [first, ...others] = PRINTED_DOMINOES;
  const found = [{ ...first!, right: { terrain: 'lake', crowns: 1 } as const }, ...others];
  const lines = dominoReport(found, new Set([dominoKey(2)]), ' German, 2023 ').split('\n');
  expect(lines[0]).toBe('Discovery, box check. Printing: German, 2023');
  expect(lines[1]).toBe('domino 1: wheat lake+ (we believed wheat wheat)');
  expect(lines[2]).toBe('domino 2: wheat wheat, confirmed');
  expect(lines[24]).toBe('domino 24: wheat mine+++, not checked');
  expect(lines).toHaveLength(25);
});
