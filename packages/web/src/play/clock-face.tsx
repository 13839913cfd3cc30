import { deadlineOf, type Match, timeLeft } from '@castellan/match';
import type { Seat } from '@castellan/rules';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import styles from './clock-face.module.css';
import { deadlineText, leftSpoken, leftText, nextTick, SHORT_MS } from './time-left.ts';

interface ClockFaceProps {
  readonly match: Match;
  readonly seat: Seat;
  /** The clock of the authority: this device or the server. */
  readonly now: () => number;
}

/** What a player has left, counted on this device. */
export function ClockFace({ match, seat, now }: ClockFaceProps) {
  const { clock, ending } = match;
  const tick = useSignal(0);
  const running = clock?.running === seat && !ending;
  const left = clock ? timeLeft(clock, seat, ending ? match.updatedAt : now()) : 0;
  const shown = tick.value;
  useEffect(() => {
    if (!running || left === 0) return;
    const timer = setTimeout(() => {
      tick.value = shown + 1;
    }, nextTick(left));
    return () => clearTimeout(timer);
  }, [running, left, shown, tick]);
  const isShort = running && left < SHORT_MS;
  const deadline = running && match.time.type === 'days' ? deadlineOf(clock) : null;
  if (deadline !== null) {
    const when = deadlineText(deadline, 'long');
    return (
      <span class={styles.clock} data-seat={seat} data-running title={t('online.until', { when })}>
        <span aria-hidden="true">{deadlineText(deadline, 'short')}</span>
        <span class="visually-hidden">{t('online.until', { when })}</span>
      </span>
    );
  }
  return (
    <span
      class={isShort ? `${styles.clock} ${styles.short}` : styles.clock}
      data-seat={seat}
      data-running={running || undefined}
      data-short={isShort || undefined}
    >
      <span aria-hidden="true">{leftText(left)}</span>
      <span class="visually-hidden">{t('online.time.left', { time: leftSpoken(left) })}</span>
    </span>
  );
}
