import { bySeat, other, withSeat } from '@castellan/rules';
import type { GameInfo } from '../play/game-info.ts';
import { personSeat } from '../play/names.ts';
import { server } from './server.ts';

const asked = new Map<string, Promise<string | null>>();

/** Who the opponent of an online game of ours is, as the server tells people of one name apart; null where it does not say. */
export function opponentOf(id: string): Promise<string | null> {
  const known = asked.get(id);
  if (known) return known;
  const answer = server
    .retry(() => server.view(id))
    .then(
      ({ opponent = null }) => {
        // Before both have sat down there is nobody.
        if (opponent === null) asked.delete(id);
        return opponent;
      },
      () => {
        asked.delete(id);
        return null;
      },
    );
  asked.set(id, answer);
  return answer;
}

/** The same game, with what the server says of the opponent. */
export async function withOpponent(info: GameInfo): Promise<GameInfo> {
  const seat = other(personSeat(info));
  const setup = bySeat(info.seats, seat);
  if (setup.id !== undefined) return info;
  const id = await opponentOf(info.id);
  return id === null ? info : { ...info, seats: withSeat(info.seats, seat, { ...setup, id }) };
}
