import { newId, ownRandom } from '@castellan/match';
import { err, ok, type Result } from '@castellan/rules';
import {
  afterRoomEvent,
  decideRoomErase,
  type LoggedRoomEvent,
  type Room,
  type RoomDecision,
  type RoomEvent,
  type RoomRefusal,
  type RoomWorld,
  roomOf,
  withoutRoomName,
  withoutRoomPlayer,
} from '@castellan/together';
import type { RoomLogs } from './room-logs.ts';

export interface RoomDone {
  readonly status: 'committed' | 'duplicate';
  readonly room: Room;
}

export type RoomAnswer = Result<RoomDone, RoomRefusal | 'busy'>;

interface Follower {
  seq: number;
  readonly send: (logged: LoggedRoomEvent, room: Room) => void;
  /** The room is gone, or its log is another one. */
  readonly rewound: () => void;
}

interface KnownRoom {
  readonly code: string;
  log: LoggedRoomEvent[];
  room: Room | null;
  readonly followers: Set<Follower>;
  /** The last change under way: changes of one room wait for each other here, and race with other nodes only. */
  last: Promise<unknown>;
}

const PATIENCE = 50;
/** Of rooms that nobody follows the ones used last stay in memory. */
const MOST_KNOWN = 1000;

/** The authority over rooms. Many nodes may share one store, and none of them owns a room: the log decides who was first. */
export class RoomHost {
  readonly #logs: RoomLogs;
  readonly #now: () => number;
  readonly #committed: (room: Room) => void;
  readonly #rooms = new Map<string, KnownRoom>();

  /** `committed` is called for every room that this node has changed. */
  constructor(logs: RoomLogs, now: () => number, committed: (room: Room) => void = () => {}) {
    this.#logs = logs;
    this.#now = now;
    this.#committed = committed;
  }

  now(): number {
    return this.#now();
  }

  /** The room as this node has it in memory. */
  known(code: string): Room | null {
    return this.#rooms.get(code)?.room ?? null;
  }

  /** The room as the store has it, or null. */
  async room(code: string): Promise<Room | null> {
    const known = this.#use(code);
    await this.#catchUp(known);
    return known.room;
  }

  /** Begins a room. A code that another command has begun is `already-in` use: the caller takes the next. */
  async open(code: string, commandId: string, decision: (world: RoomWorld) => RoomDecision): Promise<RoomAnswer> {
    const world = this.#world(null);
    const decided = decision(world);
    if (!decided.ok) return decided;
    const events = logged(decided.value, 0, world.now, commandId);
    const room = roomOf(code, events);
    const { status } = await this.#logs.append(code, 0, commandId, events, room);
    if (status === 'committed') this.#committed(room);
    const opened = await this.room(code);
    return status === 'conflict' || !opened ? err('already-in') : ok({ status, room: opened });
  }

  /** A change, decided on the newest room; decided again where another node was first. The same command counts once. */
  change(
    code: string,
    commandId: string,
    decision: (room: Room, world: RoomWorld) => RoomDecision,
  ): Promise<RoomAnswer> {
    const known = this.#use(code);
    const changed = known.last.then(() => this.#change(known, commandId, decision));
    known.last = changed.catch(() => {});
    return changed;
  }

  async #change(
    known: KnownRoom,
    commandId: string,
    decision: (room: Room, world: RoomWorld) => RoomDecision,
  ): Promise<RoomAnswer> {
    for (let patience = PATIENCE; patience > 0; patience--) {
      await this.#catchUp(known);
      const { room } = known;
      if (!room) return err('no-such-room');
      if (known.log.some(({ command }) => command === commandId)) return ok({ status: 'duplicate', room });
      const world = this.#world(room);
      const decided = decision(room, world);
      if (!decided.ok) return decided;
      if (decided.value.length === 0) return ok({ status: 'duplicate', room });
      const events = logged(decided.value, room.seq, world.now, commandId);
      const next = events.reduce(afterRoomEvent, room);
      const { status } = await this.#logs.append(known.code, room.seq, commandId, events, next);
      if (status !== 'committed') continue;
      extend(known, events);
      this.#committed(next);
      return ok({ status, room: next });
    }
    return err('busy');
  }

