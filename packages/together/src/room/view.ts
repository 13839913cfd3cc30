import type { LoggedRoomEvent, PlayerNumber } from './event.ts';
import { waitingPlayers } from './pairing.ts';
import { gameOf, type Room, type RoomGame, type RoomPlayer } from './room.ts';
import { type Standing, standings } from './standings.ts';

/** What everyone may know of a room. */
export interface RoomView extends Omit<Room, 'settings' | 'players' | 'replaced' | 'hidden'> {
  readonly settings: Room['settings'];
  readonly players: readonly Omit<RoomPlayer, 'hidden'>[];
  readonly standings: readonly Standing[];
  readonly waiting: readonly PlayerNumber[];
}

/** Named field by field: a field that is added to a room is not sent by accident. */
export const roomView = (room: Room): RoomView => ({
  code: room.code,
  seq: room.seq,
  openedAt: room.openedAt,
  updatedAt: room.updatedAt,
  settings: room.settings,
  players: room.players.map(({ number, name, level, bot, active, rested, freeSince }) => ({
    number,
    name,
    level,
    bot,
    active,
    rested,
    freeSince,
  })),
  games: room.games,
  round: room.round,
  paused: room.paused,
  closed: room.closed,
  standings: standings(room),
  waiting: waitingPlayers(room).map(({ number }) => number),
});

/** Which seat a player has in which game, if the player is in one. */
export function seatInRoom(room: Room, number: PlayerNumber): { readonly game: RoomGame; readonly seat: 1 | 2 } | null {
  const game = gameOf(room, number);
  return game && { game, seat: game.players[0] === number ? 1 : 2 };
}

/** An event as it may be sent to anyone; null for a hidden one. */
export function shownRoomEvent({ seq, at, event }: LoggedRoomEvent): Omit<LoggedRoomEvent, 'command'> | null {
  if (event.type === 'returned' || event.type === 'rewritten') return null;
  const open = { ...event };
  if ('hidden' in open) Reflect.deleteProperty(open, 'hidden');
  return { seq, at, event: open };
}

/** The table as comma-separated values, for a spreadsheet. */
export function standingsCsv({ players, standings: table }: Pick<RoomView, 'players' | 'standings'>): string {
  const head = 'place,name,points,wins,draws,losses,opponents,margin';
  const rows = table.map(({ player, place, points, wins, draws, losses, opponents, margin }) =>
    [place, csvText(players[player - 1]!.name), points, wins, draws, losses, opponents, margin].join(),
  );
  return `${[head, ...rows].join('\r\n')}\r\n`;
}

/** A spreadsheet would compute a text that begins with one of these signs. */
const csvText = (text: string): string => `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
