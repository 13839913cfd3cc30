import { bySeat, lastState, other, type Seat } from '@castellan/rules';
import { type Summary, withoutLuck } from '@castellan/study';
import { gameOf } from '../games/all-rules.ts';
import type { AnyKit } from '../games/kit.ts';
import { regionOf } from '../i18n/formats.ts';
import { formatNumber, locale, t } from '../i18n/index.ts';
import type { GameInfo } from '../play/game-info.ts';
import type { Level } from '../play/levels.ts';
import { personSeat } from '../play/names.ts';
import { replayInfo } from '../play/replay-info.ts';
import { type GameOutcome, outcomeOf } from '../play/results.ts';
import { balanceFigures } from './balance-figures.ts';

/** How a game with the same dice ended on this device. The player's points come first. */
interface SameDiceEnd {
  readonly outcome: GameOutcome | 'resigned';
  readonly totals: readonly [number, number];
}

export function endOf(kit: AnyKit, info: GameInfo): SameDiceEnd {
  const seat = personSeat(info);
  const last = lastState(replayInfo(info));
  const scores = gameOf(kit).score(last);
  const outcome = info.ending ? 'resigned' : outcomeOf(info, last, seat);
  return { outcome, totals: [bySeat(scores, seat).total, bySeat(scores, other(seat)).total] };
}

export const endText = ({ outcome, totals: [a, b] }: SameDiceEnd): string =>
  outcome === 'resigned' ? t('daily.resigned') : t(`daily.${outcome}`, { a: formatNumber(a), b: formatNumber(b) });

/** The result with luck taken out, in words. */
export const withoutLuckText = (summary: Summary, seat: Seat): string =>
  t(`study.without.${withoutLuck(summary, seat) ?? 'even'}`);

export const formatDay = (date: string): string =>
  new Intl.DateTimeFormat(regionOf(locale.value, navigator.languages), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );

export interface SharedDice {
  readonly kit: AnyKit;
  /** What the dice are called: a date or a word. */
  readonly name: string;
  readonly level: Level;
  readonly seat: Seat;
  /** The page on which others play them. */
  readonly href: string;
}

/** The luck of a seat: the study counts it for player 1. */
export const luckOf = (summary: Summary, seat: Seat): number => (seat === 1 ? summary.luck : -summary.luck);

/** What a player sends to friends: short, and with an address only where others can reach it. */
export function shareText(
  { kit, name, level, seat, href }: SharedDice,
  end: SameDiceEnd,
  summary: Summary | null,
  at: Pick<Location, 'protocol' | 'hostname' | 'origin' | 'pathname'>,
): string {
  const figures = summary && balanceFigures(summary, seat);
  const lines = [
    `Castellan · ${kit.title} · ${name}`,
    t('daily.share.result', { result: endText(end), level: t(`common.level.${level}`) }),
    ...(summary && figures && end.outcome !== 'resigned'
      ? [
          t('daily.share.study', {
            luck: figures.luck,
            adjusted: withoutLuckText(summary, seat),
            lost: figures.mine,
          }),
        ]
      : []),
  ];
  const reachable = at.protocol === 'https:' && at.hostname !== 'localhost';
  return [...lines, ...(reachable ? [`${at.origin}${at.pathname}${href}`] : [])].join('\n');
}
