interface Waiting<Request, Answer> {
  readonly request: Request;
  readonly done: (answer: Answer) => void;
  readonly fail: (error: unknown) => void;
}

const MOST_IN_A_ROUND = 200;
const ROUNDS_AT_ONCE = 2;

/** Group commit: whatever is asked while a round is under way waits for the next one, and all of a round share one commit. */
export class CommitQueue<Request, Answer> {
  readonly #perform: (round: readonly Request[]) => Promise<readonly Answer[]>;
  readonly #keyOf: (request: Request) => string;
  readonly #busy = new Set<string>();
  #waiting: Waiting<Request, Answer>[] = [];
  #running = 0;

  /** No two requests with the same key are ever under way together. */
  constructor(perform: (round: readonly Request[]) => Promise<readonly Answer[]>, keyOf: (request: Request) => string) {
    this.#perform = perform;
    this.#keyOf = keyOf;
  }

  add(request: Request): Promise<Answer> {
    return new Promise((done, fail) => {
      this.#waiting.push({ request, done, fail });
      setImmediate(() => this.#next());
    });
  }

  #next(): void {
    if (this.#running >= ROUNDS_AT_ONCE || this.#waiting.length === 0) return;
    const round: Waiting<Request, Answer>[] = [];
    const later: Waiting<Request, Answer>[] = [];
    for (const one of this.#waiting) {
      const key = this.#keyOf(one.request);
      if (round.length >= MOST_IN_A_ROUND || this.#busy.has(key)) later.push(one);
      else {
        this.#busy.add(key);
        round.push(one);
      }
    }
    this.#waiting = later;
    if (round.length > 0) void this.#run(round);
  }

  async #run(round: readonly Waiting<Request, Answer>[]): Promise<void> {
    this.#running++;
    try {
      const answers = await this.#perform(round.map(({ request }) => request));
      for (const [i, { done }] of round.entries()) done(answers[i]!);
    } catch (error) {
      for (const { fail } of round) fail(error);
    }
    this.#running--;
    for (const { request } of round) this.#busy.delete(this.#keyOf(request));
    this.#next();
  }
}
