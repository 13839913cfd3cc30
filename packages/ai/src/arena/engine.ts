import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Limits } from '../player.ts';
import type { Contestant } from './contestant.ts';

/** A program has this much longer than its limit before it counts as stuck. */
const PATIENCE_MS = 60_000;

/** Any program that speaks the engine protocol, as a child process. */
export function engineContestant(command: string, limits: Limits, level: string | null): Contestant<unknown> {
  const child = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'inherit'] });
  const waiting: { resolve(line: string): void; reject(reason: Error): void }[] = [];
  const gone = (): void => {
    for (const { reject } of waiting.splice(0)) reject(new Error(`"${command}" ended before it answered`));
  };
  child.on('error', gone);
  child.on('exit', gone);
  child.stdin.on('error', gone);
  createInterface({ input: child.stdout }).on('line', (line) => waiting.shift()?.resolve(line));

  const ask = (text: string): Promise<string> =>
    new Promise((resolve, reject) => {
      if (child.exitCode !== null) return reject(new Error(`"${command}" has ended`));
      const timer = setTimeout(
        () => {
          reject(new Error(`"${command}" does not answer`));
        },
        PATIENCE_MS + (limits.ms ?? 0),
      );
      waiting.push({
        resolve(line) {
          clearTimeout(timer);
          resolve(line);
        },
        reject(reason) {
          clearTimeout(timer);
          reject(reason);
        },
      });
      child.stdin.write(`${text}\n`);
    });

  return {
    name: command,
    async choose({ record, seed }) {
      const loaded = await ask([`load ${record.length}`, ...record].join('\n'));
      if (loaded !== 'ok') throw new Error(`"${command}" refuses the game: ${loaded}`);
      const words = Object.entries({ ms: limits.ms, nodes: limits.nodes, level, seed: seed % 1_000_000_000 })
        .filter(([, value]) => value !== undefined && value !== null)
        .map(([name, value]) => `${name}=${value}`);
      const answer = await ask(['go', ...words].join(' '));
      const action = /^best (.+?)(?: win=\S+)?(?: margin=\S+)?(?: nodes=\S+)?(?: ms=\S+)?$/.exec(answer)?.[1];
      if (action === undefined) throw new Error(`"${command}" has no answer: ${answer}`);
      return action;
    },
    close() {
      child.stdin.end('quit\n');
    },
  };
}
