import { effect, type Signal, signal } from '@preact/signals';
import { storage } from './storage.ts';

/** A value that the device saves: a reload by a slip of the thumb loses nothing. */
export function savedSignal<T>(name: string, otherwise: T): Signal<T> {
  const key = `castellan.${name}`;
  const value = signal(read(key, otherwise));
  effect(() => storage.set(key, JSON.stringify(value.value)));
  // What another tab has written meanwhile is added to, not written over.
  const lookAgain = () => {
    value.value = read(key, otherwise);
  };
  globalThis.addEventListener?.('storage', (event) => {
    if (event.key === key) lookAgain();
  });
  globalThis.addEventListener?.('pageshow', ({ persisted }) => {
    if (persisted) lookAgain();
  });
  return value;
}

function read<T>(key: string, otherwise: T): T {
  try {
    const text = storage.get(key);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}
