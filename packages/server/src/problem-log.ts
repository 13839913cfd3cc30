import type { FastifyBaseLogger } from 'fastify';

const EVERY_MS = 60_000;

/** Logs a problem that every request meets: at once, and then once a minute with the number of requests that met it. */
export class ProblemLog {
  readonly #log: Pick<FastifyBaseLogger, 'error'>;
  readonly #now: () => number;
  #last = '';
  #loggedAt = 0;
  #requests = 0;

  constructor(log: Pick<FastifyBaseLogger, 'error'>, now: () => number = () => performance.now()) {
    this.#log = log;
    this.#now = now;
  }

  report(problem: string): void {
    this.#requests++;
    if (problem === this.#last && this.#now() - this.#loggedAt < EVERY_MS) return;
    this.#log.error({ requests: this.#requests }, `requests were refused: ${problem}`);
    this.#last = problem;
    this.#loggedAt = this.#now();
    this.#requests = 0;
  }
}
