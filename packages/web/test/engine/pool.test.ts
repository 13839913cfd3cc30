import { beforeEach, expect, test, vi } from 'vitest';
import type { Request } from '../../src/engine/jobs.ts';

/** Workers as the page starts them; the test decides what each of them answers. */
class FakeWorker {
  static started: FakeWorker[] = [];
  readonly received: Request[] = [];
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: (() => void) | null = null;
  constructor() {
    FakeWorker.started.push(this);
  }
  postMessage(request: Request): void {
    this.received.push(request);
  }
  terminate(): void {}
  finish(value: unknown): void {
    this.onmessage!({ data: { type: 'done', id: this.received.at(-1)!.id, value } });
  }
}
vi.stubGlobal('Worker', FakeWorker);
vi.stubGlobal('navigator', { hardwareConcurrency: 1 });

let runJob: typeof import('../../src/engine/pool.ts').runJob;
beforeEach(async () => {
  FakeWorker.started = [];
  vi.resetModules();
  ({ runJob } = await import('../../src/engine/pool.ts'));
});

const HOPES = { game: 'duel', state: {} } as const;
const LOOK = { index: 0, depth: 'standard' } as const;

test('a worker that did not start gets no further job: the next job starts another worker', async () => {
  const first = runJob('hopes', HOPES);
  FakeWorker.started[0]!.onerror!();
  await expect(first.answer).rejects.toThrow('did not start');

  const again = runJob('hopes', HOPES);
  expect(FakeWorker.started.map(({ received }) => received.length)).toEqual([1, 1]);
  FakeWorker.started[1]!.finish([]);
  expect(await again.answer).toEqual([]);
});

test('a worker receives a record once, not with every moment of it', () => {
  const [game, another] = [['new duel'], ['new discovery']];
  for (const record of [game, game, another]) runJob('look', LOOK, { record });
  const [worker] = FakeWorker.started;
  worker!.finish(null);
  worker!.finish(null);
  expect(worker!.received.map((request) => 'record' in request && request.record)).toEqual([game, false, another]);
});

test('the player at the table goes before an analysis that waits', () => {
  for (const index of [0, 1]) runJob('look', { ...LOOK, index }, { record: [] });
  runJob('hint', { ...HOPES, action: null }, { soon: true });
  const [worker] = FakeWorker.started;
  worker!.finish(null);
  worker!.finish(null);
  expect(worker!.received.map((request) => 'job' in request && request.job)).toEqual(['look', 'hint', 'look']);
});

test('a job that is no longer wanted is not begun, and one under way is stopped without an answer', async () => {
  const leave = new AbortController();
  let answered = false;
  for (const _ of [1, 2]) {
    const { answer } = runJob('hopes', HOPES, { signal: leave.signal });
    void answer.then(() => (answered = true));
  }
  leave.abort();
  const [worker] = FakeWorker.started;
  expect(worker!.received.map(({ type }) => type)).toEqual(['do', 'drop']);
  worker!.finish([]);
  const next = runJob('hopes', HOPES);
  worker!.finish(['next']);
  expect(await next.answer).toEqual(['next']);
  expect(answered).toBe(false);
});

test('a thought reports its progress and can be asked to end now', async () => {
  const progress: number[] = [];
  const ask = { game: 'duel', state: {}, level: 'page', ms: 100, exactly: null } as const;
  const thought = runJob('think', ask, { onProgress: (done) => progress.push(done) });
  const [worker] = FakeWorker.started;
  worker!.onmessage!({ data: { type: 'progress', id: 1, done: 0.5 } });
  thought.now();
  expect(worker!.received.map(({ type }) => type)).toEqual(['do', 'now']);
  worker!.onmessage!({ data: { type: 'done', id: 1, value: 'pass' } });
  expect(await thought.answer).toBe('pass');
  expect(progress).toEqual([0.5]);
});
