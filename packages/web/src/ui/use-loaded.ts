import { useSignal } from '@preact/signals';
import { type Inputs, useEffect } from 'preact/hooks';

export interface Loaded<T> {
  /** Undefined until it is there. */
  readonly value: T | undefined;
  readonly failed: boolean;
}

const LOADING: Loaded<never> = { value: undefined, failed: false };

/**
 * Loads a value for a component, once for each change of `inputs`. The signal aborts when the inputs change or the component is
 * gone; a value that arrives later is ignored.
 */
export function useLoaded<T>(load: (signal: AbortSignal) => Promise<T>, inputs: Inputs): Loaded<T> {
  const loaded = useSignal<Loaded<T>>(LOADING);
  useEffect(() => {
    const controller = new AbortController();
    const settle = (next: Loaded<T>) => {
      if (!controller.signal.aborted) loaded.value = next;
    };
    loaded.value = LOADING;
    load(controller.signal).then(
      (value) => settle({ value, failed: false }),
      () => settle({ value: undefined, failed: true }),
    );
    return () => controller.abort();
  }, inputs);
  return loaded.value;
}

/** Runs `close` when the signal aborts, at once if it has aborted already. */
export function onAbort(signal: AbortSignal, close: () => void): void {
  if (signal.aborted) close();
  else signal.addEventListener('abort', close, { once: true });
}
