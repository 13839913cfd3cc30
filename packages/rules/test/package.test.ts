import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const NEEDED = ['package.json', 'README.md', 'LICENSE', 'tsconfig.build.json', 'src'].map(
  (name) => `packages/rules/${name}`,
);
const CONSUMER = `
import { duel, must, type DuelState } from '@castellan/rules';
const state: DuelState = duel.create(must(duel.parseOptions([])));
console.log(duel.turn(state), duel.chanceCount(state));
`;

/** In a copy: packing rewrites the package.json for a moment, and other tests are reading it. */
test('the rules can be packed, installed on their own, type-checked and used', () => {
  const folder = mkdtempSync(join(tmpdir(), 'castellan-pack-'));
  const run = (cwd: string, program: string, ...args: string[]) =>
    execFileSync(program, args, {
      cwd,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
  try {
    for (const path of ['tsconfig.json', 'scripts/pack.mjs', ...NEEDED]) {
      mkdirSync(dirname(join(folder, 'repo', path)), { recursive: true });
      cpSync(join(ROOT, path), join(folder, 'repo', path), { recursive: true });
    }
    run(join(folder, 'repo', 'packages', 'rules'), 'npm', 'pack', '--silent', '--pack-destination', folder);
    const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz'))!;
    const consumer = join(folder, 'consumer');
    const installed = join(consumer, 'node_modules', '@castellan', 'rules');
    mkdirSync(installed, { recursive: true });
    run(folder, 'tar', 'xzf', tarball, '-C', installed, '--strip-components=1');
    writeFileSync(join(consumer, 'package.json'), '{ "type": "module" }');
    writeFileSync(join(consumer, 'main.ts'), CONSUMER);
    run(consumer, 'tsc', '--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2024', 'main.ts');
    expect(run(consumer, process.execPath, 'main.ts')).toBe('chance 1080\n');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
