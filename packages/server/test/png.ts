import { inflateSync } from 'node:zlib';

export interface Dots {
  readonly width: number;
  readonly height: number;
  /** Red, green and blue. */
  at(x: number, y: number): readonly [number, number, number];
}

/** Reads a PNG of eight bits a channel, with or without transparency, not interlaced. */
export function readPng(png: Buffer): Dots {
  if (png.toString('latin1', 1, 4) !== 'PNG') throw new Error('this is no PNG');
  const parts: Buffer[] = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
      parts.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  }
  const [width, height, depth, colour] = [png.readUInt32BE(16), png.readUInt32BE(20), png[24], png[25]];
  if (depth !== 8 || (colour !== 2 && colour !== 6)) throw new Error(`depth ${depth}, colour ${colour}`);
  const channels = colour === 6 ? 4 : 3;
  const row = width * channels;
  const bytes = inflateSync(Buffer.concat(parts));
  const dots = Buffer.alloc(row * height);
  for (let y = 0; y < height; y++) {
    const filter = bytes[y * (row + 1)]!;
    for (let x = 0; x < row; x++) {
      const left = x >= channels ? dots[y * row + x - channels]! : 0;
      const above = y > 0 ? dots[(y - 1) * row + x]! : 0;
      const corner = x >= channels && y > 0 ? dots[(y - 1) * row + x - channels]! : 0;
      const guess = [0, left, above, (left + above) >> 1, paeth(left, above, corner)][filter]!;
      dots[y * row + x] = bytes[y * (row + 1) + 1 + x]! + guess;
    }
  }
  return {
    width,
    height,
    at: (x, y) => {
      const from = y * row + x * channels;
      return [dots[from]!, dots[from + 1]!, dots[from + 2]!];
    },
  };
}

function paeth(left: number, above: number, corner: number): number {
  const all = [left, above, corner].map((one) => ({ one, away: Math.abs(left + above - corner - one) }));
  return all.reduce((best, next) => (next.away < best.away ? next : best)).one;
}
