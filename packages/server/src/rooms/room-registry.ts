import { type Host, newSecret, seatHeldBy } from '@castellan/match';
import { seeded } from '@castellan/rules';
import {
  decideHost,
  decideLeave,
  decideOpen,
  decideReturn,
  decideRoomJoin,
  decideStart,
  type HostCommand,
  hasEnded,
  type NewRoom,
  newRoomCode,
  playerHeldBy,
  type Room,
  type RoomDecision,
  type RoomPlayer,
  type RoomRefusal,
  type RoomWorld,
  roomView,
  seatInRoom,
  standingsCsv,
  tidyCode,
} from '@castellan/together';
import { type Caller, hashOf, idFrom } from '../caller.ts';
import { OpenGames, type OpenLimits } from '../open-games.ts';
import { RateLimiter } from '../rate-limiter.ts';
import { RecentMap } from '../recent-map.ts';
import { Refused, RequestRejected } from '../refusals.ts';
import { notePages } from '../seat-index.ts';
import type { Note } from '../stores/notes.ts';
import type { ServerStore } from '../stores/port.ts';
import { isPlayed, RoomGames } from './room-games.ts';
import { RoomHost } from './room-host.ts';
import { memberNote, ROOM_NOTE, RoomLogs, roomIn, roomNote } from './room-logs.ts';

export const LOOK_MS = 10_000;
const LOOKED_AT_ONCE = 200;
const MOST_ATTEMPTS = 50;
const MOST_MEMBERS = 100_000;
/** People who come into one room in a minute, and wrong personal codes. */
const JOINS_PER_MINUTE = 600;
const WRONG_CODES_PER_MINUTE = 60;

/** The HTTP status of each refusal. */
const STATUS: Readonly<Partial<Record<RoomRefusal | 'busy', number>>> = {
  'no-such-room': 404,
  'no-such-player': 404,
  'no-such-game': 404,
  'bad-format': 400,
  'unknown-game': 400,
  'bad-options': 400,
  'bad-time': 400,
  'bad-level': 400,
  'bad-end': 400,
  'bad-name': 400,
  'bad-result': 400,
  'not-host': 403,
  'not-in': 403,
  'wrong-code': 403,
  busy: 503,
};

const refused = (code: RoomRefusal | 'busy' | 'too-many-rooms'): RequestRejected =>
  new RequestRejected(code === 'too-many-rooms' ? 429 : (STATUS[code] ?? 409), code);

export type OpenRoom = Omit<NewRoom, 'hidden' | 'endsAt'> & { readonly commandId: string; readonly minutes?: number };

export interface RoomSettings {
  readonly open: OpenLimits;
  /** Days after the last event or the end; 0 keeps rooms for ever. */
  readonly pruneDays: number;
}

/** What callers can do with rooms, and how long rooms stay. */
export class RoomRegistry {
  readonly host: RoomHost;
  readonly #games: Host;
  readonly #store: ServerStore;
  readonly #settings: RoomSettings;
  readonly #openRooms: OpenGames;
  readonly #joins = new RateLimiter(JOINS_PER_MINUTE);
  readonly #wrongCodes = new RateLimiter(WRONG_CODES_PER_MINUTE);
  /** Rooms by the devices of their players and hosts, as far as this node has met them. */
  readonly #members = new RecentMap<string>(MOST_MEMBERS);
  #stopped = false;
  /** The games of the rooms. */
  readonly roomGames: RoomGames;

