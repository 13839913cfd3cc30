import {
  chmodSync,
  copyFileSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Host, type Logged, matchOf, newId, summaryOf } from '@castellan/match';
import { begun } from '@castellan/match/store-suite';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { HEARTBEAT } from '../src/stores/notes.ts';
import { SqliteStore } from '../src/stores/sqlite.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'castellan-sqlite-'));
  return () => rmSync(folder, { recursive: true });
});

let files = 0;
async function open(path = join(folder, `${files++}`, 'games.db')) {
  const store = await SqliteStore.open(path);
  let isOpen = true;
  const close = async () => {
    if (isOpen) await store.close();
    isOpen = false;
  };
  onTestFinished(close);
  return { store, path, close };
}

const begin = begun({ listed: true }, 1000);
const summary = (id: string) => summaryOf(matchOf(id, [begin]));

test('nobody else on the machine can read the file, what is beside it or its folder, not even one made before', async () => {
  const { store, path } = await open();
  const beside = [path, `${path}-wal`, `${path}-shm`];
  await store.append('g', 0, 'create', [begin], summary('g'));
  const modes = () => beside.map((file) => statSync(file).mode & 0o777);
  expect(modes()).toEqual([0o600, 0o600, 0o600]);
  expect(statSync(join(path, '..')).mode & 0o777).toBe(0o700);
  for (const file of beside) chmodSync(file, 0o644);
  await open(path);
  expect(modes()).toEqual([0o600, 0o600, 0o600]);
});

