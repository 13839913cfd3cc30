import { type BySeat, bySeat, type Seat, withSeat } from '@castellan/rules';
import type { TimeControl } from './event.ts';

/** Both players' time as data: what is left is computed from it, also when no process was running. */
export interface Clock {
  /** Milliseconds each player had when the clock was last pressed. */
  readonly left: BySeat<number>;
  /** Whose time runs, and since when. */
  readonly running: Seat | null;
  readonly since: number;
}

/** From when until when no server was there. */
export interface Outage {
  readonly from: number;
  readonly until: number;
}

const DAY = 86_400_000;

export const LONGEST_SECONDS = 4 * 3600;
export const LONGEST_INCREMENT = 300;
export const LONGEST_DAYS = 14;

const within = (n: number, least: number, most: number): boolean => Number.isInteger(n) && n >= least && n <= most;

export const isSeconds = (seconds: number): boolean => within(seconds, 10, LONGEST_SECONDS);

export function isTimeControl(time: TimeControl): boolean {
  if (time.type === 'none') return true;
  if (time.type === 'days') return within(time.days, 1, LONGEST_DAYS);
  return time.type === 'clock' && isSeconds(time.seconds) && within(time.increment, 0, LONGEST_INCREMENT);
}

/** `seconds`: of each player, where they differ. */
export function newClock(time: TimeControl, seconds?: BySeat<number>): Clock | null {
  if (time.type === 'none') return null;
  const full = time.type === 'days' ? time.days * DAY : time.seconds * 1000;
  const left: BySeat<number> = seconds ? [seconds[0] * 1000, seconds[1] * 1000] : [full, full];
  return { left, running: null, since: 0 };
}

/** Stops the running time at `now` and lets `next`'s run. A player who overstepped without a claim goes on with no time left. */
export function press(clock: Clock, time: TimeControl, next: Seat | null, now: number): Clock {
  const { running } = clock;
  if (running === null) return { ...clock, running: next, since: now };
  const rest = Math.max(0, bySeat(clock.left, running) - (now - clock.since));
  const added = time.type === 'clock' ? rest + time.increment * 1000 : fullTime(time);
  return { left: withSeat(clock.left, running, added), running: next, since: now };
}

/** Stops the running time at `now`; its player keeps what is left. */
export function halt(clock: Clock, now: number): Clock {
  const { running } = clock;
  return running
    ? { left: withSeat(clock.left, running, timeLeft(clock, running, now)), running: null, since: now }
    : clock;
}

/** How much of an outage the running time was charged with. */
export const chargedBy = (clock: Clock, { from, until }: Outage): number =>
  clock.running ? Math.max(0, until - Math.max(from, clock.since)) : 0;

/** Gives time back to the player whose time runs. */
export const credit = (clock: Clock, ms: number): Clock =>
  clock.running ? { ...clock, since: clock.since + ms } : clock;

const fullTime = (time: TimeControl): number => (time.type === 'days' ? time.days * DAY : 0);

/** When the running time is up; null if none runs. */
export const deadlineOf = (clock: Clock | null): number | null =>
  clock?.running ? clock.since + bySeat(clock.left, clock.running) : null;

/** What `seat` has left at `now`, never below 0. */
export const timeLeft = (clock: Clock, seat: Seat, now: number): number =>
  Math.max(0, bySeat(clock.left, seat) - (clock.running === seat ? now - clock.since : 0));
