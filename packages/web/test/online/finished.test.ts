import { type Command, decideLink, Host, type Join, MemoryStore, sentOf } from '@castellan/match';
import { must, type Seat } from '@castellan/rules';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { ALL_RULES } from '../../src/games/load-rules.ts';
import { loadAreas } from '../../src/i18n/index.ts';
import { saveGame } from '../../src/online/finished.ts';
import { computer, newGame, PERSON } from '../../src/play/game-info.ts';
import { nameOf } from '../../src/play/names.ts';
import { rivalOf } from '../../src/play/rivals.ts';
import { openSession } from '../../src/play/session.ts';
import { gameStore } from '../../src/play/store.ts';
import { myGames, toCsv } from '../../src/study/my-record.ts';
import { groupsOf } from '../../src/study/statistics-screen.tsx';

beforeAll(async () => {
  await Promise.all([ALL_RULES.load(), loadAreas('common', 'online', 'setup', 'study')]);
});
beforeEach(async () => {
  const store = await gameStore();
  for (const { id } of await store.list()) await store.remove(id);
});

/** The log of an online game as a server sends it: Ada against another player, ended by these commands. */
async function sentLog(id: string, other: Join, ...commands: readonly (readonly [Seat, Command])[]) {
  const clock = { now: 1000 };
  const host = new Host({ store: new MemoryStore(), now: () => clock.now });
  const game = { game: 'duel', options: [], chance: { type: 'own' } } as const;
  must(
    await host.create(id, game, [
      { seat: 1, name: 'Ada', holder: 'a' },
      { seat: 2, ...other },
    ]),
  );
  // A link to another device is hidden: its number is missing in what is sent.
  must(await host.change(id, 'link', (match, world) => decideLink(match, 1, 'key', 1000, world)));
  must(await host.submit(id, 1, 'first', { type: 'act', action: 'pick 1' }));
  clock.now += 8 * 86_400_000;
  for (const [seat, command] of commands) must(await host.submit(id, seat, command.type, command));
  return sentOf(await host.log(id));
}

test('a finished online game is in my games, once, with its end and its replay', async () => {
  const log = await sentLog('g', { name: 'Bea' }, [2, { type: 'resign' }]);
  for (let times = 0; times < 2; times++) await saveGame('g', 1, log);
  const games = await (await gameStore()).list();
  expect(games).toHaveLength(1);
  const [info] = games;
  expect(info).toMatchObject({ id: 'g', over: true, ending: { reason: 'resigned', winner: 1 }, created: 1000 });
  expect(info!.actions.at(-1)).toBe('pick 1');
  expect([nameOf(info!, 1), nameOf(info!, 2)]).toEqual(['You', 'Bea']);
});

test('statistics count people by name, guests and bots, apart from the levels of the computer', async () => {
  // A person may be called like a level.
  await saveGame('won', 1, await sentLog('won', { name: 'page' }, [2, { type: 'resign' }]));
  await saveGame('lost', 1, await sentLog('lost', { name: 'Bea' }, [1, { type: 'resign' }]));
  await saveGame('guest', 1, await sentLog('guest', { name: 'Guest' }, [2, { type: 'resign' }]));
  await saveGame('bot', 1, await sentLog('bot', { name: 'Deep', bot: true }, [2, { type: 'resign' }]));
  await saveGame('none', 1, await sentLog('none', { name: 'Bea' }, [1, { type: 'close' }]));
  const store = await gameStore();
  await store.create(newGame('duel', { id: 'here', seats: [PERSON, computer('page')] }));
  const session = await openSession<object, unknown>((await store.get('here'))!, store);
  await session.ask!(1, { type: 'resign' });
  session.close();
  const games = await myGames();
  const rows = groupsOf(games).map(({ name, games: list }) => [name, list.map(({ outcome }) => outcome).sort()]);
  expect(rows).toEqual([
    ['Page', ['lost']],
    ['Bea', ['lost']],
    ['page', ['won']],
    ['People online', ['won']],
    ['Bots online', ['won']],
  ]);
  expect(toCsv(games)).toMatch(/,page,1,won,.*,person\n/);
});

test('the score between us stands at the next game: You 2 : 1 Bea, and nothing at the first one', async () => {
  const store = await gameStore();
  await saveGame('first', 1, await sentLog('first', { name: 'Bea' }, [2, { type: 'resign' }]));
  const first = (await store.get('first'))!;
  await saveGame('second', 1, await sentLog('second', { name: 'Bea' }, [2, { type: 'resign' }]));
  await saveGame('third', 1, await sentLog('third', { name: 'Bea' }, [1, { type: 'resign' }]));
  await saveGame('closed', 1, await sentLog('closed', { name: 'Bea' }, [1, { type: 'close' }]));
  expect(await rivalOf(first)).toMatchObject({ name: 'Bea', mine: 2, theirs: 1, games: 3 });
  await saveGame('other', 1, await sentLog('other', { name: 'Guest' }, [2, { type: 'resign' }]));
  expect(await rivalOf((await store.get('other'))!)).toBeNull();
});

test('two strangers called Ada have a score each; games of before belong to the only one there was', async () => {
  const store = await gameStore();
  const play = async (id: string, opponent: string | null, loser: Seat, name = 'Ada') => {
    await saveGame(id, 1, await sentLog(id, { name }, [loser, { type: 'resign' }]), opponent);
    return (await store.get(id))!;
  };
  const before = await play('before', null, 2);
  const first = await play('one', 'her', 2);
  expect(await rivalOf(first)).toMatchObject({ mine: 2, theirs: 0 });
  expect(await rivalOf(before)).toMatchObject({ mine: 2, theirs: 0 });
  const second = await play('two', 'another', 1);
  expect(await rivalOf(second)).toMatchObject({ name: 'Ada', mine: 0, theirs: 1 });
  expect(await rivalOf(first)).toMatchObject({ mine: 1, theirs: 0 });
  // Whose the game of before was nobody knows now.
  expect(await rivalOf(before)).toMatchObject({ mine: 1, theirs: 0, games: 1 });
  // Under another name it is the same person.
  expect(await rivalOf(await play('three', 'her', 2, 'Ada L.'))).toMatchObject({ mine: 2, theirs: 0 });
  const rows = groupsOf(await myGames()).map(({ name, games }) => [name, games.length]);
  expect(rows.toSorted()).toEqual([
    ['Ada L.', 2],
    ['Ada', 1],
    ['Ada', 1],
  ]);
});
