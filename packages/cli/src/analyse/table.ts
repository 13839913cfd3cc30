import { answerFor, type Moment, type Report, type Skill, type WithoutLuck, withoutLuck } from '@castellan/study';

const percent = (share: number): string => (100 * share).toFixed(1);
const signed = (share: number): string => `${share < 0 ? '−' : '+'}${percent(Math.abs(share))}`;
/** ± one standard error; nothing where it is exact. */
const plusMinus = (error: number): string => (error < 0.0005 ? '' : percent(error));

const HEADS = ['', 'round', '', 'who', 'action', 'win 1 %', 'change', '±', '', 'better'] as const;
const NUMBERS: readonly number[] = [0, 1, 5, 6, 7];

const WITHOUT_LUCK: Readonly<Record<WithoutLuck, string>> = {
  wonClearly: 'player 1 would clearly have won',
  wonNarrowly: 'player 1 would narrowly have won',
  even: 'even',
  lostNarrowly: 'player 1 would narrowly have lost',
  lostClearly: 'player 1 would clearly have lost',
};

/** A report for a person at a terminal. */
export function tableOf(report: Report): string {
  const rows = [HEADS, ...report.moments.map(rowOf)];
  const widths = HEADS.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const lines = rows.map((row) =>
    row
      .map((cell, column) => (NUMBERS.includes(column) ? cell.padStart(widths[column]!) : cell.padEnd(widths[column]!)))
      .join('  ')
      .trimEnd(),
  );
  return `${[...lines, '', ...summaryOf(report)].join('\n')}\n`;
}

function rowOf(moment: Moment): readonly string[] {
  const { index, round, action, after } = moment;
  const kind = moment.turn === 'chance' ? action.split(' ')[0]! : moment.kind;
  const common = [String(index + 1), String(round), kind, String(moment.turn), action, percent(after.win)];
  if (moment.turn === 'chance') {
    const rare = moment.fortune ? `luck, luckier than ${LUCKIER[moment.fortune]} %` : 'luck';
    return [...common, signed(moment.luck), plusMinus(moment.luckError), rare, ''];
  }
  const { loss, lossError, mark, candidates, leadLoss } = moment;
  const best = candidates[0];
  const sign = mark ? (mark.by === 'win' ? mark.name : `${mark.name}, ${leadLoss.toFixed(1)} points of lead`) : '';
  if (loss === 0 || !best || best.action === action) return [...common, '', '', sign, ''];
  return [...common, signed(moment.turn === 1 ? -loss : loss), plusMinus(lossError), sign, best.action];
}

const LUCKIER = { tenth: 90, fiftieth: 98 } as const;

/** Luck or play, for player 1. */
function answerOf({ summary }: Report): string[] {
  const answer = answerFor(summary, 1);
  if (!answer || !summary.rated.every(Boolean)) return [];
  const why = {
    luck: 'mostly by luck',
    play: answer.ending === 'won' ? 'mostly by better play' : 'mostly by mistakes',
  };
  const head = answer.by === null ? 'A draw' : `Player 1 ${answer.ending} ${why[answer.by]}`;
  const sum = `luck ${signed(answer.luck)} %, own mistakes ${signed(answer.mine)} %, mistakes of player 2 ${signed(answer.theirs)} %`;
  return [`${head}: ${sum}.`, ''];
}

/** In percent of winning chance, player 1 first. */
function summaryOf(report: Report): string[] {
  const { game, summary, version } = report;
  const { result, start, luck, luckError, skill, rated, playedLike } = summary;
  const within = (error: number): string => (plusMinus(error) === '' ? '' : ` ± ${plusMinus(error)}`);
  const without = withoutLuck(summary, 1);
  const perPlayer = (of: (skill: Skill) => string): string => skill.map(of).join(' : ');
  const rows: [string, string][] = [
    ['at the start', `${percent(start.win)}${within(start.error)}`],
    ['luck', `${signed(luck)}${within(luckError)}, plus for player 1`],
    ['lost by mistakes', perPlayer(({ lost }) => percent(lost))],
    ['  drafting', perPlayer(({ drafting }) => percent(drafting))],
    ['  placing', perPlayer(({ placing }) => percent(placing))],
    ['counted decisions', perPlayer(({ counted }) => String(counted))],
    ['lost in each', perPlayer(({ perDecision }) => (100 * perDecision).toFixed(2))],
    ...(playedLike.some((level) => level !== null)
      ? [['played like', playedLike.map((level) => level ?? '–').join(' : ')] as [string, string]]
      : []),
    ['result', result === null ? 'the game was left' : percent(result)],
    ...(without === null ? [] : [['without luck', WITHOUT_LUCK[without]] as [string, string]]),
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  const few = rated.flatMap((enough, seat) => (enough ? [] : [`player ${seat + 1}`]));
  return [
    ...answerOf(report),
    'In percent of winning chance, player 1 : player 2',
    ...rows.map(([name, value]) => `${name.padEnd(width)}  ${value}`),
    ...(few.length > 0 ? [`Too little to judge ${few.join(' and ')} by.`] : []),
    `${game}, rules ${version.rules}, weights ${version.weights}, depth ${version.depth}`,
  ];
}