  /** Sends every event after `seq`, in order, until the returned function is called. */
  async follow(code: string, seq: number, send: Follower['send'], rewound: Follower['rewound']): Promise<() => void> {
    const known = this.#use(code);
    const follower = { seq, send, rewound };
    known.followers.add(follower);
    try {
      await this.#catchUp(known);
      tellFollowers(known);
    } catch (error) {
      known.followers.delete(follower);
      throw error;
    }
    return () => known.followers.delete(follower);
  }

  followed(): string[] {
    return [...this.#rooms.values()].filter(({ followers }) => followers.size > 0).map(({ code }) => code);
  }

  /** The room has reached `seq` elsewhere: what is missing is read. Undefined: it is gone. */
  async hint(code: string, seq: number | undefined): Promise<void> {
    const known = this.#rooms.get(code);
    if (known?.room && known.room.seq !== seq) await this.#catchUp(known);
  }

  async remove(code: string): Promise<void> {
    await this.#logs.remove(code);
    const known = this.#rooms.get(code);
    if (known) await this.#catchUp(known);
    this.#rooms.delete(code);
  }

  #use(code: string): KnownRoom {
    const known = this.#rooms.get(code) ?? {
      code,
      log: [],
      room: null,
      followers: new Set<Follower>(),
      last: Promise.resolve(),
    };
    // Last used stands last.
    this.#rooms.delete(code);
    this.#rooms.set(code, known);
    if (this.#rooms.size > MOST_KNOWN) {
      const oldest = [...this.#rooms.values()].find((one) => one !== known && one.followers.size === 0);
      if (oldest) this.#rooms.delete(oldest.code);
    }
    return known;
  }

  /** Reads what the store has beyond what is known, and the last event known, to see that it is still there. */
  async #catchUp(known: KnownRoom): Promise<void> {
    const { log } = known;
    const seq = log.length;
    const [...events] = await this.#logs.read(known.code, Math.max(0, seq - 1));
    if (known.log !== log) return this.#catchUp(known);
    if (seq > 0 && JSON.stringify(events.shift()) !== JSON.stringify(log[seq - 1])) {
      return this.#readAgain(known);
    }
    // Events before it were rewritten: nothing of what was read then stays.
    if (seq > 0 && events.some(isRewriting)) return this.#readAgain(known);
    extend(known, events);
  }

  /** Takes a player out of the log: first out of what is saved, then out of what every node has read. */
  async erase(code: string, player: number, commandId: string): Promise<void> {
    await this.#logs.rewrite(code, (log) => withoutRoomPlayer(log, player));
    await this.change(code, commandId, (room) => decideRoomErase(room, player));
    await this.#readAgain(this.#use(code));
  }

  /** Takes a name out of the log in the same way. False where nobody has had it. */
  async removeName(code: string, name: string): Promise<boolean> {
    if (withoutRoomName(await this.#logs.read(code, 0), name).length === 0) return false;
    await this.#logs.rewrite(code, (log) => withoutRoomName(log, name));
    await this.change(code, `rewritten:${newId()}`, () => ok([{ type: 'rewritten' }]));
    return true;
  }

  #readAgain(known: KnownRoom): Promise<void> {
    known.log = [];
    known.room = null;
    for (const follower of known.followers) follower.rewound();
    known.followers.clear();
    return this.#catchUp(known);
  }

  #world(room: Room | null): RoomWorld {
    // Clocks of several machines differ a little; time in one room never runs backwards.
    const now = Math.max(this.#now(), room?.updatedAt ?? 0);
    return { now, newGameId: newId, below: ownRandom };
  }
}

const isRewriting = ({ event }: LoggedRoomEvent): boolean => event.type === 'erased' || event.type === 'rewritten';

const logged = (events: readonly RoomEvent[], seq: number, at: number, command: string): LoggedRoomEvent[] =>
  events.map((event, i) => ({ seq: seq + i + 1, at, command: i === 0 ? command : null, event }));

/** Takes in what the store has, each event once, and sends it on. */
function extend(known: KnownRoom, events: readonly LoggedRoomEvent[]): void {
  for (const one of events) {
    if (one.seq !== known.log.length + 1) continue;
    known.log.push(one);
    known.room = known.room ? afterRoomEvent(known.room, one) : roomOf(known.code, [one]);
  }
  tellFollowers(known);
}

function tellFollowers({ log, room, followers }: KnownRoom): void {
  for (const follower of followers) {
    while (follower.seq < log.length) {
      const next = log[follower.seq]!;
      follower.seq = next.seq;
      follower.send(next, room!);
    }
  }
}
