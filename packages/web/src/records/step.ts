import type { DiscoveryAction, DiscoveryState, DuelAction, DuelState } from '@castellan/rules';
import { entriesOf as discoveryEntries } from '../games/discovery/log.ts';
import { entryText as discoveryText } from '../games/discovery/sentences.ts';
import { entriesOf as duelEntries } from '../games/duel/log.ts';
import { entryText as duelText } from '../games/duel/sentences.ts';
import type { KeptGame } from '../play/kept.ts';
import { isYou, nameOf } from '../play/names.ts';
import type { GameRecord } from './game-record.ts';

/** What one action did, in words; `after` is the number of the state it led to. */
export interface Step {
  readonly after: number;
  readonly text: string;
  readonly seat: 1 | 2 | null;
}

export function stepsOf(record: GameRecord, kept: KeptGame): Step[] {
  if (record.game === 'duel') {
    return duelEntries(record.states as DuelState[], record.played as DuelAction[]).map((entry) => ({
      after: entry.after,
      text: duelText(entry, nameOf(kept, entry.seat), isYou(kept, entry.seat)),
      seat: entry.seat,
    }));
  }
  return discoveryEntries(record.states as DiscoveryState[], record.played as DiscoveryAction[]).map((entry) => ({
    after: entry.after,
    text: discoveryText(entry, kept),
    seat: entry.kind === 'line' ? null : entry.seat,
  }));
}
