export interface Line {
  readonly label: string;
  readonly values: readonly number[];
}

export interface Panel {
  readonly title: string;
  readonly lines: readonly Line[];
}

const WIDTH = 720;
const HEIGHT = 150;
const LEFT = 52;
const TOP = 26;
const COLOURS = ['#1f5f8b', '#b3541e', '#5a7d2a'];

/** Panels above each other over the same time, as an SVG that needs nothing else. */
export function plot(panels: readonly Panel[], hours: number): string {
  const parts = panels.map((panel, i) => drawPanel(panel, i * (HEIGHT + TOP + 20), hours));
  const height = panels.length * (HEIGHT + TOP + 20) + 10;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH + LEFT + 20} ${height}" font-family="sans-serif" font-size="11">
<rect width="100%" height="100%" fill="#fff"/>
${parts.join('\n')}
</svg>
`;
}

function drawPanel({ title, lines }: Panel, top: number, hours: number): string {
  const most = Math.max(1e-9, ...lines.flatMap(({ values }) => values)) * 1.1;
  const bottom = top + TOP + HEIGHT;
  const x = (i: number, count: number) => (LEFT + (i / Math.max(1, count - 1)) * WIDTH).toFixed(1);
  const y = (value: number) => (bottom - (value / most) * HEIGHT).toFixed(1);
  const ticks = [0, 0.5, 1].map((share) => {
    const value = (most / 1.1) * share;
    return `<text x="${LEFT - 6}" y="${Number(y(value)) + 4}" text-anchor="end">${round(value)}</text><line x1="${LEFT}" x2="${LEFT + WIDTH}" y1="${y(value)}" y2="${y(value)}" stroke="#ddd"/>`;
  });
  const drawn = lines.map(({ values }, k) => {
    const points = values.map((value, i) => `${x(i, values.length)},${y(value)}`).join(' ');
    return `<polyline points="${points}" fill="none" stroke="${COLOURS[k % COLOURS.length]}" stroke-width="1"/>`;
  });
  const legend = lines.map(
    ({ label }, k) =>
      `<text x="${LEFT + WIDTH - (lines.length - 1 - k) * 130}" y="${top + TOP - 8}" text-anchor="end" fill="${COLOURS[k % COLOURS.length]}">${label}</text>`,
  );
  const time = `<text x="${LEFT}" y="${bottom + 14}">0</text><text x="${LEFT + WIDTH}" y="${bottom + 14}" text-anchor="end">${round(hours)} h</text>`;
  return [
    `<text x="${LEFT}" y="${top + TOP - 8}" font-weight="bold">${title}</text>`,
    ...ticks,
    ...drawn,
    ...legend,
    time,
  ].join('\n');
}

const round = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toPrecision(2));
