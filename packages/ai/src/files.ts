import type { GameName } from '@castellan/rules';
import { type Files, PLAYED, type PlayerFor } from './games.ts';
import type { Role } from './levels.ts';
import type { Player } from './player.ts';
import { compileWasm, hasSimd } from './wasm.ts';

/** The file of a fast core. */
export const coreFile = (game: GameName, simd: boolean): string => `${game}${simd ? '.simd' : ''}.wasm`;

export type ReadFile = (name: string) => Promise<Uint8Array>;

/** Loads each file once, when a player first needs it; a file that cannot be had is an error, and is tried again. */
export function createPlayers(read: ReadFile) {
  const opened = new Map<GameName, PlayerFor>();

  function open(game: GameName): PlayerFor {
    const known = opened.get(game);
    if (known) return known;
    const fresh = PLAYED[game]({
      module: async () => compileWasm(await read(coreFile(game, hasSimd()))),
      read,
      once: memory(),
    });
    opened.set(game, fresh);
    return fresh;
  }

  /** A player of this level, or the evaluation of a study, that can play on from this position. */
  return async (game: GameName, role: Role, state: unknown): Promise<Player<unknown>> => open(game)(role, state);
}

function memory(): Files['once'] {
  const loaded = new Map<string, Promise<unknown>>();
  return <Loaded>(name: string, load: () => Promise<Loaded>): Promise<Loaded> => {
    const known = loaded.get(name) as Promise<Loaded> | undefined;
    if (known) return known;
    const fresh = load();
    loaded.set(name, fresh);
    fresh.catch(() => loaded.delete(name));
    return fresh;
  };
}
