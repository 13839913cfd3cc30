import { Script } from 'node:vm';
import { type Case, type Suite, suitesOf, takeFinished, vi } from './collect.ts';

export type Outcome = { readonly kind: 'passed' } | { readonly kind: 'failed' | 'endless'; readonly why: string };

const PASSED: Outcome = { kind: 'passed' };
const { setTimeout, clearTimeout, setImmediate } = globalThis;

/** Errors that no test caught: Vitest fails a run for them too. */
const uncaught: unknown[] = [];
process.on('unhandledRejection', (error) => void uncaught.push(error));
process.on('uncaughtException', (error) => void uncaught.push(error));

const watched = globalThis as unknown as { __watched__: () => unknown };
const script = new Script('__watched__()');

/** Calls a function; also an endless loop in it ends. */
function callWithin(ms: number, call: () => unknown): unknown {
  watched.__watched__ = call;
  return script.runInThisContext({ timeout: ms });
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
}

class Endless extends Error {}

async function settle(ms: number, call: () => unknown): Promise<unknown> {
  const returned = callWithin(ms, call);
  if (!(returned instanceof Promise)) return returned;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Endless(`not settled after ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([returned, late]);
  } finally {
    clearTimeout(timer);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

function outcomeOf(error: unknown): Outcome {
  const why = error instanceof Error ? error.message : String(error);
  return { kind: error instanceof Endless || isTimeout(error) ? 'endless' : 'failed', why };
}

/** Tests that run one after the other; what their suites open stays open until `close`. */
export class Session {
  readonly #opened = new Map<Suite, unknown[]>();

  /** `onOpen` is told before the hooks of a suite run, and after them with `null`. */
  async run(one: Case, ms: number, onOpen?: (suite: Suite | null) => void): Promise<Outcome> {
    uncaught.length = 0;
    const around = suitesOf(one);
    const after: (() => unknown)[] = [];
    let outcome = PASSED;
    const attempt = async (call: () => unknown, limit = ms) => {
      try {
        return await settle(limit, call);
      } catch (error) {
        if (outcome === PASSED) outcome = outcomeOf(error);
        return undefined;
      }
    };
    for (const suite of around) {
      if (this.#opened.has(suite)) continue;
      const closers: unknown[] = [];
      this.#opened.set(suite, closers);
      onOpen?.(suite);
      for (const hook of suite.beforeAll) closers.push(await attempt(hook, ms + 10_000));
      onOpen?.(null);
    }
    for (const hook of around.flatMap(({ beforeEach }) => beforeEach)) {
      const undo = await attempt(hook);
      if (typeof undo === 'function') after.push(undo as () => unknown);
    }
    if (outcome === PASSED) await attempt(one.body);
    const hooks = [...around.toReversed().flatMap(({ afterEach }) => afterEach), ...after.reverse(), ...takeFinished()];
    for (const hook of hooks) await attempt(hook);
    if (outcome !== PASSED) vi.useRealTimers();
    if (outcome === PASSED && uncaught.length > 0) outcome = outcomeOf(uncaught[0]);
    return outcome;
  }

  async close(): Promise<void> {
    for (const [suite, closers] of [...this.#opened].reverse()) {
      for (const close of [...suite.afterAll, ...closers.reverse()]) {
        if (typeof close !== 'function') continue;
        // What a mutant left behind may not close; the next test has its own.
        await settle(5_000, close as () => unknown).catch(() => {});
      }
    }
    this.#opened.clear();
  }
}
