import { must } from '@castellan/rules';
import type { Opening } from '@castellan/study';
import { gameOf } from '../games/all-rules.ts';
import type { AnyKit } from '../games/kit.ts';

/** The shipped openings, by what a player may take first. */

/** The position in which player 1 takes the first piece after this roll or line. */
export function firstChoice(kit: AnyKit, { outcome }: Opening): unknown {
  const rules = gameOf(kit);
  const start = rules.create(must(rules.parseOptions([])));
  let state = must(rules.apply(start, must(rules.parseAction(outcome))));
  // Whose king comes out first is chance as well; the openings are those of player 1.
  while (rules.turn(state) === 'chance') {
    const [first] = rules.chanceOutcomes(state);
    state = must(rules.apply(state, first!.action));
  }
  return state;
}

/** A first piece over all openings in which it is there to be taken. */
interface FirstPiece {
  readonly name: string;
  /** How many of all games offer it. */
  readonly offered: number;
  /** Where it is offered, how often it is the best. */
  readonly best: number;
  /** Player 1's mean chance to win with it. */
  readonly win: number;
  /** How many of the six levels take it, on average. */
  readonly levels: number;
}

/** What may be taken first, the most valuable before all. `nameOf` says what a choice takes. */
export function firstPieces(
  openings: readonly Opening[],
  nameOf: (opening: Opening, action: string) => string,
): FirstPiece[] {
  const all = openings.reduce((sum, { share }) => sum + share, 0);
  const sums = new Map<string, { offered: number; best: number; win: number; levels: number }>();
  for (const opening of openings) {
    for (const [place, { action, win, levels }] of opening.choices.entries()) {
      const name = nameOf(opening, action);
      const sum = sums.get(name) ?? { offered: 0, best: 0, win: 0, levels: 0 };
      sums.set(name, {
        offered: sum.offered + opening.share,
        best: sum.best + (place === 0 ? opening.share : 0),
        win: sum.win + opening.share * win,
        levels: sum.levels + opening.share * levels,
      });
    }
  }
  return [...sums]
    .map(([name, { offered, best, win, levels }]) => ({
      name,
      offered: offered / all,
      best: best / offered,
      win: win / offered,
      levels: levels / offered,
    }))
    .sort((a, b) => b.win - a.win);
}
