import { signal } from '@preact/signals';
import { isOn, setOn } from '../ui/storage.ts';

/** Whether the computer plays without the pauses that let a person follow. */
export const quick = signal(isOn('castellan.quick'));

/** Whether the coach speaks while the computer has its turn: a player reads now. */
export const isReading = signal(false);

export function setQuick(on: boolean): void {
  quick.value = on;
  setOn('castellan.quick', on);
}

/** How long to wait before the computer acts, in milliseconds. */
export const pause = (calm: number): number => (quick.value ? 0 : calm);
