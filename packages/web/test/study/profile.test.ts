import { expect, test } from 'vitest';
import { byConcept, byKind, type MyDecision, rateOf } from '../../src/study/profile.ts';

const decision = (kind: MyDecision['kind'], loss: number, concept: MyDecision['concept'] = null): MyDecision => ({
  kind,
  loss,
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

test('a rate is what one decision costs on average', () => {
  expect(rateOf(mine).decisions).toBe(5);
  expect(rateOf(mine).mistakes).toBe(3);
  expect(rateOf(mine).perDecision).toBeCloseTo(0.21 / 5);
  expect(rateOf([]).perDecision).toBe(0);
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
});
