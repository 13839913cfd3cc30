import { other } from '@castellan/rules';
import { useEffect } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import type { GameInfo } from '../play/game-info.ts';
import { called, isYou, nameOf } from '../play/names.ts';
import { link } from '../router.ts';
import { announce } from '../ui/announce.tsx';
import { Button } from '../ui/controls.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { nextInSeries, scoreOf, seriesAfter } from './info.ts';
import styles from './series.module.css';

/** How the match stands after this game, in one sentence. */
export function seriesLine(info: GameInfo): string {
  const { series } = info;
  const after = seriesAfter(info);
  if (!series || !after) return '';
  const { me, mine, theirs } = scoreOf(info, series, after);
  if (!after.over) {
    if (info.ending?.reason === 'closed') return t('together.notCounted');
    return t('together.after', {
      n: after.played,
      mine,
      theirs,
      one: nameOf(info, me),
      two: nameOf(info, other(me)),
    });
  }
  if (after.winner === null) return t('together.drawn', { mine, theirs });
  if (isYou(info, after.winner)) return t('together.youWin', { mine, theirs });
  return after.winner === me
    ? t('together.wins', { name: called(info, me), mine, theirs })
    : t('together.wins', { name: called(info, other(me)), mine: theirs, theirs: mine });
}

/** Under the headline of a result. */
export function SeriesLine({ info, counted }: { info: GameInfo; counted: boolean }) {
  const text = seriesLine(info);
  useEffect(() => {
    if (counted) announce(text);
  }, [counted, text]);
  return counted ? (
    <p class={styles.result} data-series-after={seriesAfter(info)?.over ? 'over' : 'goes-on'}>
      {text}
    </p>
  ) : null;
}

export const nextText = (info: GameInfo): string => t(seriesAfter(info)?.over ? 'together.another' : 'together.next');

/** The main button after a game of a match on this device: its next game, begun once. */
export function SeriesNext({ info, onNext }: { info: GameInfo; onNext: () => void }) {
  const next = useLoaded(() => nextInSeries(info), [info]).value;
  // Its place is empty until it is known what it offers.
  if (next === undefined) return <span class="button go" />;
  return next ? (
    <a
      class="button go"
      href={link(next.over ? `${next.game}-result` : next.game, next.id)}
      data-command="next-of-match"
    >
      {t('together.goNext')}
    </a>
  ) : (
    <Button go name="next-of-match" onClick={onNext}>
      {nextText(info)}
    </Button>
  );
}
