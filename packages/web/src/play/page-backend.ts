import type { Backend, StoredGame } from './device-store.ts';

/** In the page itself, where a browser forbids everything else. */
export function pageBackend(): Backend {
  const games = new Map<string, StoredGame>();
  return {
    all: async () => [...games.values()],
    get: async (id) => games.get(id),
    change: async (id, next) => {
      const after = next(games.get(id));
      if (after) games.set(id, after);
      else games.delete(id);
    },
  };
}

/** On the device; a game for which it has no room is begun in the page. */
export function roomyBackend(device: Backend): Backend {
  const page = pageBackend();
  return {
    all: async () => [...(await page.all()), ...(await device.all())],
    get: async (id) => (await page.get(id)) ?? (await device.get(id)),
    change: async (id, next) => {
      if (await page.get(id)) return page.change(id, next);
      try {
        await device.change(id, next);
      } catch (error) {
        const begun = next(undefined);
        if (!begun) throw error;
        await page.change(id, () => begun);
      }
    },
  };
}
