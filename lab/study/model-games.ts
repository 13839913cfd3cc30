import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isGameName, SEATS, type Seat } from '@castellan/rules';
import { type DecisionFinding, isDecision, lookAt, type ModelGame, printModelGames } from '@castellan/study';
import { levelGames } from './level-games.ts';

/**
 * Games of the castellan against itself, to guess the moves of: `node lab/study/model-games.ts GAME --out FILE [--games N] [--seed N]`.
 * Of each player it names the decisions at which most was at stake and at which the castellan found the best action.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '24' },
    seed: { type: 'string', default: '1' },
    out: { type: 'string' },
  },
});
const [name = ''] = positionals;
if (!isGameName(name) || values.out === undefined) throw new Error('which game, and which file?');

/** Decisions of one player that the program looks at. */
const ASKED = 10;
/** Less at stake is no question; more lost against the best is no model. */
const [LEAST_SPREAD, MOST_LOSS] = [0.03, 0.01];

const { evaluatorFor, play } = await levelGames(name);
const evaluator = await evaluatorFor('quick');
const games: ModelGame[] = [];
for (let number = 0; games.length < Number(values.games); number++) {
  const replay = play(['castellan', 'castellan'], 7000 + Number(values.seed) * 1000 + number);
  const { game, states, actions } = replay;
  const askedOf = (seat: Seat): number[] =>
    states
      .slice(0, -1)
      .flatMap((state, index) => (game.turn(state) === seat && game.legal(state).length > 1 ? [index] : []))
      .map((index) => lookAt(replay, index, evaluator))
      .filter((found): found is DecisionFinding => isDecision(found) && found.counted && found.spread >= LEAST_SPREAD)
      .filter(({ candidates, played }) => {
        const own = candidates.find(({ action }) => action === played)!;
        return candidates[0]!.win - own.win <= MOST_LOSS;
      })
      .sort((a, b) => b.spread - a.spread)
      .slice(0, ASKED)
      .map(({ index }) => index)
      .sort((a, b) => a - b);
  const asked = SEATS.map(askedOf) as [number[], number[]];
  // Too few questions make no game.
  if (asked.some((of) => of.length < ASKED / 2)) continue;
  games.push({ actions: actions.map((action) => game.printAction(action)), asked });
  writeFileSync(values.out, printModelGames(games));
  process.stderr.write(`${name} ${games.length} of ${values.games}\n`);
}
