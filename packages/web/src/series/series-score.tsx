import { bySeat, other } from '@castellan/rules';
import { formatNumber, t } from '../i18n/index.ts';
import type { GameInfo } from '../play/game-info.ts';
import { nameOf } from '../play/names.ts';
import { PlayerMark } from '../ui/art.tsx';
import { scoreOf } from './info.ts';
import styles from './series.module.css';

/** In the bar of a table: how the match stood before this game. */
export function SeriesScore({ info }: { info: GameInfo }) {
  const { series } = info;
  if (!series) return null;
  const { me, mine, theirs } = scoreOf(info, series, series);
  const names = { one: nameOf(info, me), two: nameOf(info, other(me)) };
  return (
    <span class={styles.score} data-series={`${mine}:${theirs}`} title={t('together.game', { n: series.number })}>
      <span class="visually-hidden">{t('together.standing', { n: series.number, mine, theirs, ...names })}</span>
      <span aria-hidden="true">
        <PlayerMark seat={bySeat(info.marks, me)} />
        {formatNumber(mine)} : {formatNumber(theirs)}
        <PlayerMark seat={bySeat(info.marks, other(me))} />
      </span>
    </span>
  );
}
