import { DeviceStore, type StoredGame } from './device-store.ts';
import type { GameInfo } from './game-info.ts';
import { pageBackend } from './page-backend.ts';
import { create, type GameStore, storeOn } from './store.ts';

/** Games that are gone with the page: of a table where a position is tried. */
export const memoryStore = (): GameStore => storeOn(new DeviceStore(pageBackend()));

/** A game as the device keeps it. */
export async function storedOf(info: GameInfo): Promise<StoredGame> {
  const logs = new DeviceStore(pageBackend());
  await create(logs, info, () => info.touched);
  return (await logs.get(info.id))!;
}
