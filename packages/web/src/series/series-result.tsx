import { other, type Seat } from '@castellan/rules';
import { useEffect } from 'preact/hooks';
import { formatNumber, t } from '../i18n/index.ts';
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
  const pair = series.format === 'pair';
  if (!after.over) {
    if (info.ending?.reason === 'closed') return t('together.notCounted');
    const score = { mine, theirs, one: nameOf(info, me), two: nameOf(info, other(me)) };
    return pair ? t('together.pairFirst', score) : t('together.after', { n: after.played, ...score });
  }
  const won = wonLine(info, after.winner, { me, mine, theirs }, pair);
  if (!pair || after.played < 2) return won;
  const before = scoreOf(info, series, series);
  const [first, second] = [
    scoreText(before.mine, before.theirs),
    scoreText(mine - before.mine, theirs - before.theirs),
  ];
  return `${won} ${t('together.pairGames', { first, second })}`;
}

const scoreText = (mine: number, theirs: number): string => `${formatNumber(mine)}\u00a0:\u00a0${formatNumber(theirs)}`;

/** Who has won the match, or the pair. */
function wonLine(
  info: GameInfo,
  winner: Seat | null,
  { me, mine, theirs }: { readonly me: Seat; readonly mine: number; readonly theirs: number },
  pair: boolean,
): string {
  const score = { mine, theirs };
  if (winner === null) return t(pair ? 'together.pairDrawn' : 'together.drawn', score);
  if (isYou(info, winner)) return t(pair ? 'together.pairYouWin' : 'together.youWin', score);
  const named = winner === me ? score : { mine: theirs, theirs: mine };
  return t(pair ? 'together.pairWins' : 'together.wins', { name: called(info, winner), ...named });
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

export function nextText(info: GameInfo): string {
  const over = seriesAfter(info)?.over;
  if (info.series?.format === 'pair') return t(over ? 'together.pairAnother' : 'together.pairNext');
  return t(over ? 'together.another' : 'together.next');
}

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
