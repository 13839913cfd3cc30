import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * From now on one thread collects the young heap of this process. Little of what a request leaves behind survives, so there is little to
 * share out, and waking helpers for it took an eighth of a move's processor time on two cores (lab/durability/README.md).
 */
export const collectOnOneThread = (): void => setFlagsFromString('--no-parallel-scavenge');

/** Long enough after the start for its last garbage, and before most games. */
const SETTLED_MS = 3000;

type Collect = (how: { execution: 'async'; type: 'major'; flavor: 'last-resort' }) => Promise<void>;

/** An ordinary collection empties pages of the heap and reserves them; the last resort returns them. It stops this thread meanwhile. */
export function releaseHeap(): Promise<void> {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as Collect;
  return collect({ execution: 'async', type: 'major', flavor: 'last-resort' });
}

/** Gives back the heap that only the start of a thread needed. Under load it grows again. Returns a function that cancels it. */
export function releaseStartHeap(): () => void {
  const timer = setTimeout(() => void releaseHeap(), SETTLED_MS).unref();
  return () => clearTimeout(timer);
}