  constructor(
    games: Host,
    store: ServerStore,
    settings: RoomSettings,
    committed: (room: Room) => void,
    warn: (error: unknown) => void,
  ) {
    this.#games = games;
    this.#store = store;
    this.#settings = settings;
    this.host = new RoomHost(new RoomLogs(store), () => games.now(), committed);
    this.roomGames = new RoomGames(games, this.host, warn);
    this.#openRooms = new OpenGames(settings.open, async (code) => {
      const room = await this.host.room(code);
      return room !== null && !isOver(room, this.host.now());
    });
  }

  /** Opens a room. The same command finds the room that it made, with the same keys. */
  async open(caller: Caller, { commandId, minutes, ...asked }: OpenRoom, address: string) {
    const command = `open:${caller.holder.slice(0, 16)}:${commandId}`;
    const secret = newSecret();
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
      const code = codeFrom(`room ${caller.holder} ${commandId} ${attempt}`);
      const keys = { host: keyOf(caller, 'host', code), helper: keyOf(caller, 'helper', code) };
      const admitted = await this.#openRooms.admit(code, false, { session: caller.holder, address });
      if (!admitted) throw refused('too-many-rooms');
      const hidden = { host: hashOf(keys.host), helper: hashOf(keys.helper), secret };
      // Before the room: a note without a room is removed, a room without a note would stay for ever.
      await this.#store.putNote(
        { ...roomNote(code), holder: null, body: '', seq: 0, due: this.host.now() + LOOK_MS },
        0,
      );
      const answer = await this.host.open(code, command, (world) => {
        const endsAt = minutes === undefined ? null : world.now + minutes * 60_000;
        return decideOpen({ ...asked, endsAt, hidden }, world);
      });
      if (!answer.ok && answer.error === 'already-in') continue;
      if (!answer.ok) throw refused(answer.error);
      this.#welcome(caller.holder, code);
      return { code, hostKey: keys.host, helperKey: keys.helper };
    }
    throw refused('busy');
  }

  async join(typed: string, caller: Caller, { commandId, name }: { commandId: string; name: string }) {
    const code = tidyCode(typed);
    const seconds = this.#joins.take(code, 1);
    if (seconds > 0) throw new RequestRejected(429, 'too-many-requests', { retryAfterSeconds: seconds });
    const join = { name, holder: caller.holder, ...(caller.bot && { bot: true }) };
    await this.#store.putNote(memberNote(code, caller.holder), 0);
    const room = await this.#change(code, commandOf(caller, 'join', commandId), (now, world) =>
      decideRoomJoin(now, join, world),
    );
    return this.#membership(room, caller);
  }

  /** A player continues here, by the personal code on the host's list. */
  async comeBack(typed: string, caller: Caller, { commandId, code }: { commandId: string; code: string }) {
    const room = tidyCode(typed);
    const seconds = this.#wrongCodes.take(room, 1);
    if (seconds > 0) throw new RequestRejected(429, 'too-many-requests', { retryAfterSeconds: seconds });
    await this.#room(room);
    await this.#store.putNote(memberNote(room, caller.holder), 0);
    const next = await this.#change(room, commandOf(caller, 'return', commandId), (now) => {
      const mine = playerHeldBy(now, caller.holder);
      const decided = decideReturn(now, tidyCode(code), caller.holder);
      if (decided.ok && mine && mine.hidden.code !== tidyCode(code)) return { ok: false, error: 'already-in' };
      return decided;
    });
    // A code that was right costs nothing.
    this.#wrongCodes.charge(room, -1);
    await this.roomGames.look(room);
    return this.#membership(next, caller);
  }

  async leave(typed: string, caller: Caller, { commandId }: { commandId: string }) {
    const code = tidyCode(typed);
    await this.#change(code, commandOf(caller, 'leave', commandId), (room) => {
      const player = playerHeldBy(room, caller.holder);
      return player ? decideLeave(room, player.number) : { ok: false, error: 'not-in' };
    });
    await this.roomGames.look(code);
    return {};
  }

  /** Begins the caller's game of same dice. */
  async start(typed: string, caller: Caller, { commandId }: { commandId: string }) {
    const code = tidyCode(typed);
    await this.#change(code, commandOf(caller, 'start', commandId), (room, world) => {
      const player = playerHeldBy(room, caller.holder);
      return player ? decideStart(room, player.number, world) : { ok: false, error: 'not-in' };
    });
    await this.roomGames.look(code);
    return {};
  }

  /** Takes the caller's seat in the game that the room has paired, under the name that the room knows. */
  async sit(typed: string, caller: Caller, { commandId, entropy }: { commandId: string; entropy: string }) {
    const code = tidyCode(typed);
    const room = await this.#room(code);
    const player = playerHeldBy(room, caller.holder);
    if (!player) throw refused('not-in');
    const place = seatInRoom(room, player.number);
    if (!place?.game.game) throw refused('no-such-game');
    const id = place.game.game;
    if (!(await this.#games.match(id))) await this.roomGames.look(code);
    const match = await this.#games.match(id);
    if (!match) throw refused('no-such-game');
    const held = seatHeldBy(match, caller.holder);
    if (held) return { game: id, seat: held, seq: match.seq };
    const answer = await this.#games.join(id, `${caller.holder.slice(0, 16)}:${commandId}`, {
      seat: place.seat,
      name: player.name,
      bot: player.bot,
      holder: caller.holder,
      entropy,
      ...(match.hidden.created.key && { key: match.hidden.created.key }),
    });
    if (!answer.ok) throw new Refused(answer.error);
    return { game: id, seat: place.seat, seq: answer.value.match.seq };
  }

  /** What the host or the helper asks for. */
  async command(
    typed: string,
    caller: Caller | null,
    { key, commandId, command }: { key: string; commandId: string; command: HostCommand },
  ) {
    const code = tidyCode(typed);
    const before = await this.#asHost(code, key, caller);
    const begun = new Set<number>();
    if (command.type === 'swap') {
      for (const { index, game } of before.games.filter(isPlayed))
        if ((await this.#games.match(game))?.actions.some(({ by }) => by !== 'chance')) begun.add(index);
    }
    const room = await this.#change(code, `host:${commandId}`, (now, world) =>
      decideHost(now, command, world, ({ index }) => begun.has(index)),
    );
    // Also those of an earlier swap, after which the server may have died.
    if (command.type === 'swap') for (const game of room.replaced) await this.#store.remove(game);
    await this.roomGames.look(code);
    return this.view(code, caller);
  }

  /** The personal codes of the players, for the host. */
  async codes(typed: string, caller: Caller | null, key: string) {
    const room = await this.#asHost(tidyCode(typed), key, caller);
    return {
      role: hashOf(key) === room.hidden.host ? ('host' as const) : ('helper' as const),
      codes: room.players.flatMap(({ number, name, hidden }) =>
        hidden.code === null ? [] : [{ player: number, name, code: hidden.code }],
      ),
    };
  }

  async view(typed: string, caller: Caller | null) {
    const room = await this.#room(tidyCode(typed));
    const player = caller && playerHeldBy(room, caller.holder);
    return { ...roomView(room), now: this.host.now(), you: player ? this.#you(room, player) : null };
  }

  async csv(typed: string): Promise<string> {
    return standingsCsv(roomView(await this.#room(tidyCode(typed))));
  }

  /** Deletes a room and its games, as the host wants it. The helper may not. */
  async remove(typed: string, key: string): Promise<void> {
    const room = await this.#room(tidyCode(typed));
    if (hashOf(key) !== room.hidden.host) throw refused('not-host');
    await this.#remove(room);
  }

  /** Takes a player who asked to be forgotten out of every room. */
  async forget(holder: string): Promise<void> {
    for await (const page of notePages(this.#store, holder)) {
      for (const code of page.flatMap((note) => roomIn(note) ?? [])) {
        const room = await this.host.room(code);
        const player = room && playerHeldBy(room, holder);
        if (player) await this.host.erase(code, player.number, `erase:${player.number}`);
      }
    }
    this.#members.delete(holder);
  }

  /** A player of an open room or a host: their requests count for their session alone. */
  isMember(holder: string): boolean {
    const code = this.#members.get(holder);
    const room = code === undefined ? null : this.host.known(code);
    return room !== null && !isOver(room, this.host.now());
  }

  /** Whether this node has the room in memory: a look at it costs nothing, a guess does. */
  isKnown(typed: string): boolean {
    return this.host.known(tidyCode(typed)) !== null;
  }

  /** Looks at the rooms that are due, whichever node they were opened at, and removes those that have outlived their time. */
  async sweep(ahead = 0): Promise<void> {
    const now = this.host.now();
    for (const note of await this.#store.notesDue(ROOM_NOTE, now + ahead, LOOKED_AT_ONCE)) {
      if (this.#stopped) return;
      const code = tidyCode(note.scope);
      const room = await this.host.room(code);
      if (!room) {
        // Before it is due the room may be on its way.
        if (note.due <= now) await this.#store.removeNote(note);
      } else if (this.#isOutdated(room, now)) await this.#remove(room);
      else {
        this.#remember(room);
        await this.roomGames.look(code);
        await this.#defer(note, this.host.known(code) ?? room);
      }
    }
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.roomGames.stop();
  }

  async #change(
    code: string,
    command: string,
    decision: (room: Room, world: RoomWorld) => RoomDecision,
  ): Promise<Room> {
    const answer = await this.host.change(code, command, decision);
    if (!answer.ok) throw refused(answer.error);
    return answer.value.room;
  }

  async #room(code: string): Promise<Room> {
    const room = await this.host.room(code);
    if (!room) throw refused('no-such-room');
    return room;
  }

  async #asHost(code: string, key: string, caller: Caller | null): Promise<Room> {
    const room = await this.#room(code);
    const hash = hashOf(key);
    if (hash !== room.hidden.host && hash !== room.hidden.helper) throw refused('not-host');
    if (caller) this.#welcome(caller.holder, code);
    return room;
  }

  #membership(room: Room, caller: Caller) {
    const player = playerHeldBy(room, caller.holder);
    if (!player) throw refused('not-in');
    this.#welcome(caller.holder, room.code);
    return this.#you(room, player);
  }

  #you(room: Room, player: RoomPlayer) {
    const place = seatInRoom(room, player.number);
    return {
      player: player.number,
      code: player.hidden.code ?? '',
      game: place?.game.game ? { id: place.game.game, seat: place.seat } : null,
    };
  }

  #remember(room: Room): void {
    for (const { hidden } of room.players) if (hidden.holder) this.#welcome(hidden.holder, room.code);
  }

  #welcome(holder: string, code: string): void {
    this.#members.set(holder, code);
  }

  /** The names of players are in the games too. */
  async #remove(room: Room): Promise<void> {
    for (const game of room.replaced) await this.#store.remove(game);
    for (const { game } of room.games) if (game) await this.#store.remove(game);
    for (const { hidden } of room.players) if (hidden.holder) this.#members.delete(hidden.holder);
    await this.host.remove(room.code);
  }

  async #defer({ version, ...note }: Note, room: Room): Promise<void> {
    const now = this.host.now();
    const isQuiet = isOver(room, now) && !room.games.some(isPlayed);
    const until = this.#expiry(room) ?? now + 365 * 86_400_000;
    await this.#store.putNote({ ...note, due: isQuiet ? until : Math.min(until, now + LOOK_MS) }, version);
  }

  #expiry({ updatedAt, settings }: Room): number | null {
    const { pruneDays } = this.#settings;
    return pruneDays > 0 ? Math.max(updatedAt, settings.endsAt ?? 0) + pruneDays * 86_400_000 : null;
  }

  #isOutdated(room: Room, now: number): boolean {
    const expiry = this.#expiry(room);
    return expiry !== null && expiry <= now;
  }
}

const isOver = (room: Room, now: number): boolean => room.closed || hasEnded(room, now);

const commandOf = (caller: Caller, name: string, commandId: string): string =>
  `${name}:${caller.holder.slice(0, 16)}:${commandId}`;

/** Short enough to be copied by hand, and the same for the same command. */
const keyOf = (caller: Caller, role: string, code: string): string => idFrom(`room ${role} ${caller.token} ${code}`);

/** A code that is the same for the same text. */
const codeFrom = (text: string): string => newRoomCode(seeded(Number.parseInt(hashOf(text).slice(0, 8), 16)));
