/** A jump up to this is taken over little by little; a larger one is a machine that slept or got its date, and counts at once. */
const LARGEST_JUMP_MS = 3 * 3_600_000;
/** How much slower or faster time may go until it agrees with the machine again. */
const DRIFT = 0.01;

/**
 * Milliseconds since 1970 for the players' clocks. It goes on evenly when the machine's clock is set an hour forward or back:
 * no player loses on time by that, and no player's time stands still.
 */
export class SteadyClock {
  readonly #wall: () => number;
  readonly #ticks: () => number;
  #now: number;
  #lastTicks: number;
  /** How far the machine's clock is ahead. */
  #ahead = 0;
  #lastWall: number;

  /** `start` is what the store says the time is: nodes on one database agree. */
  constructor(start?: number, wall: () => number = Date.now, ticks: () => number = () => performance.now()) {
    this.#wall = wall;
    this.#ticks = ticks;
    this.#lastWall = wall();
    this.#lastTicks = ticks();
    this.#now = start ?? this.#lastWall;
  }

  now(): number {
    const [wall, ticks] = [this.#wall(), this.#ticks()];
    const passed = ticks - this.#lastTicks;
    this.#ahead += wall - this.#lastWall - passed;
    const most = Math.abs(this.#ahead) > LARGEST_JUMP_MS ? Number.POSITIVE_INFINITY : passed * DRIFT;
    const taken = Math.max(-most, Math.min(most, this.#ahead));
    this.#ahead -= taken;
    this.#now += passed + taken;
    this.#lastWall = wall;
    this.#lastTicks = ticks;
    return Math.round(this.#now);
  }
}
