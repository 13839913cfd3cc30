import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { brotliDecompressSync } from 'node:zlib';
import { readFile } from '@castellan/ai/node';
import { isGameName, must, rulesOf } from '@castellan/rules';
import {
  compareRollouts,
  componentsOf,
  createEvaluators,
  type Decision,
  explain,
  noPairs,
  playPairs,
  stateOf,
} from '@castellan/study';
import { type ReasonRow, reportReasons } from './reasons-report.ts';
import { keepSeries, readSeries } from './series.ts';

/**
 * Whether reasons are given and true: `node lab/study/reasons.ts GAME [--decisions N] [--from INDEX] [--pairs N] [--out FILE]`. It takes
 * every sixth decision of the fixed set, beginning with INDEX, if rollouts say that one candidate clearly loses against the best. It
 * explains the difference and then plays other games out with other luck: the component of each reason must differ in the same
 * direction. The program continues FILE.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    decisions: { type: 'string', default: '150' },
    pairs: { type: 'string', default: '200' },
    most: { type: 'string', default: '128' },
    from: { type: 'string', default: '0' },
    out: { type: 'string' },
  },
});
const [name = ''] = positionals;
if (!isGameName(name)) throw new Error('which game?');
const game = rulesOf(name);
const file = new URL(`./decisions/${name}.json.br`, import.meta.url);
const all: readonly Decision[] = brotliDecompressSync(readFileSync(file))
  .toString()
  .trim()
  .split('\n')
  .map((text) => JSON.parse(text));
/** As an analysis marks them. */
const [LEAST_LOSS, LEAST_ERRORS] = [0.02, 2];

const { evaluatorFor } = createEvaluators(readFile);
const { version } = await evaluatorFor(name, game.create(must(game.parseOptions([]))));
/** Every few of them, so that the first ones are from all games of the set. */
const step = Math.max(1, Math.floor(all.length / 450));
const rows = readSeries<ReasonRow>(values.out, version);
for (
  let index = rows.length > 0 ? rows.at(-1)!.index + step : Number(values.from);
  index < all.length && rows.length < Number(values.decisions);
  index += step
) {
  const decision = all[index]!;
  const [best, ...others] = compareRollouts(decision.candidates);
  const worse = others.filter(({ behind, pairedError }) => behind >= LEAST_LOSS && behind > LEAST_ERRORS * pairedError);
  const played = worse[index % Math.max(1, worse.length)];
  if (!best || !played) continue;
  const state = stateOf(game, decision);
  const evaluator = await evaluatorFor(name, state);
  const cpu = process.cpuUsage();
  const { reasons } = explain(evaluator, state, best.action, played.action, { most: Number(values.most) });
  const ms = Math.round(process.cpuUsage(cpu).user / 1000);
  const pairs = noPairs();
  playPairs(pairs, evaluator, state, [best.action, played.action], Number(values.pairs), 500_000_003);
  const checked = new Map(componentsOf(pairs).map((one) => [one.name, one.difference]));
  const claims = reasons.map(({ claim, component }) => {
    const less = component.startsWith('other') || /(empty|discards)$/.test(component);
    return { claim, agrees: (checked.get(component) ?? 0) * (less ? -1 : 1) > 0 };
  });
  rows.push({ index, claims, ms });
  keepSeries(values.out, rows, { version, nodes: 0 });
  process.stderr.write(`${name} ${rows.length} of ${values.decisions}\n`);
}
reportReasons(name, rows, Number(values.pairs));
