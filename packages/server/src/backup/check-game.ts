import type { Event, Logged } from '@castellan/match';
import { GAME_ID } from '@castellan/match/schema';
import { GAME_NAMES } from '@castellan/rules';
import { ROOM_EVENTS } from '@castellan/together';
import { isRoomLog } from '../rooms/room-logs.ts';

/** A clock that is wrong by hours is no reason to refuse a backup; one that is wrong by years is. */
const MOST_AHEAD_MS = 86_400_000;

type Check = (value: unknown) => boolean;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText =
  (most: number): Check =>
  (value) =>
    typeof value === 'string' && value.length <= most;
const isBoolean: Check = (value) => typeof value === 'boolean';
const isSeat: Check = (value) => value === 1 || value === 2;
const ID = new RegExp(GAME_ID);
const isId: Check = (value) => typeof value === 'string' && ID.test(value);
const isMoment = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const isListOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);

const isCount: Check = (value) => Number.isSafeInteger(value) && (value as number) >= 0;
const isSeries: Check = (value) =>
  isObject(value) &&
  isText(20)(value.format) &&
  isCount(value.games) &&
  isCount(value.number) &&
  [value.wins, value.points].every((pair) => isListOf(isCount)(pair) && (pair as unknown[]).length === 2);

/** What an event needs, by its type. */
const NEEDED: Readonly<Record<Event['type'], readonly string[]>> = {
  created: ['game', 'options', 'time', 'chance', 'listed'],
  joined: ['seat', 'name', 'bot'],
  left: ['seat'],
  linked: ['hidden'],
  moved: ['hidden'],
  acted: ['by', 'action'],
  revealed: ['secret'],
  resigned: ['seat'],
  'draw-offered': ['seat'],
  'draw-answered': ['seat', 'agree'],
  'take-back-asked': ['seat'],
  'take-back-answered': ['seat', 'agree'],
  'time-claimed': ['seat'],
  'time-credited': ['seat', 'ms', 'until'],
  closed: ['seat'],
  'pause-asked': ['seat'],
  'pause-answered': ['seat', 'agree'],
  'pause-ended': ['seat'],
  said: ['seat', 'phrase'],
  rematched: ['seat', 'next'],
  erased: ['seat'],
  rewritten: [],
};

/** What a field of an event or of its hidden part may be; other fields are of a newer version. */
const FIELDS: Readonly<Record<string, Check>> = {
  game: (value) => (GAME_NAMES as readonly unknown[]).includes(value),
  options: isListOf(isText(1000)),
  time: (value) => isObject(value) && isText(10)(value.type),
  chance: (value) => isObject(value) && isText(10)(value.type),
  listed: isBoolean,
  position: isText(10_000),
  previous: isId,
  series: isSeries,
  room: isText(5),
  next: isId,
  seat: isSeat,
  name: isText(200),
  bot: isBoolean,
  entropy: isText(64),
  by: (value) => isSeat(value) || value === 'chance',
  action: isText(1000),
  secret: isText(64),
  agree: isBoolean,
  phrase: isText(40),
  holder: isText(64),
  key: isText(64),
  until: isMoment,
  ms: isMoment,
  seed: (value) => typeof value === 'number',
};

const wrongField = (fields: Record<string, unknown>): string | undefined =>
  Object.keys(fields).find((name) => fields[name] !== undefined && FIELDS[name]?.(fields[name]) === false);

/** What is wrong with a game of a backup, before anything is computed from it; null for nothing. */
export function problemOf(id: unknown, log: unknown, now = Date.now()): string | null {
  if (typeof id === 'string' && isRoomLog(id)) return problemOfRoom(id, log, now);
  if (!isId(id)) return 'the id of a game is not one of ours';
  if (!Array.isArray(log) || log.length === 0) return `game ${id} has no events`;
  let before = 0;
  for (const [i, logged] of (log as Partial<Logged>[]).entries()) {
    const at = `event ${i + 1} of game ${id}`;
    if (!isObject(logged) || logged.seq !== i + 1) return `${at} has another number`;
    if (!isMoment(logged.at) || logged.at < before) return `${at} has a time before the event it follows`;
    if (logged.at > now + MOST_AHEAD_MS) return `${at} is in the future`;
    if (logged.command !== null && !isText(200)(logged.command)) return `${at} has no command that could be ours`;
    before = logged.at;
    const event: unknown = logged.event;
    if (!isObject(event) || !Object.hasOwn(NEEDED, String(event.type))) return `${at} has an unknown type`;
    if ((event.type === 'created') !== (i === 0)) return `${at} is out of place`;
    const missing = NEEDED[event.type as Event['type']].find((name) => event[name] === undefined);
    if (missing) return `${at} lacks ${missing}`;
    if (event.hidden !== undefined && !isObject(event.hidden)) return `${at} has a wrong hidden`;
    const wrong = wrongField(event) ?? (event.hidden ? wrongField(event.hidden as Record<string, unknown>) : undefined);
    if (wrong) return `${at} has a wrong ${wrong}`;
  }
  return null;
}

/** The same for a room; what its events say is checked by reading them. */
function problemOfRoom(id: string, log: unknown, now: number): string | null {
  if (!Array.isArray(log) || log.length === 0) return `room ${id} has no events`;
  let before = 0;
  for (const [i, logged] of log.entries()) {
    const at = `event ${i + 1} of room ${id}`;
    if (!isObject(logged) || logged.seq !== i + 1) return `${at} has another number`;
    if (!isMoment(logged.at) || logged.at < before) return `${at} has a time before the event it follows`;
    if (logged.at > now + MOST_AHEAD_MS) return `${at} is in the future`;
    if (logged.command !== null && !isText(200)(logged.command)) return `${at} has no command that could be ours`;
    before = logged.at;
    const { event } = logged;
    if (!isObject(event) || !(ROOM_EVENTS as readonly unknown[]).includes(event.type))
      return `${at} has an unknown type`;
  }
  return null;
}
