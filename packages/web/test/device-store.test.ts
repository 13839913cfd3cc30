import { readFileSync } from 'node:fs';
import { storeSuite } from '@castellan/match/store-suite';
import { type DuelAction, type DuelState, duel, seeded } from '@castellan/rules';
import { forceCloseDatabase } from 'fake-indexeddb';
import { describe, expect, test, vi } from 'vitest';
import { DeviceStore, openDeviceBackend, type StoredGame } from '../src/play/device-store.ts';
import { computer, type GameInfo, newGame, PERSON } from '../src/play/game-info.ts';
import { pageBackend } from '../src/play/page-backend.ts';
import { storedOf } from '../src/play/page-store.ts';
import { openSession } from '../src/play/session.ts';
import { keepsNothing, orInPage, storeOn } from '../src/play/store.ts';

// A worker thinks only in a browser; here the computer never comes to an end.
vi.mock('../src/engine/think.ts', () => ({
  think: () => ({ answer: new Promise<string>(() => {}), now: () => {}, drop: () => {} }),
}));

storeSuite('IndexedDB', async () => ({
  store: new DeviceStore(await openDeviceBackend('suite')),
  again: async () => new DeviceStore(await openDeviceBackend('suite')),
  close: async () => undefined,
}));

storeSuite('a page that may not keep anything', async () => ({
  store: new DeviceStore(pageBackend()),
  again: null,
  close: async () => undefined,
}));

const shown = (seen: () => boolean) => vi.waitUntil(seen, { timeout: 60_000, interval: 5 });

test('a game played here is there again after a reload, to the last action', async () => {
  const store = storeOn(new DeviceStore(await openDeviceBackend('reload')));
  const info = newGame('duel', { seats: [{ ...PERSON, name: 'Ada' }, PERSON], seed: 7 });
  await store.create(info);
  const session = await openSession<object, unknown>(info, store);
  session.roll!();
  await shown(() => session.actions.value.length === 1);
  session.act({ type: 'pick', dice: [1] });
  await shown(() => session.actions.value.length === 2);
  session.close();

  const again = storeOn(new DeviceStore(await openDeviceBackend('reload')));
  const found = (await again.get(info.id))!;
  expect(found.actions).toEqual(session.info.value.actions);
  expect(found.seats[0].name).toBe('Ada');
  const reopened = await openSession(found, again);
  expect(reopened.state.value).toEqual(session.state.value);
  reopened.close();
});

test('an illegal action is refused with its reason and changes nothing', async () => {
  const store = storeOn(new DeviceStore(pageBackend()));
  const info = newGame('duel', { seed: 1 });
  await store.create(info);
  const session = await openSession<object, unknown>(info, store);
  expect(session.act({ type: 'pass' })).toEqual({ code: 'not-now' });
  expect(session.actions.value).toEqual([]);
  session.close();
});

test('a device that cannot write says so, and the game goes on', async () => {
  const logs = new DeviceStore(pageBackend());
  const store = storeOn(logs);
  const info = newGame('duel', { seed: 3 });
  await store.create(info);
  const session = await openSession<object, unknown>(info, store);
  logs.append = () => Promise.reject(new Error('the disk is full'));
  session.roll!();
  await shown(() => session.actions.value.length === 1);
  expect(session.storage!.unsaved.value).toBe(true);
  session.act({ type: 'pick', dice: [2] });
  await shown(() => session.actions.value.length === 2);
  session.close();
});

test('two tabs with the same game show the same table', async () => {
  const store = storeOn(new DeviceStore(await openDeviceBackend('tabs')));
  const info = newGame('duel', { seed: 5 });
  await store.create(info);
  const [one, two] = [await openSession<object, unknown>(info, store), await openSession<object, unknown>(info, store)];
  // Both roll at once: one roll counts, and both tabs show it.
  one.roll!();
  two.roll!();
  await shown(() => one.actions.value.length === 1 && two.actions.value.length === 1);
  expect(two.state.value).toEqual(one.state.value);
  one.act({ type: 'pick', dice: [3] });
  await shown(() => two.actions.value.length === 2);
  expect(two.state.value).toEqual(one.state.value);
  one.close();
  two.close();
});

