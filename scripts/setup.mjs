// Installs what the lock file names when it is missing or older, then makes sure a Node that runs TypeScript is there.
// Plain JavaScript for any Node from 18 on, because it runs before anything is installed. Speaks on standard error only:
// standard output belongs to the command that follows.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const OLDEST_NODE = 24;
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const stamp = join(root, 'node_modules', '.castellan-setup');

const wanted = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex');
const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';

if (installed !== wanted) {
  process.stderr.write('Installing what Castellan needs…\n');
  const npm = process.env.npm_execpath;
  const command = npm ? [process.execPath, npm] : [process.platform === 'win32' ? 'npm.cmd' : 'npm'];
  const [program, ...first] = command;
  // A clean install where there is none; where there is an older one, only what has changed, and the lock as it is.
  const install = existsSync(join(root, 'node_modules')) ? ['install', '--no-save'] : ['ci'];
  const run = spawnSync(program, [...first, ...install, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: !npm && process.platform === 'win32',
  });
  if (run.status !== 0) {
    process.stderr.write('Castellan could not be installed: npm failed, see above.\n');
    process.exit(1);
  }
  writeFileSync(stamp, wanted);
}

const local = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
if (!existsSync(local) && Number(process.versions.node.split('.')[0]) < OLDEST_NODE) {
  process.stderr.write(`Castellan needs Node ${OLDEST_NODE} or later; this is ${process.versions.node}.\n`);
  process.exit(1);
}
