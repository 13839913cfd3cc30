import './board.css';
import { deckle } from '@castellan/picture/ink';
import { type Board as BoardOf, type Coat, MAP, type Square } from '@castellan/rules';
import { UNIT } from '../../board/board.tsx';
import { ArtAt } from '../../ui/art.tsx';
import { COAT_ART } from './art.ts';

/** The drawn parts of a Duel map: paper, frame, survey, shields and crosses. */

const { width: COLUMNS, height: ROWS } = MAP;
const [WIDE, HIGH] = [COLUMNS * UNIT, ROWS * UNIT];
const KEEP = { x: (WIDE - UNIT) / 2, y: (HIGH - UNIT) / 2 };

/** The square of a column and row, counted from the top left, in the order of the rules. */
export const squareNumber = (column: number, row: number): number => column * ROWS + row;
export const columnOfName = (name: string): number => name.charCodeAt(0) - 97;
export const rowOfName = (name: string): number => Number(name.slice(1)) - 1;

const HILLS = [
  [20, 128],
  [34, 136],
  [300, 150],
  [316, 142],
  [286, 160],
  [252, 178],
  [60, 30],
  [300, 60],
  [318, 70],
  [110, 150],
  [96, 160],
  [206, 168],
] as const;

export function Paper({ margin, seed, small }: { margin: number; seed: number; small: boolean }) {
  const [width, height] = [WIDE + 2 * margin, HIGH + 2 * margin];
  const from = margin - 3.5;
  const thick = small ? 2.5 : 3.5;
  const zebra: string[] = [];
  for (let i = 0; i < COLUMNS; i += 2) {
    for (const y of [from - thick, height - from]) zebra.push(`M${margin + i * UNIT} ${y}h${UNIT}v${thick}h${-UNIT}Z`);
  }
  for (let i = 0; i < ROWS; i += 2) {
    for (const x of [from - thick, width - from]) zebra.push(`M${x} ${margin + i * UNIT}h${thick}v${UNIT}h${-thick}Z`);
  }
  return (
    <>
      <path class="sheet" d={deckle(width, height, seed)} />
      <path class="zebra" d={zebra.join('')} />
      <rect
        class="neat"
        x={from - thick}
        y={from - thick}
        width={width - 2 * (from - thick)}
        height={height - 2 * (from - thick)}
      />
      <rect class="neat" x={from} y={from} width={width - 2 * from} height={height - 2 * from} />
      {!small &&
        Array.from({ length: COLUMNS }, (_, i) => (
          <text class="co" key={`c${i}`} x={margin + (i + 0.5) * UNIT} y={margin - 9}>
            {String.fromCharCode(97 + i)}
          </text>
        ))}
      {!small &&
        Array.from({ length: ROWS }, (_, i) => (
          <text class="co" key={`r${i}`} x={margin - 12} y={margin + (i + 0.5) * UNIT + 3}>
            {i + 1}
          </text>
        ))}
    </>
  );
}

/** Rhumb lines from the castle, hills, a river: what is under the washes. */
export function Survey() {
  const [cx, cy] = [WIDE / 2, HIGH / 2];
  const rays = Array.from({ length: 16 }, (_, k) => {
    const angle = (k * Math.PI) / 8 + 0.08;
    const at = (r: number) => `${(cx + Math.cos(angle) * r).toFixed(1)} ${(cy + Math.sin(angle) * r).toFixed(1)}`;
    return `M${at(30)}L${at(300)}`;
  });
  const river = (y: number) =>
    `M-4 ${y}C40 ${y - 20} 66 ${y + 18} 104 ${y + 8}S150 ${y + 36} 196 ${y + 26}S262 ${y} 300 ${y + 18}S330 ${y + 40} 344 ${y + 32}`;
  return (
    <svg class="survey" width={WIDE} height={HIGH} overflow="hidden" aria-hidden="true">
      <path d={rays.join('')} />
      <circle cx={cx} cy={cy} r="72" />
      <circle cx={cx} cy={cy} r="74.5" />
      <path class="river" d={river(196) + river(201)} />
      <path
        class="hill"
        d={HILLS.map(
          ([x, y]) =>
            `M${x - 9} ${y}Q${x - 3} ${y - 12} ${x + 1} ${y - 11}T${x + 10} ${y}M${x + 1} ${y - 11}q3 5 3 9M${x + 4} ${y - 9}q3 4 3 7`,
        ).join('')}
      />
    </svg>
  );
}

export function Grid() {
  const lines: string[] = [];
  for (let i = 1; i < COLUMNS; i++) lines.push(`M${i * UNIT} 0V${HIGH}`);
  for (let i = 1; i < ROWS; i++) lines.push(`M0 ${i * UNIT}H${WIDE}`);
  return <path class="grid" d={lines.join('')} />;
}

export function Castle({ spent }: { spent: boolean }) {
  return (
    <>
      <rect class="keep" x={KEEP.x} y={KEEP.y} width={UNIT} height={UNIT} />
      <ArtAt id={spent ? 'castle-spent' : 'castle'} x={KEEP.x + 4} y={KEEP.y + 3.5} side={40} />
    </>
  );
}

interface ShieldProps {
  readonly coat: Coat;
  readonly crosses: number;
  /** One of the crosses is the castle's. */
  readonly castle?: boolean;
  readonly x: number;
  readonly y: number;
  readonly small: boolean;
}

/** A coat and its crosses. Four and more are one cross with a number. */
export function Shield({ coat, crosses, castle = false, x, y, small }: ShieldProps) {
  if (crosses === 0) return <ArtAt id={COAT_ART[coat]} x={x + 6} y={y + 6} side={36} />;
  const counted = crosses > 3;
  const drawn = counted ? 1 : crosses;
  const side = small ? (drawn > 2 ? 15 : 19) : drawn > 2 ? 14 : 16;
  const step = small ? (drawn > 2 ? 14.5 : 17.5) : drawn > 2 ? 14 : 15;
  const edge = small ? 2 : 4;
  return (
    <>
      <ArtAt id={COAT_ART[coat]} x={x + 4} y={y + 3} side={33} />
      {Array.from({ length: drawn }, (_, k) => (
        <ArtAt
          key={k}
          id={castle && k === drawn - 1 ? 'mark-cross-castle' : 'mark-cross'}
          x={x + UNIT - edge - side - k * step}
          y={y + UNIT - edge - side}
          side={side}
        />
      ))}
      {counted && (
        <text class="many" x={x + UNIT - edge - side - 1} y={y + UNIT - edge - 2.5}>
          {crosses}
        </text>
      )}
    </>
  );
}

interface DomainIds {
  /** The number of the domain on a square, from 1; 0 where nothing is drawn. */
  readonly at: (column: number, row: number) => number;
}

/** Numbers the domains of a map, for drawing their borders. */
export function numberDomains(
  map: BoardOf<Coat>,
  domains: readonly { readonly squares: readonly Square[] }[],
): DomainIds {
  const ids = new Map<string, number>();
  for (const [index, { squares }] of domains.entries()) for (const square of squares) ids.set(square, index + 1);
  return {
    at: (column, row) => (map[squareNumber(column, row)] ? (ids.get(MAP.names[squareNumber(column, row)]!) ?? 0) : 0),
  };
}
