import type { Moment, Report, Skill } from '@castellan/study';

const points = (share: number): string => (100 * share).toFixed(1);
const signed = (share: number): string => `${share < 0 ? '−' : '+'}${points(Math.abs(share))}`;

const HEADS = ['', 'round', 'who', 'action', 'win 1', 'change', '±', '', 'better'] as const;

/** A report for a person at a terminal. */
export function tableOf(report: Report): string {
  const rows = [HEADS, ...report.moments.map(rowOf)];
  const widths = HEADS.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const isNumber = (column: number): boolean => [0, 1, 4, 5, 6].includes(column);
  const lines = rows.map((row) =>
    row
      .map((cell, column) => (isNumber(column) ? cell.padStart(widths[column]!) : cell.padEnd(widths[column]!)))
      .join('  ')
      .trimEnd(),
  );
  return `${[...lines, '', ...summaryOf(report)].join('\n')}\n`;
}

function rowOf(moment: Moment): readonly string[] {
  const { index, round, action, after } = moment;
  const common = [String(index + 1), String(round), String(moment.turn), action, points(after.win)];
  if (moment.turn === 'chance') {
    const rare = moment.fortune ? `luck, luckiest ${moment.fortune}` : 'luck';
    return [...common, signed(moment.luck), points(moment.luckError), rare, ''];
  }
  const { loss, lossError, mark, candidates, leadLoss } = moment;
  const best = candidates[0];
  const sign = mark ? (mark.by === 'win' ? mark.name : `${mark.name}, ${leadLoss.toFixed(1)} points of lead`) : '';
  if (loss === 0 || !best || best.action === action) return [...common, '', '', sign, ''];
  return [...common, signed(moment.turn === 1 ? -loss : loss), points(lossError), sign, best.action];
}

/** In points of winning chance, player 1 first. */
function summaryOf({ game, summary, version }: Report): string[] {
  const { result, start, luck, luckError, skill, adjusted, rated, playedLike } = summary;
  const perPlayer = (of: (skill: Skill) => string): string => skill.map(of).join(' : ');
  const rows: [string, string][] = [
    ['at the start', `${points(start.win)} ± ${points(start.error)} %`],
    ['luck', `${signed(luck)} ± ${points(luckError)}, plus for player 1`],
    ['given away', perPlayer(({ lost }) => points(lost))],
    ['  drafting', perPlayer(({ drafting }) => points(drafting))],
    ['  placing', perPlayer(({ placing }) => points(placing))],
    ['counted decisions', perPlayer(({ counted }) => String(counted))],
    ['given away in each', perPlayer(({ perDecision }) => (100 * perDecision).toFixed(2))],
    ...(playedLike.some((level) => level !== null)
      ? [['played like', playedLike.map((level) => level ?? '–').join(' : ')] as [string, string]]
      : []),
    ['result', result === null ? 'the game was left' : points(result)],
    ...(adjusted === null ? [] : [['luck-adjusted result', points(adjusted)] as [string, string]]),
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  const few = rated.flatMap((enough, seat) => (enough ? [] : [`player ${seat + 1}`]));
  return [
    'In points of winning chance, player 1 : player 2',
    ...rows.map(([name, value]) => `${name.padEnd(width)}  ${value}`),
    ...(few.length > 0 ? [`Too little to judge ${few.join(' and ')} by.`] : []),
    `${game}, rules ${version.rules}, weights ${version.weights}, depth ${version.depth}`,
  ];
}
