import { createPlayers, type Level } from '@castellan/ai';
import { readFile } from '@castellan/ai/node';
import { replayOf } from '@castellan/match';
import { type GameName, lastState } from '@castellan/rules';
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
  const state = lastState(replayOf({ game, options }, actions));
  const player = await playerFor(game, level, state);
  const search = player.think(state, { ms });
  while (search.step(ms));
  return search.best().action;
});
