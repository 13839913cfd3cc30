import { discovery, type Outcome } from '@castellan/rules';
import { expect, test } from 'vitest';
import { deal, play } from './situations.ts';

// Both surround the castle with four dominoes, after which nothing they take fits; the base deck has enough such dominoes.
const discards = (...numbers: readonly number[]) => numbers.map((number) => `${number} discard`);

/** Three pairs of lakes and a meadow with two crowns. */
const TWO_CROWNS = ['7 c5 d5', '8 f5 g5', '9 e3 e4', '42 e6 e7', ...discards(1, 2, 12, 16, 22, 23, 38, 40)];
/** Two pairs of lakes, and two lakes on f4 and f5 with a crown. */
const ONE_CROWN = ['7 c5 d5', '8 e6 e7', '14 g5 f5', '30 f4 e4', ...discards(5, 6, 12, 18, 29, 44, 46, 47)];

/** Two pairs of forests, and two forests on f4 and f5 with a crown. */
const FORESTS = ['3 c5 d5', '4 e6 e7', '17 f5 g5', '28 f4 e4', ...discards(10, 11, 15, 21, 36, 39, 41, 43)];
/** The two pairs are one domain of four. */
const FOUR_FORESTS = FORESTS.with(1, '4 d6 e6');
/** The forest with the crown is alone. */
const LONE_FOREST = FORESTS.with(3, '28 e4 e3');

const wins = (seat: 1 | 2, by: 'total' | 'largest' | 'marks'): Outcome => ({ kind: 'win', seat, by });
const SHARED: Outcome = { kind: 'draw', shared: true };

const ENDS: readonly (readonly [string, string[], string[], number[][], Outcome, Outcome])[] = [
  [
    'The highest total wins',
    TWO_CROWNS,
    LONE_FOREST,
    [
      [2, 2, 2],
      [1, 2, 1],
    ],
    wins(1, 'total'),
    wins(1, 'total'),
  ],
  [
    'At equal points the larger largest domain wins, by print more crowns',
    TWO_CROWNS,
    FOUR_FORESTS,
    [
      [2, 2, 2],
      [2, 4, 1],
    ],
    wins(2, 'largest'),
    wins(1, 'marks'),
  ],
  [
    'At equal points and equal largest domains more crowns win',
    TWO_CROWNS,
    FORESTS,
    [
      [2, 2, 2],
      [2, 2, 1],
    ],
    wins(1, 'marks'),
    wins(1, 'marks'),
  ],
  [
    'By print a larger domain counts for nothing: equal points and crowns are a shared victory',
    ONE_CROWN,
    FOUR_FORESTS,
    [
      [2, 2, 1],
      [2, 4, 1],
    ],
    wins(2, 'largest'),
    SHARED,
  ],
  [
    'At equal points, largest domains and crowns the victory is shared',
    ONE_CROWN,
    FORESTS,
    [
      [2, 2, 1],
      [2, 2, 1],
    ],
    SHARED,
    SHARED,
  ],
];

test.each(ENDS)('%s', (_, one, two, totalLargestMarks, byBase, byPrint) => {
  for (const [options, result] of [
    ['deck=base', byBase],
    ['deck=base tiebreak=base', byBase],
    ['deck=base tiebreak=print', byPrint],
  ] as const) {
    const state = play(options, deal(one, two));
    expect(discovery.score(state).map(({ total, largest, marks }) => [total, largest, marks])).toEqual(
      totalLargestMarks,
    );
    expect(discovery.result(state)).toEqual(result);
  }
});
