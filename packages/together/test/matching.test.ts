import blossom from 'edmonds-blossom-fixed';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cheapestPairs } from '../src/matching.ts';

type Cost = (one: number, two: number) => number;

const totalOf = (pairs: readonly (readonly [number, number])[], cost: Cost): number =>
  pairs.reduce((sum, [one, two]) => sum + cost(one, two), 0);

/** The least total cost by a public implementation of Edmonds' algorithm, which maximises weights. */
function oracleTotal(count: number, cost: Cost): number {
  const edges: [number, number, number][] = [];
  for (let two = 1; two < count; two++) {
    for (let one = 0; one < two; one++) edges.push([one, two, 1_000_000 - cost(one, two)]);
  }
  const mates = blossom(edges, true);
  return totalOf(
    mates.flatMap((two, one): [number, number][] => (one < two ? [[one, two]] : [])),
    cost,
  );
}

/** An evening: players by rank, and how often each two have met. */
const evenings = fc
  .integer({ min: 1, max: 20 })
  .chain((half) => fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 4 * half * half, maxLength: 4 * half * half }))
  .map((met) => {
    const count = Math.sqrt(met.length);
    const cost: Cost = (one, two) => (two - one) ** 2 + 1000 * met[Math.min(one, two) * count + Math.max(one, two)]!;
    return { count, cost };
  });

describe('pairing an evening', () => {
  test('nobody is left out and nobody has two opponents', () => {
    fc.assert(
      fc.property(evenings, ({ count, cost }) => {
        const seated = cheapestPairs(count, cost).flat();
        expect(seated.toSorted((a, b) => a - b)).toEqual([...Array(count).keys()]);
      }),
      { numRuns: 60 },
    );
  });

  test('no other pairing costs less, as a public implementation agrees', () => {
    fc.assert(
      fc.property(evenings, ({ count, cost }) => {
        expect(totalOf(cheapestPairs(count, cost), cost)).toBe(oracleTotal(count, cost));
      }),
      { numRuns: 150 },
    );
  });

  test('neighbours in the table meet while nobody has met', () => {
    expect(cheapestPairs(6, (one, two) => (two - one) ** 2)).toEqual([
      [0, 1],
      [2, 3],
      [4, 5],
    ]);
  });

  test('two players who have met meet others before they meet again', () => {
    const met = new Set(['0,1', '2,3']);
    const cost: Cost = (one, two) => (two - one) ** 2 + (met.has(`${one},${two}`) ? 1000 : 0);
    expect(cheapestPairs(4, cost)).toEqual([
      [0, 2],
      [1, 3],
    ]);
  });

  test('two players always meet, and an empty room has no pairs', () => {
    expect(cheapestPairs(2, () => 5000)).toEqual([[0, 1]]);
    expect(cheapestPairs(0, () => 0)).toEqual([]);
  });
});
