import type { DuelCore } from './core.ts';

/** Weights are kept as 16-bit floats with seven bits behind the point, row after row: small when compressed, and no difference in play. */

/** Reads the table at this address as 16-bit floats. */
export function packWeights({ wasm }: DuelCore, table: number): Uint8Array {
  const floats = new Float32Array(wasm.memory.buffer, table, wasm.weightFloats());
  const bytes = new Uint8Array(floats.length * 2);
  const view = new DataView(bytes.buffer);
  for (const [index, value] of floats.entries()) view.setUint16(index * 2, toHalf(value), true);
  return bytes;
}

/** Writes 16-bit floats into the table at this address. */
export function unpackWeights({ wasm }: DuelCore, table: number, bytes: Uint8Array): void {
  const count = wasm.weightFloats();
  if (bytes.length !== count * 2)
    throw new Error(`weights of ${bytes.length} bytes do not fit this net of ${count * 2}`);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const floats = new Float32Array(wasm.memory.buffer, table, count);
  for (let index = 0; index < count; index++) floats[index] = fromHalf(view.getUint16(index * 2, true));
}

/** Plays with these weights from now on. */
export function useWeights(core: DuelCore, bytes: Uint8Array): void {
  const table = core.wasm.makeTable();
  unpackWeights(core, table, bytes);
  core.wasm.useTable(table);
}

const SCRATCH = new DataView(new ArrayBuffer(4));

/** Rounds to the nearest 16-bit float whose last three bits are 0; beyond the range to its largest number, below its smallest to 0. */
export function toHalf(value: number): number {
  SCRATCH.setFloat32(0, value);
  const bits = SCRATCH.getUint32(0);
  const sign = (bits >>> 16) & 0x8000;
  const rounded = (bits & 0x7fffffff) + 0x8000;
  const exponent = (rounded >>> 23) - 112;
  if (exponent <= 0) return sign;
  if (exponent >= 31) return sign | 0x7bf8;
  return sign | (exponent << 10) | ((rounded >>> 13) & 0x3f8);
}

export function fromHalf(half: number): number {
  const exponent = (half >>> 10) & 31;
  if (exponent === 0) return 0;
  const size = (1 + (half & 0x3ff) / 1024) * 2 ** (exponent - 15);
  return half & 0x8000 ? -size : size;
}
