import type { Seat } from '@castellan/rules';
import { type Summary, withoutLuck } from '@castellan/study';
import { gameOf } from '../games/all-rules.ts';
import type { AnyKit } from '../games/kit.ts';
import { regionOf } from '../i18n/formats.ts';
import { formatNumber, locale, t } from '../i18n/index.ts';
import type { GameInfo } from '../play/game-info.ts';
import { replayInfo } from '../play/replay-info.ts';
import { link } from '../router.ts';
import { DAILY_LEVEL } from './daily.ts';
import { signedPercent } from './figures.ts';
import { type MyGame, outcomeOf } from './my-record.ts';

const PLAYER: Seat = 1;

/** How the day's game of this device ended; the player has the first seat. */
interface DailyEnd {
  readonly outcome: MyGame['outcome'] | 'resigned';
  readonly totals: readonly [number, number];
}

export function endOf(kit: AnyKit, info: GameInfo): DailyEnd {
  const { states } = replayInfo(info);
  const last = states[states.length - 1]!;
  const [one, two] = gameOf(kit).score(last);
  const result = gameOf(kit).result(last);
  const outcome = info.ending ? 'resigned' : outcomeOf(info, result, PLAYER);
  return { outcome, totals: [one.total, two.total] };
}

export const endText = ({ outcome, totals: [a, b] }: DailyEnd): string =>
  outcome === 'resigned' ? t('daily.resigned') : t(`daily.${outcome}`, { a: formatNumber(a), b: formatNumber(b) });

/** The result with luck taken out, in words. */
export const withoutLuckText = (summary: Summary): string =>
  t(`study.without.${withoutLuck(summary, PLAYER) ?? 'even'}`);

export const formatDay = (date: string): string =>
  new Intl.DateTimeFormat(regionOf(locale.value, navigator.languages), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );

/** What a player sends to friends: short, and with an address only where others can reach it. */
export function shareText(
  kit: AnyKit,
  date: string,
  end: DailyEnd,
  summary: Summary | null,
  at: Pick<Location, 'protocol' | 'hostname' | 'origin' | 'pathname'>,
): string {
  const level = t(`common.level.${DAILY_LEVEL}`);
  const lines = [
    `Castellan · ${kit.title} · ${date}`,
    t('daily.share.result', { result: endText(end), level }),
    ...(summary && end.outcome !== 'resigned'
      ? [
          t('daily.share.study', {
            luck: signedPercent(summary.luck),
            adjusted: withoutLuckText(summary),
            lost: signedPercent(-summary.skill[0].lost),
          }),
        ]
      : []),
  ];
  const reachable = at.protocol === 'https:' && at.hostname !== 'localhost';
  return [...lines, ...(reachable ? [`${at.origin}${at.pathname}${link('daily')}`] : [])].join('\n');
}
