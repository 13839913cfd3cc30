// `npm run diff -w packages/ai -- --games 20000 --seed 1`: random games played by the rules and by the fast core.
import { parseArgs } from 'node:util';
import { seeded } from '@castellan/rules';
import { startDuelCore } from '../node.ts';
import { playBoth, randomOptions } from './differential.ts';

const { values } = parseArgs({
  options: { games: { type: 'string', default: '20000' }, seed: { type: 'string', default: '1' } },
});
const games = Number(values.games);
const below = seeded(Number(values.seed));
const core = startDuelCore();
const started = performance.now();
let decisions = 0;
let actions = 0;
let most = 0;
for (let game = 1; game <= games; game++) {
  const agreed = playBoth(core, randomOptions(below), below, below(4) === 0);
  decisions += agreed.decisions;
  actions += agreed.actions;
  most = Math.max(most, agreed.most);
  if (game % 1000 === 0) process.stderr.write(`${game} games\n`);
}
const seconds = ((performance.now() - started) / 1000).toFixed(1);
process.stdout.write(
  `duel: ${games} games agree, ${decisions} decisions, ${actions} legal actions, at most ${most} at once, ${seconds} s\n`,
);
