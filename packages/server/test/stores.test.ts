import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Host, type Logged, MemoryStore, matchOf, newId, type Summary, summaryOf } from '@castellan/match';
import { storeSuite } from '@castellan/match/store-suite';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { storeError } from '../src/start-error.ts';
import { isPostgres, openStore, type ServerStore } from '../src/stores/index.ts';
import type { Note, NoteId } from '../src/stores/notes.ts';
import { type PostgresUnderTest, startPostgres } from './postgres.ts';
import { roomStoreSuite } from './room-store-suite.ts';

const [ADA, BEN] = [{ seat: 1, name: 'Ada' } as const, { seat: 2, name: 'Ben' } as const];

/** How a game begins: it is opened, and a player sits down. */
async function beginning(id: string): Promise<readonly [Logged, Logged]> {
  const store = new MemoryStore();
  const host = new Host({ store, now: () => 1000 });
  await host.create(id, { game: 'duel', options: [], listed: true }, [{ seat: 1, name: 'Ada' }]);
  const [created, joined] = await store.read(id, 0);
  return [created!, joined!];
}

interface Place {
  readonly url: string;
  readonly spread?: boolean;
  readonly gone: () => Promise<void>;
}

const places: Record<'memory' | 'SQLite' | 'PostgreSQL' | 'PostgreSQL, spread over machines', () => Promise<Place>> = {
  memory: async () => ({ url: 'memory:', gone: async () => {} }),
  SQLite: async () => {
    const directory = mkdtempSync(join(tmpdir(), 'castellan-sqlite-'));
    const gone = async () => rmSync(directory, { recursive: true, force: true });
    return { url: `sqlite:${join(directory, 'games.db')}`, gone };
  },
  PostgreSQL: async () => {
    postgres ??= startPostgres();
    return { url: await (await postgres).database(`games${databases++}`), gone: async () => {} };
  },
  'PostgreSQL, spread over machines': async () => ({ ...(await places.PostgreSQL()), spread: true }),
};

let postgres: Promise<PostgresUnderTest> | undefined;
let databases = 0;
afterAll(async () => (await postgres?.catch(() => null))?.stop());

