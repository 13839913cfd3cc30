import type { Opening } from './games/studied.ts';

type Choice = Opening['choices'][number];

/**
 * A file of openings, as small as it can be while a line is still an opening: words that all outcomes and all choices begin with
 * stand once. A line is the outcome, its share in units of the smallest one, and the choices: `? d d ?;1;1 471 3 4 3;2 418 3`.
 */
export interface OpeningFile {
  readonly outcomes: string;
  readonly choices: string;
  readonly share: number;
  readonly openings: readonly string[];
}

const THOUSAND = 1000;

export const readOpenings = ({ outcomes, choices, share, openings }: OpeningFile): Opening[] =>
  openings.map((row) => {
    const [outcome = '', units, ...rest] = row.split(';');
    return {
      outcome: outcomes + outcome,
      share: Number(units) * share,
      choices: rest.map((text) => readChoice(text, choices)),
    };
  });

/** The action comes first: the numbers are the last words. */
function readChoice(text: string, begins: string): Choice {
  const [, action = '', win, levels, games = 0, won = 0] = CHOICE.exec(text) ?? [];
  return {
    action: begins + action,
    win: Number(win) / THOUSAND,
    levels: Number(levels),
    games: Number(games),
    won: Number(won),
  };
}

const CHOICE = /^(.*?) ([\d.]+) (\d)(?: (\d+) ([\d.]+))?$/;

/** One opening a line. */
export function printOpenings(openings: readonly Opening[]): string {
  const outcomes = firstWord(openings.map(({ outcome }) => outcome));
  const choices = firstWord(openings.flatMap((opening) => opening.choices.map(({ action }) => action)));
  const share = Math.min(...openings.map((opening) => opening.share));
  const rows = openings.map((opening) =>
    [
      opening.outcome.slice(outcomes.length),
      rounded(opening.share / share),
      ...opening.choices.map((choice) => printChoice(choice, choices)),
    ].join(';'),
  );
  const lines = rows.map((row) => JSON.stringify(row)).join(',\n');
  return `${JSON.stringify({ outcomes, choices, share }).slice(0, -1)},"openings":[\n${lines}\n]}\n`;
}

/** A choice that nobody played ends with the levels. */
const printChoice = ({ action, win, levels, games, won }: Choice, begins: string): string =>
  [action.slice(begins.length), rounded(win * THOUSAND), levels, ...(games === 0 ? [] : [games, won])].join(' ');

const rounded = (n: number): number => Math.round(n * THOUSAND) / THOUSAND;

/** The first word of all of these, with its space; empty where they differ. */
function firstWord(texts: readonly string[]): string {
  const word = /^\S+ /.exec(texts[0] ?? '')?.[0] ?? '';
  return texts.every((text) => text.startsWith(word)) ? word : '';
}
