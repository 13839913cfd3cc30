import { type Coat, MAP } from '@castellan/rules';
import { artAt, type BoardArt, type GamePicture, UNIT } from '../board.ts';
import { PAINT } from '../palette.ts';

/** The picture of each coat in the sprite. */
export const COAT_ART: Readonly<Record<Coat, string>> = {
  d: 'coat-dot',
  s: 'coat-stripe',
  D: 'coat-double-dot',
  S: 'coat-double-stripe',
  f: 'coat-full',
  q: 'coat-quarters',
};

const WASH: Readonly<Record<Coat, string>> = {
  d: PAINT.or,
  s: PAINT.azure,
  D: PAINT.murrey,
  S: PAINT.vert,
  f: PAINT.purpure,
  q: PAINT.tenne,
};

const [WIDE, HIGH] = [MAP.width * UNIT, MAP.height * UNIT];

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

/** Rhumb lines from the castle, hills, a river: what is under the washes. */
function survey(): string {
  const [cx, cy] = [WIDE / 2, HIGH / 2];
  const rays = Array.from({ length: 16 }, (_, k) => {
    const angle = (k * Math.PI) / 8 + 0.08;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    // Up to the nearer edge of the map.
    const reach = Math.min(cx / Math.abs(dx), cy / Math.abs(dy));
    const at = (r: number) => `${(cx + dx * r).toFixed(1)} ${(cy + dy * r).toFixed(1)}`;
    return `M${at(30)}L${at(reach)}`;
  });
  const river = (y: number) =>
    `M0 ${y}C40 ${y - 20} 66 ${y + 18} 104 ${y + 8}S150 ${y + 36} 196 ${y + 26}S262 ${y} 300 ${y + 18}S324 ${y + 32} 336 ${y + 32}`;
  const hills = HILLS.map(
    ([x, y]) =>
      `M${x - 9} ${y}Q${x - 3} ${y - 12} ${x + 1} ${y - 11}T${x + 10} ${y}M${x + 1} ${y - 11}q3 5 3 9M${x + 4} ${y - 9}q3 4 3 7`,
  );
  return `<g class="survey" fill="none" stroke="${PAINT.ink}" stroke-width=".7" opacity=".2"><path d="${rays.join('')}"/><circle cx="${cx}" cy="${cy}" r="72"/><circle cx="${cx}" cy="${cy}" r="74.5"/><path d="${river(196)}${river(201)}" stroke-width="1.1"/><path d="${hills.join('')}" stroke-width="1.3" stroke-linecap="round"/></g>`;
}

function grid(): string {
  const lines: string[] = [];
  for (let x = UNIT; x < WIDE; x += UNIT) lines.push(`M${x} 0V${HIGH}`);
  for (let y = UNIT; y < HIGH; y += UNIT) lines.push(`M0 ${y}H${WIDE}`);
  return `<path d="${lines.join('')}" fill="none" stroke="${PAINT.grid}" stroke-width=".9" stroke-dasharray="2.5 3"/>`;
}

/** The neat line around the map, black and white by turns as surveyors draw it. */
function neatLine(margin: number, thick: number): string {
  const [width, height] = [WIDE + 2 * margin, HIGH + 2 * margin];
  const from = margin - 3.5;
  const parts: string[] = [];
  for (let x = margin; x < width - margin; x += 2 * UNIT) {
    for (const y of [from - thick, height - from]) parts.push(`M${x} ${y}h${UNIT}v${thick}h${-UNIT}Z`);
  }
  for (let y = margin; y < height - margin; y += 2 * UNIT) {
    for (const x of [from - thick, width - from]) parts.push(`M${x} ${y}h${thick}v${UNIT}h${-thick}Z`);
  }
  const rect = (at: number) =>
    `<rect x="${at}" y="${at}" width="${width - 2 * at}" height="${height - 2 * at}" fill="none" stroke="${PAINT.neat}" stroke-width=".9"/>`;
  return `<path d="${parts.join('')}" fill="${PAINT.neat}"/>${rect(from - thick)}${rect(from)}`;
}

function coordinates(margin: number): string {
  const at = (text: string | number, x: number, y: number) => `<text x="${x}" y="${y}">${text}</text>`;
  const columns = Array.from({ length: MAP.width }, (_, i) =>
    at(String.fromCharCode(97 + i), margin + (i + 0.5) * UNIT, margin - 9),
  );
  const rows = Array.from({ length: MAP.height }, (_, i) => at(i + 1, margin - 12, margin + (i + 0.5) * UNIT + 3));
  return `<g class="coordinates" font-size="9.5" font-weight="600" text-anchor="middle" fill="${PAINT.faded}">${columns.join('')}${rows.join('')}</g>`;
}

export const duelArt: BoardArt<Coat> = {
  name: 'duelmap',
  bordered: true,
  margin: { full: 17, small: 9 },
  seedOf: (mark) => mark * 4 + 1,
  frame: (detail, margin) =>
    neatLine(margin, detail === 'small' ? 2.5 : 3.5) + (detail === 'full' ? coordinates(margin) : ''),
  ground: survey,
  wash: (coat, x, y) => `<rect x="${x}" y="${y}" width="${UNIT}" height="${UNIT}" fill="${WASH[coat]}"/>`,
  seams: grid,
  // Four crosses and more are one cross with a number.
  piece: (coat, crosses, x, y, detail, added = false) => {
    if (crosses === 0) return artAt(COAT_ART[coat], x + 6, y + 6, 36);
    const counted = crosses > 3;
    const drawn = counted ? 1 : crosses;
    const small = detail === 'small';
    const side = small ? (drawn > 2 ? 15 : 19) : drawn > 2 ? 14 : 16;
    const step = small ? (drawn > 2 ? 14.5 : 17.5) : drawn > 2 ? 14 : 15;
    const edge = small ? 2 : 4;
    const marks = Array.from({ length: drawn }, (_, k) =>
      artAt(
        added && k === drawn - 1 ? 'mark-cross-castle' : 'mark-cross',
        x + UNIT - edge - side - k * step,
        y + UNIT - edge - side,
        side,
      ),
    );
    const number = (paint: string) =>
      `<text class="many" x="${x + UNIT - edge - side - 1}" y="${y + UNIT - edge - 2.5}" font-size="17" font-weight="700" text-anchor="end" ${paint}>${crosses}</text>`;
    // Two texts and no `paint-order`, which not every program that draws a picture knows.
    const count = counted
      ? number(`fill="none" stroke="${PAINT.halo}" stroke-width="4"`) + number(`fill="${PAINT.cross}"`)
      : '';
    return artAt(COAT_ART[coat], x + 4, y + 3, 33) + marks.join('') + count;
  },
  laidOut: (coat, crosses, detail, added) =>
    `<rect x="1" y="1" width="${UNIT - 2}" height="${UNIT - 2}" fill="${WASH[coat]}" opacity=".55"/>${duelArt.piece(coat, crosses, 0, 0, detail, added)}`,
};

export const duelPicture: GamePicture<Coat> = {
  title: 'Duel',
  art: duelArt,
  // Below 720 px the maps lie one above the other.
  frame: {
    small: { perWidth: 0.3724, besides: 58 },
    narrow: { perWidth: 1.5314, besides: 219 },
    wide: { perWidth: 0.3724, besides: 319 },
  },
};
