import { type DiscoveryState, discovery, type Seat } from '@castellan/rules';
import { sitDown } from '../play.ts';

export const { play, after, legal, allows, whyNot, misread, refused, totals } = sitDown(discovery);

/** A domino and what becomes of it: `21 f5 g5` is placed so, `6 discard` is discarded, and at a bare `17` the script stops. */
type Fate = string;

const numberOf = (fate: Fate): number => Number(fate.split(' ')[0]);

/**
 * The script of a game in which the players take these dominoes, two a line, each player's own in ascending order.
 * Player 1's kings come out first.
 */
export function deal(one: readonly Fate[], two: readonly Fate[]): string {
  const actions: string[] = [];
  const lines = Array.from({ length: one.length / 2 }, (_, index) => {
    const pair = [index * 2, index * 2 + 2] as const;
    const spots = [
      ...one.slice(...pair).map((fate) => ({ fate, seat: 1 })),
      ...two.slice(...pair).map((fate) => ({ fate, seat: 2 })),
    ];
    return spots.sort((a, b) => numberOf(a.fate) - numberOf(b.fate));
  });
  const reveal = (index: number) => {
    if (lines[index]) actions.push(`line ${lines[index].map(({ fate }) => numberOf(fate)).join(' ')}`);
  };
  reveal(0);
  for (const seat of [1, 2]) {
    for (const { fate } of lines[0]!.filter((spot) => spot.seat === seat)) {
      actions.push(`king ${seat}`, `pick ${numberOf(fate)}`);
    }
  }
  for (const [index, line] of lines.entries()) {
    reveal(index + 1);
    const free = [...(lines[index + 1] ?? [])];
    for (const { fate, seat } of line) {
      if (/^\d+$/.test(fate)) return actions.join('\n');
      actions.push(fate.endsWith('discard') ? 'discard' : `place ${fate}`);
      const next = free.findIndex((spot) => spot.seat === seat);
      if (next >= 0) actions.push(`pick ${numberOf(free.splice(next, 1)[0]!.fate)}`);
    }
  }
  return actions.join('\n');
}

/** Player 1 builds a cross of wheat and forest, into which nothing else fits; player 2 fills its 5×5 to the last square. */
export const CROSS = [
  ...['1 c5 d5', '2 f5 g5'],
  ...['3 e3 e4', '9 e6 e7'],
  ...['4 discard', '5 discard'],
  ...['6 discard', '18 discard'],
  ...['21 discard', '23 discard'],
  ...['19 d6 d7', '20 d4 d3'],
];
export const SQUARE = [
  ...['7 d5 c5', '8 f5 g5'],
  ...['10 e4 e3', '11 e6 e7'],
  ...['12 g6 f6', '13 g4 f4'],
  ...['14 f7 g7', '15 c3 c4'],
  ...['16 f3 g3', '17 d4 d3'],
  ...['22 c7 c6', '24 d6 d7'],
];

export const wholeGame = (options = ''): DiscoveryState => play(options, deal(CROSS, SQUARE));

/** The same game up to where player 1 has built the cross and is to place domino 4, which fits nowhere. */
export const crossBuilt = (options = ''): DiscoveryState =>
  play(options, deal([...CROSS.slice(0, 4), '4', '5', '6', '18'], [...SQUARE.slice(0, 4), '12', '13', '14', '15']));

export const discardsOf = (state: DiscoveryState, seat: Seat): number => state.kingdoms[seat - 1]!.discards;
