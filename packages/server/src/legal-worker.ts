import { parentPort } from 'node:worker_threads';
import { type AnyGame, type GameName, must, rulesOf } from '@castellan/rules';

/** A position as its game tells it: what was agreed and what was done. */
export interface LegalRequest {
  readonly number: number;
  readonly game: GameName;
  readonly options: readonly string[];
  readonly actions: readonly string[];
  readonly most: number;
}

export interface LegalReply {
  readonly number: number;
  /** How many there are. */
  readonly count: number;
  /** The first `most` of them as JSON: the thread that serves only passes it on. */
  readonly json: string;
}

/** A thread of its own: some positions of Duel have more than 100,000 legal actions, and nobody else should wait for them. */
parentPort?.on('message', ({ number, game, options, actions, most }: LegalRequest) => {
  const rules: AnyGame = rulesOf(game);
  let state = rules.create(must(rules.parseOptions(options)));
  for (const action of actions) state = must(rules.apply(state, must(rules.parseAction(action))));
  const legal = rules.legal(state);
  const json = JSON.stringify(legal.slice(0, most).map((action) => rules.printAction(action)));
  parentPort?.postMessage({ number, count: legal.length, json } satisfies LegalReply);
});
