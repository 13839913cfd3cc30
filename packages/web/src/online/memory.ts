import { NAME_LENGTH, tidyName } from '@castellan/match';
import type { GameName } from '@castellan/rules';
import { signal } from '@preact/signals';

/** What this browser remembers about playing online: the nickname, the games, their invitations. */

const NICKNAME = 'castellan.nickname';
const TABLES = 'castellan.tables';
const MOST_TABLES = 30;

const read = (key: string): string | null => (typeof localStorage === 'undefined' ? null : localStorage.getItem(key));

export const nickname = signal(read(NICKNAME) ?? '');

export function setNickname(text: string): void {
  nickname.value = [...text].slice(0, NAME_LENGTH).join('');
  localStorage.setItem(NICKNAME, nickname.value);
}

/** The nickname as the others will read it, or what to be called without one. */
export const nicknameOr = (otherwise: string): string => tidyName(nickname.value) ?? otherwise;

/** A game this browser sat down at. */
export interface RememberedTable {
  readonly id: string;
  readonly game: GameName;
  /** What the invitation's link needs, where this browser made the game. */
  readonly key: string | null;
  readonly at: number;
  /** The game is over: nothing more happens there. */
  readonly over?: boolean;
}

export function tables(): RememberedTable[] {
  try {
    return JSON.parse(read(TABLES) ?? '[]');
  } catch {
    return [];
  }
}

const write = (list: readonly RememberedTable[]) => localStorage.setItem(TABLES, JSON.stringify(list));

export function rememberTable(id: string, game: GameName, key: string | null = null): void {
  const known = tables().find((one) => one.id === id);
  const table = { id, game, key: key ?? known?.key ?? null, at: Date.now() };
  write([table, ...tables().filter((one) => one.id !== id)].slice(0, MOST_TABLES));
}

export const closeTable = (id: string): void =>
  write(tables().map((one) => (one.id === id ? { ...one, over: true } : one)));

export const forgetTable = (id: string): void => write(tables().filter((one) => one.id !== id));

export const keyOf = (id: string): string | null => tables().find((one) => one.id === id)?.key ?? null;

/** An action that was confirmed here and not yet acknowledged: a reload sends it again under the same id. */
export interface Unsent {
  readonly commandId: string;
  readonly line: string;
  /** How many actions stood before it. */
  readonly at: number;
}

const unsentKey = (id: string) => `castellan.unsent.${id}`;

export function rememberUnsent(id: string, unsent: readonly Unsent[]): void {
  if (unsent.length === 0) localStorage.removeItem(unsentKey(id));
  else localStorage.setItem(unsentKey(id), JSON.stringify(unsent));
}

export function unsentOf(id: string): Unsent[] {
  try {
    return JSON.parse(read(unsentKey(id)) ?? '[]');
  } catch {
    return [];
  }
}
