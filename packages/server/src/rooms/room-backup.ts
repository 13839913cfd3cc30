import type { Logged } from '@castellan/match';
import { type LoggedRoomEvent, type Room, roomOf, standings } from '@castellan/together';
import type { ServerStore } from '../stores/port.ts';
import { codeOf, RoomLogs, roomNote } from './room-logs.ts';

/** Reads the log of a room; throws where it cannot be one. */
export function checkRoom(logId: string, log: readonly Logged[]): Room {
  const room = roomOf(codeOf(logId), log as unknown as readonly LoggedRoomEvent[]);
  standings(room);
  return room;
}

/** Adds the rest of a room's log to a store that has `common` events of it. */
export async function bringRoom(
  store: ServerStore,
  logId: string,
  common: number,
  log: readonly Logged[],
): Promise<boolean> {
  const room = checkRoom(logId, log);
  await store.putNote({ ...roomNote(room.code), holder: null, body: '', seq: 0, due: 0 }, 0);
  const rest = log.slice(common) as unknown as readonly LoggedRoomEvent[];
  const command = rest[0]!.command ?? 'restore';
  const { status } = await new RoomLogs(store).append(room.code, common, command, rest, room);
  return status === 'committed';
}
