import type { DiscoveryState, Size } from '@castellan/rules';
import type { Files, PlayerFor } from '../games.ts';
import { discoveryOfLevel } from '../levels.ts';
import type { Player } from '../player.ts';
import { startCore } from './core.ts';
import { useWeights } from './weights.ts';

/** 7 × 7 is another game to a net: it has weights of its own. */
export const WEIGHTS_FILES: Readonly<Record<Size, string>> = { 5: 'discovery.bin', 7: 'discovery7.bin' };

export function openDiscovery({ module, read, once }: Files): PlayerFor {
  const started = () => once('core', async () => startCore(await module()));
  const learn = (size: Size) =>
    once(WEIGHTS_FILES[size], async () => {
      const weights = await read(WEIGHTS_FILES[size]);
      useWeights(await started(), weights, size);
    });
  return async (level, state) => {
    const [core] = await Promise.all([started(), learn((state as DiscoveryState).options.size)]);
    return discoveryOfLevel(core, level) as Player<unknown>;
  };
}
