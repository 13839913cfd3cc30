import type { Opening } from './games/studied.ts';

type Choice = Opening['choices'][number];

/** An opening as it is stored: its outcome and share, then each choice. */
export type OpeningRow = readonly [outcome: string, share: number, ...choices: (readonly [string, ...number[]])[]];

export const readOpenings = (rows: readonly OpeningRow[]): Opening[] =>
  rows.map(([outcome, share, ...choices]) => ({ outcome, share, choices: choices.map(readChoice) }));

const readChoice = ([action, win = 0, levels = 0, games = 0, won = 0]: readonly [string, ...number[]]): Choice => ({
  action,
  win,
  levels,
  games,
  won,
});

/** One opening a line. */
export function printOpenings(openings: readonly Opening[]): string {
  const rows = openings.map(({ outcome, share, choices }): OpeningRow => [outcome, share, ...choices.map(printChoice)]);
  return `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`;
}

/** What nobody played ends with the levels. */
const printChoice = ({ action, win, levels, games, won }: Choice): readonly [string, ...number[]] =>
  games === 0 ? [action, win, levels] : [action, win, levels, games, won];
