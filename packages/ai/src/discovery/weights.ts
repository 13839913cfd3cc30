import type { DiscoveryCore } from './core.ts';

/** Takes the weights that training wrote: float32, little end first, as the core holds them. */
export function useWeights({ wasm }: DiscoveryCore, weights: Uint8Array): void {
  if (weights.length !== 4 * wasm.netCount()) throw new Error('these are not weights of the net of Discovery');
  new Uint8Array(wasm.memory.buffer, wasm.netWeights(), weights.length).set(weights);
}
