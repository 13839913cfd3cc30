import { expect, test, vi } from 'vitest';
import type { Request } from '../../src/study/studying.ts';
import { study } from '../../src/study/workers.ts';

/** Workers as the page starts them; what becomes of each is up to the test. */
class FakeWorker {
  static readonly started: FakeWorker[] = [];
  readonly asked: Request[] = [];
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: (() => void) | null = null;
  constructor() {
    FakeWorker.started.push(this);
  }
  postMessage(request: Request): void {
    this.asked.push(request);
  }
  terminate(): void {}
}
vi.stubGlobal('Worker', FakeWorker);
vi.stubGlobal('navigator', { hardwareConcurrency: 1 });

test('a worker that did not start is asked nothing more: trying again begins with a new one', async () => {
  const hopes = { game: 'duel', state: {} } as const;
  const first = study('hopes', hopes);
  FakeWorker.started[0]!.onerror!();
  await expect(first.answer).rejects.toThrow('did not start');

  const again = study('hopes', hopes);
  expect(FakeWorker.started.map(({ asked }) => asked.length)).toEqual([1, 1]);
  FakeWorker.started[1]!.onmessage!({ data: { id: 0, ok: true, value: [] } });
  expect(await again.answer).toEqual([]);
});
