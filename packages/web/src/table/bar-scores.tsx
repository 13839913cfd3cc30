import { bySeat, type Seat } from '@castellan/rules';
import { colon, formatSigned, t } from '../i18n/index.ts';
import type { GameInfo } from '../play/game-info.ts';
import { nameOf } from '../play/names.ts';
import { PlayerMark } from '../ui/art.tsx';
import { Counted } from '../ui/counted.tsx';
import styles from './bar-scores.module.css';
import { Face } from './face.tsx';

interface BarScoresProps {
  readonly info: GameInfo;
  readonly seats: readonly [Seat, Seat];
  readonly totals: readonly [number, number];
  /** What the other has more than when I last decided something. */
  readonly gained: number;
  readonly onOpen: () => void;
}

/** Both scores in the bar of a phone; a tap shows them by domain. */
export function BarScores({ info, seats, totals, gained, onOpen }: BarScoresProps) {
  return (
    <button type="button" class={`scores ${styles.scores}`} onClick={onOpen}>
      <span class="visually-hidden">{t('common.scores') + colon()}</span>
      {seats.map((seat, side) => (
        <span class={`score ${styles.score} owner-${bySeat(info.marks, seat)}`} key={seat}>
          <PlayerMark seat={bySeat(info.marks, seat)} />
          <Face info={info} seat={seat} />
          <span class="player-name">{nameOf(info, seat)}</span>
          <b>
            <Counted value={totals[side]!} />
          </b>
          {side === 1 && gained !== 0 && <span class="since">{formatSigned(gained)}</span>}
        </span>
      ))}
    </button>
  );
}
