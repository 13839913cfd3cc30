import { effect, type Signal, signal } from '@preact/signals';
import { storage } from '../ui/storage.ts';

/** A value that outlives a reload: what was tapped in is not lost by a slip of the thumb. */
export function keptSignal<T>(name: string, otherwise: T): Signal<T> {
  const key = `castellan.${name}`;
  const value = signal(read(key, otherwise));
  effect(() => storage.set(key, JSON.stringify(value.value)));
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
