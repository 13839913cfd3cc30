import { randomInt } from 'node:crypto';
import { type Decide, decideHandOver, type Host, newId, newSecret, seatHeldBy } from '@castellan/match';
import { bySeat, type Seat } from '@castellan/rules';
import { hashOf } from './caller.ts';
import { isCovered, RECOVER, takerByCode } from './erasure.ts';
import { Refused } from './refusals.ts';
import { gamesOf, notePages, UNUSED_MS } from './seat-index.ts';
import type { Note, NoteId } from './stores/notes.ts';
import type { ServerStore } from './stores/port.ts';

export const PLAYER = 'player';
export const DEVICE = 'device';
export const CODE = 'code';

/** No letter or digit that looks like another one. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const CODE_LENGTH = 20;
/** With too many devices, the first one and the latest ones count. */
const MOST_DEVICES = 20;

/** Receives the cost of a step before it is done, in units of the cheapest request. */
export type Charge = (cost: number) => void;

/** A browser or bot, by the hash of its token. */
export interface Device {
  readonly id: string;
  /** Games that it began before this moment are its own: only a code made on this device brings them elsewhere. 0 for none. */
  readonly since: number;
}

/** A player above their devices. One note, changed by compare-and-swap: it decides which code is valid and which devices belong together. */
export interface PlayerRecord {
  /** In the order in which they came. The device that made the first code comes first. */
  readonly devices: readonly Device[];
  /** The hash of the one valid code; null while there is none. */
  readonly code: string | null;
  /** A device came by a code since a new code last took effect everywhere. */
  readonly used: boolean;
}

export interface KnownPlayer {
  readonly id: string;
  readonly record: PlayerRecord;
  readonly version: number;
}

export interface Recovered {
  /** The name at the newest of the games that came; null if none came. */
  readonly name: string | null;
}

const playerId = (player: string): NoteId => ({ scope: player, kind: PLAYER, key: '' });
const deviceId = (device: string): NoteId => ({ scope: device, kind: DEVICE, key: '' });
/** Only the hash of a code is saved: it has so many letters that no salt is needed. */
const codeId = (hash: string): NoteId => ({ scope: hash, kind: CODE, key: '' });
const hashOfCode = (letters: string): string => hashOf(`recovery ${letters}`);

/** Before players had records, a code named the devices whose games it brings. */
export const isOldCode = ({ body }: Note): boolean => body.startsWith('[');

/** Recovery codes: one valid code for each player, on whichever devices they play. */
export class Recovery {
  readonly #host: Host;
  readonly #store: ServerStore;
  readonly #moved: (from: string, to: string) => Promise<void>;

  /** `moved` brings along what else belongs to a player whose games went to another device. */
  constructor(host: Host, store: ServerStore, moved: (from: string, to: string) => Promise<void> = async () => {}) {
    this.#moved = moved;
    this.#host = host;
    this.#store = store;
  }

