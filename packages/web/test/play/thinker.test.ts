import { duel } from '@castellan/rules';
import { beforeEach, expect, test, vi } from 'vitest';
import { think, weaker } from '../../src/play/thinker.ts';
import type { Request } from '../../src/play/thinking.ts';
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

beforeEach(() => {
  FakeWorker.started = [];
});

const PICKING = duelAfter('roll d s f++ ?');
const legal = () => duel.legal(PICKING).map((action) => duel.printAction(action));

test('a computer whose worker cannot be started plays on, weaker, and tries again at its next turn', async () => {
  const thought = think('duel', PICKING, 'knight', () => {});
  const [dead] = FakeWorker.started;
  dead!.onerror!();
  expect(legal()).toContain(await thought.answer);
  expect(weaker.value).toBe(true);
  expect(dead!.terminated).toBe(true);
  // What is over needs no worker.
  thought.now();
  thought.drop();
  expect(FakeWorker.started.length).toBe(1);

  const next = think('duel', PICKING, 'knight', () => {});
  const [, alive] = FakeWorker.started;
  const [{ id }] = alive!.asked as [Request];
  alive!.onmessage!({ data: { type: 'answer', id, action: 'pick 2', weaker: false } });
  expect(await next.answer).toBe('pick 2');
  expect(weaker.value).toBe(false);
});
