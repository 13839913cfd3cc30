import { duel } from '@castellan/rules';
import { describe, expect, test } from 'vitest';
import { after, play, totals } from './situations.ts';

const first = play('', 'roll d d f++ d+; pick 3; pick 1 2; place d+@b3 f++@c3; place d@b3 d@c3');
const second = after(first, 'roll d d f++ d+; pick 1; pick 3 4; place d@b2 d@c2; place f++@a2 d+@a3');
const third = after(second, 'roll d d f++ d+; pick 3; pick 1 2; place d+@b2 f++@c2; place d@b1 d@c1');
const domainsOf = (state: typeof first) =>
  duel.score(state)[0].domains.map(({ kind, squares, marks, points }) => `${kind} ${squares} ${marks} ${points}`);

test('A domain scores its squares times its crosses', () => {
  expect(domainsOf(first)).toEqual(['d b3 1 1', 'f c3 2 2']);
  expect(totals(first)).toEqual([3, 0]);
});

test('Squares of one coat that share an edge are one domain; other squares of that coat are another', () => {
  expect(domainsOf(second)).toEqual(['f a2 2 2', 'd a3,b3 2 4', 'f c3 2 2']);
  expect(totals(second)).toEqual([8, 0]);
});

test('Squares that touch at a corner are not connected', () => {
  // a2 touches b3 at a corner, b2 and c3 as well.
  expect(domainsOf(third)).toEqual(['f a2 2 2', 'd a3,b2,b3 3 9', 'f c2,c3 4 8']);
  expect(totals(third)).toEqual([19, 0]);
});

test('A domain without a cross is worth nothing, however large', () => {
  expect(duel.score(third)[1]).toMatchObject({ total: 0, largest: 6 });
});

test('The castle does not connect two domains', () => {
  const state = play(
    '',
    `roll d d f++ d+; pick 1; pick 3 4; place d@b3 d@c3; place d+@b3 f++@c3
     roll d d f++ d+; pick 1; pick 2 4; place d@d2 f++@e2; place d+@e3 d@f3`,
  );
  expect(domainsOf(state)).toEqual(['d b3,c3 0 0', 'd e3,f3 1 2']);
});

test('The score can be asked for at any time, as if the game ended now', () => {
  expect(totals(play(''))).toEqual([0, 0]);
  expect(totals(after(first, 'roll d d f++ d+; pick 1'))).toEqual([3, 0]);
});

describe('The bonus of domains, chosen for dots,', () => {
  const chosen = play('boxes=f:1', 'roll d f s s; pick 2; pick 3 4; place d@b3 f@c3; place s@b3 s@c3; bonus d');
  const bonusOf = (state: typeof first) => duel.score(state)[0].extras;

  test('gives 3 points for a single square without a cross', () => {
    expect(bonusOf(chosen)).toEqual([{ name: 'domains', points: 3 }]);
    expect(totals(chosen)).toEqual([3, 0]);
  });

  const twoDomains = after(chosen, 'roll d s f++ d+; pick 3; pick 1 2; place d+@d2 f++@e2; place d@e3 s@f3');

  test('gives 3 points for every domain of dots', () => {
    expect(totals(twoDomains)).toEqual([6, 3]);
  });

  test('gives 3 points for a domain once, however large, beside what its crosses score', () => {
    const larger = after(twoDomains, 'roll d s f++ d+; pick 4; pick 2 3; place d@e1 d+@e2; place s@c4 f++@d4');
    expect(totals(larger)[0]).toBe(6 + 3 * 1);
  });

  test('pays nothing to the other player', () => {
    expect(duel.score(twoDomains)[1].extras).toEqual([]);
  });

  test('pays nothing for a coat that is not drawn', () => {
    const state = play('boxes=f:1', 'roll ? f s s; pick 2; pick 3 4; place ?q@b3 f@c3; place s@b3 s@c3; bonus D');
    expect(totals(state)).toEqual([0, 0]);
  });
});
