// Plays a whole game with the rules library and prints it as a record: node examples/play-a-game/play.mjs [duel|discovery] [seed]
import { GAMES, must, printOutcome, printRecord, seeded, standardTags } from '@castellan/rules';

const [name = 'duel', seed = '1'] = process.argv.slice(2);
const game = GAMES.find((one) => one.name === name);
if (!game) throw new Error(`the games are ${GAMES.map((one) => one.name).join(', ')}`);

/** Whole numbers below n: dice and players draw from it. A seed gives the same game again. */
const below = seeded(Number(seed));
const options = must(game.parseOptions([]));
const actions = [];
let state = game.create(options);

while (game.turn(state) !== 'over') {
  const action = game.turn(state) === 'chance' ? game.draw(state, below) : choose(state);
  actions.push(action);
  // States are values: the old one is still there, unchanged.
  state = must(game.apply(state, action));
}

/** The first of the actions after which the player has most points. */
function choose(now) {
  const legal = game.legal(now);
  const worth = legal.map((action) => game.preview(now, action).total);
  return legal[worth.indexOf(Math.max(...worth))];
}

const tags = standardTags(game, state, ['Greedy', 'Greedy too'], '2026-01-01');
console.log(printRecord(game, { game: game.name, tags, options, actions }).join('\n'));
console.error(
  `result ${printOutcome(game.result(state))}, ${game
    .score(state)
    .map(({ total }) => total)
    .join(' to ')}`,
);
