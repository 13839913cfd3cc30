import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const JEPSEN = fileURLToPath(new URL('../jepsen.ts', import.meta.url));

test('while a server on SQLite is killed, paused and cut off, every game stays linearizable and nothing is lost', async () => {
  const out = mkdtempSync(join(tmpdir(), 'castellan-jepsen-test-'));
  // Over after so many commands and faults, or after a third of a minute. Players who talk until it is too much are part of it.
  const limits = ['--commands', '1200', '--faults', '12', '--minutes', '0.3', '--tables', '6', '--gap', '700'];
  const run = spawn(process.execPath, [JEPSEN, '--store', 'sqlite', ...limits, '--length', '150', '--out', out]);
  let output = '';
  for (const stream of [run.stdout, run.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const [code] = await once(run, 'exit');
  expect(output).toContain('Every history is linearizable, and nothing acknowledged is lost.');
  expect(code).toBe(0);
  const result = JSON.parse(readFileSync(join(out, 'jepsen-sqlite.json'), 'utf8'));
  expect(result).toMatchObject({ lostCount: 0, problemCount: 0 });
  for (const count of ['games', 'acknowledged', 'faults', 'reads']) expect(result[count]).toBeGreaterThan(0);
  rmSync(out, { recursive: true, force: true });
});
