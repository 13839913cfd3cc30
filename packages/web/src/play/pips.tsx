import { t } from '../i18n/index.ts';
import { WINS_TO_BEAT } from './levels.ts';
import styles from './pips.module.css';

/** Wins against a level as lozenges, three of them. */
export const Pips = ({ wins }: { wins: number }) => (
  <span
    class={styles.pips}
    role="img"
    aria-label={t('levels.wins', { n: Math.min(wins, WINS_TO_BEAT), of: WINS_TO_BEAT })}
  >
    {Array.from({ length: WINS_TO_BEAT }, (_, index) => (
      <i key={index} data-won={index < wins} />
    ))}
  </span>
);
