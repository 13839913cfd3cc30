/** Cleans up at every kind of end of this process: stops the servers it started, removes the folders it made. */
const pending = new Set<() => void>();
let watching = false;

/**
 * Runs `undo` when this process ends: normally, by an error that nobody caught, or by a signal. It has to be synchronous. Returns a function that
 * cancels it.
 */
export function atExit(undo: () => void): () => void {
  if (!watching) {
    watching = true;
    // The last first: a server ends before its folder goes. What cannot be undone keeps nothing else from it.
    process.on('exit', () => {
      for (const one of [...pending].reverse()) {
        try {
          one();
        } catch (error) {
          process.stderr.write(`${error}\n`);
        }
      }
    });
    // Without a listener these end the process without an `exit`.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1));
  }
  pending.add(undo);
  return () => pending.delete(undo);
}
