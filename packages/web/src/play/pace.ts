import { signal } from '@preact/signals';

/** Whether the computer plays without the pauses that let a person follow. */
export const quick = signal(typeof localStorage !== 'undefined' && localStorage.getItem('castellan.quick') === 'yes');

export function setQuick(on: boolean): void {
  quick.value = on;
  if (on) localStorage.setItem('castellan.quick', 'yes');
  else localStorage.removeItem('castellan.quick');
}

/** How long to wait before the computer acts, in milliseconds. */
export const pause = (calm: number): number => (quick.value ? 0 : calm);
