import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { WITHOUT_LIMITS } from './without-limits.ts';

export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
export const MAIN = fileURLToPath(new URL('../src/main.js', import.meta.url));
export const CASTELLAN = fileURLToPath(new URL('../../cli/bin/castellan.js', import.meta.url));

const ENV = {
  PORT: '0',
  DATABASE_URL: 'memory:',
  PAGE_DIRECTORY: '/nowhere',
  ...WITHOUT_LIMITS,
};

export interface Started {
  readonly child: ChildProcess;
  readonly base: string;
  /** What it has said so far. */
  readonly said: () => string;
  /** Its exit code, or the signal that ended it. */
  readonly ended: Promise<number | string>;
}

/** Starts a program that serves, and waits until it says where. */
export async function startProgram(
  program: string,
  words: readonly string[],
  env: Record<string, string> = {},
): Promise<Started> {
  const child = spawn(program, words, { cwd: ROOT, env: { ...process.env, ...ENV, ...env } });
  let said = '';
  const ended = once(child, 'exit').then(([code, signal]) => (code ?? signal) as number | string);
  const base = await new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      said += chunk;
      const address = /^Castellan is (?:at|ready: open) (\S+)$/m.exec(said)?.[1];
      if (address) resolve(address);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    ended.then((how) => reject(new Error(`it ended with ${how}: ${said}`)));
  });
  return { child, base, said: () => said, ended };
}

export const startMain = (env: Record<string, string> = {}): Promise<Started> =>
  startProgram(process.execPath, [MAIN], env);

/** Runs a program to its end. */
export async function runProgram(
  words: readonly string[],
  env: Record<string, string> = {},
): Promise<{ code: number | null; out: string; error: string }> {
  const child = spawn(process.execPath, words, { cwd: ROOT, env: { ...process.env, ...ENV, ...env } });
  let [out, error] = ['', ''];
  child.stdout.on('data', (chunk) => {
    out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    error += chunk;
  });
  const [code] = await once(child, 'close');
  return { code: code as number | null, out, error };
}
