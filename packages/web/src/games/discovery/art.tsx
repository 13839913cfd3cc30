import './board.css';
import { DECKS, type DiscoveryState, type Domino, type Half, type Terrain } from '@castellan/rules';
import { ArtAt } from '../../ui/art.tsx';

/** The drawn parts of Discovery: terrains, crowns on their plates, dominoes. */

const SIDE = 48;
const CROWN = 14.5;
const CROWN_STEP = 13;

export const terrainArt = (terrain: Terrain): string => `terrain-${terrain}`;

interface CrownsProps {
  readonly crowns: number;
  readonly x: number;
  readonly y: number;
  /** The plate in the other top corner: the left half of a domino. */
  readonly left?: boolean;
}

/** Crowns sit on a plate in the top corner of a square, so that they are read on any terrain. */
export function Crowns({ crowns, x, y, left = false }: CrownsProps) {
  if (crowns === 0) return null;
  const width = crowns * CROWN_STEP + 6;
  const from = left ? x + 3 : x + SIDE - width - 3;
  return (
    <g class="crowns">
      <rect class="plate" x={from} y={y + 3} width={width} height="18.5" rx="5" />
      {Array.from({ length: crowns }, (_, k) => (
        <ArtAt key={k} id="crown" x={from + 2.2 + k * CROWN_STEP} y={y + 5} side={CROWN} />
      ))}
    </g>
  );
}

/** The same for a small board: one large crown, with a number where there are more. */
export function CountedCrowns({ crowns, x, y }: CrownsProps) {
  if (crowns === 0) return null;
  const width = crowns > 1 ? 42 : 27;
  const from = x + SIDE - width - 2;
  return (
    <g class="counted">
      <rect class="plate" x={from} y={y + 2} width={width} height="26" rx="6" />
      <ArtAt id="crown" x={from + 2.5} y={y + 4} side={22} />
      {crowns > 1 && (
        <text class="count" x={from + 33} y={y + 23}>
          {crowns}
        </text>
      )}
    </g>
  );
}

export const dominoIn = ({ options }: DiscoveryState, number: number): Domino => DECKS[options.deck][number - 1]!;

const Field = ({ half: { terrain }, x }: { half: Half; x: number }) => (
  <svg x={x} y="0" width={SIDE} height={SIDE} viewBox={`0 0 ${SIDE} ${SIDE}`} aria-hidden="true">
    <use href={`#${terrainArt(terrain)}`} width={SIDE} height={SIDE} />
  </svg>
);

/** A domino as it lies in a line: raised, with one ink line around it. */
export function DominoArt({ domino: { left, right } }: { domino: Domino }) {
  return (
    <svg class="dom" viewBox="0 0 98 51" aria-hidden="true">
      <rect class="dside" x="1" y="3" width="96" height="47" rx="6" />
      <svg class="dface" x="1" y="1" width="96" height="46" viewBox="0 1 96 46" aria-hidden="true">
        <Field half={left} x={0} />
        <Field half={right} x={SIDE} />
      </svg>
      <path class="dmid" d="M49 1V47" />
      <rect class="dedge" x="1" y="1" width="96" height="46" rx="6" />
      <Crowns crowns={left.crowns} x={1} y={0} left />
      <Crowns crowns={right.crowns} x={49} y={0} />
    </svg>
  );
}
