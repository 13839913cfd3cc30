import type { Power } from '@castellan/rules';
import { expect, test } from 'vitest';
import { after, castleOf, holding, legal, powersOf } from './situations.ts';

const SUBSETS: readonly (readonly Power[])[] = [
  [],
  ['free'],
  ['split'],
  ['turn'],
  ['free', 'split'],
  ['free', 'turn'],
  ['split', 'turn'],
  ['free', 'split', 'turn'],
];

/** Player 1's map has `s` on b3, `d` on c3, `D` on e3 and `S` on f3. */
const tablesFor = (hand: string) =>
  SUBSETS.map((held) => {
    const state = after(holding(...held), hand);
    return { held, state, legal: new Set(legal(state)) };
  });

const TABLES = {
  'f and q++': tablesFor('roll d f q++ d+; pick 2; pick 1 4'),
  '? and f': tablesFor('roll ? f q++ d+; pick 1; pick 3 4'),
};

test.each([
  ['f and q++', 'f@d2 q++@e2', 'nothing'],
  ['f and q++', 'f@a1 q++@a2', 'free'],
  ['f and q++', 'f@d2 q++@d4', 'split'],
  ['f and q++', 'f@a1 q++@d4', 'free split'],
  ['f and q++', 'f@a1 q++@g5', 'free split'],
  ['f and q++', 'q++@c1 ~d@c2', 'turn'],
  ['f and q++', '~d@a1 q++@a2', 'free turn'],
  ['f and q++', '~s@a3 q++@d4', 'split turn'],
  ['f and q++', '~d@a1 q++@g5', 'free split turn'],
  ['f and q++', 'f+^@d2 q++@e2', 'castle'],
  ['f and q++', 'f@a1 q+++^@a2', 'free castle'],
  ['f and q++', 'f+^@d2 q++@d4', 'split castle'],
  ['f and q++', 'f@a1 q+++^@g5', 'free split castle'],
  ['f and q++', '~f+++^@d2 f@e2', 'turn castle'],
  ['f and q++', '~d+^@a1 q++@a2', 'free turn castle'],
  ['f and q++', '~s@a3 q+++^@d4', 'split turn castle'],
  ['f and q++', '~d@a1 q+++^@g5', 'free split turn castle'],
  ['? and f', 'f@c1 ?d@c2', 'nothing'],
  ['? and f', '?q@a1 f@a2', 'free'],
  ['? and f', '?s@a3 f@d4', 'split'],
  ['? and f', '?q@a1 f@g5', 'free split'],
  ['? and f', 'f@c1 ~d@c2', 'turn'],
  ['? and f', '?q@a1 ~q@a2', 'free turn'],
  ['? and f', '?s@a3 ~d@c2', 'split turn'],
  ['? and f', '?q@a1 ~d@c2', 'free split turn'],
  ['? and f', 'f@c1 ?d+^@c2', 'castle'],
  ['? and f', '?q+^@a1 f@a2', 'free castle'],
  ['? and f', '?s+^@a3 f@d4', 'split castle'],
  ['? and f', '?q+^@a1 f@g5', 'free split castle'],
  ['? and f', '?q@d2 ~D++^@e2', 'turn castle'],
  ['? and f', '?q+^@a1 ~D+@a2', 'free turn castle'],
  ['? and f', '?s+^@a3 ~D+@e2', 'split turn castle'],
  ['? and f', '?q+^@a1 ~D+@g5', 'free split turn castle'],
] as const)('With %s, %s spends %s, and takes no less', (hand, tokens, cost) => {
  const needed = SUBSETS.at(-1)!.filter((power) => cost.split(' ').includes(power));
  for (const { held, state, legal } of TABLES[hand]) {
    const enough = needed.every((power) => held.includes(power));
    expect({ held, legal: legal.has(`place ${tokens}`) }).toEqual({ held, legal: enough });
    if (!enough) continue;
    const placed = after(state, `place ${tokens}`);
    expect(powersOf(placed, 1)).toEqual(held.filter((power) => !needed.includes(power)));
    expect(castleOf(placed, 1)).toBe(!cost.includes('castle'));
  }
});

test('Both, turn, free, split and the castle bonus may all be used in one round', () => {
  const all = after(holding('free', 'split', 'both', 'turn'), 'roll ? f q++ d+; pick 1 3; place ?q+^@a1 ~f++@g5');
  expect([powersOf(all, 1), castleOf(all, 1)]).toEqual([[], false]);
});

test('With free and split any two of the thirty empty squares will do, either way round, with or without the castle', () => {
  const { legal } = TABLES['f and q++'][4]!;
  expect(legal.size).toBe(30 * 29 * 3);
});
