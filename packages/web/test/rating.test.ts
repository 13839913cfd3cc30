import { duel, must, type Seat, seeded } from '@castellan/rules';
import { ANCHORS } from '@castellan/together';
import { expect, test } from 'vitest';
import '../src/games/all-rules.ts';
import { computer, type GameInfo, newGame, PERSON } from '../src/play/game-info.ts';
import { LEVELS, type Level } from '../src/play/levels.ts';
import { chanceAgainst, levelFor, ratingNow, ratingsOf } from '../src/play/rating.ts';
import { type GameResult, ladderOf, nextToBeat, resultOf } from '../src/play/results.ts';

/** A whole game by chance. */
function played(choices: Partial<GameInfo> = {}): GameInfo {
  const below = seeded(5);
  const actions: string[] = [];
  let state = duel.create(must(duel.parseOptions([])));
  while (duel.turn(state) !== 'over') {
    const legal = duel.legal(state);
    const action = duel.turn(state) === 'chance' ? duel.draw(state, below) : legal[below(legal.length)]!;
    actions.push(duel.printAction(action));
    state = must(duel.apply(state, action));
  }
  return newGame('duel', { actions, over: true, seats: [PERSON, computer('squire')], ...choices });
}

let day = 0;
const against = (level: Level, ...outcomes: readonly GameResult['outcome'][]): GameResult[] =>
  outcomes.map((outcome) => {
    const touched = Date.UTC(2026, 0, ++day);
    const info = newGame('duel', { id: `g${day}`, seats: [PERSON, computer(level)], touched, over: true });
    return { info, me: 1, state: {}, outcome, scores: { mine: 0, theirs: 0 }, level, rated: true };
  });
const now = (results: readonly GameResult[]) => ratingNow('duel', results, Date.UTC(2026, 0, day));

test('without a game the level that adapts is the squire, and nothing is known', () => {
  expect(ratingNow('duel', [])).toBeNull();
  expect(levelFor('duel', null)).toBe('squire');
});

test('the rating begins at the level first chosen', () => {
  const [rating] = ratingsOf('duel', against('knight', 'drawn'));
  // The first player of a draw was expected to score a little more.
  expect(Math.abs(rating!.value - ANCHORS.duel.knight)).toBeLessThan(20);
});

test('who keeps losing meets someone easier, who keeps winning someone harder', () => {
  expect(LEVELS.indexOf(levelFor('duel', now(against('squire', 'lost', 'lost', 'lost'))))).toBeLessThan(2);
  expect(LEVELS.indexOf(levelFor('duel', now(against('squire', 'won', 'won', 'won'))))).toBeGreaterThan(2);
  expect(
    levelFor(
      'duel',
      now(against('knight', ...Array.from({ length: 10 }, (_, i) => (i % 2 ? 'won' : 'lost') as 'won'))),
    ),
  ).toBe('knight');
});

test('what one wins is said after five rated games, and falls from level to level', () => {
  const four = against('page', 'won', 'lost', 'won', 'lost');
  expect(chanceAgainst('duel', 'page', now(four))).toBeNull();
  const five = now([...four, ...against('page', 'won')]);
  const chances = LEVELS.map((level) => chanceAgainst('duel', level, five)!);
  expect(chances).toEqual(chances.toSorted((a, b) => b - a));
});

test('a game on paper counts whenever it was listed: the order is that of its end', () => {
  const games = against('squire', 'won', 'lost', 'won');
  expect(ratingsOf('duel', games.toReversed())).toEqual(ratingsOf('duel', games));
});

test('hints, real dice, take-backs, a set-up position and a game against a person are not rated', () => {
  expect(resultOf(played()).rated).toBe(true);
  expect(resultOf(played({ hints: 'warn' })).rated).toBe(false);
  expect(resultOf(played({ realDice: true })).rated).toBe(false);
  expect(resultOf(played({ takenBack: true })).rated).toBe(false);
  expect(resultOf(played({ seats: [PERSON, { kind: 'elsewhere', name: 'Ada', level: '' }] })).rated).toBe(false);
});

test('a game that was left is rated once both have acted twice', () => {
  const ending = { reason: 'resigned', winner: 2 as Seat } as const;
  const { actions } = played();
  expect(resultOf(played({ ending, actions: actions.slice(0, 4) })).rated).toBe(false);
  expect(resultOf(played({ ending, actions: actions.slice(0, 20) })).rated).toBe(true);
  expect(resultOf(played({ ending, actions: actions.slice(0, 20) })).outcome).toBe('lost');
});

test('the ladder counts wins in all games, not those with hints or take-backs', () => {
  const wins = against('novice', 'won', 'won', 'lost', 'won');
  const aided = against('page', 'won').map((one) => ({ ...one, info: { ...one.info, hints: 'three' } as GameInfo }));
  const ladder = ladderOf([...wins, ...aided, ...against('page', 'won')]);
  expect([ladder.novice, ladder.page]).toEqual([3, 1]);
  expect(nextToBeat(ladder)).toBe('page');
  expect(nextToBeat(Object.fromEntries(LEVELS.map((level) => [level, 3])) as Record<Level, number>)).toBeNull();
});
