import { KINDS, type Puzzle, THEMES, TRIES } from '../games/studied.ts';
import { idOf } from './puzzle.ts';

/**
 * A file of puzzles, as small as it can be while a line is still a puzzle: the words that all positions begin with stand once, the
 * name of a field is a letter (`a` for the first of `fields`), kinds and themes are numbers (a theme is a bit), tries that found it
 * are digits to the base of `TRIES` + 1, chances are in 1/10,000.
 */
export interface PuzzleFile {
  readonly begins: string;
  readonly fields: readonly string[];
  readonly puzzles: readonly PuzzleRow[];
}

type PuzzleRow = readonly [
  position: string,
  best: string,
  rival: string,
  kind: number,
  themes: number,
  found: string,
  gap: number,
  error: number,
];

const WHOLE = 10_000;
const BASE = TRIES + 1;

const FIRST = 'a'.charCodeAt(0);

export function readPuzzleFile({ begins, fields, puzzles }: PuzzleFile): readonly Puzzle[] {
  const game = begins.split(' ')[0]!;
  const wordOf = (word: string): string => fields[word.charCodeAt(0) - FIRST] + word.slice(1);
  return puzzles.map(([rest, best, rival, kind, themes, found, gap, error]) => {
    const position = begins + rest.split(' ').map(wordOf).join(' ');
    return {
      id: idOf(position),
      game,
      position,
      best,
      rival,
      kind: KINDS[kind]!,
      themes: THEMES.filter((_, index) => themes & (1 << index)),
      found: Array.from(found, (digit) => Number.parseInt(digit, BASE)),
      gap: gap / WHOLE,
      error: error / WHOLE,
    };
  });
}

/** The text of a file, one puzzle a line. */
export function printPuzzles(puzzles: readonly Puzzle[]): string {
  const begins = commonStart(puzzles.map(({ position }) => position));
  const rests = puzzles.map(({ position }) => position.slice(begins.length).split(' '));
  const fields = [...new Set(rests.flat().map(fieldOf))];
  const short = (word: string): string => {
    const field = fieldOf(word);
    return String.fromCharCode(FIRST + fields.indexOf(field)) + word.slice(field.length);
  };
  const rows = puzzles.map((puzzle, index): PuzzleRow => {
    const { best, rival, kind, themes, found, gap, error } = puzzle;
    return [
      rests[index]!.map(short).join(' '),
      best,
      rival,
      KINDS.indexOf(kind),
      themes.reduce((bits, theme) => bits | (1 << THEMES.indexOf(theme)), 0),
      found.map((times) => times.toString(BASE)).join(''),
      Math.round(gap * WHOLE),
      Math.round(error * WHOLE),
    ];
  });
  const lines = rows.map((row) => JSON.stringify(row)).join(',\n');
  return `${JSON.stringify({ begins, fields }).slice(0, -1)},"puzzles":[\n${lines}\n]}\n`;
}

/** `dice=` of `dice=d1,s2`. */
const fieldOf = (word: string): string => word.slice(0, word.indexOf('=') + 1);

/** The whole words that all of these begin with, and always the first one. */
function commonStart([first = '', ...others]: readonly string[]): string {
  let start = '';
  for (const word of first.split(' ')) {
    const longer = `${start}${word} `;
    if (start !== '' && ![first, ...others].every((position) => position.startsWith(longer))) break;
    start = longer;
  }
  return start;
}
