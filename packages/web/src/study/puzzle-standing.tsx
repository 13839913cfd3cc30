import { formatNumber, t } from '../i18n/index.ts';
import styles from './practice.module.css';
import { puzzleRecord } from './puzzle-rating.ts';

/** Dots of a row; a longer one is a number alone. */
const DOTS = 7;

interface StandingProps {
  /** The rating before this puzzle, if it has changed. */
  readonly before?: number | null;
}

/** The player's puzzle rating with two standard errors, and how many puzzles in a row were found. */
export function PuzzleStanding({ before = null }: StandingProps) {
  const { rating, inRow } = puzzleRecord.value;
  if (!rating) return null;
  const value = Math.round(rating.value);
  const was = before === null ? null : Math.round(before);
  return (
    <dl class={styles.standing}>
      <div class="card">
        <dt>{t('puzzles.rating')}</dt>
        <dd data-rating={value}>
          <b>{value}</b> <small>±{Math.round(2 * rating.deviation)}</small>
          {was !== null && was !== value && <small> · {t('puzzles.ratingWas', { rating: String(was) })}</small>}
        </dd>
      </div>
      <div class="card">
        <dt>{t('puzzles.row')}</dt>
        <dd data-row={inRow}>
          <b>{formatNumber(inRow)}</b>
          {inRow <= DOTS && (
            <span class={styles.dots} aria-hidden="true">
              {Array.from({ length: DOTS }, (_, index) => (
                <i key={index} class={index < inRow ? styles.full : ''} />
              ))}
            </span>
          )}
        </dd>
      </div>
    </dl>
  );
}
