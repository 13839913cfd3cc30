// Stands in for `vitest` in the tests that judge mutants: the same words, but the tests are kept, so that they can be run again and again in one
// process. Assertions and fake timers are Vitest's own.
import { format } from 'node:util';
import { vi as real } from 'vitest';

export { expect } from 'vitest';

type Returned = unknown;
type Body = (...row: never[]) => Returned;
type Hook = () => Returned;

export interface Suite {
  readonly name: string;
  readonly parent: Suite | null;
  readonly beforeAll: Hook[];
  readonly afterAll: Hook[];
  readonly beforeEach: Hook[];
  readonly afterEach: Hook[];
}

export interface Case {
  readonly id: string;
  readonly name: string;
  readonly file: string;
  readonly suite: Suite;
  readonly body: Hook;
  /** Whether it needs what a `beforeAll` opened, and so its place among the others. */
  readonly isStateful: boolean;
}

interface Worker {
  config: object;
}
// What `vi` asks the worker of Vitest for.
(globalThis as unknown as { __vitest_worker__: Worker }).__vitest_worker__ = {
  config: { fakeTimers: { loopLimit: 10_000, shouldClearNativeTimers: true }, expect: {} },
};
export const vi = real;

let suite = newSuite('', null);
let file = '';
let cases: Omit<Case, 'isStateful'>[] = [];
const finished: Hook[] = [];

function newSuite(name: string, parent: Suite | null): Suite {
  return { name, parent, beforeAll: [], afterAll: [], beforeEach: [], afterEach: [] };
}

/** The suites around a test, the outermost first. */
export function suitesOf({ suite }: Pick<Case, 'suite'>): Suite[] {
  const around: Suite[] = [];
  for (let one: Suite | null = suite; one; one = one.parent) around.unshift(one);
  return around;
}

/** The tests that a file declares when it is loaded. */
export async function collect(path: string, load: () => Promise<unknown>): Promise<Case[]> {
  file = path;
  suite = newSuite('', null);
  cases = [];
  await load();
  const seen = new Map<string, number>();
  return cases.map((one) => {
    const times = (seen.get(one.id) ?? 0) + 1;
    seen.set(one.id, times);
    const isStateful = suitesOf(one).some(({ beforeAll }) => beforeAll.length > 0);
    return { ...one, id: times > 1 ? `${one.id} (${times})` : one.id, isStateful };
  });
}

/** What a test asked to be done after it, the last first. */
export function takeFinished(): Hook[] {
  return finished.splice(0).reverse();
}

function declare(name: string, body: Hook): void {
  const names = [...suitesOf({ suite }).map((one) => one.name), name].filter((word) => word !== '').join(' > ');
  cases.push({ id: `${file}: ${names}`, name: names, file, suite, body });
}

function declareSuite(name: string, body: Hook): void {
  const outer = suite;
  suite = newSuite(name, outer);
  body();
  suite = outer;
}

/** `$title` and `%s` in the name of a test with rows. */
function titled(name: string, row: unknown, number: number): string {
  const values = Array.isArray(row) ? row : [row];
  const known = name.replaceAll(/\$(\w+)/g, (whole, key: string) =>
    typeof row === 'object' && row !== null && key in row ? String((row as Record<string, unknown>)[key]) : whole,
  );
  const places = known.match(/%[sdijfo]/g)?.length ?? 0;
  return places > 0 ? format(known, ...values.slice(0, places)) : `${known} (${number})`;
}

function withRows(add: (name: string, body: Hook) => void) {
  return (rows: readonly unknown[]) => (name: string, body: Body) => {
    rows.forEach((row, index) => {
      const values = (Array.isArray(row) ? row : [row]) as never[];
      add(titled(name, row, index + 1), () => body(...values));
    });
  };
}

export const test = Object.assign((name: string, body: Hook) => declare(name, body), {
  each: withRows(declare),
  skipIf: (skipped: unknown) => (name: string, body: Hook) => {
    if (!skipped) declare(name, body);
  },
});
export const describe = Object.assign((name: string, body: Hook) => declareSuite(name, body), {
  each: withRows(declareSuite),
});
export const beforeAll = (hook: Hook) => void suite.beforeAll.push(hook);
export const afterAll = (hook: Hook) => void suite.afterAll.push(hook);
export const beforeEach = (hook: Hook) => void suite.beforeEach.push(hook);
export const afterEach = (hook: Hook) => void suite.afterEach.push(hook);
export const onTestFinished = (hook: Hook) => void finished.push(hook);
