/** The newest answers to a question that is dear to answer; whoever asks meanwhile waits for the same answer. */
export class Remembered<Value> {
  readonly #most: number;
  readonly #values = new Map<string, Promise<Value>>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Also answers whether somebody asked before. */
  async of(key: string, make: () => Promise<Value>): Promise<{ readonly value: Value; readonly known: boolean }> {
    const found = this.#values.get(key);
    if (found) return { value: await found, known: true };
    const made = make();
    this.#values.set(key, made);
    if (this.#values.size > this.#most) this.#values.delete(this.#values.keys().next().value!);
    try {
      return { value: await made, known: false };
    } catch (error) {
      // A failure is not worth remembering.
      if (this.#values.get(key) === made) this.#values.delete(key);
      throw error;
    }
  }
}
