import type { Seat } from '@castellan/rules';
import { formatNumber } from '../i18n/index.ts';
import { PlayerMark } from '../ui/art.tsx';
import styles from './owner.module.css';

/** Whose board it is, and what it is worth. */
export function Owner({ mark, name, total }: { mark: Seat; name: string; total: number }) {
  return (
    <div class={styles.owner} data-owner>
      <PlayerMark seat={mark} />
      <span>{name}</span>
      <b>{formatNumber(total)}</b>
    </div>
  );
}
