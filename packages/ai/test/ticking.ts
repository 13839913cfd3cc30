import { onTestFinished, vi } from 'vitest';

/** For the rest of a test a millisecond passes whenever the clock is read, and only then. */
export function tickWhenRead(): void {
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now++);
  onTestFinished(() => clock.mockRestore());
}
