import { createPlayers, type Level } from '@castellan/ai';
import { readFile } from '@castellan/ai/node';
import { fairBelow } from '@castellan/match';
import { type AnyGame, type GameName, must, rulesOf, type Seat, seeded } from '@castellan/rules';
import { sameThinking, secretOfWord } from '@castellan/together';

export interface WordGame {
  readonly game: GameName;
  readonly word: string;
  readonly level: Level;
  readonly seat: Seat;
  readonly options?: readonly string[];
}

const playerFor = createPlayers(readFile);

/** A whole game with the dice of a word, as a page plays it: the person decides by a seed. */
export async function playWord({ game, word, level, seat, options = [] }: WordGame, seed: number) {
  const rules: AnyGame = rulesOf(game);
  let state = rules.create(must(rules.parseOptions(options)));
  const player = await playerFor(game, level, state);
  const below = seeded(seed);
  const actions: string[] = [];
  for (let draws = 0; rules.turn(state) !== 'over'; ) {
    const turn = rules.turn(state);
    let text: string;
    if (turn === 'chance') {
      text = rules.printAction(rules.draw(state, fairBelow(secretOfWord(game, word), ['', ''], draws++)));
    } else if (turn === seat) {
      const legal = rules.legal(state);
      text = rules.printAction(legal[below(legal.length)]);
    } else {
      const search = player.think(state, sameThinking(actions.length));
      while (search.step(1000));
      text = search.best().action;
    }
    actions.push(text);
    state = must(rules.apply(state, must(rules.parseAction(text))));
  }
  const [one, two] = rules.score(state);
  const points = seat === 1 ? [one.total, two.total] : [two.total, one.total];
  return { body: { game, word, level, seat, actions, ...(options.length > 0 && { options }) }, points };
}
