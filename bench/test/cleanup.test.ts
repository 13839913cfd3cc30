import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';

const PROCESSES = new URL('../online/processes.ts', import.meta.url).href;

/** A run that has started a server, and says which; then it goes on by `then`. */
async function begun(then: string): Promise<{ run: ChildProcess; pid: number; directory: string }> {
  const directory = mkdtempSync(join(tmpdir(), 'castellan-cleanup-'));
  const script = `
    const { ServerProcess } = await import(${JSON.stringify(PROCESSES)});
    const server = await ServerProcess.start({ DATABASE_URL: ${JSON.stringify(`sqlite:${join(directory, 'games.db')}`)} });
    console.log(server.pid);
    ${then}`;
  const run = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'ignore'] });
  const [pid] = await once(run.stdout, 'data');
  return { run, pid: Number(pid), directory };
}

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

test.each([
  ['by an error', `throw new Error('lost');`, false],
  ['by a signal', 'setInterval(() => {}, 1000);', true],
])('a run that ends %s stops the servers it started', async (_, then, signalled) => {
  const { run, pid, directory } = await begun(then);
  expect(pid).toBeGreaterThan(0);
  if (signalled) {
    expect(isRunning(pid)).toBe(true);
    run.kill('SIGTERM');
  }
  if (run.exitCode === null && run.signalCode === null) await once(run, 'exit');
  await vi.waitFor(() => expect(isRunning(pid)).toBe(false), { timeout: 60_000 });
  rmSync(directory, { recursive: true, force: true });
});
