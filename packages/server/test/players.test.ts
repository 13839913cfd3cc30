import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Created, Host } from '@castellan/match';
import pg from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import { hashOf } from '../src/caller.ts';
import { openStore } from '../src/index.ts';
import { Outgoing } from '../src/outgoing.ts';
import { Recovery } from '../src/recovery.ts';
import { SeatNotingStore } from '../src/seat-index.ts';
import type { ServerStore } from '../src/stores/index.ts';
import { Webhooks } from '../src/turns/webhook.ts';
import { pruneNotes } from '../src/unused-notes.ts';
import { Browser, seatTwo, startServer, until } from './people.ts';
import { type PostgresUnderTest, startPostgres } from './postgres.ts';

let postgres: PostgresUnderTest;
const folder = mkdtempSync(join(tmpdir(), 'castellan-players-'));
beforeAll(async () => {
  postgres = await startPostgres();
  return async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
});

const holderOf = (browser: Browser) => hashOf(browser.cookies.get('castellan')!);

describe.each([
  ['memory', async () => 'memory:'],
  ['SQLite', async () => `sqlite:${join(folder, 'games.db')}`],
  ['PostgreSQL', () => postgres.database('players')],
])('with games in %s', (_, url) => {
  let server: Awaited<ReturnType<typeof startServer>>;
  beforeAll(async () => {
    server = await startServer({ DATABASE_URL: await url() });
    return () => server.stop();
  });

  test('one code brings all my games to a new device, running and open, and the old one watches', async () => {
    const first = await seatTwo(server.base);
    const { ada } = first;
    const open = await ada.client.create({ game: 'discovery' });
    await ada.client.join(open.id, { name: 'Ada', key: open.key! });
    const code = await ada.client.newRecoveryCode();
    expect(code).toMatch(/^[2-9A-HJ-NP-Z]{5}(-[2-9A-HJ-NP-Z]{5}){3}$/);
    const phone = new Browser(server.base);
    const { games, name } = await phone.client.recover(` ${code.toLowerCase().replaceAll('-', ' ')} `);
    expect(games.map(({ id }) => id).sort()).toEqual([first.id, open.id].sort());
    expect(games.find(({ id }) => id === first.id)).toMatchObject({ you: 1, name: 'Ada', opponent: 'Ben', turn: 1 });
    expect(name).toBe('Ada');
    await phone.client.command(first.id, { type: 'act', action: 'pick 1' });
    expect((await ada.client.view(first.id)).you).toBe(null);
    await expect(ada.client.command(first.id, { type: 'resign' })).rejects.toThrow('not-your-seat');
    expect(await ada.client.myGames()).toEqual([]);
    // The code goes with the games: it brings them on, and back.
    expect((await ada.client.recover(code)).games.length).toBe(2);
    expect(await phone.client.myGames()).toEqual([]);
  });

  test('a second code ends the first, and a wrong one brings nothing', async () => {
    const { ada } = await seatTwo(server.base);
    const [first, second] = [await ada.client.newRecoveryCode(), await ada.client.newRecoveryCode()];
    const phone = new Browser(server.base);
    await expect(phone.client.recover(first)).rejects.toThrow('wrong-code');
    await expect(phone.client.recover('2'.repeat(20))).rejects.toThrow('wrong-code');
    expect((await phone.client.recover(second)).games.length).toBe(1);
  });

  test('a move to a new device that is cut off is finished by the next one that brings the code', async () => {
    const { ada, id } = await seatTwo(server.base);
    const code = await ada.client.newRecoveryCode();
    const lost = new Browser(server.base);
    // As if the node had died before the first game was moved, and the answer with the cookie had never come.
    const append = server.store.append.bind(server.store);
    server.store.append = async (...request) => {
      if (request[2].startsWith('recover:')) throw new Error('the node died');
      return append(...request);
    };
    await expect(lost.client.recover(code)).rejects.toMatchObject({ status: 503 });
    server.store.append = append;
    const phone = new Browser(server.base);
    expect((await phone.client.recover(code)).games.map((game) => game.id)).toEqual([id]);
  });

  test('a game that others keep busy is not left behind: the code is asked for again', async () => {
    const { ada, id } = await seatTwo(server.base);
    const code = await ada.client.newRecoveryCode();
    const phone = new Browser(server.base);
    const append = server.store.append.bind(server.store);
    server.store.append = async (...request) =>
      request[2].startsWith('recover:') ? { status: 'conflict' } : append(...request);
    await expect(phone.client.recover(code)).rejects.toMatchObject({ status: 503, message: 'busy' });
    server.store.append = append;
    expect((await phone.client.recover(code)).games.map((game) => game.id)).toEqual([id]);
  });

  test('two codes asked for at once leave one that is valid', async () => {
    const { ada, id } = await seatTwo(server.base);
    for (let round = 0; round < 5; round++) {
      const codes = await Promise.all([ada.client.newRecoveryCode(), ada.client.newRecoveryCode()]);
      const tried = await Promise.allSettled(codes.map((code) => new Browser(server.base).client.recover(code)));
      expect(tried.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      // The games come back for the next round.
      await ada.client.newRecoveryCode();
      expect((await ada.client.view(id)).you).toBe(1);
    }
  });

  test('after a thief used my code, my new one brings the games back and shuts the thief out', async () => {
    const { ada, ben, id } = await seatTwo(server.base);
    const stolen = await ada.client.newRecoveryCode();
    const thief = new Browser(server.base);
    await thief.client.recover(stolen);
    const theirs = await seatTwo(server.base);
    await thief.client.move(theirs.id, (await theirs.ada.client.link(theirs.id)).key);
    // The thief makes a code of their own, hands my game on by link, and wants no trace of it.
    const second = await thief.client.newRecoveryCode();
    const friend = new Browser(server.base);
    await friend.client.move(id, (await thief.client.link(id)).key);
    const mine = await ada.client.newRecoveryCode();
    expect((await ada.client.view(id)).you).toBe(1);
    for (const browser of [thief, friend]) {
      expect((await browser.client.view(id)).you).toBe(null);
      for (const code of [stolen, second]) await expect(browser.client.recover(code)).rejects.toThrow('wrong-code');
    }
    // What is the thief's own stays there, and a code of the thief brings no game of mine.
    expect((await thief.client.myGames()).map((game) => game.id)).toEqual([theirs.id]);
    const fresh = new Browser(server.base);
    const { games } = await fresh.client.recover(await thief.client.newRecoveryCode());
    expect(games.map((game) => game.id)).toEqual([theirs.id]);
    expect((await new Browser(server.base).client.recover(mine)).games.map((game) => game.id)).toEqual([id]);
    expect((await ben.client.view(id)).you).toBe(2);
  });

  test('the code brings games that I began later on the old device, and on the new one', async () => {
    const { ada, id } = await seatTwo(server.base);
    const code = await ada.client.newRecoveryCode();
    const phone = new Browser(server.base);
    await phone.client.recover(code);
    const later: string[] = [];
    for (const { client } of [ada, phone]) {
      const game = await client.create({ game: 'duel' });
      await client.join(game.id, { name: 'Ada', key: game.key! });
      later.push(game.id);
    }
    const { games } = await new Browser(server.base).client.recover(code);
    expect(games.map((game) => game.id).sort()).toEqual([id, ...later].sort());
  });

  test('a code that somebody gave me does not give them the games I had before', async () => {
    const mallory = await seatTwo(server.base);
    const mine = await seatTwo(server.base);
    const code = await mallory.ada.client.newRecoveryCode();
    await mine.ada.client.recover(code);
    expect((await mallory.ada.client.recover(code)).games.map((game) => game.id)).toEqual([mallory.id]);
    expect((await mine.ada.client.view(mine.id)).you).toBe(1);
  });

  test('a code from before players had a record brings the games, until there is a new one', async () => {
    const { ada, id } = await seatTwo(server.base);
    const old = 'ABCDEFGHJKMNPQRSTUVW';
    const holder = holderOf(ada);
    const note = { scope: hashOf(`recovery ${old}`), kind: 'code', key: '', holder, seq: 0, due: 0 };
    await server.store.putNote({ ...note, body: JSON.stringify([holder]) }, 0);
    expect(await ada.client.exported()).toMatchObject({ recoveryCode: true });
    const phone = new Browser(server.base);
    expect((await phone.client.recover(old)).games.map((game) => game.id)).toEqual([id]);
    expect((await ada.client.recover(old)).games.map((game) => game.id)).toEqual([id]);
    await ada.client.newRecoveryCode();
    await expect(phone.client.recover(old)).rejects.toThrow('wrong-code');
    await server.store.removeNote(note);
  });

  test('a code is for players with games: a token that was never given out gets none', async () => {
    const made = new Browser(server.base);
    made.cookies.set('castellan', 'A'.repeat(43));
    await expect(made.client.newRecoveryCode()).rejects.toMatchObject({ status: 401, message: 'unauthenticated' });
    const idle = new Browser(server.base);
    await idle.client.create({ game: 'duel' });
    await expect(idle.client.newRecoveryCode()).rejects.toMatchObject({ status: 409, message: 'no-games' });
    for (const browser of [made, idle]) expect(await server.store.notesOf(holderOf(browser))).toEqual([]);
  });

  test('neither the code nor the token is in the database', async () => {
    const { ada } = await seatTwo(server.base);
    const code = await ada.client.newRecoveryCode();
    const notes = [
      ...(await server.store.notesOf(holderOf(ada))),
      ...(await server.store.notesDue('code', 1e15, 1000)),
    ];
    const saved = JSON.stringify(notes);
    expect(saved).not.toContain(code);
    expect(saved).not.toContain(code.replaceAll('-', ''));
    expect(saved).not.toContain(ada.cookies.get('castellan'));
  });

  test('I can see all that the server knows of me', async () => {
    const { ada, ben, id } = await seatTwo(server.base);
    await ada.client.command(id, { type: 'say', phrase: 'hello' });
    await ben.client.command(id, { type: 'say', phrase: 'smile' });
    await ada.client.newRecoveryCode();
    const told = (await ada.client.exported()) as {
      games: { events: { event: { type: string; phrase?: string } }[] }[];
    };
    expect(told).toMatchObject({ session: holderOf(ada), recoveryCode: true, push: [], webhook: null });
    expect(told.games).toMatchObject([{ id, name: 'Ada', opponent: 'Ben' }]);
    expect(told.games[0]!.events.map(({ event }) => event.phrase ?? event.type)).toEqual(['joined', 'hello']);
    await expect(new Browser(server.base).client.exported()).rejects.toThrow('unauthenticated');
  });

  test('erased, I am in no game, no list and no log any more; a running game is lost', async () => {
    const { ada, ben, id } = await seatTwo(server.base);
    const finished = await seatTwo(server.base);
    // A game that is over, a game that waits, and a seat that came from another device.
    const { key } = await finished.ada.client.link(finished.id);
    await ada.client.move(finished.id, key);
    await ada.client.command(finished.id, { type: 'resign' });
    const open = await ada.client.create({ game: 'duel', listed: true });
    await ada.client.join(open.id, { name: 'Ada' });
    await ada.client.newRecoveryCode();
    const holder = holderOf(ada);
    const token = ada.cookies.get('castellan')!;
    await ada.client.erase();
    expect(ada.cookies.get('castellan')).toBe('');
    const view = await ben.client.view(id);
    expect(view.ending).toEqual({ reason: 'resigned', winner: 2 });
    expect(view.seats.map((player) => player?.name)).toEqual(['?', 'Ben']);
    for (const game of [id, finished.id, open.id]) {
      const log = JSON.stringify(await server.store.read(game, 0));
      expect(log).not.toContain('"Ada"');
      expect(log).not.toContain(holder);
      // A reader of the whole log comes to the same game.
      expect((await ben.client.log(game)).events.length).toBeGreaterThan(0);
    }
    expect(JSON.stringify(await server.store.list({ limit: 50 }))).not.toContain(`"id":"${id}","seq":2`);
    expect((await server.store.list({ limit: 50 })).find((game) => game.id === id)?.players[0]?.name).toBe('?');
    expect(await server.store.notesOf(holder)).toEqual([]);
    ada.cookies.set('castellan', token);
    expect((await ada.client.view(id)).you).toBe(null);
    expect(await ada.client.myGames()).toEqual([]);
  });

  test('erased, no device I ever played on has left a trace, also where a rematch waits for me', async () => {
    const { ada, ben, id } = await seatTwo(server.base);
    await ben.client.command(id, { type: 'resign' });
    const { next } = await ben.client.rematch(id);
    await ben.client.join(next, { name: 'Ben' });
    const tablet = new Browser(server.base);
    await tablet.client.move(id, (await ada.client.link(id)).key);
    const phone = new Browser(server.base);
    await phone.client.recover(await tablet.client.newRecoveryCode());
    const other = await seatTwo(server.base);
    await other.ben.client.command(other.id, { type: 'resign' });
    const saved = (await other.ben.client.rematch(other.id)).next;
    const tokens = [ada, tablet, phone, other.ada].map(holderOf);
    // What the first device began since is its own.
    const own = await ada.client.create({ game: 'duel' });
    await ada.client.join(own.id, { name: 'Grandma', key: own.key! });
    await phone.client.erase();
    await other.ada.client.erase();
    for (const game of [id, next, other.id, saved]) {
      const log = JSON.stringify(await server.store.read(game, 0));
      for (const token of tokens) expect(log).not.toContain(token.slice(0, 16));
      expect(log).not.toContain('"Ada"');
      expect(await server.store.notesIn(game, 'seat')).toHaveLength(game === saved ? 0 : 1);
    }
    expect((await ada.client.myGames()).map((game) => [game.id, game.name])).toEqual([[own.id, 'Grandma']]);
    expect((await server.store.notesOf(tokens[0]!)).map(({ scope }) => scope)).toEqual([own.id]);
    // The other player has all that is theirs.
    expect((await ben.client.view(id)).you).toBe(2);
    expect((await ben.client.view(next)).you).toBe(1);
  });

  test('a device whose seat went to another one is forgotten, and the seat keeps its name', async () => {
    const { ada, id } = await seatTwo(server.base);
    const phone = new Browser(server.base);
    await phone.client.move(id, (await ada.client.link(id)).key);
    const token = holderOf(ada);
    await ada.client.erase();
    expect(JSON.stringify(await server.store.read(id, 0))).not.toContain(token.slice(0, 16));
    const { you, seats, ending } = await phone.client.view(id);
    expect([you, seats[0]?.name, ending]).toEqual([1, 'Ada', null]);
  });
});

test.each([
  ['memory', async () => 'memory:'],
  ['SQLite', async () => `sqlite:${join(folder, 'unused.db')}`],
  ['PostgreSQL', () => postgres.database('unused')],
])('codes and webhooks in %s go when their player has had no game for 30 days', async (_, url) => {
  const store = await openStore(await url());
  let now = 1000;
  const host = new Host({ store: new SeatNotingStore(store, store), now: () => now });
  const recovery = new Recovery(host, store);
  const webhooks = new Webhooks(store, new Outgoing([]), 300);
  const sit = (id: string, holder: string) =>
    host.create(id, { game: 'duel', options: [] }, [{ seat: 1, name: 'Ada', holder }]);
  for (const holder of ['ada', 'bot']) await sit(`${holder}game`, holder);
  const code = await recovery.newCode('ada', () => {});
  await recovery.recover(code, 'phone', () => {});
  await webhooks.set('bot', 'https://bot.example/', now);
  // As an earlier version wrote it: it is not old, its age is unknown.
  await store.putNote({ scope: 'old', kind: 'webhook', key: '', holder: 'old', body: '{}', seq: 0, due: 0 }, 0);
  const kinds = async () => {
    const all = await Promise.all(
      ['player', 'device', 'code', 'webhook'].map((kind) => store.notesDue(kind, 1e15, 10)),
    );
    return all.map(({ length }) => length);
  };
  expect(await kinds()).toEqual([1, 2, 1, 2]);
  now += 20 * 86_400_000;
  await store.remove('botgame');
  expect(await pruneNotes(host, store)).toBe(0);
  now += 20 * 86_400_000;
  expect(await pruneNotes(host, store)).toBe(1);
  expect(await kinds()).toEqual([1, 2, 1, 1]);
  await store.remove('adagame');
  now += 31 * 86_400_000;
  expect(await pruneNotes(host, store)).toBeGreaterThan(0);
  expect(await kinds()).toEqual([0, 0, 0, 0]);
  await store.close();
});

/** Writes a rematch as earlier versions did: reserved for the devices that the seats were at. */
async function reserveForDevices(store: ServerStore, rematch: string, [one, two]: [Browser, Browser]): Promise<void> {
  const [created] = await store.read(rematch, 0);
  const event = created!.event as Created;
  const hidden = { ...event.hidden, reserved: [holderOf(one), holderOf(two)] as const };
  await store.rewrite(rematch, [{ ...created!, event: { ...event, hidden } }]);
}

/** All that a new reader of a game is sent. */
async function streamed(base: string, id: string, seq: number): Promise<string> {
  const leaving = new AbortController();
  const { body } = await fetch(`${base}/api/games/${id}/events`, { signal: leaving.signal });
  let text = '';
  for await (const piece of body!.pipeThrough(new TextDecoderStream())) {
    text += piece;
    if (text.includes(`id: ${seq}\n`)) break;
  }
  leaving.abort();
  return text;
}

test('erased, I am named to nobody any more: not in the log, not on a stream, not by another node', async () => {
  const env = { DATABASE_URL: await postgres.database('named'), HEARTBEAT_SECONDS: '300' };
  const [here, there] = [await startServer(env), await startServer(env)];
  const { ada, ben, id } = await seatTwo(here.base, 'duel', there.base);
  const others = [ben, new Browser(here.base)];
  const pages = others.map(({ client }) => client.open(id, () => {}));
  for (const page of pages) await until(page, ({ match }) => match?.seats[0]?.name === 'Ada');
  // A seat that was given back before the game began: somebody else has it, and only the log tells of it.
  const left = await ben.client.create({ game: 'duel' });
  await ada.client.join(left.id, { name: 'Ada', seat: 1, key: left.key! });
  await ada.client.command(left.id, { type: 'leave' });
  await new Browser(here.base).client.join(left.id, { name: 'Cleo', seat: 1, key: left.key! });
  for (const game of [id, left.id]) {
    for (const { client } of others) expect(JSON.stringify(await client.log(game))).toContain('"Ada"');
  }
  await ada.client.erase();
  for (const game of [id, left.id]) {
    for (const [node, { client }] of [there, here].map((one, i) => [one, others[i]!] as const)) {
      const { seq, events } = await client.log(game);
      expect(JSON.stringify(events)).not.toContain('Ada');
      expect(await streamed(node.base, game, seq)).not.toContain('Ada');
      expect(JSON.stringify(await client.view(game))).not.toContain('Ada');
    }
  }
  expect((await ben.client.view(left.id)).seats[0]?.name).toBe('Cleo');
  // A watcher reads it again, and comes to the same.
  for (const page of pages) {
    const { match } = await until(page, (state) => state.match?.seats[0]?.name === '?' && state.connection === 'live');
    expect(match?.ending).toEqual({ reason: 'resigned', winner: 2 });
    page.close();
  }
  await here.stop();
  await there.stop();
});

describe.each([
  ['one node, games in memory', async () => 'memory:', 1],
  ['one node on SQLite', async () => `sqlite:${join(folder, 'both.db')}`, 1],
  ['two nodes on PostgreSQL', () => postgres.database('both'), 2],
])('while somebody is erased at %s', (_, url, count) => {
  let nodes: Awaited<ReturnType<typeof startServer>>[];
  beforeAll(async () => {
    const env = { DATABASE_URL: await url(), HEARTBEAT_SECONDS: '300' };
    nodes = [];
    for (let n = 0; n < count; n++) nodes.push(await startServer(env));
    return async () => {
      for (const node of nodes) await node.stop();
    };
  });

  test('the other player can be, too: the same event tells of neither afterwards', async () => {
    const [here, there] = [nodes[0]!, nodes.at(-1)!];
    const { ada, ben, id } = await seatTwo(here.base, 'duel', there.base);
    await ben.client.command(id, { type: 'resign' });
    const { next } = await ben.client.rematch(id);
    await reserveForDevices(here.store, next, [ben, ada]);
    await ben.client.join(next, { name: 'Ben' });
    const tokens = [ada, ben].map(holderOf);
    // The first has read the log and not written to it yet.
    const rewrite = here.store.rewrite.bind(here.store);
    let waiting = true;
    here.store.rewrite = async (...request) => {
      if (request[0] === next && waiting) {
        waiting = false;
        await ben.client.erase();
      }
      return rewrite(...request);
    };
    await ada.client.erase();
    here.store.rewrite = rewrite;
    expect(waiting).toBe(false);
    for (const game of [id, next]) {
      const log = JSON.stringify(await there.store.read(game, 0));
      for (const told of [...tokens.map((token) => token.slice(0, 16)), '"Ada"', '"Ben"'])
        expect(log).not.toContain(told);
      expect(await there.store.notesIn(game, 'seat')).toEqual([]);
      for (const { base } of nodes) expect((await new Browser(base).client.log(game)).events).not.toEqual([]);
    }
  });

  test('the opponent plays on elsewhere, and nothing that was acknowledged is lost', async () => {
    const [here, there] = [nodes[0]!, nodes.at(-1)!];
    const { ada, ben, id } = await seatTwo(here.base, 'duel', there.base);
    const rewrite = here.store.rewrite.bind(here.store);
    let said: readonly unknown[] = [];
    here.store.rewrite = async (...request) => {
      if (said.length === 0) said = (await ben.client.command(id, { type: 'say', phrase: 'hello' })).events;
      return rewrite(...request);
    };
    await ada.client.erase();
    here.store.rewrite = rewrite;
    for (const { base } of nodes) {
      const { events } = await new Browser(base).client.log(id);
      expect(events).toEqual(expect.arrayContaining([...said]));
      expect(JSON.stringify(events)).not.toContain('"Ada"');
    }
    expect(said).toHaveLength(1);
  });

  /** Lets something happen at the moment when a node is about to keep the first command of this name. */
  function justBefore({ store }: (typeof nodes)[number], command: RegExp, happens: () => Promise<unknown>): void {
    const append = store.append.bind(store);
    store.append = async (...request) => {
      if (command.test(request[2])) {
        store.append = append;
        await happens();
      }
      return append(...request);
    };
  }

  test('a rematch opened just before knows nothing of them afterwards', async () => {
    const [here, there] = [nodes[0]!, nodes.at(-1)!];
    const { ada, ben, id } = await seatTwo(here.base, 'duel', there.base);
    await ben.client.command(id, { type: 'resign' });
    const token = holderOf(ada);
    justBefore(here, /^erase:/, () => ben.client.rematch(id));
    await ada.client.erase();
    const { next } = await ben.client.view(id);
    expect(JSON.stringify(await there.store.read(next!, 0))).not.toContain(token);
    expect(await there.store.notesIn(next!, 'seat')).toEqual([]);
    expect(await there.store.notesOf(token)).toEqual([]);
  });

  test('a rematch opened just after is refused, and no game is left that nobody can join', async () => {
    const [here, there] = [nodes[0]!, nodes.at(-1)!];
    const { ada, ben, id } = await seatTwo(here.base, 'duel', there.base);
    await ben.client.command(id, { type: 'resign' });
    const [token, opponent] = [holderOf(ada), holderOf(ben)];
    justBefore(there, /^rematch:/, () => ada.client.erase());
    await expect(ben.client.rematch(id)).rejects.toMatchObject({ status: 409, message: 'no-opponent' });
    expect((await there.store.notesOf(opponent)).map(({ scope }) => scope)).toEqual([id]);
    expect(await there.store.notesOf(token)).toEqual([]);
  });

  test('a seat they take elsewhere meanwhile stays theirs, and can be erased later', async () => {
    const [here, there] = [nodes[0]!, nodes.at(-1)!];
    const { ada, ben } = await seatTwo(here.base, 'duel', there.base);
    const token = holderOf(ada);
    const twin = new Browser(there.base);
    twin.cookies.set('castellan', ada.cookies.get('castellan')!);
    const { id, key } = await ben.client.create({ game: 'duel' });
    const notesOf = here.store.notesOf.bind(here.store);
    let asked = 0;
    here.store.notesOf = async (...request) => {
      // First for the games, then for all the rest.
      if (++asked === 2) await twin.client.join(id, { name: 'Ada', key: key! });
      return notesOf(...request);
    };
    await ada.client.erase();
    here.store.notesOf = notesOf;
    expect((await there.store.notesOf(token)).map(({ scope }) => scope)).toEqual([id]);
    await twin.client.erase();
    expect(JSON.stringify(await there.store.read(id, 0))).not.toContain(token.slice(0, 16));
  });
});

test('games of a database from before are found by their players', async () => {
  const path = join(folder, 'before.db');
  const server = await startServer({ DATABASE_URL: `sqlite:${path}` });
  const { ada, id } = await seatTwo(server.base);
  await server.stop();
  const db = new DatabaseSync(path);
  db.exec('DROP TABLE notes; PRAGMA user_version=3');
  db.close();
  const store = await openStore(`sqlite:${path}`);
  expect((await store.notesOf(holderOf(ada))).map(({ kind, scope }) => [kind, scope])).toEqual([['seat', id]]);
  await store.close();
});

test.each([
  ['SQLite', async () => `sqlite:${join(folder, 'saved.db')}`],
  ['PostgreSQL', () => postgres.database('saved')],
])('a rematch that waits in a %s from before is found by the player it is reserved for', async (_, database) => {
  const url = await database();
  const server = await startServer({ DATABASE_URL: url });
  const { ada, ben, id } = await seatTwo(server.base);
  await ben.client.command(id, { type: 'resign' });
  const { next } = await ben.client.rematch(id);
  await reserveForDevices(server.store, next, [ben, ada]);
  await server.stop();
  if (url.startsWith('sqlite:')) {
    const db = new DatabaseSync(url.slice('sqlite:'.length));
    db.exec(`DELETE FROM notes WHERE scope = '${next}'; PRAGMA user_version=4`);
    db.close();
  } else {
    const client = new pg.Client(url);
    await client.connect();
    await client.query(`DELETE FROM notes WHERE scope = '${next}'; DELETE FROM castellan_steps WHERE step >= 6`);
    await client.end();
  }
  const store = await openStore(url);
  for (const player of [ada, ben]) {
    expect((await store.notesOf(holderOf(player))).map(({ scope }) => scope).sort()).toEqual([id, next].sort());
  }
  await store.close();
});

test('a code is tried only so often', async () => {
  const server = await startServer({ RATE_PER_ADDRESS: '1200', RATE_PER_SESSION: '300' });
  const thief = new Browser(server.base);
  const answers: number[] = [];
  for (let n = 0; n < 12; n++) answers.push((await thief.post('/api/me/recover', { code: `${n}`.repeat(20) })).status);
  expect(answers.filter((status) => status === 403).length).toBeLessThanOrEqual(20);
  expect(answers.at(-1)).toBe(429);
  await server.stop();
});
