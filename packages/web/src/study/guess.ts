import { bySeat, type GameName, must, rulesOf, type Seat } from '@castellan/rules';
import { type Hint, isSameChoice, type ModelGame, replayModel } from '@castellan/study';
import { KITS } from '../games/index.ts';
import { part } from '../games/part.ts';
import { savedSignal } from '../ui/saved-signal.ts';
import { chosenBy } from './daily.ts';

/** One side of a game of the castellan, to guess the moves of. */
export interface Guessed {
  /** `GAME-NUMBER-SEAT`, as in the address. */
  readonly id: string;
  readonly game: GameName;
  readonly model: ModelGame;
  readonly seat: Seat;
}

/** Every side of every game. */
export const GUESSED = part(async (): Promise<readonly Guessed[]> => {
  const { loadModelGames } = await import('@castellan/study');
  const games = await Promise.all(KITS.map(async ({ name }) => ({ name, models: await loadModelGames(name) })));
  return games.flatMap(({ name, models }) =>
    models.flatMap((model, number) =>
      ([1, 2] as const).map((seat) => ({ id: `${name}-${number + 1}-${seat}`, game: name, model, seat })),
    ),
  );
});

/** The same one for everyone on a day. */
export function guessedOn(all: readonly Guessed[], date: string): Guessed {
  const chosen = chosenBy(
    'guess',
    date,
    all.map(({ id }) => id),
  );
  return all.find(({ id }) => id === chosen)!;
}

/** The same game from the other side. */
export const otherSide = (all: readonly Guessed[], { id, model }: Guessed): Guessed =>
  all.find((one) => one.model === model && one.id !== id)!;

/** A moment to guess: the position, and what the castellan did there. */
export interface Question {
  /** Actions played before. */
  readonly at: number;
  readonly state: unknown;
  readonly position: string;
  readonly played: string;
}

export function questionsOf({ game, model, seat }: Guessed): readonly Question[] {
  const { states, actions } = replayModel(game, model);
  const rules = rulesOf(game);
  return bySeat(model.asked, seat).map((at) => ({
    at,
    state: states[at],
    position: rules.printPosition(states[at]),
    played: rules.printAction(actions[at]),
  }));
}

/** A guess, and what it keeps. */
export interface Guess {
  readonly action: string;
  /** Whether it comes to the same as what the castellan did. */
  readonly same: boolean;
  /** Chance to win after the best action, and after this one. */
  readonly best: number;
  readonly yours: number;
}

/** A guess as a hint judges it. What the castellan did keeps everything, also where the quick look finds a little more. */
export function guessOf(game: GameName, { state, played }: Question, action: string, { best, loss }: Hint): Guess {
  const same = isSameChoice(rulesOf(game), state, action, played);
  const most = best[0]!.win;
  return { action, same, best: most, yours: same ? most : Math.max(0, most - loss) };
}

/** The share of the winning chance that these guesses keep. */
export function keptBy(guesses: readonly Pick<Guess, 'best' | 'yours'>[]): number {
  const sum = (of: (guess: Pick<Guess, 'best' | 'yours'>) => number): number =>
    guesses.reduce((total, guess) => total + of(guess), 0);
  const possible = sum(({ best }) => best);
  return possible === 0 ? 1 : sum(({ yours }) => yours) / possible;
}

/** The winning chance that the player kept in the game of each day, by date; the first result of a day stays. */
export const keptOnDay = savedSignal<Readonly<Record<string, number>>>('guess', {});

export function noteDay(date: string, kept: number): void {
  if (date in keptOnDay.peek()) return;
  keptOnDay.value = { ...keptOnDay.peek(), [date]: kept };
}

/** The record of the whole game, for a replay. */
export const linesOfModel = ({ game, model }: Guessed): string => {
  const rules = rulesOf(game);
  const options = rules.printOptions(must(rules.parseOptions([])));
  return [['new', game, ...options].join(' '), ...model.actions].join('\n');
};