for (const [name, place] of Object.entries(places)) {
  const opened: ServerStore[] = [];
  const open = async () => {
    const { url, spread, gone } = await place();
    const openOnce = async () => {
      const store = await openStore(url, undefined, spread);
      opened.push(store);
      return store;
    };
    const close = async () => {
      for (const store of opened.splice(0)) await store.close();
      await gone();
    };
    return { store: await openOnce(), again: url === 'memory:' ? null : openOnce, close };
  };

  storeSuite(name, open);
  roomStoreSuite(name, open);

  describe(`lists of games in ${name}`, () => {
    let store: ServerStore;
    beforeAll(async () => {
      const under = await open();
      store = under.store;
      return under.close;
    });

    test('games that wait are found by who is there, how fresh they are, and what is wanted', async () => {
      let now = 10_000;
      const host = new Host({ store, now: () => now });
      const begin = async (options: string[], seated: boolean, listed = true) => {
        const id = newId();
        now += 10;
        await host.create(
          id,
          { game: 'duel', options, listed },
          seated ? [{ seat: 1, name: '"players":[null,null]' }] : [],
        );
        return id;
      };
      const [old, french, empty, quiet] = [
        await begin([], true),
        await begin(['edition=fr'], true),
        await begin([], false),
        await begin([], true, false),
      ];
      const fresh = await begin([], true);
      const there = { attended: [old, french, empty, quiet], since: now, limit: 10 };
      const ids = async (filter: Parameters<ServerStore['waiting']>[0]) =>
        (await store.waiting(filter)).map(({ id }) => id);
      expect(await ids(there)).toEqual([fresh, french, old]);
      expect(await ids({ ...there, attended: [] })).toEqual([fresh]);
      expect(await ids({ ...there, limit: 1 })).toEqual([fresh]);
      const { game, options, time } = (await store.waiting(there)).at(-1)!;
      expect(await ids({ ...there, like: { game, options, time } })).toEqual([old, empty, fresh]);
      expect(await ids({ ...there, like: { game, options, time: { type: 'days', days: 3 } } })).toEqual([]);
      for (const id of [old, french, empty, quiet, fresh]) await store.remove(id);
    });

    test('the lobby lists open games, the newest first, and old games are pruned', async () => {
      let now = 1000;
      const host = new Host({ store, now: () => now });
      const [old, listed, newer] = [newId(), newId(), newId()];
      await host.create(old, { game: 'duel', options: [] });
      now = 2000;
      await host.create(listed, { game: 'duel', options: [], listed: true });
      now = 3000;
      await host.create(newer, { game: 'discovery', options: ['size=7'], listed: true });
      const lobby = await store.list({ status: 'open', listed: true, limit: 10 });
      expect(lobby.map(({ id }) => id)).toEqual([newer, listed]);
      expect(lobby[0]).toMatchObject({ game: 'discovery', players: [null, null], updatedAt: 3000 });
      expect(await store.seqs([old, listed, 'nothing'])).toEqual(
        new Map([
          [old, 1],
          [listed, 1],
        ]),
      );
      expect(await store.prune({ open: 2500, playing: 9999, over: null })).toBe(2);
      expect(await store.read(old, 0)).toEqual([]);
      expect((await store.read(newer, 0)).length).toBe(1);
      await store.check();
      await store.remove(newer);
    });

    test('of many old games five hundred are pruned at once', async () => {
      const [log] = await beginning('many');
      const add = (status: Summary['status']) =>
        Array.from({ length: 300 }, (_, n) => {
          const id = `${status}${n}`;
          return store.append(id, 0, 'create', [log], { ...summaryOf(matchOf(id, [log])), status });
        });
      await Promise.all([...add('over'), ...add('playing'), ...add('open')]);
      const limits = { over: null, playing: log.at + 1, open: log.at + 1 };
      expect(await store.prune({ over: log.at, playing: log.at, open: log.at })).toBe(0);
      expect(await store.prune(limits)).toBe(500);
      expect(await store.list({ status: 'playing', limit: 1000 })).toEqual([]);
      expect(await store.list({ status: 'open', limit: 1000 })).toHaveLength(100);
      expect(await store.prune(limits)).toBe(100);
      expect(await store.list({ limit: 1000 })).toHaveLength(300);
      expect(await store.prune({ over: log.at + 1, playing: null, open: null })).toBe(300);
    });

    test('all games are found page by page, and lists are as long as they are asked to be', async () => {
      const ids = ['b', 'a', 'd', 'c'];
      for (const [n, id] of ids.entries()) {
        const [log] = await beginning(id);
        const summary = { ...summaryOf(matchOf(id, [log])), updatedAt: 86_400_000 * (n % 2) + n, listed: n < 2 };
        await store.append(id, 0, 'create', [log], summary);
      }
      expect(await store.ids('', 3)).toEqual(['a', 'b', 'c']);
      expect(await store.ids('b', 3)).toEqual(['c', 'd']);
      expect(await store.ids('d', 3)).toEqual([]);
      const listed = async (filter: Parameters<ServerStore['list']>[0]) =>
        (await store.list(filter)).map(({ id }) => id).join('');
      expect(await listed({ limit: 9 })).toBe('cadb');
      expect(await listed({ limit: 3 })).toBe('cad');
      expect(await listed({ listed: true, limit: 9 })).toBe('ab');
      expect(await listed({ listed: false, limit: 9 })).toBe('cd');
      expect(await listed({ status: 'open', listed: false, limit: 1 })).toBe('c');
      expect(await listed({ status: 'over', limit: 9 })).toBe('');
      for (const id of ids) await store.remove(id);
      expect(await store.ids('', 3)).toEqual([]);
    });

    test('what an event says is replaced in its game alone', async () => {
      const log = await beginning('one');
      const [begin, joined] = log;
      for (const id of ['one', 'two']) await store.append(id, 0, 'create', log, summaryOf(matchOf(id, log)));
      const erased = { ...joined, event: { ...joined.event, name: '' } } as Logged;
      await store.rewrite('one', [erased]);
      expect(await store.read('one', 0)).toEqual([begin, erased]);
      expect(await store.read('two', 0)).toEqual([begin, joined]);
      for (const id of ['one', 'two']) await store.remove(id);
    });

    test('it knows the time', async () => {
      const before = Date.now();
      const now = await store.now();
      expect(Number.isInteger(now)).toBe(true);
      expect(now).toBeGreaterThanOrEqual(before);
      expect(now).toBeLessThanOrEqual(Date.now());
    });

    test('notes are found in order, page by page, by game, player and kind', async () => {
      const put = (scope: string, kind: string, key: string, holder: string | null = 'ada') =>
        store.putNote({ scope, kind, key, holder, body: `${scope}${kind}${key}`, seq: 0, due: 0 }, 0);
      for (const [scope, kind, key] of ['b m 2', 'b m 1', 'a n 2', 'a m 1', 'a n 1', 'c m 1'].map((it) =>
        it.split(' '),
      ))
        await put(scope!, kind!, key!);
      await put('d', 'm', '1', 'ben');
      const bodies = async (notes: Promise<readonly Note[]>) => (await notes).map(({ body }) => body).join(' ');
      expect(await bodies(store.notesIn('b', 'm'))).toBe('bm1 bm2');
      expect(await bodies(store.notesIn('a', 'm'))).toBe('am1');
      expect((await bodies(store.notesOf('ada'))).split(' ').sort()).toEqual([
        'am1',
        'an1',
        'an2',
        'bm1',
        'bm2',
        'cm1',
      ]);
      expect(await bodies(store.notesOf('ben'))).toBe('dm1');
      expect(await bodies(store.notesAfter('m', null, 3))).toBe('am1 bm1 bm2');
      expect(await bodies(store.notesAfter('m', { scope: 'b', kind: 'm', key: '1' }, 9))).toBe('bm2 cm1 dm1');
      expect(await store.note({ scope: 'a', kind: 'm', key: '2' })).toBeNull();
      await store.removeNote({ scope: 'b', kind: 'm', key: '1' });
      expect(await bodies(store.notesIn('b', 'm'))).toBe('bm2');
      for (const note of [...(await store.notesOf('ada')), ...(await store.notesOf('ben'))])
        await store.removeNote(note);
      expect(await store.notesAfter('m', null, 9)).toEqual([]);
    });

    test('of the notes that are behind as many come as are asked for', async () => {
      const [log] = await beginning('g');
      await store.append('g', 0, 'create', [log], summaryOf(matchOf('g', [log])));
      for (const key of ['1', '2', '3'])
        await store.putNote({ scope: 'g', kind: 'turn', key, holder: null, body: '', seq: 0, due: 0 }, 0);
      expect(await store.notesBehind('turn', 0, 2)).toHaveLength(2);
      expect(await store.notesBehind('turn', 0, 9)).toHaveLength(3);
      await store.putNote({ scope: 'gone', kind: 'turn', key: '1', holder: null, body: '', seq: 0, due: 0 }, 0);
      expect(await store.notesBehind('turn', 0, 9)).toHaveLength(3);
      await store.remove('g');
      await store.removeNote({ scope: 'gone', kind: 'turn', key: '1' });
    });

    test('has a key to sign with from the start, and takes in those of another store once', async () => {
      const [own, ...more] = await store.signingKeys();
      expect(own).toMatch(/^[0-9a-f]{64}$/);
      expect(more).toEqual([]);
      await store.addSigningKeys(['another', own!]);
      await store.addSigningKeys(['another']);
      expect(await store.signingKeys()).toEqual([own, 'another']);
      await store.rotateSigningKeys('newer', false);
      await store.rotateSigningKeys('newest', false);
      expect(await store.signingKeys()).toEqual(['newest', 'newer', own, 'another']);
      await store.rotateSigningKeys('only', true);
      await store.addSigningKeys(['restored']);
      expect(await store.signingKeys()).toEqual(['only', 'restored']);
    });

    test('a note is written by the node that read it last, and goes with its game', async () => {
      const host = new Host({ store });
      const id = newId();
      await host.create(id, { game: 'duel', options: [] });
      const note = { scope: id, kind: 'turn', key: '1', holder: 'ada', body: 'first', seq: 0, due: 0 };
      expect(await store.putNote(note, 0)).toBe(true);
      expect(await store.putNote({ ...note, body: 'too late' }, 0)).toBe(false);
      const writes = [1, 2, 3].map((n) => store.putNote({ ...note, body: `by ${n}` }, 1));
      expect((await Promise.all(writes)).filter(Boolean).length).toBe(1);
      const read = await store.note(note);
      expect(read).toMatchObject({ ...note, body: expect.stringMatching(/^by \d$/), version: 2 });
      await store.putNote({ ...note, key: '2', holder: null }, 0);
      await store.putNote({ ...note, scope: 'ada', kind: 'code' }, 0);
      expect((await store.notesIn(id, 'turn')).map(({ key }) => key)).toEqual(['1', '2']);
      expect((await store.notesOf('ada')).map(({ kind }) => kind).sort()).toEqual(['code', 'turn']);
      expect((await store.notesAfter('turn', null, 1)).map(({ key }) => key)).toEqual(['1']);
      expect((await store.notesAfter('turn', { scope: id, kind: 'turn', key: '1' }, 9)).length).toBe(1);
      await store.remove(id);
      expect(await store.notesIn(id, 'turn')).toEqual([]);
      expect((await store.notesOf('ada')).length).toBe(1);
      await store.removeNote({ scope: 'ada', kind: 'code', key: '1' });
      expect(await store.notesOf('ada')).toEqual([]);
    });

    test('what belongs to a player is read page by page, and of its games those that are not over', async () => {
      const host = new Host({ store });
      const games = Array.from({ length: 5 }, () => newId()).sort();
      for (const [i, id] of games.entries()) {
        await host.create(id, { game: 'duel', options: [] }, i < 2 ? [] : [ADA, BEN]);
        if (i === 3) await host.submit(id, 1, 'r', { type: 'resign' });
        for (const kind of ['seat', 'turn']) {
          await store.putNote({ scope: id, kind, key: 'cleo', holder: 'cleo', body: '', seq: 0, due: 0 }, 0);
        }
      }
      const read: string[] = [];
      for (let after: NoteId | null = null, length = 3; length === 3; ) {
        const page: readonly Note[] = await store.notesOf('cleo', { after, limit: 3 });
        read.push(...page.map(({ scope, kind }) => `${scope} ${kind}`));
        after = page.at(-1) ?? null;
        length = page.length;
      }
      expect(read).toEqual(games.flatMap((id) => [`${id} seat`, `${id} turn`]));
      const unfinished = await store.unfinished([...games.slice(1), 'nothing']);
      expect(unfinished.map(({ id, status }) => [id, status]).sort()).toEqual(
        [
          [games[1], 'open'],
          [games[2], 'playing'],
          [games[4], 'playing'],
        ].sort(),
      );
      for (const id of games) await store.remove(id);
    });

    test('what is rewritten is read again, with the command it came from', async () => {
      const host = new Host({ store });
      const id = newId();
      await host.create(id, { game: 'duel', options: [] });
      await host.join(id, 'cleo:a', { name: 'Ada' });
      const [created, joined] = await store.read(id, 0);
      const rewritten = { ...joined!, command: 'erased:2', event: { ...joined!.event, name: '?' } as Logged['event'] };
      await store.rewrite(id, [rewritten]);
      expect(await store.read(id, 0)).toEqual([created, rewritten]);
      await store.remove(id);
    });

    test('of two nodes that rewrite the same event the second is refused, and reads it again', async () => {
      const host = new Host({ store });
      const id = newId();
      await host.create(id, { game: 'duel', options: [] });
      await host.join(id, 'cleo:a', { name: 'Ada' });
      const read = await store.read(id, 0);
      const named = (name: string): Logged => ({ ...read[1]!, event: { ...read[1]!.event, name } as Logged['event'] });
      expect(await store.rewrite(id, [named('?')], read)).toBe(true);
      expect(await store.rewrite(id, [named('!')], read)).toBe(false);
      expect((await store.read(id, 0))[1]).toEqual(named('?'));
      expect(await store.rewrite(id, [named('!')], await store.read(id, 0))).toBe(true);
      expect((await store.read(id, 0))[1]).toEqual(named('!'));
      await store.remove(id);
    });

    test('notes that are due come first by how long they have been due', async () => {
      const note = { kind: 'check', key: '', holder: null, body: '', seq: 0 };
      for (const [scope, due] of [
        ['a', 300],
        ['b', 100],
        ['c', 200],
        ['d', 0],
      ] as const)
        await store.putNote({ ...note, scope, due }, 0);
      const scopes = async (now: number, limit: number) =>
        (await store.notesDue('check', now, limit)).map(({ scope }) => scope);
      expect(await scopes(299, 10)).toEqual(['d', 'b', 'c']);
      expect(await scopes(300, 2)).toEqual(['d', 'b']);
      expect(await store.notesDue('other', 300, 10)).toEqual([]);
      for (const scope of 'abcd') await store.removeNote({ scope, kind: 'check', key: '' });
    });

    test('notes fall behind when their game goes on, and wait until they are due', async () => {
      const host = new Host({ store });
      const id = newId();
      await host.create(id, { game: 'duel', options: [] });
      const note = { scope: id, kind: 'turn', key: '1', holder: 'ada', body: '', seq: 1, due: 500 };
      await store.putNote(note, 0);
      expect(await store.notesBehind('turn', 9999, 10)).toEqual([]);
      await host.join(id, 'a', { name: 'Ada' });
      expect(await store.notesBehind('turn', 499, 10)).toEqual([]);
      expect(await store.notesBehind('other', 500, 10)).toEqual([]);
      expect(await store.notesBehind('turn', 500, 10)).toEqual([{ ...note, version: 1 }]);
      await store.putNote({ ...note, seq: 2 }, 1);
      expect(await store.notesBehind('turn', 500, 10)).toEqual([]);
      await store.remove(id);
    });
  });
}

