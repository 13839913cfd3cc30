import { other, type Seat } from '@castellan/rules';
import styles from './study.module.css';

/** How a value that favours one player is painted: the colour of that player, as strong as the value is large. */
interface Heat {
  readonly class: string;
  readonly style: { readonly '--heat': string };
}

/** `mark` is that of player 1, for whom values are plus. */
export function heatOf(value: number, scale: number, mark: Seat): Heat {
  const strength = scale === 0 ? 0 : Math.min(1, Math.abs(value) / scale);
  return {
    class: `${styles.heat} owner-${value < 0 ? other(mark) : mark}`,
    style: { '--heat': `${Math.round(strength * 100)}%` },
  };
}
