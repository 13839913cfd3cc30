/** Lines that are not read wait up to here; then they are dropped: a game matters more than its log. */
const MOST_UNREAD_BYTES = 1 << 20;

let gone = false;

/**
 * The reader of a server's output may go away, or stop reading: neither may end or halt a game. So an error of standard output or
 * standard error ends nothing, and nothing waits for either of them.
 */
export function ignoreBrokenPipe(): void {
  process.stdout.on('error', () => {
    gone = true;
  });
  process.stderr.on('error', () => {});
}

/** How long a server that has stopped waits for its last lines to be read. */
const LAST_LINES_MS = 500;

export const flushStdout = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, LAST_LINES_MS);
    if (gone) resolve();
    else process.stdout.write('', () => resolve());
  });

/** Where the log is written. A pipe whose reader sleeps would hold up a writer that insists. */
export const logOutput = {
  write(line: string): void {
    if (!gone && process.stdout.writableLength < MOST_UNREAD_BYTES) process.stdout.write(line);
  },
};
