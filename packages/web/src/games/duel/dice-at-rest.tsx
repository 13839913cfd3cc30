import dice from './dice.module.css';
import styles from './table-dice.module.css';

/** How each of the four dice leans. */
export const LEAN = [-3, 2, -1.5, 3];

/** Before the roll: four blank dice, so that nothing jumps when they fall. */
export function DiceAtRest({ shaking }: { shaking: boolean }) {
  return (
    <div class={`${styles.dice} ${styles.rest}${shaking ? ` ${styles.shaking}` : ''}`} aria-hidden="true">
      {LEAN.map((lean, index) => (
        <div class={styles.place} key={lean}>
          <span class={dice.die} style={{ '--rot': `${lean}deg`, '--k': `${index}` }} />
          <span class={styles.own} />
        </div>
      ))}
    </div>
  );
}
