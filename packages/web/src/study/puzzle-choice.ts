import { type Puzzle, THEMES } from '@castellan/study';
import { KITS } from '../games/index.ts';
import { part } from '../games/part.ts';
import { link } from '../router.ts';
import { savedSignal } from '../ui/saved-signal.ts';
import { chosenBy } from './daily.ts';
import { dueAgain } from './puzzle-history.ts';
import { ALL, type Filter, matches, nextOf } from './puzzle-store.ts';

/** All puzzles of all games, loaded when they are first needed. */
export const PUZZLES = part(async () => {
  const { loadPuzzles } = await import('@castellan/study');
  return (await Promise.all(KITS.map(({ name }) => loadPuzzles(name)))).flat();
});

export const EVERY: Filter = { game: ALL, level: ALL, theme: ALL };
export const filter = savedSignal<Filter>('puzzles.filter', EVERY);

/** What a puzzle is picked by beside its themes. */
export const PICKED_KINDS = ['draft', 'placement'] as const;

/** The choice that a link carries, as of a coach: `?theme=denial&game=duel`; null where it carries none that we know. */
export function filterIn(query: URLSearchParams): Filter | null {
  const known = (name: string, values: readonly string[]): string => {
    const value = query.get(name);
    return value !== null && values.includes(value) ? value : ALL;
  };
  const game = known(
    'game',
    KITS.map(({ name }) => name),
  );
  const theme = known('theme', [...PICKED_KINDS, ...THEMES]);
  return game === ALL && theme === ALL ? null : { ...EVERY, game, theme };
}

/** The same puzzle for everyone on a day. */
export function dailyOf(puzzles: readonly Puzzle[], date: string): Puzzle {
  const ids = puzzles.map(({ id }) => id);
  const chosen = chosenBy('puzzle', date, ids);
  return puzzles[ids.indexOf(chosen)]!;
}

/** Where a puzzle comes from: the player's choice, or those that are due again. */
export type From = 'choice' | 'due';

export const hrefOf = (id: string, from: From): string =>
  from === 'choice' ? link('puzzles', id) : `${link('puzzles', id)}?from=${from}`;

export const fromIn = (query: URLSearchParams): From => (query.get('from') === 'due' ? 'due' : 'choice');

/** The address of the puzzle after this one; null where none is left. */
export function nextHref(puzzles: readonly Puzzle[], from: From, than: string | null): string | null {
  if (from === 'due') {
    const id = dueAgain(Date.now()).find((due) => due !== than && puzzles.some((puzzle) => puzzle.id === due));
    return id === undefined ? null : hrefOf(id, from);
  }
  const next = nextOf(
    puzzles.filter((puzzle) => matches(filter.value, puzzle)),
    than,
  );
  return next ? hrefOf(next.id, from) : null;
}
