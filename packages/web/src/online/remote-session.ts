import type { Match } from '@castellan/match';
import { openRemote } from '@castellan/match/session';
import { type BySeat, bySeat, type Seat } from '@castellan/rules';
import { computed } from '@preact/signals';
import { type GameInfo, PERSON, type SeatSetup } from '../play/game-info.ts';
import type { Session } from '../play/session.ts';
import { infoOfMatch, type Setting } from '../play/store.ts';
import type { LiveGame } from './connection.ts';
import { resultHref } from './links.ts';
import { rememberUnsent, unsentOf } from './memory.ts';

/** Both players as this device speaks of them; the player here is "you". */
function seatSetupsOf({ seats }: Match, you: Seat | null, opponent: string | null): BySeat<SeatSetup> {
  const setupOf = (seat: Seat): SeatSetup => {
    const { name = '', bot = false } = bySeat(seats, seat) ?? {};
    if (seat === you) return PERSON;
    return { kind: 'elsewhere', name, level: '', ...(bot && { bot }), ...(opponent && { id: opponent }) };
  };
  return [setupOf(1), setupOf(2)];
}

/** `opponent`: who it is, where the server has said so. */
export const settingOf = (match: Match, you: Seat | null, opponent: string | null = null): Setting => ({
  seats: seatSetupsOf(match, you, opponent),
  marks: [1, 2],
  handOver: false,
});

/** The game as the device would keep it. */
export const infoOfRemote = (match: Match, you: Seat | null): GameInfo => infoOfMatch(match, settingOf(match, you));

/** Sits down at a game of the server. */
export function openRemoteSession<State extends object, Action>(live: LiveGame): Session<State, Action> {
  const session = openRemote<State, Action>(live, { load: unsentOf, save: rememberUnsent });
  return {
    ...session,
    info: computed(() => infoOfRemote(session.match.value, live.state.value.you)),
    resultHref: resultHref(live.id),
  };
}
