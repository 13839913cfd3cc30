import { discovery, must } from '@castellan/rules';
import { describe, expect, test } from 'vitest';
import { after, CROSS, crossBuilt, deal, play, SQUARE, totals, wholeGame, whyNot } from './situations.ts';

describe('deck=base', () => {
  test('is played with 24 of the 48 dominoes of the base game: six lines, and then 24 are left unseen', () => {
    const six = play(
      'deck=base',
      deal(
        [
          '7 c5 d5',
          '8 e6 e7',
          '14 g5 f5',
          '30 f4 e4',
          ...[5, 6, 12, 18, 29, 44].map((n) => `${n} discard`),
          '46',
          '47',
        ],
        [
          '3 c5 d5',
          '4 e6 e7',
          '17 f5 g5',
          '28 f4 e4',
          ...[10, 11, 15, 21, 36, 39].map((n) => `${n} discard`),
          '41',
          '43',
        ],
      ),
    );
    expect([six.lines, six.unseen.length, six.phase]).toEqual([6, 24, 'place']);
    expect(discovery.turn(after(six, 'discard; discard; discard; discard'))).toBe('over');
  });

  test('keeps the 5×5', () => {
    expect(discovery.options(play('deck=base')).size).toBe(5);
  });
});

/** Lakes right and up from the castle, forests left and down: as far as 7×7 allows on all sides once 9 is placed. */
const FAR = ['3 e7 f7', '4 d7 d8', '5 d9 d10', '7 h7 i7', '8 j6 j7', '9', '13', '14'];
const NEAR = ['1 e7 f7', '2 h7 i7', '10 g5 g6', '11 g8 g9', '6 discard', '12', '15', '16'];

describe('size=7', () => {
  const state = play('size=7', deal(FAR, NEAR));

  test('is played with the whole base deck in twelve lines', () => {
    expect(discovery.options(state)).toMatchObject({ deck: 'base', size: 7 });
    expect(state.unseen).toHaveLength(48 - 16);
  });

  test('lets a kingdom grow to 7×7 and not beyond', () => {
    expect(whyNot(state, 'place 9 j4 j5')).toBeNull();
    expect(whyNot(state, 'place 9 k7 k8')).toBe('outside-bound');
  });

  test('has squares up to m13, the far corner of a kingdom with its castle in the other', () => {
    const first = deal(['1', '2', '5', '6'], ['3', '4', '7', '8']);
    expect(whyNot(play('size=7', first), 'place 1 m12 m13')).toBe('not-connected');
    expect(whyNot(play('', first), 'place 1 m12 m13')).toBe('off-board');
  });

  test('sorts rows as numbers: 9 comes before 10', () => {
    const before = play('size=7', deal(FAR.with(2, '5'), NEAR));
    expect(whyNot(before, 'place 5 d9 d10')).toBeNull();
    expect(whyNot(before, 'place 5 d10 d9')).toBe('not-canonical');
  });

  test('goes over twelve rounds', () => {
    let twelve = play('size=7');
    let lines = 0;
    while (discovery.turn(twelve) !== 'over') {
      const action =
        discovery.turn(twelve) === 'chance' ? discovery.draw(twelve, () => 0) : discovery.legal(twelve)[0]!;
      if (action.type === 'line') lines++;
      twelve = must(discovery.apply(twelve, action));
    }
    expect([lines, twelve.unseen]).toEqual([12, []]);
  });
});

describe('harmony=on', () => {
  test('gives 5 points from the start', () => {
    expect(totals(play('harmony=on'))).toEqual([5, 5]);
    expect(discovery.score(play('harmony=on'))[0].extras).toEqual([{ name: 'harmony', points: 5 }]);
  });

  test('ends with the first domino that is discarded', () => {
    const before = crossBuilt('harmony=on');
    const [one, two] = totals(before) as [number, number];
    expect(totals(after(before, 'discard'))).toEqual([one - 5, two]);
  });

  test('stays to the end of a kingdom without a discarded domino', () => {
    expect(totals(wholeGame('harmony=on'))).toEqual([5, 35 + 5]);
  });
});

describe('middle=on', () => {
  test('gives 10 points when the kingdom reaches exactly 2 squares from the castle on all four sides, gaps or not', () => {
    const three = play('middle=on', deal([...CROSS.slice(0, 3), '9', '4', '5'], [...SQUARE.slice(0, 4), '12', '13']));
    expect(discovery.score(three)[0].extras).toEqual([{ name: 'middle', points: 0 }]);
    expect(discovery.score(after(three, 'place 9 e6 e7'))[0].extras).toEqual([{ name: 'middle', points: 10 }]);
  });

  test.each([
    ['1 down', '3 e3 e4', '9 e6 d6'],
    ['1 up', '3 d4 e4', '9 e6 e7'],
  ])('gives nothing when it reaches only %s', (_, third, fourth) => {
    const state = play(
      'middle=on',
      deal(['1 c5 d5', '2 f5 g5', third, fourth, '4', '5'], [...SQUARE.slice(0, 4), '12', '13']),
    );
    expect(totals(state)[0]).toBe(1);
  });

  test('gives nothing when the castle is off the centre', () => {
    const state = play('middle=on', deal(['1 f5 g5', '2 h5 i5', '5', '6'], ['3 c5 d5', '4 f5 g5', '7', '8']));
    expect(totals(state)).toEqual([0, 0]);
  });

  test('asks for exactly 3 squares in 7×7', () => {
    const before = play('size=7 middle=on', deal(FAR, NEAR));
    expect(discovery.score(before)[0].extras).toEqual([{ name: 'middle', points: 0 }]);
    expect(discovery.score(after(before, 'place 9 j4 j5'))[0].extras).toEqual([{ name: 'middle', points: 10 }]);
  });

  test('gives nothing for 2 squares in 7×7', () => {
    expect(totals(play('size=7 middle=on', deal(FAR, NEAR)))[1]).toBe(0);
  });
});

test('Harmony and middle add up', () => {
  expect(totals(wholeGame('harmony=on middle=on'))).toEqual([5 + 10, 35 + 5 + 10]);
});

test('Without the variants nothing is added', () => {
  expect(discovery.score(wholeGame()).map(({ extras }) => extras)).toEqual([[], []]);
  expect(totals(wholeGame('harmony=off middle=off'))).toEqual([5, 35]);
});

describe('harmony=on, previewed', () => {
  const before = crossBuilt('harmony=on');

  test('is lost with the first domino that is discarded, and not won back with the second', () => {
    const lost = discovery.score(after(before, 'discard'))[0];
    expect(discovery.preview(before, { type: 'discard' }, 1)).toEqual(lost);
    const discardedOnce = after(before, 'discard');
    expect(discovery.preview(discardedOnce, { type: 'discard' }, 1)).toEqual(lost);
  });

  test('is kept by choosing', () => {
    const state = play('harmony=on', 'line 1 2 3 4; king 1');
    expect(discovery.preview(state, { type: 'pick', domino: 1 }).total).toBe(5);
  });
});