test('a device without room for another game lets it be played in the page, and says so', async () => {
  const device = pageBackend();
  const store = orInPage(storeOn(new DeviceStore(device)));
  const [saved, unsaved] = [newGame('duel', { seed: 3 }), newGame('duel', { seed: 4 })];
  await store.create(saved);
  device.change = () => Promise.reject(new Error('the disk is full'));
  expect(keepsNothing.value).toBe(false);
  await store.create(unsaved);
  expect(keepsNothing.value).toBe(true);
  const session = await openSession<object, unknown>((await store.get(unsaved.id))!, store);
  session.roll!();
  await shown(() => session.actions.value.length === 1);
  session.close();
  expect((await store.list()).map(({ id }) => id).sort()).toEqual([saved.id, unsaved.id].sort());
  // The table of a saved game says what could not be written.
  await expect(store.remove(saved.id)).rejects.toThrow('full');
  await store.remove(unsaved.id);
  expect((await store.list()).map(({ id }) => id)).toEqual([saved.id]);
  const other = await openSession<object, unknown>(saved, store);
  other.roll!();
  await shown(() => other.actions.value.length === 1);
  expect(other.storage!.unsaved.value).toBe(true);
  other.close();
});

describe('the connection to what the device keeps', () => {
  async function saved(name: string) {
    const asked = vi.spyOn(indexedDB, 'open');
    const store = storeOn(new DeviceStore(await openDeviceBackend(name)));
    const connections = asked.mock.results.map(({ value }) => (value as IDBOpenDBRequest).result);
    asked.mockRestore();
    const info = newGame('duel', { seed: 3 });
    await store.create(info);
    return { store, info, connections };
  }

  test('is made again where the browser ended it, as in a tab that was put to sleep: nothing is unsaved', async () => {
    const { store, info, connections } = await saved('asleep');
    const session = await openSession<object, unknown>(info, store);
    for (const connection of connections) forceCloseDatabase(connection as never);
    session.roll!();
    await shown(() => session.actions.value.length === 1);
    expect(session.storage!.unsaved.value).toBe(false);
    session.close();
    expect((await store.get(info.id))!.actions).toHaveLength(1);
  });

  test('makes way for a newer page, and the game of the older one goes on', async () => {
    const { store, info } = await saved('newer');
    const session = await openSession<object, unknown>(info, store);
    const newer = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('newer', 3);
      request.onblocked = () => reject(new Error('blocked by the older page'));
      request.onsuccess = () => resolve(request.result);
    });
    session.roll!();
    await shown(() => session.actions.value.length === 1);
    expect(session.storage!.unsaved.value).toBe(true);
    session.close();
    newer.close();
  });
});

/** Three games exactly as the page saved them when it rolled by itself: against the computer, with real dice, and one that is over. */
const OLD_GAMES = JSON.parse(
  readFileSync(new URL('fixtures/games-before-hosts.json', import.meta.url), 'utf8'),
) as StoredGame[];

describe('games that an older page saved', () => {
  async function oldStore(name: string) {
    const backend = await openDeviceBackend(name);
    for (const game of OLD_GAMES) await backend.change(game.id, () => game);
    return storeOn(new DeviceStore(await openDeviceBackend(name)));
  }

  test('are all in the list, with their players, rules and actions', async () => {
    const games = await (await oldStore('old-list')).list();
    const byId = new Map(games.map((game) => [game.id, game]));
    expect([...byId.keys()].sort()).toEqual(['aaaaaaaa', 'bbbbbbbb', 'cccccccc']);
    for (const { id, log, summary, setting } of OLD_GAMES) {
      const actions = log.flatMap(({ event }) => (event.type === 'acted' ? [event.action] : []));
      const { sitters: seats, marks, handOver, realDice } = setting as GameInfo & { sitters: GameInfo['seats'] };
      expect(byId.get(id)).toMatchObject({ game: summary.game, actions, seats, marks, handOver, realDice });
      expect(byId.get(id)!.over).toBe(id === 'cccccccc');
    }
  });

  test('have the players they had when their seats were saved under another name', async () => {
    const info = newGame('discovery', { seats: [{ ...PERSON, name: 'Ada' }, computer('knight')], hints: 'warn' });
    const { setting, ...game } = await storedOf(info);
    const { seats: sitters, ...rest } = setting as Pick<GameInfo, 'seats'>;
    const backend = pageBackend();
    await backend.change(info.id, () => ({ ...game, setting: { sitters, ...rest } }));
    const store = storeOn(new DeviceStore(backend));
    const found = (await store.get(info.id))!;
    expect([found.seats, found.marks, found.hints]).toEqual([info.seats, info.marks, 'warn']);
    const session = await openSession<object, unknown>(found, store);
    expect([session.isLocal(1), session.isLocal(2)]).toEqual([true, false]);
    session.roll!();
    await shown(() => session.actions.value.length === 1);
    session.close();
    expect(await store.list()).toMatchObject([{ seats: info.seats, actions: [expect.any(String)] }]);
  });

  test('open at the last action and go on: the page rolls, and with real dice a person enters the roll', async () => {
    const store = await oldStore('old-open');
    for (const id of ['aaaaaaaa', 'bbbbbbbb']) {
      const info = (await store.get(id))!;
      const session = await openSession<DuelState, DuelAction>({ ...info, seats: [PERSON, PERSON] }, store);
      expect(session.info.value.actions).toEqual(info.actions);
      expect(session.roll === null).toBe(id === 'bbbbbbbb');
      for (let more = 1; more <= 12; more++) {
        const action =
          session.turn.value === 'chance'
            ? duel.draw(session.state.value, seeded(more))
            : duel.legal(session.state.value)[0]!;
        if (session.turn.value === 'chance' && session.roll) session.roll();
        else expect(session.act(action)).toBeNull();
        await shown(() => session.actions.value.length === info.actions.length + more);
      }
      session.close();
      expect((await store.get(id))!.actions).toHaveLength(info.actions.length + 12);
    }
  });
});

