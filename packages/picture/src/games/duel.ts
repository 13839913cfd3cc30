import {
  bySeat,
  type Coat,
  columnOf,
  type DuelState,
  domainsOf,
  MAP,
  rowOf,
  type Seat,
  squareAt,
} from '@castellan/rules';
import { type GamePicture, inked, sheet, UNIT } from '../board.ts';
import { borders } from '../ink.ts';
import { PALETTE } from '../palette.ts';
import { artAt } from '../svg.ts';

const MARGIN = 15;
const [WIDE, HIGH] = [MAP.width * UNIT, MAP.height * UNIT];

const COAT: Readonly<Record<Coat, { readonly art: string; readonly wash: string }>> = {
  d: { art: 'coat-dot', wash: '#f5dc9b' },
  s: { art: 'coat-stripe', wash: '#bfd2e2' },
  D: { art: 'coat-double-dot', wash: '#e8bdc6' },
  S: { art: 'coat-double-stripe', wash: '#c2dcbb' },
  f: { art: 'coat-full', wash: '#c3b4c9' },
  q: { art: 'coat-quarters', wash: '#f0c7a0' },
};

const corner = (square: number): readonly [x: number, y: number] => [
  columnOf(MAP, square) * UNIT,
  rowOf(MAP, square) * UNIT,
];

/** A coat and its crosses. Four and more are one cross with a number. */
function shield(coat: Coat, crosses: number, square: number): string {
  const [x, y] = corner(square);
  if (crosses === 0) return artAt(COAT[coat].art, x + 6, y + 6, 36);
  const counted = crosses > 3;
  const drawn = counted ? 1 : crosses;
  const [side, step] = drawn > 2 ? [14, 14] : [16, 15];
  const marks = Array.from({ length: drawn }, (_, k) =>
    artAt('mark-cross', x + UNIT - 4 - side - k * step, y + UNIT - 4 - side, side),
  );
  const [tx, ty] = [x + UNIT - 5 - side, y + UNIT - 6.5];
  const number = (paint: string) =>
    `<text x="${tx}" y="${ty}" font-size="17" font-weight="700" text-anchor="end" ${paint}>${crosses}</text>`;
  const count = counted
    ? number(`fill="none" stroke="${PALETTE.halo}" stroke-width="4"`) + number(`fill="${PALETTE.ink}"`)
    : '';
  return artAt(COAT[coat].art, x + 4, y + 3, 33) + marks.join('') + count;
}

/** Rhumb lines from the castle and a river: what is under the washes. */
function survey(): string {
  const [cx, cy] = [WIDE / 2, HIGH / 2];
  const rays = Array.from({ length: 16 }, (_, k) => {
    const angle = (k * Math.PI) / 8 + 0.08;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    // As far as the nearer edge of the map.
    const reach = Math.min(cx / Math.abs(dx), cy / Math.abs(dy));
    const at = (r: number) => `${(cx + dx * r).toFixed(1)} ${(cy + dy * r).toFixed(1)}`;
    return `M${at(30)}L${at(reach)}`;
  });
  const river = (y: number) =>
    `M0 ${y}C40 ${y - 20} 66 ${y + 18} 104 ${y + 8}S150 ${y + 36} 196 ${y + 26}S262 ${y} 300 ${y + 18}S324 ${y + 32} 336 ${y + 32}`;
  return `<g fill="none" stroke="${PALETTE.ink}" stroke-width=".8" opacity=".2"><path d="${rays.join('')}${river(196)}${river(201)}"/><circle cx="${cx}" cy="${cy}" r="72"/><circle cx="${cx}" cy="${cy}" r="74.5"/></g>`;
}

function grid(): string {
  const lines: string[] = [];
  for (let x = UNIT; x < WIDE; x += UNIT) lines.push(`M${x} 0V${HIGH}`);
  for (let y = UNIT; y < HIGH; y += UNIT) lines.push(`M0 ${y}H${WIDE}`);
  return `<path d="${lines.join('')}" fill="none" stroke="${PALETTE.grid}" stroke-width=".9" stroke-dasharray="2.5 3"/>`;
}

/** The neat line around the map, black and white by turns as surveyors draw it. */
function neatLine(): string {
  const [thick, gap] = [3.5, 3.5];
  const parts: string[] = [];
  for (let x = 0; x < WIDE; x += 2 * UNIT) {
    for (const y of [-gap - thick, HIGH + gap]) parts.push(`M${x} ${y}h${UNIT}v${thick}h${-UNIT}Z`);
  }
  for (let y = 0; y < HIGH; y += 2 * UNIT) {
    for (const x of [-gap - thick, WIDE + gap]) parts.push(`M${x} ${y}h${thick}v${UNIT}h${-thick}Z`);
  }
  const frame = (by: number) =>
    `<rect x="${-by}" y="${-by}" width="${WIDE + 2 * by}" height="${HIGH + 2 * by}" fill="none" stroke="${PALETTE.faded}" stroke-width=".9"/>`;
  return `<path d="${parts.join('')}" fill="${PALETTE.faded}"/>${frame(gap)}${frame(gap + thick)}`;
}

export const duelPicture: GamePicture<DuelState> = {
  title: 'Duel',
  board: (state, seat, mark: Seat) => {
    const { map, castle } = bySeat(state.players, seat);
    const seed = mark * 4 + 1;
    const numbers = new Map<number, number>();
    for (const [index, { squares }] of domainsOf(MAP, map).entries()) {
      for (const name of squares) numbers.set(squareAt(MAP, name), index + 1);
    }
    const domainAt = (x: number, y: number) => {
      const square = x * MAP.height + y;
      return square === MAP.castle ? 'castle' : (numbers.get(square) ?? 0);
    };
    const drawn = [...map.entries()].flatMap(([square, on]) => (on ? [{ square, ...on }] : []));
    const washes = drawn.map(({ square, kind }) => {
      const [x, y] = corner(square);
      return `<rect x="${x}" y="${y}" width="${UNIT}" height="${UNIT}" fill="${COAT[kind].wash}"/>`;
    });
    const [keepX, keepY] = corner(MAP.castle);
    const [width, height] = [WIDE + 2 * MARGIN, HIGH + 2 * MARGIN];
    return {
      width,
      height,
      markup: `${sheet(width, height, seed)}
<g transform="translate(${MARGIN} ${MARGIN})">${neatLine()}${survey()}${washes.join('')}${grid()}
<rect x="${keepX}" y="${keepY}" width="${UNIT}" height="${UNIT}" fill="${PALETTE.parchment}"/>
${artAt(castle ? 'castle' : 'castle-spent', keepX + 4, keepY + 3.5, 40)}
${drawn.map(({ square, kind, marks }) => shield(kind, marks, square)).join('')}
${inked(borders(MAP.width, MAP.height, domainAt), seed)}</g>`,
    };
  },
};
