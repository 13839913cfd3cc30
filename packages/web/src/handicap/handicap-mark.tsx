import { bySeat, SEATS } from '@castellan/rules';
import { formatNumber } from '../i18n/index.ts';
import type { GameInfo } from '../play/game-info.ts';
import { nameOf } from '../play/names.ts';
import styles from '../series/series.module.css';
import { PlayerMark } from '../ui/art.tsx';
import { handicapLines } from './handicap-choice.tsx';

/** In the bar of a table: who has points at the start, hints or more time. */
export function HandicapMark({ info }: { info: GameInfo }) {
  const { handicap } = info;
  if (!handicap) return null;
  const text = handicapLines(handicap, (seat) => nameOf(info, seat)).join(' ');
  const [one, two] = handicap.seconds ?? [1, 1];
  const helped = SEATS.filter(
    (seat) => bySeat(handicap.points, seat) > 0 || bySeat(handicap.hints, seat) || bySeat([one > two, two > one], seat),
  );
  const share = Math.min(one, two) / Math.max(one, two);
  return (
    <span class={styles.score} title={text} data-handicap={handicap.points.join(':')}>
      <span class="visually-hidden">{text}</span>
      <span aria-hidden="true">
        {helped.map((seat) => (
          <span key={seat}>
            <PlayerMark seat={bySeat(info.marks, seat)} />
            {bySeat(handicap.points, seat) > 0 && ` +${formatNumber(bySeat(handicap.points, seat))}`}
            {bySeat(handicap.hints, seat) && ' ?'}
          </span>
        ))}
        {/* What the other one has of the time. */}
        {share < 1 && ` ${share < 0.4 ? '¼' : '½'}`}
      </span>
    </span>
  );
}
