import { createPlayers, type Level } from '@castellan/ai';
import { readFile } from '@castellan/ai/node';
import { type AnyGame, type GameName, must, rulesOf } from '@castellan/rules';
import { answerThread } from '../thread.ts';

export interface LevelRequest {
  readonly game: GameName;
  readonly options: readonly string[];
  readonly actions: readonly string[];
  readonly level: Level;
  readonly ms: number;
}

const playerFor = createPlayers(readFile);

/** The action that a level chooses. */
answerThread<LevelRequest, string>(async ({ game, options, actions, level, ms }) => {
  const rules: AnyGame = rulesOf(game);
  let state = rules.create(must(rules.parseOptions(options)));
  for (const action of actions) state = must(rules.apply(state, must(rules.parseAction(action))));
  const player = await playerFor(game, level, state);
  const search = player.think(state, { ms });
  while (search.step(ms));
  return search.best().action;
});