test('a store is opened by its address, and an address that is none is refused without being repeated', async () => {
  await expect(openStore('sqlite:')).rejects.toThrow(/^DATABASE_URL names no file\. Write sqlite:PATH/);
  for (const url of ['', 'memory', 'mysql://me:s3cret@x/y', 'xpostgres://me:s3cret@x/y', 'games.sqlite:']) {
    await expect(openStore(url)).rejects.toThrow(/^DATABASE_URL must begin with sqlite: or postgres:\/\/(?!.*s3cret)/);
  }
  const urls = ['postgres://x/y', 'postgresql://x/y', 'sqlite:postgres://x', 'postgres:x', 'memory:'];
  expect(urls.map(isPostgres)).toEqual([true, true, false, false, false]);
});

describe('rolling updates', () => {
  const fromTheFuture = 'ALTER TABLE games ADD COLUMN league TEXT';

  async function playsOn(store: ServerStore): Promise<void> {
    const host = new Host({ store });
    const id = newId();
    await host.create(id, { game: 'duel', options: [] }, [
      { seat: 1, name: 'Ada' },
      { seat: 2, name: 'Ben' },
    ]);
    expect((await host.submit(id, 1, 'c', { type: 'act', action: 'pick 1' })).ok).toBe(true);
    expect((await store.list({ limit: 1 }))[0]?.id).toBe(id);
  }
  const refusal =
    /^the database was last used by a newer version of Castellan \(its tables are at step 99, this version knows \d+\): start that version, or a newer one$/;

  test('a newer version adds to the SQLite tables: a node that runs goes on, an older one does not start', async () => {
    const { url, gone } = await places.SQLite();
    const store = await openStore(url);
    const db = new DatabaseSync(url.slice('sqlite:'.length));
    db.exec(`${fromTheFuture}; PRAGMA user_version=99`);
    await playsOn(store);
    await expect(openStore(url)).rejects.toThrow(refusal);
    expect(db.prepare('PRAGMA user_version').get()).toEqual({ user_version: 99 });
    db.close();
    await store.close();
    await gone();
  });

  test('a newer version adds to the PostgreSQL tables: a node that runs goes on, an older one does not start', async () => {
    const { url } = await places.PostgreSQL();
    const store = await openStore(url);
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(`${fromTheFuture}; INSERT INTO castellan_steps VALUES (99, now())`);
    await client.end();
    await playsOn(store);
    await expect(openStore(url)).rejects.toThrow(refusal);
    await store.close();
  });
});

