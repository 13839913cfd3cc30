import { onAbort } from '../ui/use-loaded.ts';
import type { Answer, JobName, Jobs, Request } from './jobs.ts';

/** The page's workers: at most one per core, each with one job at a time and one engine in memory. */

/** Each worker holds an engine: more would cost a phone its memory. */
const MOST_WORKERS = 8;
const IDLE_MS = 60_000;

interface Waiting {
  readonly request: Extract<Request, { type: 'do' }>;
  readonly record: readonly string[] | undefined;
  readonly onProgress: (done: number) => void;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
  dropped: boolean;
}

interface PoolWorker {
  readonly worker: Worker;
  busy: Waiting | null;
  /** The record that this worker has read. */
  record: readonly string[] | undefined;
}

const workers: PoolWorker[] = [];
const queue: Waiting[] = [];
let nextId = 1;
let idleTimer: ReturnType<typeof setTimeout> | undefined;

const workerLimit = (): number => Math.max(1, Math.min(MOST_WORKERS, navigator.hardwareConcurrency || 1));

function startWorker(): PoolWorker {
  const started: PoolWorker = {
    worker: new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module' }),
    busy: null,
    record: undefined,
  };
  const finish = (settle: (job: Waiting) => void) => {
    const job = started.busy;
    started.busy = null;
    if (job && !job.dropped) settle(job);
    dispatch();
  };
  started.worker.onmessage = ({ data }: MessageEvent<Answer>) => {
    if (data.type === 'progress') started.busy?.onProgress(data.done);
    else if (data.type === 'done') finish(({ resolve }) => resolve(data.value));
    else finish(({ reject }) => reject(new Error('the job failed')));
  };
  // The worker did not start, for example because a new version of the page replaced its file, or it broke. The next job starts another.
  started.worker.onerror = () => {
    started.worker.terminate();
    if (workers.includes(started)) workers.splice(workers.indexOf(started), 1);
    finish(({ reject }) => reject(new Error('the worker did not start')));
  };
  workers.push(started);
  return started;
}

/** Gives the queued jobs to free workers. */
function dispatch(): void {
  clearTimeout(idleTimer);
  while (queue.length > 0) {
    const free = workers.find(({ busy }) => busy === null) ?? (workers.length < workerLimit() ? startWorker() : null);
    if (!free) return;
    const job = queue.shift()!;
    free.busy = job;
    const isNew = job.record !== undefined && job.record !== free.record;
    if (isNew) free.record = job.record;
    free.worker.postMessage(isNew ? { ...job.request, record: job.record } : job.request);
  }
  if (workers.every(({ busy }) => busy === null)) {
    idleTimer = setTimeout(() => {
      for (const { worker } of workers.splice(0)) worker.terminate();
    }, IDLE_MS);
  }
}

export interface Job<T> {
  /** Never settles once the job is dropped. */
  readonly answer: Promise<T>;
  /** Asks a thought for its best action so far. */
  readonly now: () => void;
  readonly drop: () => void;
}

interface JobOptions {
  /** Before everything that waits: for what is on the screen now. */
  readonly soon?: boolean;
  /** The record that the job is about. A worker receives the same array only once. */
  readonly record?: readonly string[];
  /** Drops the job. */
  readonly signal?: AbortSignal;
  /** Receives the share of the work that is done, from 0 to 1. */
  readonly onProgress?: (done: number) => void;
}

/** Queues a job for a worker. */
export function runJob<J extends JobName>(
  job: J,
  ask: Jobs[J]['ask'],
  options: JobOptions = {},
): Job<Jobs[J]['answer']> {
  const { soon = false, record, signal, onProgress = () => {} } = options;
  const { promise, resolve, reject } = Promise.withResolvers<Jobs[J]['answer']>();
  const request = { type: 'do', id: nextId++, job, ask } as Waiting['request'];
  const waiting: Waiting = {
    request,
    record,
    onProgress,
    resolve: resolve as (value: unknown) => void,
    reject,
    dropped: false,
  };
  if (soon) queue.unshift(waiting);
  else queue.push(waiting);
  dispatch();
  const send = (type: 'now' | 'drop') =>
    workers.find(({ busy }) => busy === waiting)?.worker.postMessage({ type, id: request.id } satisfies Request);
  const drop = () => {
    waiting.dropped = true;
    const at = queue.indexOf(waiting);
    if (at >= 0) queue.splice(at, 1);
    else send('drop');
  };
  if (signal) onAbort(signal, drop);
  return { answer: promise, now: () => send('now'), drop };
}
