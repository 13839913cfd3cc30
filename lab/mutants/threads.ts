// Stands in for `node:worker_threads` in the code that mutants are made of: a worker runs in this thread, on modules and a port of its own. So
// it is seen which of its mutants a test reaches, and they can be switched on.
import { EventEmitter } from 'node:events';
import { MessageChannel, type MessagePort } from 'node:worker_threads';

interface Inside {
  readonly parentPort: MessagePort;
  readonly workerData: unknown;
}

/** What each worker finds when it imports this module, by the number that is part of its address. */
const shared = globalThis as unknown as { __workers__?: Map<number, Inside> };
shared.__workers__ ??= new Map();
const workers = shared.__workers__;

const own = new URL(import.meta.url).searchParams;
const inside = workers.get(Number(own.get('worker')));
export const parentPort = inside?.parentPort ?? null;
export const workerData = inside?.workerData;

export class Worker extends EventEmitter {
  readonly #port: MessagePort;
  #isOver = false;

  constructor(file: URL, { workerData }: { workerData?: unknown } = {}) {
    super();
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    port1.on('message', (message) => this.emit('message', message));
    const number = workers.size + 1;
    workers.set(number, { parentPort: port2, workerData });
    const address = new URL(file);
    for (const [name, value] of [...own, ['worker', String(number)] as const]) address.searchParams.set(name, value);
    import(address.href).catch((error) => {
      if (!this.#isOver) this.emit('error', error);
      void this.terminate();
    });
  }

  postMessage(message: unknown): void {
    this.#port.postMessage(message);
  }

  async terminate(): Promise<number> {
    if (!this.#isOver) {
      this.#isOver = true;
      this.#port.close();
      this.emit('exit', 1);
    }
    return 1;
  }
}
