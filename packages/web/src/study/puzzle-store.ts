import type { GameName } from '@castellan/rules';
import { type Concept, levelOf, type Puzzle, type Theme } from '@castellan/study';
import { link } from '../router.ts';
import { savedSignal } from '../ui/saved-signal.ts';

/** What this device knows of the puzzles: how the first answer to each was, and the days on which the daily one was found. */
interface Saved {
  readonly answers: Readonly<Record<string, 'right' | 'wrong'>>;
  readonly days: readonly string[];
}

export const saved = savedSignal<Saved>('puzzles', { answers: {}, days: [] });

/** Only the first answer counts, and a day only once. */
export function noteAnswer({ id }: Puzzle, right: boolean, day: string | null): void {
  const { answers, days } = saved.peek();
  const first = answers[id] === undefined;
  saved.value = {
    answers: first ? { ...answers, [id]: right ? 'right' : 'wrong' } : answers,
    days: right && first && day !== null && !days.includes(day) ? [...days, day] : days,
  };
}

export interface Filter {
  readonly game: string;
  readonly level: string;
  readonly theme: string;
}

export const ALL = 'all';

/** Themes and kinds of decisions are looked for alike. */
export const matches = ({ game, level, theme }: Filter, puzzle: Puzzle): boolean =>
  (game === ALL || puzzle.game === game) &&
  (level === ALL || levelOf(puzzle) === level) &&
  (theme === ALL || puzzle.kind === theme || (puzzle.themes as readonly string[]).includes(theme));

/** The first of these that has no answer yet, else the first that was answered wrong. */
export const nextOf = (puzzles: readonly Puzzle[], than: string | null): Puzzle | undefined => {
  const { answers } = saved.peek();
  const others = puzzles.filter(({ id }) => id !== than);
  return (
    others.find(({ id }) => answers[id] === undefined) ?? others.find(({ id }) => answers[id] === 'wrong') ?? others[0]
  );
};

/** Puzzles that practise a concept: by the theme that comes nearest. */
const THEME_OF: Readonly<Partial<Record<Concept, Theme>>> = {
  growth: 'growth',
  joining: 'bridging',
  crosses: 'growth',
  denial: 'denial',
  spellbook: 'spellbook',
  lightning: 'powers',
  castle: 'patience',
  power: 'powers',
  jokers: 'jokers',
  holes: 'last-squares',
  packing: 'last-squares',
  'turn-order': 'turn-order',
};

/** The puzzles about a concept in one game; all puzzles, where none are about it. */
export const puzzlesAbout = (concept: Concept, game: GameName): string => {
  const theme = THEME_OF[concept];
  return theme ? `${link('puzzles')}?theme=${theme}&game=${game}` : link('puzzles');
};
