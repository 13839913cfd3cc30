import './board.css';
import { crownsAt, terrainArt } from '@castellan/picture/games/discovery';
import { DECKS, type DiscoveryState, type Domino } from '@castellan/rules';

/** The drawn parts of Discovery beside its boards. */

const SIDE = 48;

export const dominoIn = ({ options }: DiscoveryState, number: number): Domino => DECKS[options.deck][number - 1]!;

/** A domino as it lies in a line: raised, with one ink line around it. */
export const DominoArt = ({ domino: { left, right } }: { domino: Domino }) => (
  <svg class="domino" viewBox="0 0 98 51" aria-hidden="true">
    <rect class="domino-side" x="1" y="3" width="96" height="47" rx="6" />
    <svg class="domino-face" x="1" y="1" width="96" height="46" viewBox="0 1 96 46" aria-hidden="true">
      <use href={`#${terrainArt(left.terrain)}`} width={SIDE} height={SIDE} />
      <use href={`#${terrainArt(right.terrain)}`} x={SIDE} width={SIDE} height={SIDE} />
    </svg>
    <path class="domino-middle" d="M49 1V47" />
    <rect class="domino-edge" x="1" y="1" width="96" height="46" rx="6" />
    <Crowns of={crownsAt(left.crowns, 1, 0, true) + crownsAt(right.crowns, SIDE + 1, 0)} />
  </svg>
);
const Crowns = ({ of }: { of: string }) => <g dangerouslySetInnerHTML={{ __html: of }} />;
