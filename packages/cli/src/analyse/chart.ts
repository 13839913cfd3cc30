import type { Moment, Report } from '@castellan/study';

const WIDTH = 960;
const HEIGHT = 360;
const LEFT = 48;
const RIGHT = 16;
const TOP = 24;
const BOTTOM = 40;

const MARK_COLOURS = { inaccuracy: '#b58900', mistake: '#cb6a16', blunder: '#c0392b' } as const;
const INK = '#222';
const FAINT = '#bbb';

/** Player 1's winning chance over the game: rolls as grey steps, marked decisions as dots. One picture that stands alone. */
export function chartOf({ game, moments, summary }: Report): string {
  const across = Math.max(1, moments.length);
  const x = (index: number): string => (LEFT + ((WIDTH - LEFT - RIGHT) * index) / across).toFixed(1);
  const y = (win: number): string => (TOP + (HEIGHT - TOP - BOTTOM) * (1 - win)).toFixed(1);
  const line = [summary.start, ...moments.map(({ after }) => after)].map(({ win }, index) => `${x(index)},${y(win)}`);
  const grid = [0, 0.25, 0.5, 0.75, 1].map(
    (win) =>
      `<line x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${y(win)}" y2="${y(win)}" stroke="${FAINT}" stroke-width="${win === 0.5 ? 1.5 : 0.5}"/>` +
      `<text x="${LEFT - 8}" y="${y(win)}" text-anchor="end" dominant-baseline="middle">${100 * win} %</text>`,
  );
  const rounds = moments
    .filter((moment, index) => moment.round !== moments[index - 1]?.round)
    .map(({ index, round }) => `<text x="${x(index)}" y="${HEIGHT - BOTTOM + 18}" text-anchor="start">${round}</text>`);
  const dots = moments.flatMap((moment) => dotOf(moment, x(moment.index + 1), y(moment.after.win)));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12" fill="${INK}" role="img">
<title>${game}: winning chance of player 1</title>
<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>
${[...grid, ...rounds].join('\n')}
<text x="${LEFT}" y="${HEIGHT - 6}">round</text>
<polyline points="${line.join(' ')}" fill="none" stroke="${INK}" stroke-width="1.5" stroke-linejoin="round"/>
${dots.join('\n')}
</svg>
`;
}

function dotOf(moment: Moment, x: string, y: string): string[] {
  if (moment.turn === 'chance' || !moment.mark) return [];
  const { name } = moment.mark;
  const title = `${moment.action}: ${name}, ${(100 * moment.loss).toFixed(1)} %`;
  return [`<circle cx="${x}" cy="${y}" r="5" fill="${MARK_COLOURS[name]}"><title>${title}</title></circle>`];
}
