import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';

const BIN = join(import.meta.dirname, '../bin/castellan.js');
const folder = mkdtempSync(join(tmpdir(), 'castellan-help-'));
/** As if it were installed: the examples call it by its name. */
const installed = join(folder, 'castellan');
writeFileSync(installed, `#!/bin/sh\nexec '${process.execPath}' '${BIN}' "$@"\n`);
chmodSync(installed, 0o755);
const env = { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}` };

/** The examples of backups and of administration work on this database. */
async function makeDatabase(): Promise<void> {
  const server = spawn(process.execPath, [BIN, 'serve'], {
    cwd: folder,
    env: { ...env, HOST: '127.0.0.1', PORT: '0', DATABASE_URL: 'sqlite:games.db' },
  });
  await once(server.stdout, 'data');
  server.kill();
  await once(server, 'close');
}

beforeAll(async () => {
  await makeDatabase();
  return () => rmSync(folder, { recursive: true, force: true });
});

const run = (line: string) => spawnSync('sh', ['-c', line], { cwd: folder, env, input: '', encoding: 'utf8' });

/** These need a server that runs, or run until somebody stops them, or take minutes. */
const NOT_HERE = ['castellan serve', 'castellan bot', 'castellan room', 'castellan puzzles make'];

test('the help of every command has an example, and those that are quick work', () => {
  const commands = [...run('castellan help').stdout.matchAll(/^ {2}([a-z-]+) /gm)].map(([, name]) => name!);
  expect(commands.length).toBeGreaterThan(12);
  for (const name of commands) {
    const examples = [...run(`castellan ${name} --help`).stdout.matchAll(/^Example: (.*)$/gm)].map(([, line]) => line!);
    expect([name, examples.length > 0]).toEqual([name, true]);
    for (const line of examples) {
      expect(line).toContain(`castellan ${name}`);
      if (NOT_HERE.some((beginning) => line.includes(beginning))) continue;
      const { status, stderr, stdout } = run(line);
      expect([line, status, stdout === '' && name === 'engine']).toEqual([line, 0, false]);
      expect(stderr).not.toMatch(/^Usage|castellan \w+: /m);
    }
  }
});

test('help of a command is the same in either order, and says so for a word that is none', () => {
  for (const name of ['serve', 'room', 'engine', 'puzzles']) {
    const { stdout, status } = run(`castellan help ${name}`);
    expect([name, status, stdout]).toEqual([name, 0, run(`castellan ${name} --help`).stdout]);
  }
  const { stderr, status } = run('castellan help knit');
  expect([status, stderr]).toEqual([1, expect.stringContaining('castellan has no command "knit".')]);
});
