import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import { type Logged, matchOf, summaryOf } from '@castellan/match';
import { seeded } from '@castellan/rules';
import { beforeAll, describe, expect, test } from 'vitest';
import { restore } from '../src/backup/archive.ts';
import { openStore } from '../src/index.ts';
import { Tokens } from '../src/tokens.ts';
import { Browser, playSeat, playSome, seatTwo, startServer } from './people.ts';
import { type PostgresUnderTest, startPostgres } from './postgres.ts';
import { CASTELLAN } from './process.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const GUIDE = readFileSync(join(ROOT, 'docs/hosting.md'), 'utf8');
const FILE = 'games.backup';

let postgres: PostgresUnderTest;
let folder: string;
let databases = 0;
beforeAll(async () => {
  postgres = await startPostgres();
  folder = mkdtempSync(join(tmpdir(), 'castellan-backup-'));
  return async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true });
  };
});

const newStore = {
  SQLite: async () => `sqlite:${join(folder, `games${databases++}.db`)}`,
  PostgreSQL: () => postgres.database(`backup${databases++}`),
};

/** The line of the hosting guide, run as it stands there but for the name of the file. */
function run(
  command: 'backup' | 'restore' | 'rotate-keys',
  url: string,
  file: string,
): Promise<{ code: number; said: string }> {
  const line = GUIDE.split('\n').find((one) => one.startsWith(`npx castellan ${command}`));
  const [, , ...given] = line!
    .split(' #')[0]!
    .trim()
    .split(' ')
    .map((word) => (word === FILE ? file : word));
  const words = [CASTELLAN, ...given];
  return new Promise((resolve) => {
    execFile(process.execPath, words, { cwd: ROOT, env: { ...process.env, DATABASE_URL: url } }, (error, out, err) =>
      resolve({ code: Number(error?.code ?? 0), said: out + err }),
    );
  });
}

async function everyLog(url: string): Promise<Map<string, readonly Logged[]>> {
  const store = await openStore(url);
  const logs = new Map<string, readonly Logged[]>();
  for (const id of await store.ids('', 1000)) logs.set(id, await store.read(id, 0));
  await store.close();
  return logs;
}

describe.each([
  ['SQLite', 'PostgreSQL'],
  ['PostgreSQL', 'SQLite'],
] as const)('a backup of %s restored into %s', (from, to) => {
  test('is made while people play, has every game whole, and people go on where it was', async () => {
    const [source, target] = [await newStore[from](), await newStore[to]()];
    const file = join(folder, `${from}-${to}.backup`);
    const server = await startServer({ DATABASE_URL: source });
    const tables = await Promise.all(
      (['duel', 'discovery', 'duel', 'discovery'] as const).map(async (game) => {
        const seated = await seatTwo(server.base, game);
        const open = [
          seated.ada.client.open(seated.id, () => {}),
          seated.ben.client.open(seated.id, () => {}),
        ] as const;
        await playSome(open, seeded(1), 6);
        return { ...seated, open };
      }),
    );
    const first = tables[0]!;
    const { seat, ...said } = { seat: first.ada, type: 'say', phrase: 'hello' } as const;
    await seat.client.command(first.id, said, 'before-the-backup');
    const rest = tables.slice(1);
    const playing = Promise.all(rest.flatMap(({ open }) => open.map((table, i) => playSeat(table, seeded(i)))));
    const backup = await run('backup', source, file);
    expect(backup).toMatchObject({
      code: 0,
      said: expect.stringMatching(/^4 games, \d+ events, sha256 [0-9a-f]{64}\n$/),
    });
    await playing;
    for (const { open } of tables) for (const table of open) table.close();
    await server.stop();

    expect(await run('restore', target, file)).toEqual({ code: 0, said: '4 games, 0 of them were there already\n' });
    const [before, after] = [await everyLog(source), await everyLog(target)];
    expect([...after.keys()].sort()).toEqual([...before.keys()].sort());
    for (const [id, log] of after) {
      expect(log.length).toBeGreaterThan(6);
      expect(log).toEqual(before.get(id)!.slice(0, log.length));
      expect(matchOf(id, log).actions.length).toBeGreaterThan(6);
    }

    // The same players, with what their browsers hold, at a server that never saw them.
    const again = await startServer({ DATABASE_URL: target });
    const { id, ada, ben } = first;
    for (const browser of [ada, ben]) browser.goTo(again.base);
    expect((await ada.client.command(id, said, 'before-the-backup')).status).toBe('duplicate');
    const [mine, theirs] = [ada.client.open(id, () => {}), ben.client.open(id, () => {})];
    await Promise.all([playSeat(mine, seeded(8)), playSeat(theirs, seeded(9))]);
    expect((await ada.client.view(id)).ending?.reason).toBe('played');
    for (const table of [mine, theirs]) table.close();
    await again.stop();

    // Once more: nothing is taken away from a game that has gone on.
    expect(await run('restore', target, file)).toEqual({ code: 0, said: '4 games, 4 of them were there already\n' });
    // Where there is less, the rest is added.
    expect(await run('restore', source, file)).toMatchObject({ code: 0 });
  });
});

