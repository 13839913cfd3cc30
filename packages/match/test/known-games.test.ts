import { expect, test } from 'vitest';
import { matchOf } from '../src/index.ts';
import { KnownGames } from '../src/known-games.ts';
import { begun } from './playing.ts';

/** Looks at a game, as a call does. */
function visit(games: KnownGames, id: string): void {
  const game = games.hold(id);
  game.match ??= matchOf(id, [begun()]);
  games.release(game);
}

test('of the games not in use the ones used last stay', () => {
  const games = new KnownGames(2);
  for (const id of ['a', 'b', 'a', 'c']) visit(games, id);
  expect(['a', 'b', 'c'].map((id) => games.get(id) !== undefined)).toEqual([true, false, true]);
});

test('a game in use stays and is the same for all who use it, however many others come', () => {
  const games = new KnownGames(1);
  const held = games.hold('held');
  held.match = matchOf('held', [begun()]);
  for (let i = 0; i < 100; i++) visit(games, `g${i}`);
  expect(games.hold('held')).toBe(held);
  expect(games.size).toBe(2);
  games.release(held);
  visit(games, 'last');
  expect(games.get('held')).toBe(held);
  games.release(held);
  visit(games, 'later');
  expect(games.get('held')).toBeUndefined();
});

test('the games somebody follows are known by their ids', () => {
  const games = new KnownGames(10);
  for (const id of ['followed', 'used']) games.hold(id);
  games.get('followed')!.followers.add({ seq: 0, listener: () => {}, rewound: () => {} });
  visit(games, 'unused');
  expect(games.followed()).toEqual(['followed']);
});

test('an id without a game leaves nothing behind', () => {
  const games = new KnownGames(10);
  games.release(games.hold('nowhere'));
  expect(games.size).toBe(0);
});
