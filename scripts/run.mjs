// `node scripts/run.mjs [--dev] [--player|--page] [FILE [ARGUMENT …]]`: every npm script that needs something starts here, so that it works
// on a bare machine. Installs what is missing (--dev: also what only tests and tools need), builds the computer player (--player) or
// it and the page (--page), then runs FILE with a Node that runs TypeScript. Plain JavaScript for any Node from 18 on.
import { spawn, spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setUp } from './setup.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const dev = process.argv[2] === '--dev';
const given = process.argv.slice(dev ? 3 : 2);
const [first, ...rest] = given;
const builds = { '--player': ['packages/ai/build.mjs'], '--page': ['packages/ai/build.mjs', 'scripts/build-page.ts'] };
const [file, ...words] = first in builds ? rest : given;

const node = await setUp({ dev });
// `npm test` has built everything before, and its tests must not build it again under each other.
for (const step of process.env.CASTELLAN_PREPARED === 'yes' ? [] : (builds[first] ?? [])) {
  // Standard output belongs to FILE.
  const { status } = spawnSync(node, [join(root, step)], { cwd: root, stdio: ['ignore', 2, 2] });
  if (status !== 0) process.exit(status ?? 1);
}
if (file) {
  const child = spawn(node, [join(root, file), ...words], { cwd: root, stdio: 'inherit' });
  // Ctrl+C in a terminal reaches the child too: a second one would end a server before it has stopped.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'));
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    process.stderr.write(`${node} does not start: ${error.message}. Remove node_modules and try again.\n`);
    process.exit(1);
  });
  child.on('exit', (code) => process.exit(code ?? 1));
}
