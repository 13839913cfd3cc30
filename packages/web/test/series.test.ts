import { newSeries } from '@castellan/match';
import { discovery, duel } from '@castellan/rules';
import { expect, test } from 'vitest';
import { gameUntil } from '../../../e2e/saved-games.ts';
import { addRules } from '../src/games/loaded-rules.ts';
import { computer, type GameInfo, newGame, PERSON } from '../src/play/game-info.ts';
import { openSession } from '../src/play/session.ts';
import { gameStore } from '../src/play/store.ts';
import { nextInSeries, seriesAfter, seriesOfNext } from '../src/series/info.ts';
import { outcomeOf } from '../src/table/finale.ts';

addRules(duel);
addRules(discovery);

const RULES = { format: 'best-of', games: 3 } as const;

/** A finished game of Duel, the first of a match. */
const firstGame = (setting: Partial<GameInfo> = {}): GameInfo =>
  gameUntil('duel', ({ phase }) => phase === 'over', {
    setting: { seats: [PERSON, computer('squire')], series: newSeries(RULES), ...setting },
  });

test('the next game of a match has its score with the seats changed', () => {
  const info = firstGame();
  const won = outcomeOf(info) === 'win';
  expect(seriesAfter(info)).toMatchObject({ played: 1, wins: won ? [1, 0] : [0, 1], over: false });
  expect(seriesOfNext(info)).toMatchObject({
    previous: info.id,
    series: { ...RULES, number: 2, wins: won ? [0, 1] : [1, 0] },
  });
});

test('a game outside a match has no score of one', () => {
  const { series: _, ...single } = firstGame();
  expect(seriesAfter(single)).toBe(null);
  expect(seriesOfNext(single)).toEqual({});
});

test('a match on this device is there again after a reload, and its next game begins once', async () => {
  const store = await gameStore();
  const info = firstGame();
  await store.create(info);
  const found = (await store.get(info.id))!;
  expect(found.series).toEqual(info.series);
  expect(await nextInSeries(found)).toBe(null);
  const next = { ...firstGame(), id: 'second', actions: [], over: false, ...seriesOfNext(found) };
  await store.create(next);
  expect(await nextInSeries(found)).toMatchObject({ id: 'second', previous: info.id, series: { number: 2 } });
});

test('the second game of a pair has the dice of the first, also where those were real, and the next pair new ones', async () => {
  const store = await gameStore();
  const two = [
    { ...PERSON, name: 'Ada' },
    { ...PERSON, name: 'Bea' },
  ] as const;
  const pair = newSeries({ format: 'pair', games: 2 });
  const first = firstGame({ seats: two, series: pair, realDice: true });
  const second = { ...newGame('duel', { id: 'again', seats: two }), ...seriesOfNext(first) };
  await store.create(second);
  const session = await openSession<object, unknown>((await store.get('again'))!, store);
  await session.roll!();
  expect(session.match.value.actions[0]!.action).toBe(first.actions[0]);
  session.close();
  const over = { ...firstGame({ seats: two }), series: second.series! };
  expect(seriesOfNext(over)).toMatchObject({ series: { format: 'pair', number: 1 } });
  expect(seriesOfNext(over)).not.toHaveProperty('outcomes');
});
