import { COATS, duel } from '@castellan/rules';
import { describe, expect, test } from 'vitest';
import { after, allows, drawnBy, legal, misread, play, ticksOf, whyNot } from './situations.ts';

/** Player 1 has a joker and `s`. */
const ONE_JOKER = play('', 'roll ? s d d+; pick 1; pick 3 4');

test.each([...COATS])('A joker may be drawn as %s', (coat) => {
  expect(drawnBy(after(ONE_JOKER, `place s@b3 ?${coat}@c3`), 1)).toEqual(['b3 s', `c3 ${coat}`]);
});

test('A joker is always written as one', () => {
  expect(whyNot(ONE_JOKER, 'place s@b3 d@c3')).toBe('not-your-dice');
  expect(whyNot(ONE_JOKER, 'place ?s@b3 d@c3')).toBe('not-your-dice');
});

test('A joker has no cross of its own', () => {
  expect(misread('place s@b3 ?d+@c3')?.code).toBe('bad-token');
  expect(allows(ONE_JOKER, 'place s@b3 ?d+^@c3')).toBe(true);
});

test('One joker: twelve places, two ways round, six coats, and the castle bonus on neither die or one of them', () => {
  expect(legal(ONE_JOKER)).toHaveLength(12 * 2 * 6 * 3);
});

test('Two jokers are drawn as any two coats', () => {
  const state = play('', 'roll ? d d ?; pick 1; pick 2 3');
  expect(legal(state)).toHaveLength(12 * 6 * 6 * 3);
  expect(drawnBy(after(state, 'place ?q@b3 ?q@c3'), 1)).toEqual(['b3 q', 'c3 q']);
});

test('A joker gets no tick in the spellbook', () => {
  const state = after(ONE_JOKER, 'place ?d@b3 s@c3; place d@b3 d+@c3');
  expect(ticksOf(state, 1)).toBe('s1');
});

describe('A joker drawn as a dot is a dot from then on', () => {
  /** Player 1 has a dot drawn by a joker on c3, and again a joker and `s`. */
  const later = after(
    ONE_JOKER,
    'place s@b3 ?d@c3; place d@b3 d+@c3; roll ? s d d+; pick 3; pick 1 2; place d@b2 d+@c2',
  );

  test('so a dot connects to it, and another coat does not', () => {
    expect(whyNot(later, 'place s@c1 ?d@c2')).toBeNull();
    expect(whyNot(later, 'place s@c1 ?f@c2')).toBe('not-connected');
  });

  test('and it is part of a domain of dots', () => {
    const dots = duel.score(after(later, 'place s@c1 ?d+^@c2'))[0].domains.filter(({ kind }) => kind === 'd');
    expect(dots).toEqual([{ kind: 'd', squares: ['c2', 'c3'], marks: 1, points: 2 }]);
  });
});
