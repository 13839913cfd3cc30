import type { Match } from '@castellan/match';
import { openRemote } from '@castellan/match/session';
import type { BySeat, Seat } from '@castellan/rules';
import { computed } from '@preact/signals';
import { type KeptGame, PERSON, type Sitter } from '../play/kept.ts';
import type { Session } from '../play/session.ts';
import { keptOf as keptWith } from '../play/store.ts';
import { resultHref } from './links.ts';
import type { LiveGame } from './live.ts';
import { rememberUnsent, unsentOf } from './memory.ts';

/** Both players as this device speaks of them; whoever sits here is "you". */
export function sittersOf({ seats }: Match, you: Seat | null): BySeat<Sitter> {
  const sitter = (seat: Seat): Sitter =>
    seat === you ? PERSON : { kind: 'elsewhere', name: seats[seat - 1]?.name ?? '', level: '' };
  return [sitter(1), sitter(2)];
}

/** The game as the device would keep it. */
export const keptOf = (match: Match, you: Seat | null): KeptGame =>
  keptWith(match, { sitters: sittersOf(match, you), marks: [1, 2], handOver: false });

/** Sits down at a game of the server. */
export function openRemoteSession<State extends object, Action>(live: LiveGame): Session<State, Action> {
  const session = openRemote<State, Action>(live, { load: unsentOf, save: rememberUnsent });
  return {
    ...session,
    kept: computed(() => keptOf(session.match.value, live.state.value.you)),
    resultHref: resultHref(live.id),
  };
}