describe('a backup that is not to be trusted', () => {
  let good: string;
  let url: string;
  let id: string;
  beforeAll(async () => {
    url = await newStore.SQLite();
    const server = await startServer({ DATABASE_URL: url });
    ({ id } = await seatTwo(server.base));
    await seatTwo(server.base, 'discovery');
    await server.stop();
    good = join(folder, 'good.backup');
    expect((await run('backup', url, good)).code).toBe(0);
  });

  const text = () => gunzipSync(readFileSync(good)).toString();
  const damaged: Record<string, () => Buffer> = {
    'cut off': () => readFileSync(good).subarray(0, -40),
    'without its last line': () => gzipSync(text().split('\n').slice(0, -2).join('\n')),
    'without one of its games': () => gzipSync(text().split('\n').toSpliced(1, 1).join('\n')),
    'with a changed game': () => gzipSync(text().replace('"Ada"', '"Eve"')),
    'of something else': () => gzipSync('{"format":"diary"}\n'),
    'that is no archive at all': () => Buffer.from('hello'),
  };

  test.each(Object.keys(damaged))('%s is refused, and nothing is written', async (name) => {
    const file = join(folder, 'bad.backup');
    writeFileSync(file, damaged[name]!());
    const empty = await openStore('memory:');
    await expect(restore(empty, file)).rejects.toThrow(/is no (whole )?backup/);
    expect(await empty.ids('', 10)).toEqual([]);
  });

  type Game = { id: unknown; log: Record<string, unknown>[] };
  /** A whole backup in which the first game, or the keys, are otherwise. */
  function forged(change: (game: Game, keys: unknown[]) => void): Buffer {
    const [format = '', keyLine = '', first = '', ...rest] = text().trimEnd().split('\n').slice(0, -1);
    const { keys } = JSON.parse(keyLine) as { keys: unknown[] };
    const game = JSON.parse(first) as Game;
    change(game, keys);
    const lines = [JSON.stringify({ keys }), JSON.stringify(game), ...rest].map((line) => `${line}\n`);
    const games = lines.slice(1).map((line) => JSON.parse(line) as Game);
    const seal = {
      games: games.length,
      events: games.reduce((sum, { log }) => sum + log.length, 0),
      sha256: createHash('sha256').update(lines.join('')).digest('hex'),
    };
    return gzipSync(`${format}\n${lines.join('')}${JSON.stringify(seal)}\n`);
  }

  test.each<[string, (game: Game, keys: unknown[]) => void, RegExp]>([
    ['an id that is none', (game) => (game.id = '../../etc'), /line 3: the id of a game is not one of ours/],
    ['no events', (game) => (game.log = []), /line 3: game \w{14} has no events/],
    ['a number left out', ({ log }) => (log[1]!.seq = 3), /event 2 of game \w{14} has another number/],
    ['a time that goes back', ({ log }) => (log[1]!.at = 0), /event 2 of game \w{14} has a time before/],
    ['a time that is text', ({ log }) => (log[0]!.at = 'now'), /event 1 of game \w{14} has a time before/],
    ['a time in the future', ({ log }) => (log.at(-1)!.at = 9e15 - 1), /is in the future/],
    ['a command that is a number', ({ log }) => (log[0]!.command = 7), /event 1 .* no command that could be ours/],
    ['an event of no known type', ({ log }) => (log[1]!.event = { type: 'toString' }), /event 2 .* an unknown type/],
    ['a second beginning', ({ log }) => (log[1]!.event = log[0]!.event), /event 2 .* is out of place/],
    ['a seat that is no seat', ({ log }) => Object.assign(log[1]!.event as object, { seat: 3 }), /has a wrong seat/],
    ['a player without a name', ({ log }) => delete (log[1]!.event as { name?: string }).name, /lacks name/],
    [
      'a holder that is a list',
      ({ log }) => Object.assign(log[1]!.event as object, { hidden: { holder: [] } }),
      /has a wrong holder/,
    ],
    ['a key of its own making', (_game, keys) => keys.push('password'), /line 2: a signing key is wrong/],
    [
      'a game that cannot be replayed',
      ({ log }) => (log.at(-1)!.event = { type: 'acted', by: 1, action: 'fly' }),
      /cannot be replayed/,
    ],
  ])('with %s is refused, and nothing is written', async (_what, change, why) => {
    const file = join(folder, 'forged.backup');
    writeFileSync(file, forged(change));
    const empty = await openStore('memory:');
    const keys = await empty.signingKeys();
    await expect(restore(empty, file)).rejects.toThrow(why);
    await expect(restore(empty, file)).rejects.toThrow(/is no backup of ours: .*\. Restore only your own backups$/);
    expect([await empty.ids('', 10), await empty.signingKeys()]).toEqual([[], keys]);
  });

  test('that is whole and only written again is restored', async () => {
    const file = join(folder, 'forged.backup');
    writeFileSync(
      file,
      forged(() => {}),
    );
    expect(await restore(await openStore('memory:'), file)).toEqual({ games: 2, already: 0, different: [] });
  });

  test('with a line or a text longer than any backup has is refused before it is read', async () => {
    const file = join(folder, 'bomb.backup');
    const empty = await openStore('memory:');
    writeFileSync(file, gzipSync(`{"format":"castellan-backup-1"}\n${'x'.repeat(3000)}`));
    await expect(restore(empty, file, { line: 2000, unpacked: 1e6, ratio: 100 })).rejects.toThrow(
      /one of its lines has more than 2000 letters/,
    );
    writeFileSync(file, gzipSync('x'.repeat(1_000_000)));
    await expect(restore(empty, file, { line: 2_000_000, unpacked: 1000, ratio: 100 })).rejects.toThrow(
      /it unpacks to more than \d+ bytes/,
    );
  });

  test('is shown in the terminal, as is one that is not there', async () => {
    const file = join(folder, 'bad.backup');
    writeFileSync(file, 'hello');
    const whole = await run('restore', await newStore.SQLite(), file);
    expect(whole).toEqual({ code: 1, said: expect.stringContaining('is no whole backup') });
    const there = await run('restore', await newStore.SQLite(), join(folder, 'nothing.backup'));
    expect(there).toEqual({ code: 1, said: expect.stringContaining('no such file') });
  });

  test('that knows a game otherwise leaves that game alone and says so', async () => {
    const other = await newStore.SQLite();
    const store = await openStore(other);
    const [created] = (await everyLog(url)).get(id) as [Logged];
    const changed: Logged = { ...created, at: created.at + 1 };
    await store.append(id, 0, 'create', [changed], summaryOf(matchOf(id, [changed])));
    await store.close();
    const { code, said } = await run('restore', other, good);
    expect([code, said]).toEqual([1, expect.stringContaining(`${id} has gone on differently`)]);
    const logs = await everyLog(other);
    expect(logs.get(id)).toEqual([changed]);
    expect(logs.size).toBe(2);
  });
});

