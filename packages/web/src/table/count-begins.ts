import { useEffect, useRef } from 'preact/hooks';
import { quick } from '../play/pace.ts';
import type { AnyTable } from './controller.ts';
import { RESULT } from './table-commands.ts';

/** How long the last placement, or what the coach says of it, stands before the count begins, in milliseconds. */
const LOOKED = 1800;
const READ = 3600;
const IN_HASTE = 600;

/**
 * A game that ends before the player's eyes: its count begins by itself, and no total stands before it. A player who asked for calm starts it.
 * Returns whether the end is still to be counted.
 */
export function useCountBegins(table: AnyTable): boolean {
  const { session, task, lookingBack } = table;
  const seenGoingOn = useRef(false);
  const over = task.value === 'over';
  const looksBack = lookingBack.value !== null;
  if (!over) seenGoingOn.current = true;
  const uncounted = over && seenGoingOn.current;
  useEffect(() => {
    if (!uncounted || looksBack || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const after = session.coach ? READ : quick.peek() ? IN_HASTE : LOOKED;
    const timer = setTimeout(() => RESULT.perform(table), after);
    return () => clearTimeout(timer);
  }, [uncounted, looksBack]);
  return uncounted;
}
