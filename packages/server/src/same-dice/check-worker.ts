import { createPlayers, type Level } from '@castellan/ai';
import { readFile } from '@castellan/ai/node';
import { fairBelow } from '@castellan/match';
import { type AnyGame, bySeat, type GameName, must, other, rulesOf, type Seat } from '@castellan/rules';
import { sameThinking } from '@castellan/together';
import { answerThread } from '../thread.ts';

export interface CheckRequest {
  readonly game: GameName;
  readonly options: readonly string[];
  readonly level: Level;
  /** Where the person sat. */
  readonly seat: Seat;
  readonly secret: string;
  readonly actions: readonly string[];
}

/** Points of the person and of the level; null for actions that are not a whole game with these dice against this level. */
export type CheckReply = readonly [number, number] | null;

const playerFor = createPlayers(readFile);

/** Plays a game again: it rolls the dice itself and asks the level itself, and believes only what the person did. */
answerThread<CheckRequest, CheckReply>(async ({ game, options, level, seat, secret, actions }) => {
  const rules: AnyGame = rulesOf(game);
  let state = rules.create(must(rules.parseOptions(options)));
  const player = await playerFor(game, level, state);
  let draws = 0;
  for (const [at, text] of actions.entries()) {
    const turn = rules.turn(state);
    if (turn === 'over') return null;
    const action = rules.parseAction(text);
    if (!action.ok) return null;
    const written = rules.printAction(action.value);
    if (turn === 'chance') {
      if (written !== rules.printAction(rules.draw(state, fairBelow(secret, ['', ''], draws++)))) return null;
    } else if (turn !== seat) {
      const search = player.think(state, sameThinking(at));
      while (search.step(1000));
      if (written !== search.best().action) return null;
    }
    const next = rules.apply(state, action.value);
    if (!next.ok) return null;
    state = next.value;
  }
  if (rules.turn(state) !== 'over') return null;
  const scores = rules.score(state);
  return [bySeat(scores, seat).total, bySeat(scores, other(seat)).total];
});
