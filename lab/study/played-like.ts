import type { Level } from '@castellan/ai';
import { analyseAll } from '@castellan/study';
import { studyArguments } from './arguments.ts';
import { castellanNodes, levelGames, PAIRINGS } from './level-games.ts';
import { type LikeRow, reportLike } from './played-like-report.ts';
import { keepSeries, readSeries } from './series.ts';

/**
 * The data behind "played like": `node lab/study/played-like.ts GAME [--games N] [--depth D] [--candidates N] [--out FILE]`.
 * Every level plays every level N times, from each seat. Each game is analysed as the page does it. The program continues FILE, so a
 * run can be stopped. The tables describe all rows of FILE.
 */
const { name, depth, values } = studyArguments({
  games: { type: 'string', default: '10' },
  candidates: { type: 'string', default: '2' },
  seed: { type: 'string', default: '1' },
});
const nodes = Number(values.nodes ?? castellanNodes(name));
const games = await levelGames(name, nodes);
const full = await games.evaluatorFor(depth);
/** The action played and few others: the page shows more, but they are hardly ever the best. */
const evaluator = { ...full, budget: { ...full.budget, candidates: Number(values.candidates) } };

const rows = readSeries<LikeRow>(values.out, evaluator.version);
const seen = new Set(rows.map(({ seed }) => seed));
for (let number = 0; number < Number(values.games); number++) {
  for (const [index, [one, two]] of PAIRINGS.entries()) {
    const seed = (Number(values.seed) * 1_000_000 + number * PAIRINGS.length + index) * 1000;
    if (seen.has(seed)) continue;
    rows.push(await rowOf((number + index) % 2 === 0 ? [one, two] : [two, one], seed));
    keepSeries(values.out, rows, { version: evaluator.version, nodes });
  }
  process.stderr.write(`${name} ${number + 1} of ${values.games}\n`);
}
reportLike(name, rows);

async function rowOf(levels: readonly [Level, Level], seed: number): Promise<LikeRow> {
  const { moments, summary } = await analyseAll(games.play(levels, seed), evaluator);
  return {
    levels,
    seed,
    result: summary.result!,
    decisions: ([1, 2] as const).map((seat) =>
      moments.flatMap((moment) =>
        moment.turn === seat && moment.counted ? [[rounded(moment.loss), rounded(moment.spread)] as const] : [],
      ),
    ),
  };
}

function rounded(share: number): number {
  return Number(share.toFixed(4));
}
