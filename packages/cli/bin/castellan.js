#!/usr/bin/env node
// Plain JavaScript, because it may be started by a Node that is too old for the rest: then the project's own Node goes on.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const OLDEST_NODE = 24;

if (Number(process.versions.node.split('.')[0]) >= OLDEST_NODE) {
  const { main } = await import('../src/main.ts');
  process.exitCode = await main(process.argv.slice(2));
} else {
  const here = dirname(fileURLToPath(import.meta.url));
  const node = join(here, '..', '..', '..', 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
  if (existsSync(node)) {
    const child = spawn(node, process.argv.slice(1), { stdio: 'inherit' });
    // Told to stop, this one waits for the other, which was told the same.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
    child.on('exit', (code) => {
      process.exitCode = code ?? 1;
      process.exit();
    });
  } else {
    process.stderr.write(`castellan needs Node ${OLDEST_NODE} or later; this is ${process.versions.node}.\n`);
    process.exitCode = 1;
  }
}
