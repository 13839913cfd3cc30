import type { Size } from '@castellan/rules';
import type { DiscoveryCore } from './core.ts';

interface LoadedWeights {
  readonly bySize: Map<Size, Uint8Array>;
  /** Those that the core holds now. */
  selected: Uint8Array | null;
}

const loaded = new WeakMap<DiscoveryCore, LoadedWeights>();

/** Takes the weights that training wrote for games of this size: float32, little end first, as the core holds them. */
export function useWeights(core: DiscoveryCore, weights: Uint8Array, size: Size = 5): void {
  if (weights.length !== 4 * core.wasm.netCount()) throw new Error('these are not weights of the net of Discovery');
  const all = loaded.get(core) ?? { bySize: new Map(), selected: null };
  all.bySize.set(size, weights);
  loaded.set(core, all);
  selectWeights(core, size);
}

/** Puts the weights for this size into the core. */
export function selectWeights(core: DiscoveryCore, size: Size): void {
  const all = loaded.get(core);
  const weights = all?.bySize.get(size);
  if (!all || !weights) throw new Error(`the weights for ${size}×${size} are not loaded`);
  if (all.selected === weights) return;
  new Uint8Array(core.wasm.memory.buffer, core.wasm.netWeights(), weights.length).set(weights);
  all.selected = weights;
}
