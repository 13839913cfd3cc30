import type { Puzzle } from '@castellan/study';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeStorage } from '../fake-storage.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A tab with modules and events of its own, on a device that all tabs share. */
async function tab(saved: Map<string, string>) {
  const own = new EventTarget();
  fakeStorage(saved);
  vi.stubGlobal('addEventListener', own.addEventListener.bind(own));
  vi.resetModules();
  const store = await import('../../src/study/puzzle-store.ts');
  const send = (type: string, more: object) => own.dispatchEvent(Object.assign(new Event(type), more));
  return { ...store, send };
}

const puzzle = (id: string) => ({ id }) as Puzzle;

test.each([
  ['storage', { key: 'castellan.puzzles' }],
  ['pageshow', { persisted: true }],
] as const)('an answer in one tab keeps what was answered in another meanwhile (%s)', async (event, more) => {
  const saved = new Map<string, string>();
  const early = await tab(saved);
  const late = await tab(saved);
  late.noteAnswer(puzzle('a'), true, '2026-11-17');
  early.send(event, more);
  early.noteAnswer(puzzle('b'), false, null);
  expect(JSON.parse(saved.get('castellan.puzzles')!)).toEqual({
    answers: { a: 'right', b: 'wrong' },
    days: ['2026-11-17'],
  });
});
