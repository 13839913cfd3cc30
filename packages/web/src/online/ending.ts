import { ABSENCE_DAYS, isUnplayed, type Match, type Player } from '@castellan/match';
import { type BySeat, bySeat, other, SEATS, type Seat } from '@castellan/rules';
import { t } from '../i18n/index.ts';
import { shownName } from '../play/names.ts';
import { NO_NAME } from './memory.ts';

/** The part of a match that the page shows, from a server or from this device. */
interface Ended extends Pick<Match, 'ending'>, Partial<Pick<Match, 'listed' | 'time' | 'actions'>> {
  readonly seats: BySeat<Pick<Player, 'name'> | null>;
}

/** How a game ended that was not played to its end; nothing for one that was: its own result says it. */
export function endingText(match: Ended, you: Seat | null): { headline: string; why: string } | undefined {
  const { ending } = match;
  if (!ending || ending.reason === 'played') return undefined;
  const name = (seat: Seat) => {
    const given = bySeat(match.seats, seat)?.name ?? '';
    return given === NO_NAME ? t('online.end.former') : shownName(given);
  };
  if (ending.reason === 'closed') {
    const { listed = false, time = { type: 'none' }, actions = [] } = match;
    const unplayed = SEATS.some((seat) => isUnplayed({ listed, time, actions }, seat));
    const why = unplayed ? t('online.end.idle') : t('online.end.closedWhy', { n: ABSENCE_DAYS });
    return { headline: t('online.end.closed'), why };
  }
  if (ending.winner === null) return { headline: t('online.end.draw'), why: t('online.end.agreed') };
  const loser = other(ending.winner);
  const headline = ending.winner === you ? t('online.end.youWin') : t('online.end.wins', { name: name(ending.winner) });
  if (ending.reason === 'resigned') {
    return {
      headline,
      why: loser === you ? t('online.end.youResigned') : t('online.end.resigned', { name: name(loser) }),
    };
  }
  return { headline, why: loser === you ? t('online.end.yourTime') : t('online.end.time', { name: name(loser) }) };
}
