// `npm run diff:discovery -w packages/ai -- --games 20000 --seed 1`: random games played by the rules and by the fast core.
import { parseArgs } from 'node:util';
import { seeded } from '@castellan/rules';
import { startDiscoveryCore } from '../node.ts';
import { playBoth, randomOptions } from './differential.ts';

const { values } = parseArgs({
  options: { games: { type: 'string', default: '20000' }, seed: { type: 'string', default: '1' } },
});
const games = Number(values.games);
const below = seeded(Number(values.seed));
const core = startDiscoveryCore();
const started = performance.now();
let decisions = 0;
let actions = 0;
for (let game = 1; game <= games; game++) {
  const agreed = playBoth(core, randomOptions(below), below);
  decisions += agreed.decisions;
  actions += agreed.actions;
  if (game % 1000 === 0) process.stderr.write(`${game} games\n`);
}
const seconds = ((performance.now() - started) / 1000).toFixed(1);
process.stdout.write(
  `discovery: ${games} games agree, ${decisions} decisions, ${actions} legal actions, ${seconds} s\n`,
);
