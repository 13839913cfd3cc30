/** The computer players of both games, in Node and in a worker: WebAssembly and weights are handed in as bytes. */
export { type DiscoveryCore, startCore as startDiscovery } from './discovery/core.ts';
export { useWeights as useDiscoveryWeights } from './discovery/weights.ts';
export { type DuelCore, startCore as startDuel } from './duel/core.ts';
export { useWeights as useDuelWeights } from './duel/weights.ts';
export * from './levels.ts';
export * from './player.ts';
export { compileWasm, hasSimd, type WasmModule } from './wasm.ts';
