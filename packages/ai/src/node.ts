import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { GameName } from '@castellan/rules';
import { type DiscoveryCore, startCore as startDiscovery } from './discovery/core.ts';
import { WEIGHTS_FILES } from './discovery/open.ts';
import { useWeights as useDiscoveryWeights } from './discovery/weights.ts';
import { type DuelCore, startCore as startDuel } from './duel/core.ts';
import { WEIGHTS_FILE } from './duel/open.ts';
import { useWeights as useDuelWeights } from './duel/weights.ts';
import { coreFile, type ReadFile } from './files.ts';
import { compileWasm, type WasmModule } from './wasm.ts';

/** For Node only: builds the fast cores where their sources are newer, and starts them. */

const home = join(dirname(fileURLToPath(import.meta.url)), '..');
const modules = new Map<string, WasmModule>();

const built = new Set<string>();

function build(game: string): void {
  // A published package has no sources of it, but the core itself.
  if (built.has(game) || !existsSync(join(home, 'build.mjs'))) return;
  const { status } = spawnSync(process.execPath, ['build.mjs', game], { cwd: home, stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new Error(`the fast core of ${game} could not be built`);
  built.add(game);
}

function coreModule(game: GameName, simd: boolean): WasmModule {
  const file = coreFile(game, simd);
  const known = modules.get(file);
  if (known) return known;
  build(game);
  const module = compileWasm(readFileSync(join(home, 'build', file)));
  modules.set(file, module);
  return module;
}

const weights = (name: string): Uint8Array => readFileSync(join(home, 'weights', name));

/** The files of the players, for createPlayers(). */
export const readFile: ReadFile = async (name) => {
  if (!name.endsWith('.wasm')) return weights(name);
  build(name.split('.')[0]!);
  return readFileSync(join(home, 'build', name));
};

export const startDuelCore = (simd = true): DuelCore => startDuel(coreModule('duel', simd));
export const startDiscoveryCore = (simd = true): DiscoveryCore => startDiscovery(coreModule('discovery', simd));

/** A core that knows the committed weights: what a player needs. */
export function startTrainedDuel(simd = true): DuelCore {
  const core = startDuelCore(simd);
  useDuelWeights(core, weights(WEIGHTS_FILE));
  return core;
}

export function startTrainedDiscovery(simd = true): DiscoveryCore {
  const core = startDiscoveryCore(simd);
  for (const size of [7, 5] as const) useDiscoveryWeights(core, weights(WEIGHTS_FILES[size]), size);
  return core;
}
