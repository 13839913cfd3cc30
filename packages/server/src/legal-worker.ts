import { replayOf } from '@castellan/match';
import { type GameName, lastState } from '@castellan/rules';
import { answerThread } from './thread.ts';

/** A position by its game: what was agreed and what was done. */
export interface LegalRequest {
  readonly game: GameName;
  readonly options: readonly string[];
  readonly actions: readonly string[];
  readonly most: number;
}

export interface LegalReply {
  /** How many there are. */
  readonly count: number;
  /** The first `most` of them as JSON: the thread that serves only passes it on. */
  readonly json: string;
}

/** Some positions of Duel have more than 100,000 legal actions, and other requests should not wait for them. */
answerThread<LegalRequest, LegalReply>(({ game, options, actions, most }) => {
  const replay = replayOf({ game, options }, actions);
  const legal = replay.game.legal(lastState(replay));
  const json = JSON.stringify(legal.slice(0, most).map((action) => replay.game.printAction(action)));
  return { count: legal.length, json };
});
