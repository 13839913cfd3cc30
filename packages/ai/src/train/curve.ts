/** The learning curve as a drawing of its own: share of games won against greedy, by games played. */
export interface CurvePoint {
  readonly games: number;
  readonly share: number;
}

const WIDTH = 720;
const HEIGHT = 360;
const LEFT = 56;
const RIGHT = 20;
const TOP = 36;
const BOTTOM = 44;

export function drawCurve(title: string, points: readonly CurvePoint[]): string {
  const most = Math.max(1, ...points.map((point) => point.games));
  const lowest = Math.min(0.5, ...points.map((point) => point.share));
  const floor = Math.floor(lowest * 10) / 10;
  const x = (games: number) => LEFT + ((WIDTH - LEFT - RIGHT) * games) / most;
  const y = (share: number) => HEIGHT - BOTTOM - ((HEIGHT - TOP - BOTTOM) * (share - floor)) / (1 - floor);
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="13">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fdfbf6"/>`,
    `<text x="${LEFT}" y="22" font-size="15" fill="#2b2622">${title}</text>`,
  ];
  for (let share = floor; share <= 1.0001; share += 0.1) {
    parts.push(
      `<line x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${y(share).toFixed(1)}" y2="${y(share).toFixed(1)}" stroke="#ddd4c4"/>`,
      `<text x="${LEFT - 8}" y="${(y(share) + 4).toFixed(1)}" text-anchor="end" fill="#6b6259">${Math.round(share * 100)} %</text>`,
    );
  }
  for (const games of gamesTicks(most)) {
    parts.push(
      `<line x1="${x(games).toFixed(1)}" x2="${x(games).toFixed(1)}" y1="${HEIGHT - BOTTOM}" y2="${HEIGHT - BOTTOM + 5}" stroke="#6b6259"/>`,
      `<text x="${x(games).toFixed(1)}" y="${HEIGHT - BOTTOM + 20}" text-anchor="middle" fill="#6b6259">${shortNumber(games)}</text>`,
    );
  }
  const line = points.map((point) => `${x(point.games).toFixed(1)},${y(point.share).toFixed(1)}`).join(' ');
  parts.push(
    `<polyline points="${line}" fill="none" stroke="#8a3b2a" stroke-width="2" stroke-linejoin="round"/>`,
    `<text x="${WIDTH - RIGHT}" y="${HEIGHT - 8}" text-anchor="end" fill="#6b6259">games of self-play</text>`,
    '</svg>',
  );
  return `${parts.join('\n')}\n`;
}

/** Four to eight round numbers up to the most. */
function gamesTicks(most: number): number[] {
  const power = 10 ** Math.floor(Math.log10(most));
  const step = [0.1, 0.2, 0.5, 1, 2].map((factor) => factor * power).find((size) => most / size <= 8) ?? power;
  return Array.from({ length: Math.floor(most / step + 1e-9) + 1 }, (_, index) => index * step);
}

function shortNumber(n: number): string {
  if (n >= 1e6) return `${+(n / 1e6).toFixed(2)} M`;
  return n >= 1e3 ? `${+(n / 1e3).toFixed(1)} k` : String(Math.round(n));
}