test('a database with tables of another program keeps it from starting, and the sentence says so', async () => {
  const { url } = await places.PostgreSQL();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('CREATE TABLE games (score integer)');
  const error = await openStore(url).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ code: '42P07' });
  expect(storeError(url, error).message).toMatch(
    /^PostgreSQL at 127\.0\.0\.1:\d+ has tables of another program in the/,
  );
  // Nothing of ours was left there but the list of steps, which is empty.
  expect((await client.query('SELECT * FROM castellan_steps')).rows).toEqual([]);
  await client.end();
});

test('who looks at the lobby does not walk through the games that everyone has left', async () => {
  const { url, gone } = await places.SQLite();
  const store = await openStore(url);
  const prepare = vi.spyOn(DatabaseSync.prototype, 'prepare');
  const like = { game: 'duel', options: [], time: { type: 'none' } } as const;
  const filter = { attended: ['a'], since: Date.now(), limit: 10 };
  await store.waiting(filter);
  await store.waiting({ ...filter, like });
  const statements = prepare.mock.calls.map(([sql]) => sql);
  prepare.mockRestore();
  const db = new DatabaseSync(url.slice('sqlite:'.length));
  for (const sql of statements) {
    const plan = db.prepare(`EXPLAIN QUERY PLAN ${sql}`).all() as { detail: string }[];
    const ways = plan.map(({ detail }) => detail).filter((detail) => /\bgames\b/.test(detail));
    expect(ways).toEqual([
      'SEARCH games USING INDEX games_open ((day,updated_at)>(?,?))',
      'SEARCH games USING PRIMARY KEY (id=?)',
    ]);
  }
  expect(statements).toHaveLength(2);
  db.close();
  await store.close();
  await gone();
});

