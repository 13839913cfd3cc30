import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { arenaCommand } from '../src/arena.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

async function run(...words: string[]): Promise<{ code: number; out: string; err: string }> {
  let out = '';
  let err = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    out += text;
    return true;
  });
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    err += text;
    return true;
  });
  const code = await arenaCommand(words);
  vi.restoreAllMocks();
  return { code, out, err };
}

test('a match between two players ends with a table', async () => {
  const { code, out, err } = await run('discovery', 'greedy', 'random', '--games', '10');
  expect(code).toBe(0);
  expect(out).toContain('greedy against random');
  expect(out).toMatch(/share +\d+\.\d % \(95 %/);
  expect(err).toContain('10/10');
});

test('the same match as JSON, with options of the game', async () => {
  const { out } = await run('discovery', 'greedy', 'random', '--games', '4', '--json', 'harmony=on');
  expect(JSON.parse(out)).toMatchObject({ game: 'discovery', options: ['harmony=on', 'rules=1'], games: 4 });
});

test('a match is saved in a file and goes on from there', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'arena-')), 'match.json');
  await run('discovery', 'greedy', 'random', '--games', '4', '--out', file);
  const four = JSON.parse(readFileSync(file, 'utf8')).results;
  const { err } = await run('discovery', 'greedy', 'random', '--games', '8', '--out', file);
  const eight = JSON.parse(readFileSync(file, 'utf8')).results;
  expect(eight.slice(0, 4)).toEqual(four);
  expect(eight).toHaveLength(8);
  expect(err).not.toContain('4/8');
  const other = await run('discovery', 'random', 'greedy', '--games', '8', '--out', file);
  expect([other.code, other.err]).toEqual([1, expect.stringContaining('holds another match')]);
});

test.each([
  [['chess', 'greedy', 'random'], 'there is no game "chess"'],
  [['duel', 'greedy'], 'two players are needed'],
  [['duel', 'greedy', 'bishop'], 'there is no player "bishop"'],
  [['duel', 'greedy', 'random', '--games', '7'], 'even number'],
  [['duel', 'greedy', 'random', '--games', '-2'], '--games'],
  [['duel', 'greedy', 'random', '--ms', '0'], '--ms takes a whole number'],
  [['discovery', 'greedy', 'random', 'size=6'], 'option size=6'],
  [['discovery', 'greedy', 'random', '--colour', 'red'], '--colour'],
])('%j is refused in one sentence', async (words, sentence) => {
  const { code, out, err } = await run(...words);
  expect(code).toBe(1);
  expect(out).toBe('');
  expect(err).toContain(sentence);
  expect(err.trimEnd().split('\n')).toHaveLength(1);
});

test('a program that cannot be started loses its seat with a sentence', async () => {
  const { code, err } = await run('discovery', 'engine:exit 3', 'random', '--games', '2');
  expect(code).toBe(1);
  expect(err).toContain('ended');
});
