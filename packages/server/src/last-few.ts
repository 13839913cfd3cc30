/**
 * What was worked out for the last few objects, found by the very object. Plain arrays, because a Map or a WeakMap that things come into
 * and leave all the time is dear: tables it has outgrown point to the newer ones, and a WeakMap holds its values between two full
 * collections, so the garbage collector copies again and again what is no longer needed.
 */
export class LastFew<Key extends object, Value> {
  readonly #keys: (Key | null)[];
  readonly #values: (Value | null)[];
  #newest = 0;

  constructor(count: number) {
    this.#keys = Array(count).fill(null);
    this.#values = Array(count).fill(null);
  }

  get(key: Key): Value | undefined {
    const { length } = this.#keys;
    // The newest first: most requests are for the latest entry.
    for (let back = 0, at = this.#newest; back < length; back++, at = at === 0 ? length - 1 : at - 1) {
      if (this.#keys[at] === key) return this.#values[at]!;
    }
    return undefined;
  }

  /** In place of the oldest. */
  set(key: Key, value: Value): void {
    this.#newest = (this.#newest + 1) % this.#keys.length;
    this.#keys[this.#newest] = key;
    this.#values[this.#newest] = value;
  }
}
