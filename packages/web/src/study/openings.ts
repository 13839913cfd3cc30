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
  /** Where it is there to be taken, and how. */
  readonly example: { readonly opening: Opening; readonly action: string };
  /** How many of all games offer it. */
  readonly offered: number;
  /** Where it is offered, how often it is the best. */
  readonly best: number;
  /** Player 1's mean chance to win with it. */
  readonly win: number;
  /** Where it is offered, in how many games of strong levels it is taken; null where none were played. */
  readonly taken: number | null;
  /** How many of those player 1 wins; null where it is never taken. */
  readonly won: number | null;
}

/** Games played from an opening. */
export const gamesOf = ({ choices }: Opening): number => choices.reduce((sum, { games }) => sum + games, 0);

const NONE = {
  example: null as FirstPiece['example'] | null,
  offered: 0,
  best: 0,
  win: 0,
  played: 0,
  games: 0,
  won: 0,
};

/** What may be taken first, the most valuable before all. `nameOf` says what a choice takes. */
export function firstPieces(
  openings: readonly Opening[],
  nameOf: (opening: Opening, action: string) => string,
): FirstPiece[] {
  const all = openings.reduce((sum, { share }) => sum + share, 0);
  const sums = new Map<string, typeof NONE>();
  for (const opening of openings) {
    const played = gamesOf(opening);
    for (const [place, { action, win, games, won }] of opening.choices.entries()) {
      const name = nameOf(opening, action);
      const sum = sums.get(name) ?? NONE;
      sums.set(name, {
        example: sum.example ?? { opening, action },
        offered: sum.offered + opening.share,
        best: sum.best + (place === 0 ? opening.share : 0),
        win: sum.win + opening.share * win,
        played: sum.played + played,
        games: sum.games + games,
        won: sum.won + won,
      });
    }
  }
  return [...sums]
    .map(([name, { example, offered, best, win, played, games, won }]) => ({
      name,
      example: example!,
      offered: offered / all,
      best: best / offered,
      win: win / offered,
      taken: played === 0 ? null : games / played,
      won: games === 0 ? null : won / games,
    }))
    .sort((a, b) => b.win - a.win);
}
