import { isTimeControl, type TimeControl, tidyName } from '@castellan/match';
import { err, type GameName, ok, type Result } from '@castellan/rules';
import { findRules } from '@castellan/rules/lookup';
import { ANCHORS, type AnchorLevel } from '../rating.ts';
import { newPlayerCode } from './code.ts';
import { FORMATS, type Format, type GameResult, type Joined, type Opened, type Pair, type RoomEvent } from './event.ts';
import { isRobinComplete, nextPairing } from './pairing.ts';
import { gameOf, playerHeldBy, type Room, type RoomGame } from './room.ts';

/** What a host or a player may ask of a room. */

export const ROOM_REFUSALS = [
  'no-such-room',
  'bad-format',
  'unknown-game',
  'bad-options',
  'bad-time',
  'bad-level',
  'bad-end',
  'bad-name',
  'bad-result',
  'name-taken',
  'already-in',
  'not-in',
  'not-host',
  'no-such-player',
  'no-such-game',
  'wrong-code',
  'room-full',
  'closed',
  'paused',
  'ended',
  'nobody-to-pair',
  'still-playing',
  'has-begun',
  'too-many-games',
] as const;
export type RoomRefusal = (typeof ROOM_REFUSALS)[number];
export type RoomDecision = Result<readonly RoomEvent[], RoomRefusal>;

/** The time, new ids of games and random numbers. */
export interface RoomWorld {
  readonly now: number;
  readonly newGameId: () => string;
  readonly below: (limit: number) => number;
}

export interface NewRoom {
  readonly format: string;
  readonly game: string;
  readonly options: readonly string[];
  readonly time: TimeControl;
  readonly level: string | null;
  readonly endsAt: number | null;
  readonly unplayed?: 'zero' | 'void';
  readonly hidden: Opened['hidden'];
}

export const MOST_PLAYERS: Readonly<Record<Format, number>> = { same: 1000, evening: 40, robin: 12 };
/** Limits the log of a room. */
const MOST_GAMES = 2000;
/** How long a room can last: more would be a mistake. */
const LONGEST = 400 * 24 * 60 * 60 * 1000;

const refuse = (code: RoomRefusal): Result<never, RoomRefusal> => err(code);

/** Opens a room. Its computer player, if any, is the first one in it. */
export function decideOpen(asked: NewRoom, world: RoomWorld): RoomDecision {
  const format = FORMATS.find((one) => one === asked.format);
  if (!format) return refuse('bad-format');
  const rules = findRules(asked.game);
  if (!rules) return refuse('unknown-game');
  const options = rules.parseOptions(asked.options);
  if (!options.ok) return refuse('bad-options');
  if (!isTimeControl(asked.time)) return refuse('bad-time');
  const game = rules.name as GameName;
  if (asked.level !== null && !(asked.level in ANCHORS[game])) return refuse('bad-level');
  if (format === 'same' && asked.level === null) return refuse('bad-level');
  if (format === 'evening' && asked.endsAt === null) return refuse('bad-end');
  if (asked.endsAt !== null && !(asked.endsAt > world.now && asked.endsAt <= world.now + LONGEST))
    return refuse('bad-end');
  const level = asked.level as AnchorLevel | null;
  const opened: Opened = {
    type: 'opened',
    format,
    game,
    options: rules.printOptions(options.value),
    time: asked.time,
    level,
    endsAt: asked.endsAt,
    unplayed: asked.unplayed ?? 'void',
    hidden: asked.hidden,
  };
  const computer: Joined[] = level === null ? [] : [{ type: 'joined', player: 1, name: level, level }];
  return ok([opened, ...computer]);
}

export interface RoomJoin {
  readonly name: string;
  readonly bot?: boolean;
  /** The hash of the token of the player's device; none where the host enters a name for a game on paper. */
  readonly holder?: string;
}

/** Comes in. The same device comes in once, and a name stands in the room once. */
export function decideRoomJoin(room: Room, { name: typed, bot, holder }: RoomJoin, world: RoomWorld): RoomDecision {
  if (room.closed) return refuse('closed');
  if (hasEnded(room, world.now)) return refuse('ended');
  const known = holder === undefined ? null : playerHeldBy(room, holder);
  if (known) return known.active ? refuse('already-in') : ok([{ type: 'readmitted', player: known.number }]);
  const name = tidyName(typed);
  if (name === null) return refuse('bad-name');
  if (isNameTaken(room, name, null)) return refuse('name-taken');
  if (room.players.length >= MOST_PLAYERS[room.settings.format] + (room.settings.level ? 1 : 0))
    return refuse('room-full');
  return ok([
    {
      type: 'joined',
      player: room.players.length + 1,
      name,
      ...(bot && { bot }),
      hidden: { ...(holder !== undefined && { holder }), code: freePlayerCode(room, world) },
    },
  ]);
}

