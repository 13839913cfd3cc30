import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { brotliDecompressSync } from 'node:zlib';
import { readFile } from '@castellan/ai/node';
import { isGameName, rulesOf } from '@castellan/rules';
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
import { printTable } from '../../bench/measure.ts';

/**
 * Whether reasons are given and true: `node lab/study/reasons.ts GAME [--decisions N] [--pairs N]`. Takes decisions of the fixed set in
 * which rollouts say that one candidate clearly loses against the best, explains them, and plays other games with other luck out: the
 * component that each reason names must differ in the same direction.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    decisions: { type: 'string', default: '150' },
    pairs: { type: 'string', default: '600' },
    most: { type: 'string', default: '128' },
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
const wanted = Number(values.decisions);
const step = Math.max(1, Math.floor(all.length / (wanted * 3)));
let [looked, explained, said, agreed, ms] = [0, 0, 0, 0, 0];
const claims = new Map<string, { said: number; agreed: number }>();
for (let index = 0; index < all.length && looked < wanted; index += step) {
  const decision = all[index]!;
  const [best, ...others] = compareRollouts(decision.candidates);
  const worse = others.filter(({ behind, pairedError }) => behind >= LEAST_LOSS && behind > LEAST_ERRORS * pairedError);
  const played = worse[index % Math.max(1, worse.length)];
  if (!best || !played) continue;
  looked++;
  const state = stateOf(game, decision);
  const evaluator = await evaluatorFor(name, state);
  const cpu = process.cpuUsage();
  const { reasons } = explain(evaluator, state, best.action, played.action, { most: Number(values.most) });
  ms += process.cpuUsage(cpu).user / 1000;
  if (reasons.length > 0) explained++;
  const pairs = noPairs();
  playPairs(pairs, evaluator, state, [best.action, played.action], Number(values.pairs), 500_000_003);
  const checked = new Map(componentsOf(pairs).map((one) => [one.name, one.difference]));
  for (const { claim, component } of reasons) {
    const less = component.startsWith('other') || /(empty|discards)$/.test(component);
    const agrees = (checked.get(component) ?? 0) * (less ? -1 : 1) > 0;
    const count = claims.get(claim) ?? { said: 0, agreed: 0 };
    claims.set(claim, { said: count.said + 1, agreed: count.agreed + (agrees ? 1 : 0) });
    said++;
    if (agrees) agreed++;
  }
  process.stderr.write(`${name} ${looked} of ${wanted}: ${explained} explained, ${agreed} of ${said} agree\n`);
}
const share = (part: number, of: number): string => `${((100 * part) / Math.max(1, of)).toFixed(1)} % of ${of}`;
printTable(`${name}: reasons for ${looked} decisions, checked by ${values.pairs} other pairs of games`, [
  ['a reason is given', share(explained, looked)],
  ['its component agrees in sign', share(agreed, said)],
  ['processor time for one', `${(ms / Math.max(1, looked)).toFixed(0)} ms`],
  ...[...claims].map(([claim, count]): [string, string] => [`  ${claim}`, share(count.agreed, count.said)]),
]);
