import type { Fortune } from '@castellan/study';
import styles from './chart.module.css';

/** How many stars a roll or line with rare luck has. */
const STARS: Readonly<Record<Fortune, number>> = { tenth: 1, fiftieth: 2 };
/** A star of five points around the origin, ten units wide. */
const STAR = 'M0-5.2 1.5-1.7 5.3-1.4 2.4 1 3.3 4.7 0 2.7-3.3 4.7-2.4 1-5.3-1.4-1.5-1.7Z';
const WIDE = 12;

/** Stars in a picture, around this point. */
export function StarsAt({ fortune, x, y }: { fortune: Fortune; x: number; y: number }) {
  const count = STARS[fortune];
  return (
    <>
      {Array.from({ length: count }, (_, index) => (
        <path key={index} d={STAR} transform={`translate(${x + WIDE * (index - (count - 1) / 2)} ${y})`} />
      ))}
    </>
  );
}

/** Stars beside a text, which says the same. */
export function Stars({ fortune }: { fortune: Fortune }) {
  const wide = WIDE * STARS[fortune];
  return (
    <svg class={styles.stars} viewBox={`${-wide / 2} -6 ${wide} 12`} width={wide} height="12" aria-hidden="true">
      <StarsAt fortune={fortune} x={0} y={0} />
    </svg>
  );
}
