import { newSecret } from '@castellan/match';
import type { HostCommand } from '@castellan/together';
import { expect } from 'vitest';
import { Browser } from './people.ts';

export interface View {
  readonly seq: number;
  readonly round: number;
  readonly closed: boolean;
  readonly players: readonly { number: number; name: string; active: boolean; level: string | null }[];
  readonly games: readonly {
    index: number;
    round: number;
    game: string | null;
    players: readonly [number, number];
    result: 'none' | { winner: number | null; points: readonly [number, number] | null } | null;
    corrected: boolean;
  }[];
  readonly standings: readonly { player: number; place: number; points: number }[];
  readonly waiting: readonly number[];
  readonly you: { player: number; code: string; game: { id: string; seat: 1 | 2 } | null } | null;
}

let commands = 0;
const commandId = () => `c${commands++}`;

/** What a route answers: its status and its body. */
export async function ask(
  browser: Browser,
  path: string,
  body?: object,
): Promise<{ status: number; body: Record<string, never> }> {
  const response = body === undefined ? await browser.fetch(path) : await browser.post(path, body);
  return { status: response.status, body: (await response.json()) as Record<string, never> };
}

async function must<T>(browser: Browser, path: string, body?: object): Promise<T> {
  const answer = await ask(browser, path, body);
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
  return answer.body as T;
}

export const EVENING = { format: 'evening', game: 'duel', minutes: 120 } as const;

/** The host of a room at a browser. */
export class RoomHostPerson {
  readonly browser: Browser;
  code = '';
  hostKey = '';
  helperKey = '';

  constructor(base: string) {
    this.browser = new Browser(base);
  }

  static async open(base: string, wishes: object = EVENING, id = commandId()): Promise<RoomHostPerson> {
    const host = new RoomHostPerson(base);
    Object.assign(host, await must(host.browser, '/api/rooms', { commandId: id, ...wishes }));
    return host;
  }

  do(command: HostCommand, key = this.hostKey, id = commandId()): Promise<View> {
    return must(this.browser, `/api/rooms/${this.code}/commands`, { commandId: id, key, command });
  }

  refused(command: HostCommand, key = this.hostKey) {
    return ask(this.browser, `/api/rooms/${this.code}/commands`, { commandId: commandId(), key, command });
  }

  view(): Promise<View> {
    return must(this.browser, `/api/rooms/${this.code}`);
  }

  async codes(): Promise<readonly { player: number; name: string; code: string }[]> {
    const { codes } = await must<{ codes: [] }>(this.browser, `/api/rooms/${this.code}/codes`, { key: this.hostKey });
    return codes;
  }
}

/** A player of a room at a browser. */
export class RoomPlayerPerson {
  readonly browser: Browser;
  readonly code: string;
  readonly name: string;

  constructor(base: string, code: string, name: string) {
    this.browser = new Browser(base);
    this.code = code;
    this.name = name;
  }

  static async join(base: string, code: string, name: string): Promise<RoomPlayerPerson> {
    const player = new RoomPlayerPerson(base, code, name);
    await player.do('join', { name });
    return player;
  }

  do(what: string, body: object = {}): Promise<NonNullable<View['you']>> {
    return must(this.browser, `/api/rooms/${this.code}/${what}`, { commandId: commandId(), ...body });
  }

  refused(what: string, body: object = {}) {
    return ask(this.browser, `/api/rooms/${this.code}/${what}`, { commandId: commandId(), ...body });
  }

  view(): Promise<View> {
    return must(this.browser, `/api/rooms/${this.code}`);
  }

  /** Sits down at the game that the room has paired. */
  async sit(): Promise<string> {
    const { game } = (await this.do('seat', { entropy: newSecret(16) })) as unknown as { game: string };
    return game;
  }

  resign(game: string) {
    return this.browser.client.command(game, { type: 'resign' });
  }
}

export const names = (count: number): string[] => Array.from({ length: count }, (_, n) => `Player ${n + 1}`);

/** One after the other: player n of the list is player n of a room without a computer. */
export async function joinAll(base: string, code: string, all: readonly string[]): Promise<RoomPlayerPerson[]> {
  const players: RoomPlayerPerson[] = [];
  for (const name of all) players.push(await RoomPlayerPerson.join(base, code, name));
  return players;
}