/** On another device, by the personal code on the host's list. */
export function decideReturn(room: Room, code: string, holder: string): RoomDecision {
  const player = room.players.find((one) => one.hidden.code !== null && one.hidden.code === code);
  if (!player) return refuse('wrong-code');
  if (room.closed) return refuse('closed');
  const back: RoomEvent[] = [{ type: 'returned', hidden: { player: player.number, holder } }];
  return ok(player.active ? back : [...back, { type: 'readmitted', player: player.number }]);
}

/** What the host, or a helper with the second key, may do. */
export type HostCommand =
  | { readonly type: 'add'; readonly name: string }
  | { readonly type: 'rename'; readonly player: number; readonly name: string }
  | { readonly type: 'remove' | 'readmit'; readonly player: number }
  | { readonly type: 'pair' | 'pause' | 'resume' | 'close' }
  | { readonly type: 'swap'; readonly players: readonly [number, number] }
  | { readonly type: 'correct'; readonly index: number; readonly result: GameResult | 'none' }
  /** A game on paper, with its result. */
  | { readonly type: 'enter'; readonly players: readonly [number, number]; readonly result: GameResult };

/** `hasBegun` says whether a game of the room has its first action. */
export function decideHost(
  room: Room,
  command: HostCommand,
  world: RoomWorld,
  hasBegun: (game: RoomGame) => boolean,
): RoomDecision {
  if (command.type === 'correct') return decideCorrect(room, command.index, command.result);
  if (command.type === 'enter') return decideEnter(room, command);
  if (room.closed) return refuse('closed');
  switch (command.type) {
    case 'add':
      return decideRoomJoin(room, { name: command.name }, world);
    case 'rename':
      return decideRename(room, command.player, command.name);
    case 'remove':
      return decideLeave(room, command.player);
    case 'readmit': {
      const player = room.players[command.player - 1];
      if (!player) return refuse('no-such-player');
      return player.active ? refuse('already-in') : ok([{ type: 'readmitted', player: command.player }]);
    }
    case 'pair':
      return decidePair(room, world);
    case 'swap':
      return decideSwap(room, command.players, world, hasBegun);
    case 'pause':
      return room.paused ? ok([]) : ok([{ type: 'paused' }]);
    case 'resume':
      return room.paused ? ok([{ type: 'resumed' }]) : ok([]);
    case 'close':
      return ok([{ type: 'closed' }]);
  }
}

function decideRename(room: Room, number: number, typed: string): RoomDecision {
  if (!room.players[number - 1]) return refuse('no-such-player');
  const name = tidyName(typed);
  if (name === null) return refuse('bad-name');
  if (isNameTaken(room, name, number)) return refuse('name-taken');
  return ok([{ type: 'renamed', player: number, name }]);
}

/** A player leaves, or the host removes them. A game under way ends by its own rules. */
export function decideLeave(room: Room, number: number): RoomDecision {
  const player = room.players[number - 1];
  if (!player) return refuse('no-such-player');
  return player.active ? ok([{ type: 'withdrew', player: number }]) : refuse('not-in');
}

/** A player asked to be forgotten. A game under way ends by its own rules. */
export function decideRoomErase(room: Room, number: number): RoomDecision {
  return room.players[number - 1] ? ok([{ type: 'erased', player: number }]) : refuse('no-such-player');
}

/** Pairs everyone who waits. */
export function decidePair(room: Room, world: RoomWorld): RoomDecision {
  if (room.closed) return refuse('closed');
  if (room.paused) return refuse('paused');
  if (hasEnded(room, world.now)) return refuse('ended');
  if (room.settings.format === 'same') return refuse('nobody-to-pair');
  const { pairs, resting } = nextPairing(room);
  if (pairs.length === 0) {
    const waits = room.settings.format === 'robin' && !isRobinComplete(room);
    return refuse(waits ? 'still-playing' : 'nobody-to-pair');
  }
  if (room.games.length + pairs.length > MOST_GAMES) return refuse('too-many-games');
  return ok([
    {
      type: 'paired',
      round: room.round + 1,
      pairs: pairs.map((players) => ({ game: world.newGameId(), players })),
      resting,
    },
  ]);
}

