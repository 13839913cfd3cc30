import './dice.css';
import './table-dice.css';

/** How each of the four dice leans. */
export const LEAN = [-3, 2, -1.5, 3];

/** Before the roll: four blank dice, so that nothing jumps when they fall. */
export function DiceAtRest({ shaking }: { shaking: boolean }) {
  return (
    <div class={`dice rest${shaking ? ' shaking' : ''}`} aria-hidden="true">
      {LEAN.map((lean, index) => (
        <div class="die-place" key={lean}>
          <span class="die" style={{ '--rot': `${lean}deg`, '--k': `${index}` }} />
          <span class="own" />
        </div>
      ))}
    </div>
  );
}
