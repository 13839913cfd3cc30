import { parseArgs } from 'node:util';
import { type AnyGame, isGameName, type Replay, seeded } from '@castellan/rules';
import { type DecisionMoment, type Finding, isDecision, lookAt, reportOn, segmentsOf } from '@castellan/study';
import { type FlagRow, reportFlags } from './flags-report.ts';
import { castellanNodes, levelGames, PAIRINGS } from './level-games.ts';
import { keepSeries, readSeries } from './series.ts';
import { wholeGames } from './whole-games.ts';

/**
 * Whether small flags are true: `node lab/study/flags.ts GAME [--flags N] [--pairs N] [--seed N] [--out FILE]`. Games of all pairings of
 * levels are analysed as the page does it. Of each game one flag that claims less than 10 % is chosen by lot. Whole games with the same luck
 * are played after the action played and after the one that the analysis prefers. The program continues FILE.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    flags: { type: 'string', default: '30' },
    pairs: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    out: { type: 'string' },
  },
});
const [name = ''] = positionals;
if (!isGameName(name)) throw new Error('which game?');
/** Larger claims are certain. */
const MOST_CLAIMED = 0.1;
/** Another seed means other games. */
const SERIES = 7_000_000 * Number(values.seed);

const games = await levelGames(name);
const evaluator = await games.evaluatorFor('standard');
const about = { version: evaluator.version, nodes: castellanNodes(name) };
const rows = readSeries<FlagRow>(values.out, evaluator.version);
const isSmall = (moment: DecisionMoment): boolean => moment.mark?.by === 'win' && moment.loss < MOST_CLAIMED;

/**
 * One small flag of a game, each as likely as the others: the first of its decisions, in an order by lot, that has one. The others need
 * not be looked at, which takes a quarter of the time. What a mark rests on reaches as far as the next roll or line.
 */
function smallFlag(replay: Replay, below: (n: number) => number): DecisionMoment | null {
  const findings = new Map<number, Finding>();
  const look = (index: number): Finding => {
    const finding = findings.get(index) ?? lookAt(replay, index, evaluator);
    findings.set(index, finding);
    return finding;
  };
  const isTurn = (index: number): boolean => replay.game.turn(replay.states[index]) !== 'chance';
  const decisions = segmentsOf(replay).flatMap((segment) =>
    segment.filter(isTurn).map((index) => ({ index, segment })),
  );
  while (decisions.length > 0) {
    const [{ index, segment }] = decisions.splice(below(decisions.length), 1) as [(typeof decisions)[number]];
    const finding = look(index);
    // The action played was the best one.
    if (!isDecision(finding) || finding.candidates[0]!.action === finding.played) continue;
    const stretch = segment.filter((other) => other >= index).map(look);
    const { moments } = reportOn(replay, stretch, evaluator.version, stretch.length);
    const moment = moments[index] as DecisionMoment;
    if (isSmall(moment)) return moment;
  }
  return null;
}

for (let number = (rows.at(-1)?.game ?? -1) + 1; rows.length < Number(values.flags); number++) {
  const below = seeded(SERIES + number);
  const [one, two] = PAIRINGS[(number * 8) % PAIRINGS.length]!;
  const levels = number % 2 === 0 ? ([one, two] as const) : ([two, one] as const);
  const replay = games.play(levels, SERIES + 1000 * number);
  const flag = smallFlag(replay, below);
  if (!flag) continue;
  const { index, action, candidates, loss, lossError } = flag;
  const state = replay.states[index];
  const better = candidates[0]!.action;
  const checked = wholeGames(evaluator, state, [better, action], Number(values.pairs), 900_000_007);
  const position = (replay.game as AnyGame).printPosition(state);
  rows.push({ game: number, levels, position, played: action, better, loss, lossError, ...checked });
  keepSeries(values.out, rows, about);
  process.stderr.write(`${name} ${rows.length} of ${values.flags}\n`);
}
reportFlags(name, rows);
