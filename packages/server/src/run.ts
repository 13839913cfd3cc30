import { type Config, ConfigError } from './config.ts';
import { flushStdout, ignoreBrokenPipe } from './log-output.ts';
import { type Running, serve } from './serve.ts';
import { StartError } from './start-error.ts';
import { collectOnOneThread, releaseStartHeap } from './young-heap.ts';

/** Serves until a signal, then stops without losing anything. Answers the exit code. */
export async function runServer(config: () => Config, greeting: (running: Running) => string): Promise<number> {
  ignoreBrokenPipe();
  collectOnOneThread();
  try {
    const running = await serve(config());
    const stopped = stopSignal();
    const keepHeap = releaseStartHeap();
    process.stdout.write(greeting(running));
    await stopped;
    keepHeap();
    await running.stop();
    await flushStdout();
    return 0;
  } catch (error) {
    const isExplained = error instanceof StartError || error instanceof ConfigError;
    process.stderr.write(`${isExplained ? `${error.message}.` : error}\n`);
    return 1;
  }
}

const stopSignal = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
