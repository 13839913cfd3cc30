/** Lines as a nib draws them. Pure: the same seed gives the same hand. */

/** A number between -0.5 and 0.5 that looks like chance and never changes. */
function wander(n: number): number {
  let x = Math.imul(n ^ 0x9e3779b9, 0x85ebca6b);
  x ^= x >>> 13;
  x = Math.imul(x, 0xc2b2ae35);
  return ((x ^ (x >>> 16)) >>> 0) / 4294967296 - 0.5;
}

/** From corner to corner of the grid of squares. */
export type Edge = readonly [x1: number, y1: number, x2: number, y2: number];

/** The edges between squares whose key differs; key 0 is bare ground. */
export function borders(columns: number, rows: number, key: (x: number, y: number) => string | number): Edge[] {
  const edges: Edge[] = [];
  const at = (x: number, y: number) => (x < 0 || y < 0 || x >= columns || y >= rows ? 0 : key(x, y));
  for (let y = 0; y <= rows; y++) {
    for (let x = 0; x <= columns; x++) {
      const here = at(x, y);
      if (x < columns && at(x, y - 1) !== here) edges.push([x, y, x + 1, y]);
      if (y < rows && at(x - 1, y) !== here) edges.push([x, y, x, y + 1]);
    }
  }
  return edges;
}

const print = (n: number): string => n.toFixed(1);

/** One stroke along these edges, with a slight wander; two strokes of different phase swell like a nib. */
export function stroke(edges: readonly Edge[], unit: number, seed: number, phase: number): string {
  const corner = (x: number, y: number): [number, number] => [
    x * unit + wander(x * 31 + y * 517 + seed + phase) * 1.5,
    y * unit + wander(x * 73 + y * 191 + seed + phase + 7) * 1.5,
  ];
  return edges
    .map(([x1, y1, x2, y2]) => {
      const [ax, ay] = corner(x1, y1);
      const [bx, by] = corner(x2, y2);
      const mx = (ax + bx) / 2 + wander(x1 * 11 + y2 * 3 + phase + seed) * 1.6;
      const my = (ay + by) / 2 + wander(y1 * 13 + x2 * 5 + phase + seed) * 1.6;
      return `M${print(ax)} ${print(ay)}Q${print(mx)} ${print(my)} ${print(bx)} ${print(by)}`;
    })
    .join('');
}

/** The outline of a sheet of paper with a hand-cut edge. */
export function deckle(width: number, height: number, seed: number): string {
  const points: [number, number][] = [];
  const step = 26;
  const rough = 1.6;
  const push = (x: number, y: number) => {
    const k = points.length;
    points.push([x + wander(k + seed) * rough, y + wander(k * 3 + seed + 1) * rough]);
  };
  for (let x = 0; x < width; x += step) push(x, 0);
  for (let y = 0; y < height; y += step) push(width, y);
  for (let x = width; x > 0; x -= step) push(x, height);
  for (let y = height; y > 0; y -= step) push(0, y);
  const parts = points.map(([x, y], index) => {
    const [nx, ny] = points[(index + 1) % points.length]!;
    return `${print(x)} ${print(y)}Q${print(x)} ${print(y)} ${print((x + nx) / 2)} ${print((y + ny) / 2)}`;
  });
  return `M${parts.join('L')}Z`;
}
