import { duel } from '@castellan/rules';
import type { Signal } from '@preact/signals';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Request } from '../../src/engine/jobs.ts';
import { duelAfter } from '../playing.ts';

/** Workers as the page starts them; what becomes of each is up to the test. */
class FakeWorker {
  static started: FakeWorker[] = [];
  readonly asked: Request[] = [];
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: (() => void) | null = null;
  terminated = false;
  constructor() {
    FakeWorker.started.push(this);
  }
  postMessage(request: Request): void {
    this.asked.push(request);
  }
  terminate(): void {
    this.terminated = true;
  }
}
vi.stubGlobal('Worker', FakeWorker);

let [think, weaker] = [] as unknown as [typeof import('../../src/engine/think.ts').think, Signal<boolean>];
beforeEach(async () => {
  FakeWorker.started = [];
  vi.resetModules();
  ({ think, weaker } = await import('../../src/engine/think.ts'));
});

const PICKING = duelAfter('roll d s f++ ?');
const legal = () => duel.legal(PICKING).map((action) => duel.printAction(action));

test('a computer that may not use WebAssembly plays on, weaker', async () => {
  const thought = think('duel', PICKING, 'knight', () => {});
  await vi.waitUntil(() => FakeWorker.started.length > 0);
  const [{ id }] = FakeWorker.started[0]!.asked as [Request];
  FakeWorker.started[0]!.onmessage!({ data: { type: 'failed', id } });
  expect(legal()).toContain(await thought.answer);
  expect(weaker.value).toBe(true);
});

test('a computer whose worker cannot be started plays on, weaker, and tries again at its next turn', async () => {
  const thought = think('duel', PICKING, 'knight', () => {});
  await vi.waitUntil(() => FakeWorker.started.length > 0);
  const [dead] = FakeWorker.started;
  dead!.onerror!();
  expect(legal()).toContain(await thought.answer);
  expect(weaker.value).toBe(true);
  expect(dead!.terminated).toBe(true);
  // What is over needs no worker.
  await thought.now();
  await thought.drop();
  expect(FakeWorker.started.length).toBe(1);

  const next = think('duel', PICKING, 'knight', () => {});
  await vi.waitUntil(() => FakeWorker.started.length > 1);
  const [, alive] = FakeWorker.started;
  const [{ id }] = alive!.asked as [Request];
  alive!.onmessage!({ data: { type: 'done', id, value: 'pick 2' } });
  expect(await next.answer).toBe('pick 2');
  expect(weaker.value).toBe(false);
});
