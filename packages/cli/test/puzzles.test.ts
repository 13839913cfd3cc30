import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES } from '@castellan/rules';
import { loadPuzzles, type Puzzle, printPuzzles, readPuzzleFile } from '@castellan/study';
import { afterAll, expect, test } from 'vitest';

const castellan = (...words: string[]) =>
  spawnSync(process.execPath, [join(import.meta.dirname, '../bin/castellan.js'), 'puzzles', ...words], {
    encoding: 'utf8',
  });

const folder = mkdtempSync(join(tmpdir(), 'castellan-puzzles-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function fileWith(name: string, puzzles: readonly Puzzle[]): string {
  const file = join(folder, name);
  writeFileSync(file, printPuzzles(puzzles));
  return file;
}

test('the shipped puzzles are well written and legal', async () => {
  const all = (await Promise.all(GAMES.map(({ name }) => loadPuzzles(name)))).flat();
  const { status, stdout } = castellan('check', '--quick');
  expect([status, stdout]).toEqual([0, `${all.length} puzzles, 0 of them faulty\n`]);
});

test('a faulty puzzle is named, and taken out of its file when asked', async () => {
  const [good, other] = (await loadPuzzles('duel')) as [Puzzle, Puzzle];
  const file = fileWith('faulty.json', [good, { ...other, gap: 0.01 }]);
  const checked = castellan('check', file, '--quick');
  expect(checked.status).toBe(1);
  expect(checked.stdout).toContain(`${other.id}  ${other.position}`);
  expect(checked.stdout).toContain('2 puzzles, 1 of them faulty');
  expect(castellan('check', file, '--quick', '--drop').status).toBe(0);
  expect(readPuzzleFile(JSON.parse(readFileSync(file, 'utf8')))).toEqual([good]);
});

test('themes are found again and counted by game and kind', async () => {
  const bridging = (await loadPuzzles('discovery')).find(({ themes }) => themes.includes('bridging'))!;
  const file = fileWith('themes.json', [{ ...bridging, themes: [] }]);
  const { status, stdout } = castellan('themes', file);
  expect(status).toBe(0);
  expect(stdout).toMatch(/^bridging +0 +0 +0 +1$/m);
  expect(readPuzzleFile(JSON.parse(readFileSync(file, 'utf8')))[0]!.themes).toContain('bridging');
});

test('a theme nobody knows is refused with those there are', () => {
  const { status, stderr } = castellan('make', 'duel', join(folder, 'none.json'), '--theme', 'beauty');
  expect([status, stderr]).toEqual([1, expect.stringContaining('the themes are spellbook, jokers, powers, bridging')]);
});
