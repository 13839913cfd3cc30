import { crownsAt, terrainArt } from '@castellan/picture/games/discovery';
import { DECKS, type DiscoveryState, type Domino, type Seat } from '@castellan/rules';
import styles from './art.module.css';

/** The drawn parts of Discovery beside its boards. */

const SIDE = 48;

export const dominoIn = ({ options }: DiscoveryState, number: number): Domino => DECKS[options.deck][number - 1]!;

interface DominoProps {
  /** Null for a place that waits for a domino, or from which one was taken. */
  readonly domino: Domino | null;
  /** The colour of the king that stands on it. */
  readonly king?: Seat | null | false | undefined;
}

/** A domino as it lies in a line, raised, with one ink line around it and the king that stands on it. `--domino` is how wide it is. */
export const DominoArt = ({ domino, king }: DominoProps) => (
  <span class={styles.domino}>
    <svg class={domino ? styles.tile : styles.place} viewBox="0 0 98 51" aria-hidden="true">
      {domino && <Faces of={domino} />}
      <rect class={styles.edge} x="1" y="1" width="96" height="46" rx="6" />
    </svg>
    {king && (
      <svg class={styles.king} data-king={king} aria-hidden="true">
        <use href={`#king-${king}`} />
      </svg>
    )}
  </span>
);

const Faces = ({ of: { left, right } }: { of: Domino }) => (
  <>
    <rect class={styles.side} x="1" y="3" width="96" height="47" rx="6" />
    <svg class={styles.face} x="1" y="1" width="96" height="46" viewBox="0 1 96 46" aria-hidden="true">
      <use href={`#${terrainArt(left.terrain)}`} width={SIDE} height={SIDE} />
      <use href={`#${terrainArt(right.terrain)}`} x={SIDE} width={SIDE} height={SIDE} />
    </svg>
    <path class={styles.middle} d="M49 1V47" />
    <Crowns of={crownsAt(left.crowns, 1, 0, true) + crownsAt(right.crowns, SIDE + 1, 0)} />
  </>
);
const Crowns = ({ of }: { of: string }) => <g dangerouslySetInnerHTML={{ __html: of }} />;
