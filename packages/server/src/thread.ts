import { parentPort, type Transferable, Worker } from 'node:worker_threads';
import { RequestRejected } from './refusals.ts';

interface Asked<Request> {
  readonly number: number;
  readonly request: Request;
}
interface Answered<Reply> {
  readonly number: number;
  readonly reply?: Reply;
  readonly error?: Error;
}
interface Waiting<Reply> {
  readonly done: (reply: Reply) => void;
  readonly fail: (error: Error) => void;
}

interface ThreadLimits {
  /** Requests beyond this queue length are refused. */
  readonly mostWaiting: number;
  /** A thread without requests for this long ends, which frees its memory. */
  readonly idleMs: number;
}

/** Work that would block the event loop, done in a worker thread, one request after the other. The thread runs only while it is needed. */
export class Thread<Request, Reply> {
  readonly #file: URL;
  readonly #limits: ThreadLimits;
  readonly #waiting = new Map<number, Waiting<Reply>>();
  #worker: Worker | null = null;
  #count = 0;
  #idle: NodeJS.Timeout | null = null;

  constructor(file: URL, limits: ThreadLimits) {
    this.#file = file;
    this.#limits = limits;
  }

  get running(): boolean {
    return this.#worker !== null;
  }

  async ask(request: Request): Promise<Reply> {
    if (this.#waiting.size >= this.#limits.mostWaiting) throw new RequestRejected(503, 'try-again');
    const number = this.#count++;
    return new Promise((done, fail) => {
      this.#waiting.set(number, { done, fail });
      this.#open().postMessage({ number, request } satisfies Asked<Request>);
    });
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    this.#worker = null;
    if (this.#idle) clearTimeout(this.#idle);
    this.#failAll(new Error('the thread was closed'));
    await worker?.terminate();
  }

  #open(): Worker {
    if (this.#idle) clearTimeout(this.#idle);
    if (this.#worker) return this.#worker;
    const worker = new Worker(this.#file);
    worker.unref();
    worker.on('message', ({ number, reply, error }: Answered<Reply>) => {
      const waiting = this.#waiting.get(number);
      this.#waiting.delete(number);
      if (error) waiting?.fail(error);
      else waiting?.done(reply!);
      if (this.#waiting.size === 0) this.#idle = setTimeout(() => void this.close(), this.#limits.idleMs).unref();
    });
    const fail = (error: Error) => {
      if (this.#worker !== worker) return;
      this.#worker = null;
      this.#failAll(error);
    };
    worker.on('error', fail);
    worker.on('exit', () => fail(new Error('the thread has ended')));
    this.#worker = worker;
    return worker;
  }

  #failAll(error: Error): void {
    const all = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { fail } of all) fail(error);
  }
}

/** Within the thread: how it answers a request, and which parts of the answer are transferred instead of copied. */
export function answerThread<Request, Reply>(
  answer: (request: Request) => Reply | Promise<Reply>,
  handOver: (reply: Reply) => readonly Transferable[] = () => [],
): void {
  parentPort?.on('message', async ({ number, request }: Asked<Request>) => {
    try {
      const reply = await answer(request);
      parentPort?.postMessage({ number, reply } satisfies Answered<Reply>, [...handOver(reply)]);
    } catch (error) {
      parentPort?.postMessage({ number, error: error as Error } satisfies Answered<Reply>);
    }
  });
}
