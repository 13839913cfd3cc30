import { effect, type Signal, signal } from '@preact/signals';

/** A value that outlives a reload: what was tapped in is not lost by a slip of the thumb. */
export function keptSignal<T>(name: string, otherwise: T): Signal<T> {
  const key = `castellan.${name}`;
  const value = signal(read(key, otherwise));
  effect(() => {
    try {
      localStorage.setItem(key, JSON.stringify(value.value));
    } catch {
      // A full or forbidden storage: the page goes on without it.
    }
  });
  return value;
}

function read<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(key);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}
