import { decideRewritten, Host, newId } from '@castellan/match';
import { removeNameFromRatings } from '../ratings.ts';
import { RoomHost } from '../rooms/room-host.ts';
import { codeOf, isRoomLog, RoomLogs } from '../rooms/room-logs.ts';
import { removeNameFromWords } from '../same-dice/word-results.ts';
import type { ServerStore } from '../stores/port.ts';

const PAGE = 500;
/** As after the erasure of a player. */
const NO_NAME = '?';
const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

export interface RemovedFrom {
  readonly games: number;
  readonly rooms: number;
  readonly ratings: number;
  readonly words: number;
}

/** Removes a nickname from all games and rooms, or from one. */
export async function removeName(store: ServerStore, name: string, only?: string): Promise<RemovedFrom> {
  let [games, rooms] = [0, 0];
  const removeFrom = async (id: string) => {
    if (isRoomLog(id)) rooms += Number(await removeNameFromRoom(store, id, name));
    else games += Number(await removeNameFrom(store, id, name));
  };
  if (only) await removeFrom(isRoomLog(only) ? only.toLowerCase() : only);
  else
    for (let ids = await store.ids('', PAGE); ids.length > 0; ids = await store.ids(ids.at(-1)!, PAGE)) {
      for (const id of ids) await removeFrom(id);
    }
  const ratings = only ? 0 : await removeNameFromRatings(store, name);
  const words = only ? 0 : await removeNameFromWords(store, name);
  return { games, rooms, ratings, words };
}

async function removeNameFromRoom(store: ServerStore, id: string, name: string): Promise<boolean> {
  const now = await store.now();
  return new RoomHost(new RoomLogs(store), () => now).removeName(codeOf(id), name);
}

async function removeNameFrom(store: ServerStore, id: string, name: string): Promise<boolean> {
  const log = await store.read(id, 0);
  const renamed = log.flatMap((logged) =>
    logged.event.type === 'joined' && isSame(logged.event.name, name)
      ? [{ ...logged, event: { ...logged.event, name: NO_NAME } }]
      : [],
  );
  if (renamed.length === 0) return false;
  await store.rewrite(id, renamed);
  // Nodes that have read the game read it again after this event. Its summary has the new name.
  await new Host({ store }).change(id, `rewritten:${newId()}`, decideRewritten);
  return true;
}
