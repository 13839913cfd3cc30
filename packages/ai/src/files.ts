import type { DiscoveryState, DuelState, GameName, Size } from '@castellan/rules';
import { type DiscoveryCore, startCore as startDiscovery } from './discovery/core.ts';
import { useWeights as useDiscoveryWeights } from './discovery/weights.ts';
import { type DuelCore, startCore as startDuel } from './duel/core.ts';
import { useWeights as useDuelWeights } from './duel/weights.ts';
import { discoveryOfLevel, duelOfLevel, type Level } from './levels.ts';
import type { Player } from './player.ts';
import { compileWasm, hasSimd } from './wasm.ts';

/** The files a player consists of, by name: the fast core of a game, and what it has learned. */
export const coreFile = (game: GameName, simd: boolean): string => `${game}${simd ? '.simd' : ''}.wasm`;
export const weightsFile = (game: GameName, size: Size = 5): string => `${game}${size === 7 ? '7' : ''}.bin`;

export type ReadFile = (name: string) => Promise<Uint8Array>;

/** Loads each file once, when a player first needs it; a file that cannot be had is an error, and is tried again. */
export function createPlayers(read: ReadFile) {
  const loaded = new Map<string, Promise<unknown>>();

  function once<Loaded>(name: string, load: () => Promise<Loaded>): Promise<Loaded> {
    const known = loaded.get(name) as Promise<Loaded> | undefined;
    if (known) return known;
    const fresh = load();
    loaded.set(name, fresh);
    fresh.catch(() => loaded.delete(name));
    return fresh;
  }

  const module = async (game: GameName) => compileWasm(await read(coreFile(game, hasSimd())));
  const duelCore = (): Promise<DuelCore> =>
    once('duel', async () => {
      const [core, weights] = await Promise.all([module('duel').then(startDuel), read(weightsFile('duel'))]);
      useDuelWeights(core, weights);
      return core;
    });
  const discoveryCore = (): Promise<DiscoveryCore> =>
    once('discovery', async () => startDiscovery(await module('discovery')));
  /** 7 × 7 is another game to a net: it has weights of its own. */
  const learn = (size: Size): Promise<void> =>
    once(weightsFile('discovery', size), async () => {
      const weights = await read(weightsFile('discovery', size));
      useDiscoveryWeights(await discoveryCore(), weights, size);
    });

  /** A player of this level that can play on from this position. */
  return async (game: GameName, level: Level, state: unknown): Promise<Player<unknown>> => {
    if (game === 'duel') return duelOfLevel(await duelCore(), level) as Player<DuelState> as Player<unknown>;
    const [core] = await Promise.all([discoveryCore(), learn((state as DiscoveryState).options.size)]);
    return discoveryOfLevel(core, level) as Player<unknown>;
  };
}
