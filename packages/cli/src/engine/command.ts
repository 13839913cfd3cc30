import { once } from 'node:events';
import { createEngine } from './engine.ts';
import { linesOf } from './lines.ts';

/** `castellan engine`: the protocol on standard input and output until `quit` or the end of input. */
export async function engineCommand(words: readonly string[]): Promise<number> {
  if (words.length > 0) {
    process.stderr.write('castellan engine takes no arguments; it reads commands from standard input.\n');
    return 1;
  }
  const engine = createEngine();
  for await (const line of linesOf(process.stdin)) {
    const answer = await engine.answer(line);
    if (answer === null) {
      process.stdin.destroy();
      return 0;
    }
    await print(answer);
  }
  await print(engine.end());
  return 0;
}

async function print(lines: readonly string[]): Promise<void> {
  if (lines.length > 0 && !process.stdout.write(`${lines.join('\n')}\n`)) await once(process.stdout, 'drain');
}
