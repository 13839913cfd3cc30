/** Caches the newest results; concurrent requests for the same key share one computation. */
export class PromiseCache<Value> {
  readonly #most: number;
  readonly #values = new Map<string, Promise<Value>>();

  constructor(most: number) {
    this.#most = most;
  }

  /** `known`: the result was cached or already under way. */
  async of(key: string, make: () => Promise<Value>): Promise<{ readonly value: Value; readonly known: boolean }> {
    const found = this.#values.get(key);
    if (found) return { value: await found, known: true };
    const made = make();
    this.#values.set(key, made);
    if (this.#values.size > this.#most) this.#values.delete(this.#values.keys().next().value!);
    try {
      return { value: await made, known: false };
    } catch (error) {
      // Failures are not cached.
      if (this.#values.get(key) === made) this.#values.delete(key);
      throw error;
    }
  }
}