/** Begins the game of one player with the same dice as everyone. */
export function decideStart(room: Room, number: number, world: RoomWorld): RoomDecision {
  if (room.closed) return refuse('closed');
  if (room.paused) return refuse('paused');
  if (hasEnded(room, world.now)) return refuse('ended');
  if (room.settings.format !== 'same') return refuse('bad-format');
  if (!room.players[number - 1]?.active) return refuse('not-in');
  if (room.games.some(({ players }) => players.includes(number))) return refuse('has-begun');
  const pair: Pair = { game: world.newGameId(), players: [number, 1] };
  return ok([{ type: 'paired', round: 1, pairs: [pair], resting: [] }]);
}

/** Two players change places before either of their games has begun; both games are created again. */
function decideSwap(
  room: Room,
  players: readonly [number, number],
  world: RoomWorld,
  hasBegun: (game: RoomGame) => boolean,
): RoomDecision {
  const [one, two] = players;
  const [first, second] = [gameOf(room, one), gameOf(room, two)];
  if (!first || !second || first === second) return refuse('no-such-game');
  if (hasBegun(first) || hasBegun(second)) return refuse('has-begun');
  const replaced = ({ players: [a, b] }: RoomGame): [number, number] => {
    const other = (number: number) => (number === one ? two : number === two ? one : number);
    return [other(a), other(b)];
  };
  const next = (game: RoomGame) => ({ index: game.index, game: world.newGameId(), players: replaced(game) });
  return ok([{ type: 'swapped', players, pairs: [next(first), next(second)] }]);
}

/** The result of a game of the room, read from the game's own log. */
export function decideResult(room: Room, index: number, result: GameResult | 'none'): RoomDecision {
  const game = room.games[index];
  if (!game) return refuse('no-such-game');
  return game.result === null ? ok([{ type: 'resulted', index, result }]) : ok([]);
}

/** The host corrects a result, also one that was played. Pairings that followed it stay. */
function decideCorrect(room: Room, index: number, result: GameResult | 'none'): RoomDecision {
  if (!room.games[index]) return refuse('no-such-game');
  return isResult(result) ? ok([{ type: 'corrected', index, result }]) : refuse('bad-result');
}

function decideEnter(room: Room, { players, result }: Extract<HostCommand, { type: 'enter' }>): RoomDecision {
  const [one, two] = players;
  if (!room.players[one - 1] || !room.players[two - 1] || one === two) return refuse('no-such-player');
  if (!isResult(result)) return refuse('bad-result');
  if (room.games.length >= MOST_GAMES) return refuse('too-many-games');
  return ok([
    { type: 'paired', round: Math.max(1, room.round), pairs: [{ game: null, players }], resting: [] },
    { type: 'resulted', index: room.games.length, result },
  ]);
}

/** When the end of the room has come: games of a round robin that were not played get what the host chose at the start. */
export function decideDeadline(room: Room, now: number): RoomDecision {
  if (room.settings.format !== 'robin' || !hasEnded(room, now)) return ok([]);
  const unplayed = room.games.filter(({ result }) => result === null);
  return ok(unplayed.map(({ index }) => ({ type: 'resulted', index, result: 'none' })));
}

export const hasEnded = ({ settings }: Room, now: number): boolean =>
  settings.endsAt !== null && now >= settings.endsAt;

const MOST_POINTS = 1000;
const isPoints = (value: number): boolean => Number.isInteger(value) && value >= 0 && value <= MOST_POINTS;

const isResult = (result: GameResult | 'none'): boolean =>
  result === 'none' ||
  ([1, 2, null].includes(result.winner) && (result.points === null || result.points.every(isPoints)));

const folded = (name: string): string => name.normalize('NFKC').toLowerCase();

const isNameTaken = (room: Room, name: string, except: number | null): boolean =>
  room.players.some((player) => player.number !== except && folded(player.name) === folded(name));

function freePlayerCode(room: Room, world: RoomWorld): string {
  const taken = new Set(room.players.map((player) => player.hidden.code));
  for (;;) {
    const code = newPlayerCode(world.below);
    if (!taken.has(code)) return code;
  }
}
