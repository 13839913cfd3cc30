import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileWasm, type WasmModule } from '../wasm.ts';
import { type DiscoveryCore, startCore } from './core.ts';
import { useWeights } from './weights.ts';

/** For Node only: builds the core where its sources are newer, and starts it. */

const home = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const modules = new Map<boolean, WasmModule>();

export function discoveryModule(simd = true): WasmModule {
  const known = modules.get(simd);
  if (known) return known;
  const built = spawnSync(process.execPath, ['build.mjs', 'discovery'], { cwd: home, stdio: ['ignore', 2, 2] });
  if (built.status !== 0) throw new Error('the fast core of Discovery could not be built');
  const module = compileWasm(readFileSync(join(home, 'build', simd ? 'discovery.simd.wasm' : 'discovery.wasm')));
  modules.set(simd, module);
  return module;
}

export const startDiscoveryCore = (simd = true): DiscoveryCore => startCore(discoveryModule(simd));

/** A core that knows the committed weights of both sizes: what a player needs. */
export function startTrainedDiscovery(simd = true): DiscoveryCore {
  const core = startDiscoveryCore(simd);
  useWeights(core, readFileSync(join(home, 'weights', 'discovery.bin')));
  const large = join(home, 'weights', 'discovery7.bin');
  if (existsSync(large)) useWeights(core, readFileSync(large), 7);
  return core;
}