  /**
   * A new code, shown once. It revokes the code before and shuts out the devices that came later than this one; the games
   * that were taken by a code come here. Cut off in the middle, the next new code completes it.
   */
  async newCode(device: string, charge: Charge): Promise<string> {
    const code = Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
    const hash = hashOfCode(code);
    for (;;) {
      const player = await this.#playerOrNew(device);
      // It counts only once the record of the player names it.
      await this.#put(codeId(hash), null, player.id);
      const { devices, code: before, used } = player.record;
      const place = devices.findIndex(({ id }) => id === device);
      const stay = devices.slice(0, place + 1).map((one) => (one.id === device ? { id: device, since: 0 } : one));
      if (!(await this.#change(player, { devices: stay, code: hash, used }))) continue;
      if (before) await this.#store.removeNote(codeId(before));
      for (const { id } of devices.slice(place + 1)) await this.#store.removeNote(deviceId(id));
      await this.#removeOldCodes(device);
      if (used) await this.#bringBack(stay, device, charge);
      await this.#settle(player.id, hash);
      return code.replace(/.{5}(?=.)/g, '$&-');
    }
  }

  /**
   * All games of the player with this code come to this device; null for a code that is not valid. The record names the device before the
   * first game moves: cut off in the middle and begun again, even from elsewhere, no game is left behind.
   */
  async recover(code: string, to: string, charge: Charge): Promise<Recovered | null> {
    const hash = hashOfCode(code.toUpperCase().replace(/[^A-Z0-9]/g, ''));
    let devices: readonly Device[] | null = null;
    while (!devices) {
      const player = await this.#playerWith(hash);
      if (!player) return null;
      await this.#leave(to, player.id);
      await this.#put(deviceId(to), to, player.id);
      const all = withDevice(player.record.devices, to, this.#host.now());
      if (await this.#change(player, { ...player.record, devices: all, used: true })) devices = all;
    }
    const ids = devices.map(({ id }) => id);
    let newest: { readonly name: string; readonly at: number } | null = null;
    for (const { id: from, since } of devices) {
      if (from === to) continue;
      for (const game of await gamesOf(this.#store, from)) {
        charge(1);
        if (since > 0 && !isCovered(await this.#store.read(game, 0), from, since, ids)) continue;
        const moved = await this.#handOver(game, from, to);
        if (moved && moved.at >= (newest?.at ?? 0)) newest = moved;
      }
      if (since === 0) await this.#moved(from, to);
    }
    return { name: newest?.name ?? null };
  }

  /** The player that this device belongs to. */
  async playerOf(device: string): Promise<KnownPlayer | null> {
    const note = await this.#store.note(deviceId(device));
    const player = note && (await this.player(note.body));
    return player?.record.devices.some(({ id }) => id === device) ? player : null;
  }

  async player(id: string): Promise<KnownPlayer | null> {
    const note = await this.#store.note(playerId(id));
    return note && { id, record: JSON.parse(note.body) as PlayerRecord, version: note.version };
  }

  /** Whether this device has a code that brings its games elsewhere. */
  async hasCode(device: string): Promise<boolean> {
    return Boolean((await this.playerOf(device))?.record.code) || (await this.#oldCodes(device)).length > 0;
  }

  /** The device belongs to no player any more. Without devices a player is gone, and so is the code. */
  async forget(device: string): Promise<void> {
    await this.#leave(device, null);
    await this.#store.removeNote(deviceId(device));
  }

  /** Removes a player whose games are all gone. */
  async remove({ id, record }: KnownPlayer): Promise<void> {
    await this.#store.removeNote(playerId(id));
    if (record.code) await this.#store.removeNote(codeId(record.code));
    for (const device of record.devices) await this.#store.removeNote(deviceId(device.id));
  }

  /** Removes the device from its player, unless that is this one. */
  async #leave(device: string, unless: string | null): Promise<void> {
    for (;;) {
      const player = await this.playerOf(device);
      if (!player || player.id === unless) return;
      const devices = player.record.devices.filter(({ id }) => id !== device);
      if (!(await this.#change(player, { ...player.record, devices }))) continue;
      if (devices.length === 0) await this.remove({ ...player, record: { ...player.record, devices } });
      return;
    }
  }

  async #playerOrNew(device: string): Promise<KnownPlayer> {
    for (;;) {
      const before = await this.#store.note(deviceId(device));
      const known = await this.playerOf(device);
      if (known) return known;
      const id = newSecret(16);
      const record: PlayerRecord = { devices: [{ id: device, since: 0 }], code: null, used: false };
      await this.#put(playerId(id), null, JSON.stringify(record));
      const note = { ...deviceId(device), holder: device, body: id, seq: 0, due: this.#due() };
      if (await this.#store.putNote(note, before?.version ?? 0)) return { id, record, version: 1 };
      // Another request made a record at the same time.
      await this.#store.removeNote(playerId(id));
    }
  }

  /** The player whose valid code has this hash. */
  async #playerWith(hash: string): Promise<KnownPlayer | null> {
    const note = await this.#store.note(codeId(hash));
    if (!note) return null;
    const player = isOldCode(note) ? await this.#adopt(note) : await this.player(note.body);
    return player?.record.code === hash ? player : null;
  }

  /** Gives the player of a code from before a record. */
  async #adopt(note: Note): Promise<KnownPlayer | null> {
    const id = newSecret(16);
    const devices = (JSON.parse(note.body) as string[]).map((device) => ({ id: device, since: 0 }));
    await this.#put(
      playerId(id),
      null,
      JSON.stringify({ devices, code: note.scope, used: true } satisfies PlayerRecord),
    );
    const { version, ...rest } = note;
    if (await this.#store.putNote({ ...rest, holder: null, body: id, due: this.#due() }, version)) {
      for (const device of devices) {
        if (!(await this.playerOf(device.id))) await this.#put(deviceId(device.id), device.id, id);
      }
    } else await this.#store.removeNote(playerId(id));
    const now = await this.#store.note(codeId(note.scope));
    return now && this.player(now.body);
  }

  /** Games that left one of the staying devices by a code and are now elsewhere. */
  async #bringBack(stay: readonly Device[], to: string, charge: Charge): Promise<void> {
    const ids = stay.map(({ id }) => id);
    const takers = new Set<string>();
    for (const device of ids) {
      for (const game of await gamesOf(this.#store, device)) {
        charge(1);
        const taker = takerByCode(await this.#store.read(game, 0), ids);
        if (!taker) continue;
        await this.#handOver(game, taker, to);
        takers.add(taker);
      }
    }
    for (const taker of takers) await this.#moved(taker, to);
  }

  /** All games are back: the next new code need not look for them. */
  async #settle(id: string, code: string): Promise<void> {
    for (;;) {
      const player = await this.player(id);
      if (!player?.record.used || player.record.code !== code || player.record.devices.length > 1) return;
      if (await this.#change(player, { ...player.record, used: false })) return;
    }
  }

  /** What could not be done now is requested again: nothing is noted as done before. */
  async #handOver(game: string, from: string, to: string) {
    let seat: Seat | null = null;
    const decision: Decide = (match, world) => {
      seat = seatHeldBy(match, from);
      return decideHandOver(match, from, to, world);
    };
    const answer = await this.#host.change(game, `${RECOVER}:${newId()}`, decision);
    if (!answer.ok && answer.error.code === 'busy') throw new Refused(answer.error);
    if (!answer.ok || !seat) return null;
    const { match } = answer.value;
    return { name: bySeat(match.seats, seat)?.name ?? '', at: match.createdAt };
  }

  async #oldCodes(device: string): Promise<readonly Note[]> {
    const codes: Note[] = [];
    for await (const page of notePages(this.#store, device))
      codes.push(...page.filter((note) => note.kind === CODE && isOldCode(note)));
    return codes;
  }

  async #removeOldCodes(device: string): Promise<void> {
    for (const note of await this.#oldCodes(device)) await this.#store.removeNote(note);
  }

  #change({ id, version }: KnownPlayer, record: PlayerRecord): Promise<boolean> {
    const note = { ...playerId(id), holder: null, body: JSON.stringify(record), seq: 0, due: this.#due() };
    return this.#store.putNote(note, version);
  }

  async #put(id: NoteId, holder: string | null, body: string): Promise<void> {
    const note = { ...id, holder, body, seq: 0, due: this.#due() };
    while (!(await this.#store.putNote(note, (await this.#store.note(id))?.version ?? 0)));
  }

  /** When it is next checked whether this is still in use. */
  #due(): number {
    return this.#host.now() + UNUSED_MS;
  }
}

function withDevice(devices: readonly Device[], id: string, since: number): readonly Device[] {
  if (devices.some((one) => one.id === id)) return devices;
  const [first, ...rest] = [...devices, { id, since }];
  return [first!, ...rest.slice(1 - MOST_DEVICES)];
}
