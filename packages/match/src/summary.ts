import type { BySeat, GameName } from '@castellan/rules';
import { deadlineOf } from './clock.ts';
import type { TimeControl } from './event.ts';
import { hasStarted, type Match, type Player } from './match.ts';

/** One line about a game, for lists: the lobby, "your games", what is to be pruned. */
export interface Summary {
  readonly id: string;
  readonly seq: number;
  readonly game: GameName;
  readonly options: readonly string[];
  readonly time: TimeControl;
  readonly status: 'open' | 'playing' | 'over';
  readonly listed: boolean;
  readonly createdAt: number;
  readonly updatedAt: number;
  /** The order of the queue; missing in summaries of earlier versions, where it is `createdAt`. */
  readonly waitsSince?: number;
  /** Counts for ratings. */
  readonly rated?: true;
  /** The room of a game that is played in one. */
  readonly room?: string;
  /** When the running time is up. */
  readonly deadline: number | null;
  readonly players: BySeat<Pick<Player, 'name' | 'bot' | 'rating'> | null>;
}

export function summaryOf(match: Match): Summary {
  const { id, seq, game, options, time, listed, createdAt, updatedAt, waitsSince } = match;
  const status = match.ending ? 'over' : hasStarted(match) ? 'playing' : 'open';
  const open = (player: Player | null) =>
    player && { name: player.name, bot: player.bot, ...(player.rating && { rating: player.rating }) };
  const players = [open(match.seats[0]), open(match.seats[1])] as const;
  return {
    id,
    seq,
    game,
    options,
    time,
    status,
    listed,
    createdAt,
    updatedAt,
    waitsSince,
    ...(match.rated && { rated: true as const }),
    ...(match.room && { room: match.room }),
    deadline: deadlineOf(match.clock),
    players,
  };
}
