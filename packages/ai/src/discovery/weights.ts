import type { Size } from '@castellan/rules';
import type { DiscoveryCore } from './core.ts';

interface Shelf {
  readonly bySize: Map<Size, Uint8Array>;
  /** Which of them the core holds now. */
  held: Uint8Array | null;
}

const shelves = new WeakMap<DiscoveryCore, Shelf>();

/** Takes the weights that training wrote for games of this size: float32, little end first, as the core holds them. */
export function useWeights(core: DiscoveryCore, weights: Uint8Array, size: Size = 5): void {
  if (weights.length !== 4 * core.wasm.netCount()) throw new Error('these are not weights of the net of Discovery');
  const shelf = shelves.get(core) ?? { bySize: new Map(), held: null };
  shelf.bySize.set(size, weights);
  shelves.set(core, shelf);
  reachFor(core, size);
}

/** Puts the weights for this size into the core; those of the other size where it has none of its own. */
export function reachFor(core: DiscoveryCore, size: Size): void {
  const shelf = shelves.get(core);
  const weights = shelf?.bySize.get(size) ?? shelf?.bySize.get(5);
  if (!shelf || !weights || shelf.held === weights) return;
  new Uint8Array(core.wasm.memory.buffer, core.wasm.netWeights(), weights.length).set(weights);
  shelf.held = weights;
}