describe('a backup of the wrong place', () => {
  test.each<[string, () => string | Promise<string>, RegExp]>([
    [
      'a file that does not exist',
      () => `sqlite:${join(folder, 'mistyped.db')}`,
      /no database of Castellan at .*mistyped\.db/,
    ],
    ['memory', () => 'memory:', /cannot be backed up/],
    ['a PostgreSQL that is not there', () => 'postgres://127.0.0.1:1/games', /127\.0\.0\.1:1 does not answer/],
    ['a database of somebody else', () => postgres.database(`else${databases++}`), /is none of Castellan/],
  ])('%s fails, makes nothing, and leaves the older backup as it is', async (_what, url, sentence) => {
    const file = join(folder, 'older.backup');
    writeFileSync(file, 'all my games');
    const { code, said } = await run('backup', await url(), file);
    expect(code).toBe(1);
    expect(said).toMatch(sentence);
    expect(readFileSync(file, 'utf8')).toBe('all my games');
    expect(existsSync(`${file}.part`)).toBe(false);
    expect(existsSync(join(folder, 'mistyped.db'))).toBe(false);
  });

  test('a database without games never takes the place of an older backup', async () => {
    const url = await newStore.SQLite();
    await (await openStore(url)).close();
    const file = join(folder, 'empty.backup');
    expect(await run('backup', url, file)).toMatchObject({ code: 0, said: expect.stringMatching(/^0 games/) });
    expect(await run('backup', url, file)).toMatchObject({
      code: 1,
      said: expect.stringContaining('was left as it is'),
    });
  });
});

test('only its owner can read a backup: it holds the secrets of running games', async () => {
  const url = await newStore.SQLite();
  const server = await startServer({ DATABASE_URL: url });
  await seatTwo(server.base);
  await server.stop();
  const file = join(folder, 'private.backup');
  writeFileSync(file, 'an older one, for everyone to read', { mode: 0o644 });
  writeFileSync(`${file}.part`, 'left behind by one that was cut off', { mode: 0o644 });
  expect((await run('backup', url, file)).code).toBe(0);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('the keys that sign sessions can be rotated, and players stay who they are', async () => {
  const url = await newStore.SQLite();
  const before = await startServer({ DATABASE_URL: url });
  const { ada, id } = await seatTwo(before.base);
  const [old] = await before.store.signingKeys();
  expect(await run('rotate-keys', url, FILE)).toEqual({
    code: 0,
    said: expect.stringMatching(/^A new key signs tokens; tokens signed with older keys stay good/),
  });
  const keys = await before.store.signingKeys();
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/), old]);
  await before.stop();
  const after = await startServer({ DATABASE_URL: url });
  ada.goTo(after.base);
  const cookie = ada.cookies.get('castellan');
  await ada.client.create({ game: 'duel' });
  expect(ada.cookies.get('castellan')).toBe(cookie);
  expect((await ada.client.view(id)).you).toBe(1);
  const ben = new Browser(after.base);
  await ben.client.create({ game: 'duel' });
  const made = ben.cookies.get('castellan')!;
  expect([new Tokens([keys[0]!]).isOurs('session', made), new Tokens([old!]).isOurs('session', made)]).toEqual([
    true,
    false,
  ]);
  await after.stop();
});
