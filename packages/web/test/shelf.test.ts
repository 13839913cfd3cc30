import 'fake-indexeddb/auto';
import { storeSuite } from '@castellan/match/store-suite';
import { expect, test, vi } from 'vitest';
import { newGame, PERSON } from '../src/play/kept.ts';
import { openSession } from '../src/play/session.ts';
import { DeviceShelf, openDeviceDrawer, pageDrawer } from '../src/play/shelf.ts';
import { storeOn } from '../src/play/store.ts';

storeSuite('IndexedDB', async () => ({
  store: new DeviceShelf(await openDeviceDrawer('suite')),
  again: async () => new DeviceShelf(await openDeviceDrawer('suite')),
  close: async () => undefined,
}));

storeSuite('a page that may not keep anything', async () => ({
  store: new DeviceShelf(pageDrawer()),
  again: null,
  close: async () => undefined,
}));

const shown = (seen: () => boolean) => vi.waitUntil(seen, { timeout: 30_000, interval: 5 });

test('a game played here is there again after a reload, to the last action', async () => {
  const store = storeOn(new DeviceShelf(await openDeviceDrawer('reload')));
  const kept = newGame('duel', { sitters: [{ ...PERSON, name: 'Ada' }, PERSON], seed: 7 });
  await store.put(kept);
  const session = openSession<unknown, unknown>(kept, store);
  session.draw();
  await shown(() => session.actions.value.length === 1);
  session.act({ type: 'pick', dice: [1] });
  await shown(() => session.actions.value.length === 2);
  session.close();

  const again = storeOn(new DeviceShelf(await openDeviceDrawer('reload')));
  const found = (await again.get(kept.id))!;
  expect(found.actions).toEqual(session.kept.value.actions);
  expect(found.sitters[0].name).toBe('Ada');
  const reopened = openSession(found, again);
  expect(reopened.state.value).toEqual(session.state.value);
  reopened.close();
});

test('an illegal action is refused with its reason and changes nothing', async () => {
  const store = storeOn(new DeviceShelf(pageDrawer()));
  const kept = newGame('duel', { seed: 1 });
  await store.put(kept);
  const session = openSession<unknown, unknown>(kept, store);
  expect(session.act({ type: 'pass' })).toEqual({ code: 'not-now' });
  expect(session.actions.value).toEqual([]);
  session.close();
});

test('a device that cannot write says so, and the game goes on', async () => {
  const shelf = new DeviceShelf(pageDrawer());
  const store = storeOn(shelf);
  const kept = newGame('duel', { seed: 3 });
  await store.put(kept);
  const session = openSession<unknown, unknown>(kept, store);
  shelf.append = () => Promise.reject(new Error('the disk is full'));
  session.draw();
  await shown(() => session.actions.value.length === 1);
  expect(session.unsaved.value).toBe(true);
  session.act({ type: 'pick', dice: [2] });
  await shown(() => session.actions.value.length === 2);
  session.close();
});

test('two tabs with the same game show the same table', async () => {
  const store = storeOn(new DeviceShelf(await openDeviceDrawer('tabs')));
  const kept = newGame('duel', { seed: 5 });
  await store.put(kept);
  const [one, two] = [openSession<unknown, unknown>(kept, store), openSession<unknown, unknown>(kept, store)];
  // Both roll at once: one roll counts, and both tabs show it.
  one.draw();
  two.draw();
  await shown(() => one.actions.value.length === 1 && two.actions.value.length === 1);
  expect(two.state.value).toEqual(one.state.value);
  one.act({ type: 'pick', dice: [3] });
  await shown(() => two.actions.value.length === 2);
  expect(two.state.value).toEqual(one.state.value);
  one.close();
  two.close();
});
