import type { PlayerNumber } from './event.ts';
import type { Room, RoomGame } from './room.ts';

/** One row of a room's table. */
export interface Standing {
  readonly player: PlayerNumber;
  readonly place: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  /** Two for a win, one for a draw. With the same dice for everyone: the points on the player's own board. */
  readonly points: number;
  /** The points of everyone this player met: the first tie-break. */
  readonly opponents: number;
  /** Points on the board, own less the opponents': the second tie-break. */
  readonly margin: number;
}

const WIN = 2;
const DRAW = 1;

/** The table, best first. Players who are equal in everything share a place and stand in the order in which they came. */
export function standings(room: Room): Standing[] {
  const { unplayed } = room.settings;
  const counted = room.games.filter(({ result }) => result !== null && (result !== 'none' || unplayed === 'zero'));
  const rows = room.players
    // Everyone's opponent is no player among the others.
    .filter(({ level }) => room.settings.format !== 'same' || level === null)
    .map(({ number }) => (room.settings.format === 'same' ? sameDiceRow : rowOf)(number, counted));
  const pointsOf = new Map(rows.map(({ player, points }) => [player, points]));
  const full = rows.map((row) => ({
    ...row,
    opponents: counted
      .filter(({ players }) => players.includes(row.player))
      .reduce((sum, { players }) => sum + (pointsOf.get(otherOf(players, row.player)) ?? 0), 0),
  }));
  full.sort((a, b) => compare(a, b) || a.player - b.player);
  let place = 0;
  return full.map((row, at) => {
    if (at === 0 || compare(full[at - 1]!, row) !== 0) place = at + 1;
    return { ...row, place };
  });
}

type Row = Omit<Standing, 'place' | 'opponents'>;

const compare = (a: Row & { opponents: number }, b: Row & { opponents: number }): number =>
  b.points - a.points || b.opponents - a.opponents || b.margin - a.margin;

const otherOf = ([one, two]: readonly [PlayerNumber, PlayerNumber], player: PlayerNumber): PlayerNumber =>
  one === player ? two : one;

function rowOf(player: PlayerNumber, games: readonly RoomGame[]): Row {
  let [wins, draws, losses, margin] = [0, 0, 0, 0];
  for (const { players, result } of games) {
    if (result === null || !players.includes(player)) continue;
    // A game that was not played and counts is a loss for both.
    if (result === 'none') {
      losses++;
      continue;
    }
    const side = players[0] === player ? 1 : 2;
    if (result.winner === null) draws++;
    else if (result.winner === side) wins++;
    else losses++;
    if (result.points) margin += (result.points[0] - result.points[1]) * (side === 1 ? 1 : -1);
  }
  return { player, wins, draws, losses, points: WIN * wins + DRAW * draws, margin };
}

/** With the same dice for everyone the points on the own board decide, then the margin. */
function sameDiceRow(player: PlayerNumber, games: readonly RoomGame[]): Row {
  const points = games.reduce((most, { players, result }) => {
    const own = result && result !== 'none' && players[0] === player ? result.points?.[0] : undefined;
    return Math.max(most, own ?? 0);
  }, 0);
  return { ...rowOf(player, games), points };
}
