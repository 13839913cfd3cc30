import { must } from '@castellan/rules';
import type { Opening } from '@castellan/study';
import { gameOf } from '../games/all-rules.ts';
import type { AnyKit } from '../games/kit.ts';

/** The shipped openings, by what a player may take first. */

/** The position in which player 1 takes the first piece after this roll or line. */
export function firstChoice(kit: AnyKit, { outcome }: Pick<Opening, 'outcome'>): unknown {
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

/** Where player 2 answers a first choice, as far as that is certain; null where player 1 has the turn once more. */
export function answerTo(kit: AnyKit, state: unknown, action: string): unknown {
  const rules = gameOf(kit);
  let after = must(rules.apply(state, must(rules.parseAction(action))));
  // Of the kings in the hand, player 2's comes next: the answer is asked of that one.
  if (rules.turn(after) === 'chance') {
    const nexts = [...rules.chanceOutcomes(after)].map((outcome) => must(rules.apply(after, outcome.action)));
    after = nexts.find((next) => rules.turn(next) === 2) ?? after;
  }
  return rules.turn(after) === 2 ? after : null;
}

/** A first piece over all openings in which it is there to be taken. */
interface FirstPiece {
  readonly name: string;
  /** Where it is there to be taken, and how. */
  readonly example: { readonly opening: Opening; readonly action: string };
  /** First rolls or lines in which it is offered. */
  readonly openings: number;
  /** Games of strong levels that offered it, and in which it was taken. */
  readonly played: number;
  readonly games: number;
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
  openings: 0,
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
        openings: sum.openings + 1,
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
    .map(([name, { example, openings: count, offered, best, win, played, games, won }]) => ({
      name,
      openings: count,
      played,
      games,
      example: example!,
      offered: offered / all,
      best: best / offered,
      win: win / offered,
      taken: played === 0 ? null : games / played,
      won: games === 0 ? null : won / games,
    }))
    .sort((a, b) => b.win - a.win);
}
