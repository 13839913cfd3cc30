import { decideRewritten, Host, newId } from '@castellan/match';
import { isRoomLog } from '../rooms/room-logs.ts';
import type { ServerStore } from '../stores/port.ts';

const PAGE = 500;
/** As after the erasure of a player. */
const NO_NAME = '?';
const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** Removes a nickname from all games, or from one. Answers from how many games. */
export async function removeName(store: ServerStore, name: string, game?: string): Promise<number> {
  if (game) return Number(await removeNameFrom(store, game, name));
  let games = 0;
  for (let ids = await store.ids('', PAGE); ids.length > 0; ids = await store.ids(ids.at(-1)!, PAGE)) {
    for (const id of ids) if (!isRoomLog(id) && (await removeNameFrom(store, id, name))) games++;
  }
  return games;
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
