import { CONCEPTS, type Reason } from '@castellan/study';
import { beforeAll, expect, test } from 'vitest';
import { loadAreas } from '../../src/i18n/index.ts';
import { whereToLook } from '../../src/study/puzzle-hint.ts';

beforeAll(() => loadAreas('puzzles'));

const because = (concept: string, claim = 'own-points') => ({ reasons: [{ concept, claim } as Reason] });

test('the hint of a puzzle leads where its reason is, whatever its theme', () => {
  const puzzle = { themes: ['denial'] } as const;
  expect(whereToLook(puzzle, because('growth'))).toBe('Look at your domains: which of them can still grow?');
  expect(whereToLook(puzzle, because('growth', 'gain'))).toBe('Count the points of each choice once more.');
  expect(whereToLook(puzzle, because('spellbook'))).toContain('Look at the spellbook');
});

test('without a reason the theme says where to look', () => {
  expect(whereToLook({ themes: ['denial'] }, { reasons: [] })).toContain('what does your opponent want next?');
  expect(whereToLook({ themes: ['denial'] }, 'failed')).toContain('what does your opponent want next?');
  expect(whereToLook({ themes: [] }, 'failed')).toContain('the next round');
});

test('every concept has a hint', () => {
  for (const concept of CONCEPTS) expect(whereToLook({ themes: [] }, because(concept)), concept).toMatch(/[?.]$/);
});
