import { beforeAll, describe, expect, test } from 'vitest';
import { removeName } from '../src/admin/remove-name.ts';
import { pruneNotes } from '../src/unused-notes.ts';
import { Browser, startServer } from './people.ts';
import { playWord } from './word-games.ts';

let server: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  server = await startServer();
  return server.stop;
});

type Table = {
  players: number;
  rows: { place: number; name: string | null; points: number[]; you: boolean }[];
};

async function add(browser: Browser, body: object): Promise<{ status: number; table: Table; code?: string }> {
  const response = await browser.post('/api/words', body);
  const table = (await response.json()) as Table & { code?: string };
  return { status: response.status, table, ...(table.code && { code: table.code }) };
}

const FALCON = { game: 'duel', word: 'FALCON', level: 'novice', seat: 1 } as const;

describe('the table of a word', () => {
  test.each([
    { ...FALCON, word: 'LARK', seat: 2 },
    { ...FALCON, game: 'discovery', word: 'LARK', level: 'knight' },
  ] as const)('shows everyone who played it, the best board first: %o', async (wish) => {
    const games = await Promise.all([1, 2, 3].map((seed) => playWord(wish, seed)));
    const people = games.map(() => new Browser(server.base));
    let last: Table | null = null;
    for (const [i, { body }] of games.entries())
      last = (await add(people[i]!, { ...body, ...(i > 0 && { name: `Player ${i}` }) })).table;
    const best = games.map(({ points }) => points).toSorted((a, b) => b[0]! - a[0]! || a[1]! - b[1]!);
    expect(last!.players).toBe(3);
    expect(last!.rows.map(({ points }) => points)).toEqual(best);
    expect(last!.rows.filter(({ you }) => you)).toMatchObject([{ name: 'Player 2', points: games[2]!.points }]);
    // A name is not needed.
    expect(last!.rows.map(({ name }) => name).toSorted()).toEqual(['Player 1', 'Player 2', null]);
  });

  test('counts the first game of a player alone; sent again it changes the name', async () => {
    const ada = new Browser(server.base);
    const [first, second] = await Promise.all([playWord(FALCON, 1), playWord(FALCON, 2)]);
    await add(ada, first.body);
    const again = await add(ada, { ...second.body, name: 'Ada' });
    expect(again.table).toMatchObject({
      players: 1,
      rows: [{ place: 1, name: 'Ada', points: first.points, you: true }],
    });
    // The word is one, however it is typed.
    expect((await add(new Browser(server.base), { ...second.body, word: ' fálcon ' })).table.players).toBe(2);
  });

  test('believes no number and no game that was not played with these dice against this level', async () => {
    const eve = new Browser(server.base);
    const { body } = await playWord(FALCON, 5);
    const refuse = async (changed: object) => {
      const { status, code } = await add(eve, { ...body, ...changed });
      return [status, code];
    };
    const wrong = [422, 'not-this-game'];
    // Dice of another word, another roll, another answer of the level, another seat, a game that is not over, points.
    expect(await refuse({ word: 'OTHER' })).toEqual(wrong);
    const roll = body.actions.findIndex((text) => text.startsWith('roll'));
    expect(await refuse({ actions: body.actions.with(roll, 'roll s s s s') })).toEqual(wrong);
    expect(await refuse({ level: 'steward' })).toEqual(wrong);
    // The castellan thinks for too long to be asked again.
    expect((await refuse({ level: 'castellan' }))[0]).toBe(400);
    expect(await refuse({ seat: 2 })).toEqual(wrong);
    expect(await refuse({ actions: body.actions.slice(0, -1) })).toEqual(wrong);
    expect(await refuse({ actions: [...body.actions, body.actions.at(-1)!] })).toEqual(wrong);
    expect((await refuse({ points: [999, 0] }))[0]).toBe(400);
    expect(await refuse({ name: '   \u200b ' })).toEqual([400, 'bad-name']);
    expect((await refuse({ options: ['nonsense=1'] }))[1]).toBe('bad-options');
  });

  test('other rules, another level and the other seat are other tables', async () => {
    const ada = new Browser(server.base);
    const word = 'HERON';
    const other = await playWord({ ...FALCON, word, options: ['edition=fr'] }, 1);
    expect((await add(ada, (await playWord({ ...FALCON, word }, 1)).body)).table.players).toBe(1);
    expect((await add(ada, other.body)).table.players).toBe(1);
    expect((await add(ada, (await playWord({ ...FALCON, word, seat: 2 }, 1)).body)).table.players).toBe(1);
  });

  test('forgets a player who asks for it, a name that the host removes, and everything after thirty days', async () => {
    let now = Date.now();
    const [ada, ben] = [new Browser(server.base), new Browser(server.base)];
    const { body } = await playWord({ ...FALCON, word: 'OWL' }, 1);
    await add(ada, { ...body, name: 'Ada' });
    expect((await add(ben, { ...body, name: 'Ben' })).table.players).toBe(2);
    expect(await ada.client.exported()).toMatchObject({ words: [{ name: 'Ada' }] });
    expect((await removeName(server.store, 'ben')).words).toBe(1);
    await ada.client.erase();
    const { table } = await add(new Browser(server.base), body);
    expect(table.rows.map(({ name }) => name).toSorted()).toEqual(['?', null]);
    const host = { now: () => now } as never;
    const notes = () => server.store.notesAfter('word-result', null, 100);
    await pruneNotes(host, server.store);
    expect((await notes()).length).toBeGreaterThan(0);
    now += 31 * 86_400_000;
    await pruneNotes(host, server.store);
    expect(await notes()).toEqual([]);
  });
});
