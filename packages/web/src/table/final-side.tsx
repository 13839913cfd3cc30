import { bySeat, type Seat } from '@castellan/rules';
import type { ComponentChildren } from 'preact';
import { formatNumber } from '../i18n/index.ts';
import type { GameInfo } from '../play/game-info.ts';
import { shortName } from '../play/names.ts';
import { Art, PlayerMark } from '../ui/art.tsx';
import { Face } from './face.tsx';
import { winnerOf } from './finale.ts';
import styles from './result.module.css';

interface FinalSideProps {
  readonly info: GameInfo;
  readonly seat: Seat;
  /** Mine comes first. */
  readonly side: 'first' | 'second';
  readonly label: string;
  /** What was counted so far. */
  readonly sum: number;
  readonly children: ComponentChildren;
}

/** One of both boards at the end: whose it is, what it came to, and the crown of the winner. */
export function FinalSide({ info, seat, side, label, sum, children }: FinalSideProps) {
  const won = winnerOf(info) === seat;
  return (
    <section class={styles[side]} data-side={side} data-won={won} aria-label={label}>
      <div class={styles.who}>
        <PlayerMark seat={bySeat(info.marks, seat)} />
        <Face info={info} seat={seat} />
        <span class="player-name">{shortName(info, seat)}</span>
        {won && <Art id="crown" class={styles.crown!} />}
        <b class={styles.sum} data-sum>
          {formatNumber(sum)}
        </b>
      </div>
      {children}
    </section>
  );
}
