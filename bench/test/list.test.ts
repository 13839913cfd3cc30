import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { EXPERIMENTS } from '../../lab/run.ts';
import { MEASUREMENTS } from '../run.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

describe.each([
  ['bench', MEASUREMENTS],
  ['lab', EXPERIMENTS],
] as const)('`npm run %s`', (folder, programs) => {
  const start = (...args: readonly string[]) =>
    spawnSync(process.execPath, [`${folder}/run.ts`, ...args], { cwd: ROOT, encoding: 'utf8' });

  test('lists every program, and each exists', () => {
    const { stdout, status } = start();
    expect(status).toBe(0);
    for (const { name, run } of programs) {
      expect(stdout).toContain(`  ${name} `);
      expect(existsSync(`${ROOT}/${run[0]}`), run[0]).toBe(true);
    }
  });

  test('names a program that does not exist, and runs nothing', () => {
    const { status, stdout, stderr } = start('beauty');
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^There is no program beauty\. Run one with `npm run /);
  });

  test('passes options on to one program only', () => {
    const [first, second] = programs;
    const { status, stdout, stderr } = start(first!.name, second!.name, '--games', '1');
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain('name only one');
  });
});
