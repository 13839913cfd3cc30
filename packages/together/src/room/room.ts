import type { GameResult, LoggedRoomEvent, Opened, Paired, PlayerNumber, RoomEvent, Swapped } from './event.ts';

/** A group that plays together: the state a list of room events leads to. */
export interface Room {
  readonly code: string;
  readonly seq: number;
  readonly openedAt: number;
  readonly updatedAt: number;
  readonly settings: Omit<Opened, 'type' | 'hidden'>;
  /** Player `n` is the entry `n − 1`. */
  readonly players: readonly RoomPlayer[];
  readonly games: readonly RoomGame[];
  /** The ids of games whose places others took when players were swapped. */
  readonly replaced: readonly string[];
  readonly round: number;
  readonly paused: boolean;
  readonly closed: boolean;
  readonly hidden: Opened['hidden'];
}

export interface RoomPlayer {
  readonly number: PlayerNumber;
  readonly name: string;
  readonly level: string | null;
  readonly bot: boolean;
  /** False after leaving, until readmitted. */
  readonly active: boolean;
  /** How many rounds the player has rested. */
  readonly rested: number;
  /** When the player came, came back or ended a game last. */
  readonly freeSince: number;
  readonly hidden: { readonly holder: string | null; readonly code: string | null };
}

export interface RoomGame {
  readonly index: number;
  readonly round: number;
  readonly game: string | null;
  readonly players: readonly [PlayerNumber, PlayerNumber];
  readonly pairedAt: number;
  /** Null while it is played; `none` after it was left without a result. */
  readonly result: GameResult | 'none' | null;
  /** The result that the host replaced. */
  readonly before: GameResult | 'none' | null;
  readonly corrected: boolean;
}

/** The name of a player who asked to be forgotten. */
const NOBODY = '?';

/** The events about a player, without the name and without any trace of the device. */
export function withoutRoomPlayer(log: readonly LoggedRoomEvent[], player: PlayerNumber): LoggedRoomEvent[] {
  return log.flatMap((logged): LoggedRoomEvent[] => {
    const { seq, event } = logged;
    const erased = { ...logged, command: logged.command && `erased:${seq}` };
    if (event.type === 'joined' && event.player === player && event.name !== NOBODY)
      return [{ ...erased, event: { type: 'joined' as const, player, name: NOBODY } }];
    if (event.type === 'renamed' && event.player === player && event.name !== NOBODY)
      return [{ ...erased, event: { ...event, name: NOBODY } }];
    if (event.type === 'returned' && event.hidden.player === player && event.hidden.holder !== '')
      return [{ ...erased, event: { ...event, hidden: { player, holder: '' } } }];
    return [];
  });
}

/** The events in which a player has this name, now or before it was corrected, without it. A computer has the name of its level. */
export function withoutRoomName(log: readonly LoggedRoomEvent[], name: string): LoggedRoomEvent[] {
  const isSame = (one: string) => one.toLowerCase() === name.toLowerCase();
  return log.flatMap((logged): LoggedRoomEvent[] => {
    const { event } = logged;
    if (event.type !== 'joined' && event.type !== 'renamed') return [];
    if (!isSame(event.name) || (event.type === 'joined' && event.level)) return [];
    return [{ ...logged, event: { ...event, name: NOBODY } }];
  });
}

/** The room that a whole log leads to. */
export function roomOf(code: string, log: readonly LoggedRoomEvent[]): Room {
  const [first, ...rest] = log;
  if (first?.event.type !== 'opened') throw new Error(`the log of room ${code} does not begin with its opening`);
  return rest.reduce(afterRoomEvent, begin(code, first, first.event));
}

function begin(code: string, { seq, at }: LoggedRoomEvent, { type: _, hidden, ...settings }: Opened): Room {
  return {
    code,
    seq,
    openedAt: at,
    updatedAt: at,
    settings,
    players: [],
    games: [],
    replaced: [],
    round: 0,
    paused: false,
    closed: false,
    hidden,
  };
}

