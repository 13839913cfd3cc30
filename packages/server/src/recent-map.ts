/**
 * The `most` entries that were used last: the one that was unused the longest makes way. Grows with what is in it, where `lru-cache` takes 4 MB
 * for 100,000 entries before the first.
 */
export class RecentMap<Value> {
  readonly #most: number;
  /** The entry used last stands last. */
  readonly #entries = new Map<string, Value>();

  constructor(most: number) {
    this.#most = most;
  }

  get(key: string): Value | undefined {
    const value = this.#entries.get(key);
    if (value !== undefined) this.set(key, value);
    return value;
  }

  set(key: string, value: Value): void {
    this.#entries.delete(key);
    this.#entries.set(key, value);
    if (this.#entries.size > this.#most) this.#entries.delete(this.#entries.keys().next().value!);
  }

  delete(key: string): void {
    this.#entries.delete(key);
  }

  clear(): void {
    this.#entries.clear();
  }
}
