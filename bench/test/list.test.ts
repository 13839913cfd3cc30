import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { MEASUREMENTS } from '../run.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const bench = (...args: readonly string[]) =>
  spawnSync(process.execPath, ['bench/run.ts', ...args], { cwd: ROOT, encoding: 'utf8' });

test('`npm run bench` names every measurement, and only ones that are there', () => {
  const { stdout, status } = bench();
  expect(status).toBe(0);
  for (const { name, run } of MEASUREMENTS) {
    expect(stdout).toContain(`  ${name} `);
    expect(existsSync(`${ROOT}/${run[0]}`), run[0]).toBe(true);
  }
});

test('no program that measures is left out', () => {
  const listed = new Set(MEASUREMENTS.map(({ run }) => run[0]));
  // A program runs by itself: it exports nothing.
  const programs = ['bench', 'bench/online'].flatMap((folder) =>
    readdirSync(`${ROOT}/${folder}`)
      .filter((file) => file.endsWith('.ts'))
      .map((file) => `${folder}/${file}`)
      .filter((file) => !/^export /m.test(readFileSync(`${ROOT}/${file}`, 'utf8'))),
  );
  expect(programs.filter((file) => !listed.has(file) && !HELPERS.has(file))).toEqual([]);
});

/** Started by a measurement, or drawing what one has found. */
const HELPERS = new Set(['bench/online/idle.ts', 'bench/online/plot.ts']);

test('a measurement that does not exist is named, and nothing runs', () => {
  const { status, stderr } = bench('beauty');
  expect([status, stderr.trim()]).toEqual([1, 'there is no measurement beauty']);
});
