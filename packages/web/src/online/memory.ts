import { NAME_LENGTH, newId, newSecret, type Pledge, type Transcript, tidyName } from '@castellan/match';
import type { Unsent } from '@castellan/match/session';
import type { GameName, Seat } from '@castellan/rules';
import { signal } from '@preact/signals';
import { GUEST } from '../play/names.ts';
import { keyOfServer } from '../server-address.ts';
import { storage } from '../ui/storage.ts';
import { tables, writeTables } from './remembered-tables.ts';

/** What this browser remembers about playing online: the nickname, the games, their invitations. */

const NICKNAME = 'castellan.nickname';
const MOST_TABLES = 30;
/** The name of an erased player in a log. */
export const NO_NAME = '?';

export const nickname = signal(storage.get(NICKNAME) ?? '');

export function setNickname(text: string): void {
  nickname.value = [...text].slice(0, NAME_LENGTH).join('');
  storage.set(NICKNAME, nickname.value);
}

/** A seat came here from another device of the same player: the name comes along, unless this device has one. */
export function adoptNickname(name: string | null | undefined): void {
  if (name && name !== GUEST && name !== NO_NAME && nickname.value.trim() === '') setNickname(name);
}

/** The nickname as the others will read it, or what to be called without one. One that cannot be used is sent as it is: the server says so. */
export const nicknameOr = (otherwise: string): string =>
  nickname.value.trim() === '' ? otherwise : (tidyName(nickname.value) ?? nickname.value);

export function rememberTable(id: string, game: GameName, key: string | null = null): void {
  const known = tables().find((one) => one.id === id);
  const table = { ...known, id, game, key: key ?? known?.key ?? null, at: Date.now() };
  const all = [table, ...tables().filter((one) => one.id !== id)];
  for (const old of all.slice(MOST_TABLES)) dropPledge(old.id);
  writeTables(all.slice(0, MOST_TABLES));
}

/** The game is over and, where it is ours, saved. */
export const closeTable = (id: string): void =>
  writeTables(tables().map((one) => (one.id === id ? { ...one, over: true, saved: true } : one)));

export function forgetTable(id: string): void {
  dropPledge(id);
  writeTables(tables().filter((one) => one.id !== id));
}

export const keyOf = (id: string): string | null => tables().find((one) => one.id === id)?.key ?? null;

/** Actions confirmed here and not yet acknowledged: a reload sends them again under the same ids. */
const unsentKey = (id: string) => keyOfServer(`castellan.unsent.${id}`);

export function rememberUnsent(id: string, unsent: readonly Unsent[]): void {
  if (unsent.length === 0) storage.remove(unsentKey(id));
  else storage.set(unsentKey(id), JSON.stringify(unsent));
}

export function unsentOf(id: string): Unsent[] {
  try {
    return JSON.parse(storage.get(unsentKey(id)) ?? '[]');
  } catch {
    return [];
  }
}

/** What this device noted for the fair dice before it requested a seat, and the id of the command: the same request again brings the same seat. */
export interface NotedPledge extends Pledge {
  readonly commandId: string;
}

const pledgeKey = (id: string) => keyOfServer(`castellan.fair.${id}`);

export function pledgeOf(id: string): NotedPledge | null {
  try {
    return JSON.parse(storage.get(pledgeKey(id)) ?? 'null');
  } catch {
    return null;
  }
}

/** A record names no game, but a commitment is made once. */
export function pledgeFor(commitment: string): NotedPledge | null {
  for (const { id } of tables()) {
    const pledge = pledgeOf(id);
    if (pledge?.commitment === commitment) return pledge;
  }
  return null;
}

const savePledge = (id: string, pledge: NotedPledge): NotedPledge => {
  storage.set(pledgeKey(id), JSON.stringify(pledge));
  return pledge;
};

/** Notes the commitment, both seats as far as they are known, and our own entropy, before our entropy is sent. */
export const notePledge = (
  id: string,
  { commitment, opponent, seat }: Pick<Pledge, 'commitment' | 'opponent'> & { readonly seat: Seat | null },
): NotedPledge => savePledge(id, { commitment, opponent, seat, entropy: newSecret(16), commandId: newId() });

/** Saves what this device was shown of a game, beside its pledge; a device without one has nothing to compare it with. */
export function noteShown(id: string, shown: Transcript): void {
  const pledge = pledgeOf(id);
  if (pledge) savePledge(id, { ...pledge, shown });
}

/** Our seat was taken meanwhile: the next request takes the other one, with the same entropy. The order of the seats is not noted then. */
export function noteAnySeat(id: string): void {
  const pledge = pledgeOf(id);
  if (pledge) savePledge(id, { ...pledge, seat: null });
}

/** The seat was given back: taking it again brings new entropy. */
export const dropPledge = (id: string): void => storage.remove(pledgeKey(id));