test('a game stands in the file by what it is looked up by', async () => {
  const { store, path } = await open();
  await store.append('g', 0, 'create', [begin], summary('g'));
  const db = new DatabaseSync(path);
  expect(db.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
  expect(db.prepare('SELECT id, seq, status, listed, updated_at, deadline, day FROM games').all()).toEqual([
    { id: 'g', seq: 1, status: 'open', listed: 1, updated_at: 1000, deadline: null, day: 0 },
  ]);
  db.close();
});

test('what was erased is in no byte of the file and of what is beside it, a moment later', async () => {
  const { store, path } = await open();
  const [name, note] = ['a name to forget', 'a note to forget'];
  const joined: Logged = { seq: 2, at: 1000, command: 'join', event: { type: 'joined', seat: 1, name, bot: false } };
  for (let n = 0; n < 50; n++) {
    const id = { scope: `g${n}`, kind: 'seat', key: note };
    await store.append(`g${n}`, 0, 'create', [begin, joined], summary(`g${n}`));
    await store.putNote({ ...id, holder: note, body: note.repeat(20), seq: 0, due: 0 }, 0);
  }
  const bytes = () => [path, `${path}-wal`].map((file) => readFileSync(file, 'latin1')).join();
  expect(bytes()).toContain(name);
  for (let n = 0; n < 50; n++) {
    await store.rewrite(`g${n}`, [{ ...joined, event: { ...joined.event, name: '?' } as Logged['event'] }]);
    await store.removeNote({ scope: `g${n}`, kind: 'seat', key: note });
  }
  for (const text of [name, note]) await expect.poll(bytes, { timeout: 60_000 }).not.toContain(text);
});

test('a copy of the file alone has every game, a moment after the last move, also while someone reads', async () => {
  const { store, path } = await open();
  for (let n = 0; n < 20; n++) await store.append(`g${n}`, 0, 'create', [begin], summary(`g${n}`));
  const reader = new DatabaseSync(path, { readOnly: true });
  reader.exec('BEGIN');
  reader.prepare('SELECT count(*) FROM games').get();
  // Heartbeats go on all the time.
  const beats = setInterval(() => {
    void store.putNote(
      { scope: HEARTBEAT, kind: HEARTBEAT, key: `${++files}`, holder: null, body: '', seq: 0, due: 0 },
      0,
    );
  }, 200);
  onTestFinished(() => {
    clearInterval(beats);
    reader.close();
  });
  const copied = () => {
    const copy = join(folder, `copy-${files++}.db`);
    copyFileSync(path, copy);
    const db = new DatabaseSync(copy);
    onTestFinished(() => db.close());
    const hasTables = db.prepare("SELECT 1 FROM sqlite_master WHERE name = 'games'").get();
    return hasTables ? db.prepare('SELECT id FROM games').all().length : 0;
  };
  await expect.poll(copied, { timeout: 60_000, interval: 500 }).toBe(20);
});

describe('asked whether it can keep games', () => {
  test('it can, and has written nothing by that', async () => {
    const { store, path } = await open();
    await store.check();
    const db = new DatabaseSync(path);
    const version = db.prepare('PRAGMA user_version').get();
    await store.check();
    expect(db.prepare('PRAGMA user_version').get()).toEqual(version);
    expect(db.prepare('SELECT count(*) AS games FROM games').get()).toEqual({ games: 0 });
    db.close();
  });

  test.each<[string, (path: string) => void, RegExp]>([
    ['deleted', (path) => rmSync(path), /ENOENT/],
    [
      'replaced by another',
      (path) => writeFileSync(`${path}.new`, '') ?? renameSync(`${path}.new`, path),
      /games\.db is another file than the one/,
    ],
    ['cut off', (path) => truncateSync(path, 10), /games\.db is damaged$/],
    ['written over', (path) => writeFileSync(path, Buffer.alloc(50_000, 'x')), /games\.db is damaged$/],
    [
      'damaged behind its first page',
      (path) => {
        const db = new DatabaseSync(path);
        db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
        db.close();
        writeFileSync(path, readFileSync(path).fill('x', 4096));
      },
      /malformed/,
    ],
  ])('it cannot when its file was %s', async (_how, damage, why) => {
    const { store, path } = await open();
    await store.append('g', 0, 'create', [begin], summary('g'));
    damage(path);
    await expect(store.check()).rejects.toThrow(why);
  });

  test('it cannot when a table is gone', async () => {
    const { store, path } = await open();
    const db = new DatabaseSync(path);
    db.exec('DROP TABLE events');
    db.close();
    await expect(store.check()).rejects.toThrow(/no such table: events/);
  });

  test('it cannot after it was closed', async () => {
    const { store, close } = await open();
    await close();
    await expect(store.check()).rejects.toThrow('the store is closed');
    await expect(store.append('g', 0, 'create', [begin], summary('g'))).rejects.toThrow('the store is closed');
  });
});

test('what goes wrong in a round is lost for all of it and leaves nothing behind, and the next round works', async () => {
  const { store } = await open();
  const [good, bad] = [newId(), newId()];
  const round = [
    store.append(good, 0, 'create', [begin], summary(good)),
    store.append(bad, 0, 'create', [begin, begin], summary(bad)),
  ];
  for (const { status, ...rest } of await Promise.allSettled(round)) {
    expect(status).toBe('rejected');
    expect(String((rest as PromiseRejectedResult).reason)).toMatch(/UNIQUE constraint failed/);
  }
  expect(await store.ids('', 10)).toEqual([]);
  expect(await store.append(good, 0, 'create', [begin], summary(good))).toEqual({ status: 'committed' });
});

test('everything asked before it is closed is still written', async () => {
  const { store, path, close } = await open();
  const asked = Array.from({ length: 20 }, (_, n) => store.append(`g${n}`, 0, 'create', [begin], summary(`g${n}`)));
  await close();
  expect((await Promise.all(asked)).every(({ status }) => status === 'committed')).toBe(true);
  const { store: again } = await open(path);
  expect(await again.ids('', 100)).toHaveLength(20);
});

describe('a move in a game without a clock', () => {
  const DAY = 86_400_000;
  const joined = (seat: 1 | 2): Logged => ({
    seq: seat + 1,
    at: 1000,
    command: `join${seat}`,
    event: { type: 'joined', seat, name: 'Ada', bot: false },
  });
  const began = [begin, joined(1), joined(2)];
  const playing = { ...summaryOf(matchOf('g', began)), updatedAt: 1000 };
  const acted = (seq: number, at: number): Logged => ({
    seq,
    at,
    command: `m${seq}`,
    event: { type: 'acted', by: 1, action: 'pass' },
  });
  const move = (store: SqliteStore, seq: number, at: number, command = `m${seq}`) =>
    store.append('g', seq - 1, command, [acted(seq, at)], { ...playing, seq, updatedAt: at });

  test('is written to the events alone, and every list knows of it', async () => {
    const { store, path } = await open();
    await store.append('g', 0, 'create', began, playing);
    await store.append('h', 0, 'create', began, { ...playing, id: 'h', updatedAt: 4000 });
    expect(await move(store, 4, 5000)).toEqual({ status: 'committed' });
    const db = new DatabaseSync(path);
    const row = db.prepare("SELECT seq, updated_at, day FROM games WHERE id = 'g'");
    expect(row.get()).toEqual({ seq: 3, updated_at: 1000, day: 0 });
    expect(await store.seqs(['g', 'h'])).toEqual(
      new Map([
        ['g', 4],
        ['h', 3],
      ]),
    );
    const now = { ...playing, seq: 4, updatedAt: 5000 };
    expect(await store.unfinished(['g'])).toEqual([now]);
    for (const status of ['playing', undefined] as const) {
      const listed = await store.list({ ...(status && { status }), limit: 2 });
      expect(listed.map(({ id, seq, updatedAt }) => [id, seq, updatedAt])).toEqual([
        ['g', 4, 5000],
        ['h', 3, 4000],
      ]);
    }
    await store.putNote({ scope: 'g', kind: 'turn', key: '1', holder: 'ada', body: '', seq: 3, due: 0 }, 0);
    expect(await store.notesBehind('turn', 1, 10)).toHaveLength(1);
    // By the next day it stands elsewhere in the order.
    await move(store, 5, DAY + 1);
    expect(row.get()).toEqual({ seq: 5, updated_at: DAY + 1, day: 1 });
    db.close();
  });

  test('keeps its game from being pruned', async () => {
    const { store } = await open();
    await store.append('g', 0, 'create', began, playing);
    await move(store, 4, 5000);
    expect(await store.prune({ over: null, playing: 5000, open: null })).toBe(0);
    expect(await store.prune({ over: null, playing: 5001, open: null })).toBe(1);
    expect(await store.ids('', 10)).toEqual([]);
  });

  test('counts once, also where another process wrote to the same file, or the game was removed and begun again', async () => {
    const { store, path } = await open();
    const { store: other } = await open(path);
    await store.append('g', 0, 'create', began, playing);
    await move(store, 4, 5000);
    await move(other, 5, 5000);
    expect(await move(store, 6, 5000, 'm5')).toEqual({ status: 'duplicate' });
    expect(await move(store, 6, 5000, 'join2')).toEqual({ status: 'duplicate' });
    expect(await move(other, 6, 5000, 'm4')).toEqual({ status: 'duplicate' });
    expect(await move(store, 5, 5000, 'late')).toEqual({ status: 'conflict' });
    await store.remove('g');
    expect(await move(store, 4, 5000)).toEqual({ status: 'conflict' });
    await store.append('g', 0, 'create', began, playing);
    expect(await move(store, 4, 5000)).toEqual({ status: 'committed' });
    await store.rewrite('g', [{ ...joined(2), command: 'erased:3' }]);
    expect(await move(store, 5, 5000, 'erased:3')).toEqual({ status: 'duplicate' });
    expect(await store.append('g', 4, 'join2', [acted(5, 5000)], playing)).toEqual({ status: 'committed' });
  });

  test('is as new as it was when its round was lost', async () => {
    const { store, path } = await open();
    const { store: other } = await open(path);
    await store.append('g', 0, 'create', began, playing);
    const lost = [move(store, 4, 5000), store.append('bad', 0, 'create', [begin, begin], summary('bad'))];
    for (const { status } of await Promise.allSettled(lost)) expect(status).toBe('rejected');
    const another = { ...acted(4, 5000), command: 'other' };
    await other.append('g', 3, 'other', [another], { ...playing, seq: 4, updatedAt: 5000 });
    expect(await move(store, 5, 5000, 'm4')).toEqual({ status: 'committed' });
  });
});

test('tables of the first version are brought up to date, with the games in them', async () => {
  const path = join(folder, 'first.db');
  const db = new DatabaseSync(path);
  db.exec(`CREATE TABLE games (id TEXT PRIMARY KEY, seq INTEGER NOT NULL, status TEXT NOT NULL, listed INTEGER NOT NULL,
      updated_at INTEGER NOT NULL, deadline INTEGER, summary TEXT NOT NULL) WITHOUT ROWID;
    CREATE INDEX games_by_status ON games (status, listed, updated_at);
    CREATE TABLE events (game_id TEXT NOT NULL, seq INTEGER NOT NULL, at INTEGER NOT NULL, command TEXT, body TEXT NOT NULL,
      PRIMARY KEY (game_id, seq)) WITHOUT ROWID;
    CREATE UNIQUE INDEX events_by_command ON events (game_id, command) WHERE command IS NOT NULL;
    PRAGMA user_version=1`);
  const moment = 86_400_000 * 3 + 5;
  const row = [1, 'open', 1, moment, null, JSON.stringify(summary('g'))] as const;
  db.prepare('INSERT INTO games VALUES (?, ?, ?, ?, ?, ?, ?)').run('g', ...row);
  const joined = { type: 'joined', seat: 1, name: 'Ada', bot: false, hidden: { holder: 'ada' } };
  const add = db.prepare('INSERT INTO events VALUES (?, ?, ?, ?, ?)');
  add.run('g', 1, 1000, 'create', JSON.stringify(begin.event));
  add.run('g', 2, 1001, 'join', JSON.stringify(joined));
  const { store } = await open(path);
  expect(db.prepare('SELECT day FROM games').all()).toEqual([{ day: 3 }]);
  expect(
    db.prepare("SELECT name FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL ORDER BY name").all(),
  ).toEqual(['games_by_day', 'games_open', 'games_over', 'notes_by_due', 'notes_by_holder'].map((name) => ({ name })));
  db.close();
  expect(await store.read('g', 0)).toMatchObject([begin, { seq: 2, event: joined }]);
  expect(await store.signingKeys()).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
  expect(await store.notesOf('ada')).toMatchObject([{ scope: 'g', kind: 'seat', key: 'ada', version: 1 }]);
  const host = new Host({ store });
  expect((await host.match('g'))?.seats[0]?.name).toBe('Ada');
});
