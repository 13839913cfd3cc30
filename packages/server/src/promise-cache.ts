import { RecentMap } from './recent-map.ts';

/** Caches the results used last; concurrent requests for the same key share one computation. */
export class PromiseCache<Value> {
  readonly #values: RecentMap<Promise<Value>>;

  constructor(most: number) {
    this.#values = new RecentMap(most);
  }

  /** `known`: the result was cached or already under way. */
  async of(key: string, make: () => Promise<Value>): Promise<{ readonly value: Value; readonly known: boolean }> {
    const found = this.#values.get(key);
    if (found) return { value: await found, known: true };
    const made = make();
    this.#values.set(key, made);
    try {
      return { value: await made, known: false };
    } catch (error) {
      // Failures are not cached.
      if (this.#values.get(key) === made) this.#values.delete(key);
      throw error;
    }
  }
}
