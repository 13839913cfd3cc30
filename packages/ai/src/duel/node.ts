import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileWasm, type WasmModule } from '../wasm.ts';
import { type DuelCore, startCore } from './core.ts';
import { useWeights } from './weights.ts';

/** For Node only: builds the core where its sources are newer, and starts it. */

const home = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
let module: WasmModule | null = null;

export function duelModule(simd = true): WasmModule {
  if (module && simd) return module;
  const built = spawnSync(process.execPath, [join(home, 'build.mjs'), 'duel'], { stdio: ['ignore', 2, 2] });
  if (built.status !== 0) throw new Error('the fast core of Duel could not be built');
  const compiled = compileWasm(readFileSync(join(home, 'build', simd ? 'duel.simd.wasm' : 'duel.wasm')));
  if (simd) module = compiled;
  return compiled;
}

export const startDuelCore = (simd = true): DuelCore => startCore(duelModule(simd));

/** A core that knows the committed weights: what a player needs. */
export function startTrainedDuel(simd = true, weights = join(home, 'weights', 'duel.bin')): DuelCore {
  const core = startDuelCore(simd);
  useWeights(core, readFileSync(weights));
  return core;
}
