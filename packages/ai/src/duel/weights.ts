import type { DuelCore } from './core.ts';

/**
 * Weights as a file: every row has a scale of its own and ten bits a weight. First the upper eight bits of all weights, then
 * the lower two, four in a byte, then the scales: in this order they compress best, and no difference is seen in play.
 */
const WIDTH = 64;
const LARGEST = 511;

/** The weights at this address as a file. */
export function packWeights({ wasm }: DuelCore, at: number): Uint8Array {
  const count = wasm.weightFloats();
  const floats = new Float32Array(wasm.memory.buffer, at, count);
  const bytes = new Uint8Array(sizeOf(count));
  const scales = new DataView(bytes.buffer, count + count / 4);
  for (let row = 0; row * WIDTH < count; row++) {
    const weights = floats.subarray(row * WIDTH, (row + 1) * WIDTH);
    const scale = Math.fround(weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / LARGEST);
    scales.setFloat32(row * 4, scale, true);
    if (scale === 0) continue;
    for (const [unit, weight] of weights.entries()) {
      const index = row * WIDTH + unit;
      const steps = Math.max(-LARGEST, Math.min(LARGEST, Math.round(weight / scale)));
      bytes[index] = steps >> 2;
      bytes[count + (index >> 2)]! |= (steps & 3) << (2 * (index & 3));
    }
  }
  return bytes;
}

/** Writes a file into the weights at this address. */
export function unpackWeights({ wasm }: DuelCore, at: number, bytes: Uint8Array): void {
  const count = wasm.weightFloats();
  if (bytes.length !== sizeOf(count)) {
    throw new Error(`weights of ${bytes.length} bytes do not fit this net of ${sizeOf(count)}`);
  }
  const floats = new Float32Array(wasm.memory.buffer, at, count);
  const scales = new DataView(bytes.buffer, bytes.byteOffset + count + count / 4);
  for (let index = 0; index < count; index++) {
    const lower = (bytes[count + (index >> 2)]! >> (2 * (index & 3))) & 3;
    const upper = (bytes[index]! << 24) >> 24;
    floats[index] = (4 * upper + lower) * scales.getFloat32(4 * Math.floor(index / WIDTH), true);
  }
}

const sizeOf = (count: number): number => count + count / 4 + (4 * count) / WIDTH;

/** Plays with these weights from now on. */
export function useWeights(core: DuelCore, bytes: Uint8Array): void {
  const at = core.wasm.makeWeights();
  unpackWeights(core, at, bytes);
  core.wasm.useWeights(at);
}
