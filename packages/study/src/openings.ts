import { ask, deal, LEVELS, type Level, type Player } from '@castellan/ai';
import { type AnyGame, must, seeded } from '@castellan/rules';
import type { Evaluator } from './evaluator.ts';
import { studiedGame } from './games/index.ts';
import type { Opening } from './games/studied.ts';
import { wonByFirst } from './result.ts';

/** Up to so many first rolls or lines each is valued; of more, some are drawn. */
const MOST_LISTED = 2000;

/** The first rolls or lines of a game, all or so many drawn by the seed, each once. */
export function firstOutcomes(
  game: AnyGame,
  most: number,
  seed: number,
): readonly { action: unknown; share: number }[] {
  const start = game.create(must(game.parseOptions([])));
  const all = game.chanceCount(start);
  if (all <= MOST_LISTED) {
    return Array.from(game.chanceOutcomes(start), ({ action, probability: { k, n } }) => ({ action, share: k / n }));
  }
  const below = seeded(seed);
  const drawn = new Map<string, unknown>();
  while (drawn.size < Math.min(most, all)) {
    const action = game.draw(start, below);
    drawn.set(game.printAction(action), action);
  }
  return [...drawn.values()].map((action) => ({ action, share: 1 / all }));
}

/** What may be done first after this roll or line by player 1, each choice with its value and how many levels make it. */
export function openingOf(
  evaluator: Evaluator,
  players: ReadonlyMap<Level, Player<unknown>>,
  outcome: unknown,
  share: number,
): Opening {
  const { game } = evaluator;
  const { classOf } = studiedGame(game.name);
  const state = afterFirst(game, outcome);
  const nameOf = (action: string): string => classOf(state, must(game.parseAction(action)));
  const taken = LEVELS.map((level) => {
    const { action } = ask(players.get(level)!, state, { nodes: 0, seed: 1 }, (search) => search.best());
    return nameOf(action);
  });
  const found = evaluator.candidates(state, 1);
  const classes = new Set<string>();
  const candidates = found.filter(({ action }) => !classes.has(nameOf(action)) && classes.add(nameOf(action)));
  candidates.sort((a, b) => b.win - a.win);
  return {
    outcome: game.printAction(outcome),
    share: Number(share.toPrecision(4)),
    choices: candidates.map(({ action, win }) => ({
      action,
      win: Number(win.toFixed(3)),
      levels: taken.filter((name) => name === nameOf(action)).length,
      games: 0,
      won: 0,
    })),
  };
}

/** Where player 1 chooses first. */
function afterFirst(game: AnyGame, outcome: unknown): unknown {
  let state = must(game.apply(game.create(must(game.parseOptions([]))), outcome));
  // Whose king comes out first is chance as well; here it is player 1's.
  while (game.turn(state) === 'chance') state = must(game.apply(state, [...game.chanceOutcomes(state)][0]!.action));
  return state;
}

/** One more quick game of this player against itself, counted with the first choice it makes. */
export function playOpening(game: AnyGame, opening: Opening, player: Player<unknown>, seed: number): Opening {
  const { classOf, rolloutNodes } = studiedGame(game.name);
  const first = afterFirst(game, must(game.parseAction(opening.outcome)));
  const choose = (state: unknown): unknown => {
    const { action } = ask(player, state, { nodes: rolloutNodes, seed }, (search) => search.best());
    return must(game.parseAction(action));
  };
  const chosen = choose(first);
  let state = must(game.apply(first, chosen));
  for (let chances = 0; game.turn(state) !== 'over'; ) {
    const action = game.turn(state) === 'chance' ? deal(game, state, seed, chances++) : choose(state);
    state = must(game.apply(state, action));
  }
  const nameOf = (action: unknown): string => classOf(first, action);
  const choices = opening.choices.map((choice) => {
    if (nameOf(must(game.parseAction(choice.action))) !== nameOf(chosen)) return choice;
    return { ...choice, games: choice.games + 1, won: choice.won + wonByFirst(game, state) };
  });
  return { ...opening, choices };
}
