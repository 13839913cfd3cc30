import { type Logged, matchOf, summaryOf } from '@castellan/match';
import type { Seat } from '@castellan/rules';
import { gameStore } from '../play/store.ts';
import { closeTable } from './memory.ts';
import { opponentOf } from './opponent.ts';
import { tables } from './remembered-tables.ts';
import { settingOf } from './remote-session.ts';
import { savedGames } from './saved-games.ts';
import { server } from './server.ts';

/**
 * Saves a finished game of this player among the games of this device, once: there it is listed, replayed, analysed and counted, also when the
 * server has removed it. A game that the player removed from the list stays removed.
 */
export async function saveFinished(id: string, you: Seat | null): Promise<void> {
  if (tables().some((table) => table.id === id && table.saved)) return;
  if (you !== null) {
    const [{ events }, opponent] = await Promise.all([server.retry(() => server.log(id)), opponentOf(id)]);
    await saveGame(id, you, events, opponent);
    savedGames.value++;
  }
  closeTable(id);
}

/** Writes the game with its whole log. Hidden events were not sent: the rest is numbered without gaps. */
export async function saveGame(
  id: string,
  you: Seat,
  sent: readonly Omit<Logged, 'command'>[],
  opponent: string | null = null,
): Promise<void> {
  const log = sent.map(({ at, event }, index): Logged => ({ seq: index + 1, at, command: null, event }));
  const match = matchOf(id, log);
  const { logs } = await gameStore();
  await logs.append(id, 0, 'online', log, summaryOf(match), settingOf(match, you, opponent));
}
