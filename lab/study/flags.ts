import { parseArgs } from 'node:util';
import { type AnyGame, isGameName, seeded } from '@castellan/rules';
import { analyseAll, type DecisionMoment } from '@castellan/study';
import { type FlagRow, reportFlags } from './flags-report.ts';
import { castellanNodes, levelGames, PAIRINGS } from './level-games.ts';
import { keepSeries, readSeries } from './series.ts';
import { wholeGames } from './whole-games.ts';

/**
 * Whether small flags are true: `node lab/study/flags.ts GAME [--flags N] [--pairs N] [--out FILE]`. Games of all pairings of levels
 * are analysed as the page does it. Of each game one flag that claims less than 10 % is chosen by lot. Whole games with the same luck
 * are played after the action played and after the one that the analysis prefers. The program continues FILE.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    flags: { type: 'string', default: '30' },
    pairs: { type: 'string', default: '1000' },
    out: { type: 'string' },
  },
});
const [name = ''] = positionals;
if (!isGameName(name)) throw new Error('which game?');
/** Larger claims are not in doubt. */
const MOST_CLAIMED = 0.1;

const games = await levelGames(name);
const evaluator = await games.evaluatorFor('standard');
const about = { version: evaluator.version, nodes: castellanNodes(name) };
const rows = readSeries<FlagRow>(values.out, evaluator.version);
const isSmall = (moment: DecisionMoment): boolean => moment.mark?.by === 'win' && moment.loss < MOST_CLAIMED;

for (let number = (rows.at(-1)?.game ?? -1) + 1; rows.length < Number(values.flags); number++) {
  const below = seeded(7_000_000 + number);
  const [one, two] = PAIRINGS[(number * 8) % PAIRINGS.length]!;
  const levels = number % 2 === 0 ? ([one, two] as const) : ([two, one] as const);
  const replay = games.play(levels, 7_000_000 + 1000 * number);
  const { moments } = await analyseAll(replay, evaluator);
  const flags = moments.filter((moment): moment is DecisionMoment => moment.turn !== 'chance' && isSmall(moment));
  if (flags.length === 0) continue;
  const { index, action, candidates, loss, lossError } = flags[below(flags.length)]!;
  const state = replay.states[index];
  const better = candidates[0]!.action;
  const checked = wholeGames(evaluator, state, [better, action], Number(values.pairs), 900_000_007);
  const position = (replay.game as AnyGame).printPosition(state);
  rows.push({ game: number, levels, position, played: action, better, loss, lossError, ...checked });
  keepSeries(values.out, rows, about);
  process.stderr.write(`${name} ${rows.length} of ${values.flags}\n`);
}
reportFlags(name, rows);
