import { newSecret, type TimeControl } from '@castellan/match';
import type { GameName, Seat } from '@castellan/rules';
import type { Format, HostCommand, RoomView } from '@castellan/together';
import { server } from '../online/server.ts';
import { keyOfServer } from '../server-address.ts';
import { storage } from '../ui/storage.ts';

/** What the server says of a room to this device. */
export interface RoomState extends RoomView {
  /** The clock of the server. */
  readonly now: number;
  /** This device's player, if it is one. */
  readonly you: Membership | null;
}

export interface Membership {
  readonly player: number;
  /** Four letters, for another device. */
  readonly code: string;
  readonly game: { readonly id: string; readonly seat: Seat } | null;
}

export interface NewRoomRequest {
  readonly format: Format;
  readonly game: GameName;
  readonly options: readonly string[];
  readonly time: TimeControl;
  readonly level?: string;
  readonly minutes?: number;
  readonly unplayed?: 'zero' | 'void';
}

const KEYS = 'castellan.room-keys';

const roomKeys = (): Record<string, string> => {
  try {
    return JSON.parse(storage.get(keyOfServer(KEYS)) ?? '{}');
  } catch {
    return {};
  }
};

/** The key of a room that this device hosts, or helps to. */
export const roomKeyOf = (code: string): string | null => roomKeys()[code] ?? null;

export function rememberRoomKey(code: string, key: string | null): void {
  const { [code]: _, ...others } = roomKeys();
  storage.set(keyOfServer(KEYS), JSON.stringify(key === null ? others : { ...others, [code]: key }));
}

/** The rooms that this device hosts. */
export const hostedRooms = (): string[] => Object.keys(roomKeys());

const post = <T>(code: string, what: string, body: object): Promise<T> =>
  server.retry((commandId) => server.post<T>(`/api/rooms/${code}/${what}`, { commandId, ...body }));

/** Opens a room and remembers its key. Answers its code, and the key for a helper. */
export async function openRoom(request: NewRoomRequest): Promise<string> {
  const { code, hostKey, helperKey } = await server.retry((commandId) =>
    server.post<{ code: string; hostKey: string; helperKey: string }>('/api/rooms', { commandId, ...request }),
  );
  rememberRoomKey(code, hostKey);
  storage.set(keyOfServer(`castellan.room-helper.${code}`), helperKey);
  return code;
}

export const helperKeyOf = (code: string): string | null => storage.get(keyOfServer(`castellan.room-helper.${code}`));

export const readRoom = (code: string): Promise<RoomState> => server.get(`/api/rooms/${code}`);
export const joinRoom = (code: string, name: string): Promise<Membership> => post(code, 'join', { name });
export const returnToRoom = (code: string, personal: string): Promise<Membership> =>
  post(code, 'return', { code: personal });
export const leaveRoom = (code: string): Promise<unknown> => post(code, 'leave', {});
export const startInRoom = (code: string): Promise<unknown> => post(code, 'start', {});
export const sitInRoom = (code: string): Promise<{ readonly game: string }> =>
  post(code, 'seat', { entropy: newSecret(16) });
export const commandRoom = (code: string, key: string, command: HostCommand): Promise<RoomState> =>
  post(code, 'commands', { key, command });

export interface PersonalCodes {
  readonly role: 'host' | 'helper';
  readonly codes: readonly { readonly player: number; readonly code: string }[];
}

export const readCodes = (code: string, key: string): Promise<PersonalCodes> =>
  server.retry(() => server.post(`/api/rooms/${code}/codes`, { key }));
export const deleteRoom = (code: string, key: string): Promise<unknown> =>
  server.retry(() => server.post(`/api/rooms/${code}/delete`, { key }));
