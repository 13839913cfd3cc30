import { type DuelState, duel, must, printOutcome, seeded } from '@castellan/rules';
import { describe, expect, test } from 'vitest';
import { tableOf } from '../tables.ts';
import { randomWalk } from '../walk.ts';
import { after, castleOf, drawnBy, legal, NOTHING_FITS, play, powersOf, totals, walled, whyNot } from './situations.ts';

describe('Both players pass in one round', () => {
  const over = after(walled(), `${NOTHING_FITS}; pass; pass`);

  test('and the game is over', () => {
    expect(duel.turn(after(walled(), `${NOTHING_FITS}; pass`))).toBe(2);
    expect(duel.turn(over)).toBe('over');
    expect(duel.result(over)).not.toEqual({ kind: 'ongoing' });
  });

  test('then nothing is legal any more', () => {
    expect(legal(over)).toEqual([]);
    for (const text of ['pass', 'roll d s f++ ?', 'pick 1']) expect(whyNot(over, text)).toBe('game-over');
  });

  test('also where a power could have helped', () => {
    const state = after(walled('boxes=d:3'), NOTHING_FITS);
    expect(powersOf(state, 1)).toEqual(['free']);
    expect(duel.turn(after(state, 'pass; pass'))).toBe('over');
  });

  test('but the round is finished first, lightning included', () => {
    const state = after(walled('edition=fr boxes=f:1'), `${NOTHING_FITS}; pass; pass`);
    expect([duel.turn(state), duel.result(state)]).toEqual([1, { kind: 'ongoing' }]);
    expect(duel.turn(after(state, 'bonus s'))).toBe('over');
    expect(totals(after(state, 'bonus s'))).toEqual([4 * 3, 0]);
  });
});

describe('Only one player passes', () => {
  const onePassed = after(walled(), 'roll d f q++ s; pick 2; pick 1 4; pass; place s@c1 d@c2');

  test('and the game goes on', () => {
    expect([duel.turn(onePassed), onePassed.round, duel.result(onePassed)]).toEqual(['chance', 6, { kind: 'ongoing' }]);
  });

  test('also if the other passes in the round after', () => {
    const state = after(onePassed, 'roll d f q++ s; pick 2; pick 1 4; pass; place s@c1 d@c2');
    expect([duel.turn(state), state.round]).toEqual(['chance', 7]);
  });
});

