// Plays a whole game with the rules library and prints it as a record: npx node examples/play-a-game/play.mjs [duel|discovery] [seed]
import {
  beginReplay,
  GAMES,
  lastState,
  must,
  play,
  printOutcome,
  printRecord,
  seeded,
  standardTags,
} from '@castellan/rules';

const [name = 'duel', seed = '1'] = process.argv.slice(2);
const game = GAMES.find((one) => one.name === name);
if (!game) throw new Error(`the games are ${GAMES.map((one) => one.name).join(', ')}`);

/** Whole numbers below n: dice and players draw from it. A seed gives the same game again. */
const below = seeded(Number(seed));
const options = must(game.parseOptions([]));
let replay = beginReplay(game, game.create(options));

while (game.turn(lastState(replay)) !== 'over') {
  const now = lastState(replay);
  const action = game.turn(now) === 'chance' ? game.draw(now, below) : choose(now);
  // States are values: the old one is still there, unchanged.
  replay = must(play(replay, action));
}

/** The first of the actions after which the player has most points. */
function choose(now) {
  const legal = game.legal(now);
  const worth = legal.map((action) => game.preview(now, action).total);
  return legal[worth.indexOf(Math.max(...worth))];
}

const state = lastState(replay);
const tags = standardTags(game, state, ['Greedy', 'Greedy too'], '2026-01-01');
console.log(printRecord(replay, tags).join('\n'));
console.error(
  `result ${printOutcome(game.result(state))}, ${game
    .score(state)
    .map(({ total }) => total)
    .join(' to ')}`,
);
