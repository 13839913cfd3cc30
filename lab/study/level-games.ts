import { LEVELS, type Level, type Player } from '@castellan/ai';
import { readFile } from '@castellan/ai/node';
import { beginReplay, type GameName, must, playSaved, type Replay, rulesOf } from '@castellan/rules';
import { createEvaluators, type Depth, type Evaluator, playStudied } from '@castellan/study';

/** Every pairing of levels once. */
export const PAIRINGS: readonly (readonly [Level, Level])[] = LEVELS.flatMap((one, index) =>
  LEVELS.slice(index).map((two) => [one, two] as const),
);

/** What the castellan thinks with in games for a study; the other levels look no further than they do. */
export const castellanNodes = (name: GameName): number => (name === 'duel' ? 10 : 1000);

export interface LevelGames {
  readonly evaluatorFor: (depth: Depth) => Promise<Evaluator>;
  /** One game of these levels, dealt by the seed. */
  readonly play: (levels: readonly [Level, Level], seed: number) => Replay;
}

/** Games of our own levels, by the default rules. */
export async function levelGames(name: GameName, nodes = castellanNodes(name)): Promise<LevelGames> {
  const game = rulesOf(name);
  const options = must(game.parseOptions([]));
  const start = game.create(options);
  const { evaluatorFor, playerFor } = createEvaluators(readFile);
  const players = new Map<Level, Player<unknown>>();
  for (const level of LEVELS) players.set(level, await playerFor(name, level, start));
  return {
    evaluatorFor: (depth) => evaluatorFor(name, start, depth),
    play([one, two], seed) {
      const { steps } = playStudied(game, options, [players.get(one)!, players.get(two)!], { nodes }, seed);
      return playSaved(
        beginReplay(game, start),
        steps.map(({ action }) => action),
      );
    },
  };
}