describe('A map is full', () => {
  // The castle leaves 18 squares of one colour of a chessboard and 16 of the other, so no map is filled without split.
  const TILES = 'c2 c3,a3 b3,a2 b2,a1 b1,c1 d1,a4 b4,c4 c5,a5 b5,e3 e4,f3 g3,f4 g4,f5 g5,d5 e5,f2 g2,e1 e2,f1 g1'.split(
    ',',
  );
  const rounds = TILES.map((tile) => {
    const [one, two] = tile.split(' ');
    return `roll d d d d+; pick 1; pick 2 3; place d@${one} d+@${two}; place d@${one} d@${two}`;
  });
  const sheet = 'boxes=d:1,q:1 powers=d:split,s:free';
  const sixteen = play(sheet, rounds.join('\n'));
  const filled = after(sixteen, 'roll d d d d+; pick 1; pick 2 3; place d@d2 d+@d4');
  /** Player 1 fills its map and would win a cross by it. */
  const CROSS_WON = 'roll d q d d+; pick 2; pick 1 3; place q@d2 d+@d4; pass';

  test('but not with two squares left', () => {
    expect(drawnBy(sixteen, 1)).toHaveLength(32);
    expect([duel.turn(sixteen), sixteen.round]).toEqual(['chance', 17]);
  });

  test('and B still has its turn, as both draw at the same time', () => {
    expect(drawnBy(filled, 1)).toHaveLength(34);
    expect([duel.turn(filled), legal(filled), duel.result(filled)]).toEqual([2, ['pass'], { kind: 'ongoing' }]);
  });

  test('then the game is over, although the other map is not full', () => {
    const over = after(filled, 'pass');
    expect([duel.turn(over), drawnBy(over, 2).length]).toEqual(['over', 32]);
    // Player 1 drew d+ as A in the nine odd rounds, player 2 in the eight even ones; an unused castle bonus adds nothing.
    expect(castleOf(over, 1)).toBe(true);
    expect(totals(over)).toEqual([34 * 9, 32 * 8]);
    expect(duel.result(over)).toEqual({ kind: 'win', seat: 1, by: 'total' });
  });

  test.each(['edition=en', 'edition=fr', 'edition=es', 'edition=pl end=map'])(
    'and with %s no box is ticked any more, and no lightning strikes',
    (words) => {
      const last = after(play(`${words} ${sheet}`, rounds.join('\n')), CROSS_WON);
      expect([duel.turn(last), legal(last), duel.score(last)[0].total]).toEqual(['over', [], 33 * 9]);
      expect(last.players.map(({ ticks }) => ticks.q)).toEqual([0, 0]);
      expect(whyNot(last, 'cross d4')).toBe('game-over');
    },
  );

  test.each(['edition=pl', 'edition=en end=round', 'edition=en rules=1', 'edition=fr rules=1'])(
    'but with %s the round is finished first, lightning included',
    (words) => {
      const last = after(play(`${words} ${sheet}`, rounds.join('\n')), CROSS_WON);
      expect([duel.turn(last), duel.result(last), legal(last).length]).toEqual([1, { kind: 'ongoing' }, 34]);
      expect([duel.turn(after(last, 'cross d4')), totals(after(last, 'cross d4'))[0]]).toEqual(['over', 33 * 10]);
    },
  );

  describe('which decides a game by the French book', () => {
    const LAST_ROUND =
      'round=17 phase=place dice=?1,f2,D1,S2 map1=2qqqqq/qqqqqqq/qqf++*qqq/qqqqqqq/qqqqqqq ' +
      'map2=2qqqqq/qqqqqqq/qqs+*qqq/qqqqqdq/qqqqq2 book2=f2';
    const lastRound = (words: string) =>
      after(must(duel.parsePosition(`${words} ${LAST_ROUND}`.split(' '))), 'place ?q@a1 D@b1; pass');

    test('player 1 wins 2 : 1, as the game is over at once', () => {
      for (const words of ['edition=fr', 'edition=fr rules=2']) {
        const over = lastRound(words);
        expect([duel.turn(over), totals(over)]).toEqual(['over', [2, 1]]);
        expect(duel.result(over)).toEqual({ kind: 'win', seat: 1, by: 'total' });
        expect(whyNot(over, 'bonus q')).toBe('game-over');
      }
    });

    test('player 2 wins where the round is finished, as it was by version 1 of the rules', () => {
      for (const words of ['edition=fr rules=1', 'edition=fr end=round']) {
        const over = after(lastRound(words), 'bonus q');
        expect([duel.turn(over), totals(over)]).toEqual(['over', [2, 4]]);
        expect(duel.result(over)).toEqual({ kind: 'win', seat: 2, by: 'total' });
      }
    });
  });

  test.each(['', 'end=round', 'edition=fr', 'edition=fr rules=1'])(
    'and with "%s" the naive second opinion ends random games there too',
    (words) => {
      const { options, oracle } = tableOf(duel, words);
      let full = 0;
      for (let seed = 36; seed < 56; seed++) {
        const steps = [...randomWalk(duel, options, seeded(seed))];
        const end = steps.at(-1)!.state as DuelState;
        if (![1, 2].some((seat) => drawnBy(end, seat as 1 | 2).length === 34)) continue;
        full++;
        for (const { state, lines, turn } of steps.slice(-6)) {
          const opinion = oracle(lines);
          expect([opinion.turn, opinion.score]).toEqual([turn, totals(state as DuelState)]);
          expect(opinion.result).toBe(printOutcome(duel.result(state as DuelState)));
        }
      }
      expect(full).toBeGreaterThan(1);
    },
  );
});
