import type { FastifyBaseLogger } from 'fastify';
import type { ServerStore } from './stores/index.ts';

const CHECK_MS = 1000;

/** Whether games can be saved. Finding out writes to the disk: however many ask, it is done once a second. */
export class Readiness {
  readonly #store: ServerStore;
  readonly #log: FastifyBaseLogger;
  #last: Promise<void> | null = null;
  #until = 0;
  /** The last result, which was logged: many ask, all the time. */
  #failing = false;

  constructor(store: ServerStore, log: FastifyBaseLogger) {
    this.#store = store;
    this.#log = log;
  }

  /** Throws unless games can be saved. */
  check(): Promise<void> {
    if (!this.#last || performance.now() > this.#until) {
      this.#until = performance.now() + CHECK_MS;
      this.#last = this.#find();
    }
    return this.#last;
  }

  async #find(): Promise<void> {
    try {
      await this.#store.check();
      if (this.#failing) this.#log.info('the store keeps games again');
      this.#failing = false;
    } catch (error) {
      if (!this.#failing) this.#log.error(error, 'the store cannot keep games');
      this.#failing = true;
      throw error;
    }
  }
}
