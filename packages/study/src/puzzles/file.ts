import { KINDS, type Puzzle, THEMES, TRIES } from '../games/studied.ts';
import { idOf } from './puzzle.ts';

/**
 * A file of puzzles, as small as it can be while a line is still a puzzle: the words that all positions begin with stand once, kinds
 * and themes are numbers (a theme is a bit), tries that found it are digits to the base of `TRIES` + 1, chances are in 1/10,000.
 */
export interface PuzzleFile {
  readonly begins: string;
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

export function readPuzzleFile({ begins, puzzles }: PuzzleFile): readonly Puzzle[] {
  const game = begins.split(' ')[0]!;
  return puzzles.map(([rest, best, rival, kind, themes, found, gap, error]) => {
    const position = begins + rest;
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
  const rows = puzzles.map((puzzle): PuzzleRow => {
    const { position, best, rival, kind, themes, found, gap, error } = puzzle;
    return [
      position.slice(begins.length),
      best,
      rival,
      KINDS.indexOf(kind),
      themes.reduce((bits, theme) => bits | (1 << THEMES.indexOf(theme)), 0),
      found.map((times) => times.toString(BASE)).join(''),
      Math.round(gap * WHOLE),
      Math.round(error * WHOLE),
    ];
  });
  return `{"begins":${JSON.stringify(begins)},"puzzles":[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]}\n`;
}

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
