import { discovery } from '@castellan/rules';
import { expect, test } from 'vitest';
import { after, CROSS, deal, legal, play, SQUARE, totals, wholeGame, whyNot } from './situations.ts';

/** Up to the last line, of which every domino has its king: nothing of it is placed yet. */
const LAST_ROUND = play('', deal([...CROSS.slice(0, 10), '19', '20'], [...SQUARE.slice(0, 10), '22', '24']));

test('With the sixth line chosen no line follows', () => {
  expect([LAST_ROUND.lines, LAST_ROUND.unseen, discovery.turn(LAST_ROUND)]).toEqual([6, [], 1]);
});

test('The last round is placing only, in ascending order', () => {
  expect(LAST_ROUND.phase).toBe('place');
  const turns = ['place 19 d6 d7', 'place 20 d4 d3', 'place 22 c7 c6', 'place 24 d6 d7'].reduce(
    ({ state, seen }, text) => {
      const next = after(state, text);
      return { state: next, seen: [...seen, discovery.turn(next)] };
    },
    { state: LAST_ROUND, seen: [discovery.turn(LAST_ROUND)] },
  );
  expect(turns.seen).toEqual([1, 1, 2, 2, 'over']);
});

test('The game ends after six rounds of four dominoes', () => {
  const over = wholeGame();
  expect([discovery.turn(over), legal(over), whyNot(over, 'discard')]).toEqual(['over', [], 'game-over']);
  expect(discovery.result(over)).toEqual({ kind: 'win', seat: 2, by: 'total' });
});

test('Nobody has won before', () => {
  expect(discovery.result(LAST_ROUND)).toEqual({ kind: 'ongoing' });
});

test('A kingdom may be filled to the last square', () => {
  const [, two] = wholeGame().kingdoms;
  expect(two.board.filter((square) => square !== null)).toHaveLength(24);
  expect(totals(wholeGame())).toEqual([5, 35]);
});
