import { vi } from 'vitest';

/** A device whose `localStorage` is this map, for the test that runs. */
export function fakeStorage(saved = new Map<string, string>()): void {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => saved.get(key) ?? null,
    setItem: (key: string, value: string) => void saved.set(key, value),
    removeItem: (key: string) => void saved.delete(key),
  });
}
