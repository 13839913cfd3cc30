import type { Files, PlayerFor } from '../games.ts';
import { duelOfLevel } from '../levels.ts';
import type { Player } from '../player.ts';
import { startCore } from './core.ts';
import { useWeights } from './weights.ts';

export const WEIGHTS_FILE = 'duel.bin';

export function openDuel({ module, read, once }: Files): PlayerFor {
  const trained = () =>
    once('core', async () => {
      const [core, weights] = await Promise.all([module().then(startCore), read(WEIGHTS_FILE)]);
      useWeights(core, weights);
      return core;
    });
  return async (level) => duelOfLevel(await trained(), level) as Player<unknown>;
}
