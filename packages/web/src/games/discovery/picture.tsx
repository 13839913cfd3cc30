import './picture.css';
import { borders, deckle } from '@castellan/picture/ink';
import type { Terrain } from '@castellan/rules';
import { UNIT } from '../../board/board.tsx';
import { Ink } from '../../board/ink-path.tsx';
import { Art, ArtAt } from '../../ui/art.tsx';

/** The picture of the start page: a kingdom reached by legal play. */

const KINGDOM: readonly string[] = [
  '. forest forest . .',
  'lake1 forest forest1 . .',
  'lake1 forest wheat . .',
  'lake forest1 wheat mine2 .',
  '. castle meadow1 meadow .',
];

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly what: string;
  readonly crowns: number;
}

const spots: readonly Spot[] = KINGDOM.flatMap((row, y) =>
  row.split(' ').flatMap((word, x) => {
    const parts = /^([a-z]+)(\d?)$/.exec(word);
    return parts ? [{ x: x + 1, y, what: parts[1]!, crowns: Number(parts[2]) }] : [];
  }),
);

const COLUMNS = 6;
const ROWS = 6;
const whatAt = (x: number, y: number) => spots.find((spot) => spot.x === x && spot.y === y)?.what ?? 0;

function Crowns({ count, x, y }: { count: number; x: number; y: number }) {
  if (count === 0) return null;
  const width = count * 13 + 6;
  return (
    <>
      <rect class="cplate" x={x + UNIT - width - 3} y={y + 3} width={width} height={18.5} rx={5} />
      {Array.from({ length: count }, (_, k) => (
        <ArtAt key={k} id="crown" x={x + UNIT - 18 - k * 13} y={y + 5} side={14.5} />
      ))}
    </>
  );
}

export function Picture() {
  const [width, height] = [COLUMNS * UNIT + 32, ROWS * UNIT + 32];
  return (
    <div inert>
      <svg class="map kingdom" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <path class="sheet" d={deckle(width, height, 5)} />
        <g transform="translate(16 16)">
          {Array.from({ length: COLUMNS * ROWS }, (_, i) => {
            const [x, y] = [i % COLUMNS, Math.floor(i / COLUMNS)];
            return whatAt(x, y) ? null : (
              <rect
                key={i}
                class="room"
                x={x * UNIT + 2.5}
                y={y * UNIT + 2.5}
                width={UNIT - 5}
                height={UNIT - 5}
                rx={3}
              />
            );
          })}
          {spots.map(({ x, y, what, crowns }) =>
            what === 'castle' ? (
              <ArtAt key="castle" id="castle" x={x * UNIT + 4} y={y * UNIT + 3.5} side={40} />
            ) : (
              <g key={`${x}${y}`}>
                <ArtAt id={`terrain-${what}`} x={x * UNIT} y={y * UNIT} side={UNIT} />
                <Crowns count={crowns} x={x * UNIT} y={y * UNIT} />
              </g>
            ),
          )}
          <Ink edges={borders(COLUMNS, ROWS, whatAt)} unit={UNIT} seed={4} width={4.6} />
        </g>
      </svg>
      <div class="doms">
        <Domino left="forest" right="meadow" crowns={[0, 2]} />
        <span class="crowned">
          <Domino left="mine" right="forest" crowns={[2, 0]} />
          <Art id="king-1" class="king" />
        </span>
      </div>
    </div>
  );
}

function Domino({ left, right, crowns }: { left: Terrain; right: Terrain; crowns: readonly [number, number] }) {
  const id = `clip-${left}-${right}`;
  return (
    <svg class="dom" viewBox="0 0 98 50" aria-hidden="true">
      <rect class="dside" x="1" y="3" width="96" height="46" rx="6" />
      <clipPath id={id}>
        <rect x="1" y="1" width="96" height="45" rx="6" />
      </clipPath>
      <g clip-path={`url(#${id})`}>
        <ArtAt id={`terrain-${left}`} x={1} y={0} side={48} />
        <ArtAt id={`terrain-${right}`} x={49} y={0} side={48} />
      </g>
      <Crowns count={crowns[0]} x={1 - (UNIT - crowns[0] * 13 - 12)} y={0} />
      <Crowns count={crowns[1]} x={49} y={0} />
      <rect class="dedge" x="1" y="1" width="96" height="45" rx="6" />
    </svg>
  );
}
