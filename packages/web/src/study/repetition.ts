/** Spaced repetition: what was found comes back later and later, what was not found comes back tomorrow. */
export interface Repetition {
  /** When it is asked next. */
  readonly due: number;
  /** How often in a row the answer was found. */
  readonly found: number;
}

/** Days until a position is asked again, by how often in a row it was found. */
const INTERVALS = [1, 3, 7, 14, 30, 60, 120] as const;
const DAY = 24 * 60 * 60 * 1000;

export function repeated(before: Pick<Repetition, 'found'>, wasFound: boolean, now: number): Repetition {
  const found = wasFound ? before.found + 1 : 0;
  const days = INTERVALS[Math.min(found, INTERVALS.length - 1)]!;
  return { found, due: now + days * DAY };
}

/** The end of the day on the calendar of this device: what is due later today is due today. */
export function endOfDay(now: number): number {
  const day = new Date(now);
  day.setHours(23, 59, 59, 999);
  return day.getTime();
}
