import { ServerRefusal } from './server-refusal.ts';

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 10_000;

export interface RetryLimits {
  /** How often a request is sent at most. */
  readonly attempts?: number;
  /** A server that demands a longer wait gets no further attempt. */
  readonly longestWaitMs?: number;
  /** Aborts when the requests may end: the last error is thrown. */
  readonly closed?: AbortSignal;
  /** A signal that ends the present wait when it aborts, such as a connection that has come back. */
  readonly sooner?: () => AbortSignal;
}

/**
 * Sends a request again until an answer comes. Only for requests that are safe to repeat: reads, and commands, whose id lets the
 * server count them once.
 */
export async function retry<T>(
  request: () => Promise<T>,
  { attempts = Infinity, longestWaitMs = Infinity, closed, sooner }: RetryLimits = {},
): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await request();
    } catch (error) {
      if (!(error instanceof ServerRefusal) || !error.isRetryable) throw error;
      if (attempt + 1 >= attempts || closed?.aborted) throw error;
      const { retryAfterMs } = error;
      if (retryAfterMs !== null && retryAfterMs > longestWaitMs) throw error;
      // A wait that the server demands is observed, even if the connection comes back meanwhile.
      if (retryAfterMs !== null) await wait(retryAfterMs, closed);
      else await waitToRetry(attempt, sooner?.() ?? closed);
    }
  }
}

/** The wait after so many failed attempts: it doubles, with some randomness, so that not all clients come back at once. */
export const waitToRetry = (attempt: number, cut?: AbortSignal): Promise<void> =>
  wait(Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** attempt) * (0.5 + Math.random() / 2), cut);

/** Waits, but no longer than until the signal aborts. */
const wait = (ms: number, cut?: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      cut?.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    if (cut?.aborted) done();
    else cut?.addEventListener('abort', done);
  });