/** The room after one more event. */
export const afterRoomEvent = (room: Room, { seq, at, event }: LoggedRoomEvent): Room => ({
  ...change(room, event, at),
  seq,
  updatedAt: at,
});

function change(room: Room, event: RoomEvent, at: number): Room {
  switch (event.type) {
    case 'opened':
      throw new Error('a room is opened once');
    case 'joined':
      return {
        ...room,
        players: [
          ...room.players,
          {
            number: event.player,
            name: event.name,
            level: event.level ?? null,
            bot: event.bot ?? event.level !== undefined,
            active: true,
            rested: 0,
            freeSince: at,
            hidden: { holder: event.hidden?.holder ?? null, code: event.hidden?.code ?? null },
          },
        ],
      };
    case 'renamed':
      return withPlayer(room, event.player, { name: event.name });
    case 'returned': {
      const { player, holder } = event.hidden;
      return withPlayer(room, player, { hidden: { ...playerOf(room, player).hidden, holder } });
    }
    case 'paired':
      return pair(room, event, at);
    case 'swapped':
      return swap(room, event);
    case 'resulted':
      return withGame(freed(room, event.index, at), event.index, { result: event.result });
    case 'corrected': {
      const { result } = room.games[event.index]!;
      const next = result === null ? freed(room, event.index, at) : room;
      return withGame(next, event.index, { result: event.result, before: result, corrected: true });
    }
    case 'withdrew':
      return withPlayer(room, event.player, { active: false });
    case 'readmitted':
      return withPlayer(room, event.player, { active: true, freeSince: at });
    case 'erased':
      return withPlayer(room, event.player, { name: NOBODY, active: false, hidden: { holder: null, code: null } });
    case 'rewritten':
      return room;
    case 'paused':
      return { ...room, paused: true };
    case 'resumed':
      return { ...room, paused: false };
    case 'closed':
      return { ...room, closed: true };
  }
}

function pair(room: Room, { round, pairs, resting }: Paired, at: number): Room {
  const games = pairs.map(
    ({ game, players }, index): RoomGame => ({
      index: room.games.length + index,
      round,
      game,
      players,
      pairedAt: at,
      result: null,
      before: null,
      corrected: false,
    }),
  );
  const rested = room.players.map((player) =>
    resting.includes(player.number) ? { ...player, rested: player.rested + 1 } : player,
  );
  return { ...room, round, games: [...room.games, ...games], players: rested };
}

function swap(room: Room, { pairs }: Swapped): Room {
  const replaced = [...room.replaced, ...pairs.flatMap(({ index }) => room.games[index]!.game ?? [])];
  const next: Room = { ...room, replaced };
  return pairs.reduce((now, { index, game, players }) => withGame(now, index, { game, players }), next);
}

export const playerOf = (room: Room, number: PlayerNumber): RoomPlayer => room.players[number - 1]!;

const withPlayer = (room: Room, number: PlayerNumber, next: Partial<RoomPlayer>): Room => ({
  ...room,
  players: room.players.with(number - 1, { ...playerOf(room, number), ...next }),
});

const freed = (room: Room, index: number, at: number): Room =>
  room.games[index]!.players.reduce((next, number) => withPlayer(next, number, { freeSince: at }), room);

const withGame = (room: Room, index: number, next: Partial<RoomGame>): Room => ({
  ...room,
  games: room.games.with(index, { ...room.games[index]!, ...next }),
});

/** The player of a device. */
export const playerHeldBy = (room: Room, holder: string): RoomPlayer | null =>
  room.players.find((player) => player.hidden.holder === holder) ?? null;

/** The game that a player is in. */
export const gameOf = (room: Room, number: PlayerNumber): RoomGame | null =>
  room.games.find(({ players, result }) => result === null && players.includes(number)) ?? null;
