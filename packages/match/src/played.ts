import { other } from '@castellan/rules';
import type { Logged } from './event.ts';
import type { Ending } from './match.ts';

/** The actions of a log that count, without working out what they come to: for lists of games. */
export function playedIn(log: readonly Logged[]): readonly string[] {
  const played: { readonly by: unknown; readonly action: string }[] = [];
  for (const { event } of log) {
    if (event.type === 'acted') played.push(event);
    if (event.type !== 'take-back-answered' || !event.agree) continue;
    // Undoes the last action of the player who requested it, and all that followed.
    played.splice(played.findLastIndex(({ by }) => by === other(event.seat)));
  }
  return played.map(({ action }) => action);
}

/** How a game was ended by its players; null where it was played to its end, or goes on. */
export function endedBy(log: readonly Logged[]): Ending | null {
  for (const { event } of log) {
    if (event.type === 'resigned') return { reason: 'resigned', winner: other(event.seat) };
    if (event.type === 'time-claimed') return { reason: 'time', winner: event.seat };
    if (event.type === 'closed') return { reason: 'closed', winner: null };
    if (event.type === 'draw-answered' && event.agree) return { reason: 'agreed', winner: null };
  }
  return null;
}
