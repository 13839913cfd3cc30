import { expect, test } from 'vitest';
import { byConcept, byKind, type MyDecision, rateOf } from '../../src/study/profile.ts';

/** In each of them half of the chance to win is at stake. */
const decision = (kind: MyDecision['kind'], loss: number, concept: MyDecision['concept'] = null): MyDecision => ({
  kind,
  loss,
  stake: 0.5,
  isMistake: loss >= 0.02,
  concept,
});
const mine = [
  decision('draft', 0.1, 'denial'),
  decision('draft', 0),
  decision('placement', 0.04, 'growth'),
  decision('draft', 0.06, 'denial'),
  decision('placement', 0.01),
];

test('an error rate is the share of what was at stake', () => {
  expect(rateOf(mine).decisions).toBe(5);
  expect(rateOf(mine).mistakes).toBe(3);
  expect(rateOf(mine).errorRate).toBeCloseTo(0.21 / (5 * 0.5));
  expect(rateOf([]).errorRate).toBe(0);
  // In a hopeless position little can be given away: it hides no mistakes.
  const hopeless = [{ ...decision('draft', 0.02), stake: 0.02 }];
  expect(rateOf(hopeless).errorRate).toBeCloseTo(1);
});

test('decisions are told by phase, in the order of a round, without phases that never came', () => {
  expect(byKind(mine).map(({ kind, decisions }) => [kind, decisions])).toEqual([
    ['draft', 3],
    ['placement', 2],
  ]);
});

test('mistakes are told by what they teach, the most expensive first', () => {
  expect(byConcept(mine).map(({ concept, mistakes }) => [concept, mistakes])).toEqual([
    ['denial', 2],
    ['growth', 1],
  ]);
  expect(byConcept(mine)[0]!.lost).toBeCloseTo(0.16);
  // Its part of what was at stake in all decisions.
  expect(byConcept(mine)[0]!.errorRate).toBeCloseTo(0.16 / (5 * 0.5));
});
