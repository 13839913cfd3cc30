import type { PlayerRating } from '@castellan/match';
import { isProvisional } from '@castellan/together';
import { formatNumber, t } from '../i18n/index.ts';
import styles from './ladder.module.css';

/** The rating of a player beside the name, with a question mark while it is provisional. */
export function RatingMark({ rating }: { rating: PlayerRating | undefined }) {
  if (!rating) return null;
  const provisional = isProvisional(rating);
  const value = formatNumber(rating.value);
  return (
    <small class={styles.mark} title={t(provisional ? 'online.ratingProvisional' : 'online.ratingIs', { value })}>
      {value}
      {provisional && (
        <>
          <span aria-hidden="true">?</span>
          <span class="visually-hidden"> {t('online.provisional')}</span>
        </>
      )}
    </small>
  );
}
