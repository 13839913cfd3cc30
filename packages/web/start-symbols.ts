import { borders, deckle, stroke } from '../picture/src/ink.ts';

/**
 * The start page's picture of Discovery, drawn when the page is built: a kingdom reached by legal play, and two dominoes. As symbols
 * of the sprite they cost the first visit no script.
 */

/** The side of a square in the units of every drawing. */
const UNIT = 48;

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
const MARGIN = 16;
const whatAt = (x: number, y: number): string | 0 => spots.find((spot) => spot.x === x && spot.y === y)?.what ?? 0;

const use = (id: string, x: number, y: number, side: number): string =>
  `<use href="#${id}" x="${x}" y="${y}" width="${side}" height="${side}"/>`;

function crowns(count: number, x: number, y: number): string {
  if (count === 0) return '';
  const width = count * 13 + 6;
  const plate = `<rect x="${x + UNIT - width - 3}" y="${y + 3}" width="${width}" height="18.5" rx="5" fill="#fbf4e3" stroke="#2a1f17"/>`;
  const signs = Array.from({ length: count }, (_, k) => use('crown', x + UNIT - 18 - k * 13, y + 5, 14.5));
  return plate + signs.join('');
}

function kingdom(): string {
  const [width, height] = [COLUMNS * UNIT + 2 * MARGIN, ROWS * UNIT + 2 * MARGIN];
  const rooms = Array.from({ length: COLUMNS * ROWS }, (_, i) => [i % COLUMNS, Math.floor(i / COLUMNS)] as const)
    .filter(([x, y]) => whatAt(x, y) === 0)
    .map(
      ([x, y]) => `<rect x="${x * UNIT + 2.5}" y="${y * UNIT + 2.5}" width="${UNIT - 5}" height="${UNIT - 5}" rx="3"/>`,
    );
  const land = spots.map(({ x, y, what, crowns: count }) =>
    what === 'castle'
      ? use('castle', x * UNIT + 4, y * UNIT + 3.5, 40)
      : use(`terrain-${what}`, x * UNIT, y * UNIT, UNIT) + crowns(count, x * UNIT, y * UNIT),
  );
  const edges = borders(COLUMNS, ROWS, whatAt);
  const ink = [
    [0, 4.6],
    [99, 4.6 * 0.6],
  ].map(([phase, thick]) => `<path d="${stroke(edges, UNIT, 4, phase!)}" stroke-width="${thick}"/>`);
  return `<symbol id="picture-kingdom" viewBox="0 0 ${width} ${height}"><path d="${deckle(width, height, 5)}" style="fill:var(--parchment);stroke:var(--grid)" stroke-width="1.2"/><g transform="translate(${MARGIN} ${MARGIN})"><g fill="none" style="stroke:var(--grid)" stroke-width="1.2" stroke-dasharray="3 4">${rooms.join('')}</g>${land.join('')}<g fill="none" style="stroke:var(--border-ink)" stroke-linecap="round" stroke-linejoin="round">${ink.join('')}</g></g></symbol>`;
}

function domino(name: string, [left, right]: readonly [string, string], [one, two]: readonly [number, number]): string {
  const id = `picture-${name}`;
  return `<symbol id="${id}" viewBox="0 0 98 50"><rect x="1" y="3" width="96" height="46" rx="6" style="fill:var(--bone-side)"/><clipPath id="${id}-edge"><rect x="1" y="1" width="96" height="45" rx="6"/></clipPath><g clip-path="url(#${id}-edge)">${use(`terrain-${left}`, 1, 0, 48)}${use(`terrain-${right}`, 49, 0, 48)}</g>${crowns(one, 1 - (UNIT - one * 13 - 12), 0)}${crowns(two, 49, 0)}<rect x="1" y="1" width="96" height="45" rx="6" fill="none" style="stroke:var(--line-fixed)" stroke-width="1.6"/></symbol>`;
}

export const startSymbols = (): string =>
  kingdom() + domino('domino-1', ['forest', 'meadow'], [0, 2]) + domino('domino-2', ['mine', 'forest'], [2, 0]);