describe('on one device', () => {
  const begin = async (choices: Partial<GameInfo>) => {
    const store = storeOn(new DeviceStore(pageBackend()));
    const info = newGame('duel', { seed: 5, ...choices });
    await store.create(info);
    const session = await openSession<DuelState, DuelAction>(info, store);
    session.roll!();
    await shown(() => session.actions.value.length === 1);
    session.act({ type: 'pick', dice: [1] });
    await shown(() => session.actions.value.length === 2);
    return { store, info, session };
  };

  test('an action is taken back when the other player agrees, and not before', async () => {
    const { store, info, session } = await begin({});
    const before = session.states.value[1];
    expect(await session.ask(1, { type: 'ask-take-back' })).toBeNull();
    expect(session.match.value.proposals['take-back']).toBe(1);
    expect(session.actions.value).toHaveLength(2);
    expect(await session.ask(2, { type: 'answer-take-back', agree: true })).toBeNull();
    expect(session.actions.value).toHaveLength(1);
    expect(session.state.value).toBe(before);
    expect((await store.get(info.id))!.actions).toHaveLength(1);
    session.close();
  });

  test('who declines keeps the action where it is', async () => {
    const { session } = await begin({});
    await session.ask(1, { type: 'ask-take-back' });
    await session.ask(2, { type: 'answer-take-back', agree: false });
    expect(session.actions.value).toHaveLength(2);
    expect(session.match.value.proposals['take-back']).toBeNull();
    session.close();
  });

  test('who resigns has lost, and the game is among those that are over', async () => {
    const { store, info, session } = await begin({});
    expect(await session.ask(2, { type: 'resign' })).toBeNull();
    expect(session.turn.value).toBe('over');
    expect(session.info.value).toMatchObject({ over: true, ending: { reason: 'resigned', winner: 1 } });
    expect(await store.get(info.id)).toMatchObject({ over: true, ending: { reason: 'resigned', winner: 1 } });
    session.close();
  });

  test('who runs out of time has lost', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const store = storeOn(new DeviceStore(pageBackend()));
    const info = newGame('duel', { seed: 5, time: { type: 'clock', seconds: 60, increment: 0 } });
    await store.create(info);
    const session = await openSession<DuelState, DuelAction>(info, store);
    session.roll!();
    await vi.advanceTimersByTimeAsync(59_000);
    expect(session.match.value.ending).toBeNull();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(session.match.value.ending).toEqual({ reason: 'time', winner: 2 });
    session.close();
    vi.useRealTimers();
  });

  test('a game goes on from a position', async () => {
    const position = 'duel edition=en rules=1 round=2 map1=s+f++* castle1=spent map2=d*/q1 book2=d1';
    const { store, info, session } = await begin({ options: ['edition=en', 'rules=1'], position });
    expect(duel.printPosition(session.states.value[0]!)).toBe(position);
    expect(await store.get(info.id)).toMatchObject({ position });
    session.close();
  });

  test('an opened game is replayed once, and what is confirmed is applied once and parsed by nobody', async () => {
    const { store, info, session } = await begin({});
    session.close();
    const [apply, parse] = [vi.spyOn(duel, 'apply'), vi.spyOn(duel, 'parseAction')];
    const again = await openSession<DuelState, DuelAction>(info, store);
    expect([apply.mock.calls.length, parse.mock.calls.length]).toEqual([2, 2]);
    again.act({ type: 'pick', dice: [2, 3] });
    await shown(() => again.actions.value.length === 3);
    expect([apply.mock.calls.length, parse.mock.calls.length]).toEqual([3, 2]);
    vi.restoreAllMocks();
    again.close();
  });
});
