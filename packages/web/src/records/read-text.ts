import { type AnyGame, err, type GameName, ok, type Result, readRecord } from '@castellan/rules';
import type { GameRecord, TextProblem } from './game-record.ts';

/** Reads a record as people paste it: with blank lines, spaces at the ends and line breaks of any system. */
export function readTextOf(text: string, games: readonly AnyGame[]): Result<GameRecord, TextProblem> {
  const all = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const numbers: number[] = [];
  const lines: string[] = [];
  for (const [index, line] of all.entries()) {
    if (line.trim() === '') continue;
    numbers.push(index + 1);
    lines.push(line.trim());
  }
  const read = readRecord(lines, games);
  if (!read.ok) {
    const { line, problem } = read.error;
    const at = Math.min(line - 1, lines.length - 1);
    return err({ line: numbers[at] ?? 1, problem, text: lines[at] ?? '', game: gameNamed(lines, games) });
  }
  const { game, tags, replay } = read.value;
  return ok({ game: game.name as GameName, tags, replay });
}

function gameNamed(lines: readonly string[], games: readonly AnyGame[]): GameName | null {
  const word = lines.find((line) => /^(new|position) /.test(line))?.split(' ')[1];
  return (games.find(({ name }) => name === word)?.name as GameName | undefined) ?? null;
}
