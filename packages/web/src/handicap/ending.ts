import { givesPoints, totalsOf, winnerOf } from '@castellan/match';
import { bySeat, other } from '@castellan/rules';
import { t } from '../i18n/index.ts';
import type { GameInfo } from '../play/game-info.ts';
import { called, isYou, nameOf, personSeat } from '../play/names.ts';
import { replayInfo } from '../play/replay-info.ts';
import type { Ending } from '../table/result-panel.tsx';
import { handicapLines } from './handicap-choice.tsx';

/** What evened out a game in which no points did, for its result. */
export const handicapNote = (info: GameInfo): string =>
  givesPoints(info.handicap) ? '' : handicapLines(info.handicap, (seat) => nameOf(info, seat)).join(' ');

/** The end of a game in which the points at the start decide with those on the boards. */
export function handicapEnding(info: GameInfo): Ending | null {
  const { game, handicap } = info;
  if (!givesPoints(handicap)) return null;
  const state = replayInfo(info).states.at(-1)!;
  const winner = winnerOf(game, state, handicap);
  const totals = totalsOf(game, state, handicap);
  const me = personSeat(info);
  const lines = handicapLines(handicap, (seat) => nameOf(info, seat));
  const [mine, theirs] = [bySeat(totals, me), bySeat(totals, other(me))];
  const why = `${lines.join(' ')} ${t('together.handicap.totals', { mine, theirs })}`;
  if (winner === null) return { headline: t('together.handicap.draw'), why };
  if (isYou(info, winner)) return { headline: t('together.handicap.youWin'), why };
  return { headline: t('together.handicap.wins', { name: called(info, winner) }), why };
}
