import { awaitedSeat, type Match } from '@castellan/match';
import type { Seat } from '@castellan/rules';

/**
 * The event since which a player is waited for, which tells one turn from the next; null while no one does. The player who acted last is
 * at the table: what follows from their own action is no news.
 */
export function turnSince(match: Match, seat: Seat): number | null {
  if (awaitedSeat(match) !== seat || match.pausedAt !== null) return null;
  const last = match.actions.findLast(({ by }) => by !== 'chance');
  if (!last) return match.boardSeq;
  return last.by === seat ? null : last.seq;
}