test('the last games that ended are found without sorting those of a whole day', async () => {
  const { url, gone } = await places.SQLite();
  const store = await openStore(url);
  const prepare = vi.spyOn(DatabaseSync.prototype, 'prepare');
  await store.list({ status: 'over', limit: 10 });
  const [sql] = prepare.mock.calls[0]!;
  prepare.mockRestore();
  const db = new DatabaseSync(url.slice('sqlite:'.length));
  const plan = db.prepare(`EXPLAIN QUERY PLAN ${sql}`).all() as { detail: string }[];
  expect(plan.map(({ detail }) => detail)).toEqual(['SCAN games USING INDEX games_over']);
  db.close();
  await store.close();
  await gone();
});

test('a page of the notes of one player is read from PostgreSQL without sorting all of them', async () => {
  const { url } = await places.PostgreSQL();
  const store = await openStore(url);
  const query = vi.spyOn(pg.Pool.prototype, 'query');
  await store.notesOf('ada', { after: { scope: 'g', kind: 'seat', key: 'ada' }, limit: 10 });
  const [text, values] = query.mock.calls[0] as unknown as [string, unknown[]];
  query.mockRestore();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // With next to nothing in the table it would not use any index by itself.
  await client.query('SET enable_seqscan = off; SET enable_bitmapscan = off');
  const { rows } = await client.query(`EXPLAIN ${text}`, values);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('Index Scan using notes_of_holder');
  expect(plan).not.toContain('Sort');
  await client.end();
  await store.close();
});

test('a game that is continued while PostgreSQL prunes old ones stays', async () => {
  const { url } = await places.PostgreSQL();
  const store = await openStore(url);
  let now = 1000;
  const host = new Host({ store, now: () => now });
  const [old, continued] = [newId(), newId()];
  for (const id of [old, continued]) await host.create(id, { game: 'duel', options: [] });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // Another node is in the middle of its append: the row is locked, and as old as before for everybody else.
  await client.query('BEGIN');
  await client.query('UPDATE games SET updated_at = 5000 WHERE id = $1', [continued]);
  now = 5000;
  const pruning = store.prune({ open: 2000, playing: null, over: null });
  const waiting = "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%DELETE FROM games%'";
  const isWaiting = async () => {
    // Within a transaction the first look would be cached.
    await client.query('SELECT pg_stat_clear_snapshot()');
    return (await client.query(waiting)).rowCount;
  };
  await vi.waitUntil(isWaiting, { timeout: 60_000 });
  await client.query('COMMIT');
  expect(await pruning).toBe(1);
  await client.end();
  expect((await store.read(continued, 0)).length).toBe(1);
  expect(await store.read(old, 0)).toEqual([]);
  await store.close();
});
