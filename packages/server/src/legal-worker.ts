import { type AnyGame, type GameName, must, rulesOf } from '@castellan/rules';
import { answerThread } from './thread.ts';

/** A position as its game tells it: what was agreed and what was done. */
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
  const rules: AnyGame = rulesOf(game);
  let state = rules.create(must(rules.parseOptions(options)));
  for (const action of actions) state = must(rules.apply(state, must(rules.parseAction(action))));
  const legal = rules.legal(state);
  const json = JSON.stringify(legal.slice(0, most).map((action) => rules.printAction(action)));
  return { count: legal.length, json };
});
