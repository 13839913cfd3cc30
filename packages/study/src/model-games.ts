import { type AnyGame, beginReplay, type GameName, must, playSaved, type Replay, rulesOf } from '@castellan/rules';
import { studiedGame } from './games/index.ts';

/** A game of the castellan against itself, by the usual options. Plain data. */
export interface ModelGame {
  /** Notation, one action each. */
  readonly actions: readonly string[];
  /** Of each player, the decisions that are worth guessing: how many actions had been played before each. */
  readonly asked: readonly [readonly number[], readonly number[]];
}

/** The text of a file, one game a line. */
export const printModelGames = (games: readonly ModelGame[]): string =>
  `[\n${games.map((game) => JSON.stringify(game)).join(',\n')}\n]\n`;

/** The game with all its positions. */
export function replayModel(name: GameName, { actions }: ModelGame): Replay {
  const game = rulesOf(name);
  return playSaved(beginReplay(game, game.create(must(game.parseOptions([])))), actions);
}

/** Whether two actions come to the same: equal dice and mirror images are one choice. */
export function isSameChoice({ name, parseAction }: AnyGame, state: unknown, one: string, two: string): boolean {
  const { classOf } = studiedGame(name);
  const [first, second] = [one, two].map((text) => classOf(state, must(parseAction(text))));
  return first === second;
}
