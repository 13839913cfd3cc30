import decodeQr from 'qr/decode.js';
import { describe, expect, test } from 'vitest';
import { qrPicture } from '../src/ui/qr.tsx';

const DOT = 6;

/** Draws the path as a camera would see it. Our paths are runs of squares in one row: `Mx yhNv1h-Nz`. */
function seen(text: string) {
  const { side, path } = qrPicture(text);
  const width = side * DOT;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let row = Number(y) * DOT; row < (Number(y) + 1) * DOT; row++) {
      const from = (row * width + Number(x) * DOT) * 4;
      for (let at = from; at < from + Number(run) * DOT * 4; at += 4) data.fill(0, at, at + 3);
    }
  }
  return { width, height: width, data };
}

describe('a QR code', () => {
  test.each([
    ['an invitation', 'https://castellan.example/#/online/g/0123456789abcdefghij?key=abcdefghijklmnopqrst'],
    ['a recovery code', '7K3PW-9XQ4T-M2RHB-8D6FN'],
    ['letters of four languages', 'Zażółć gęślą jaźń · où ça ? · ¿Ñandú?'],
    ['a long replay', `https://castellan.example/#/r/${'a1B2-_'.repeat(120)}`],
  ])('is read back by a camera: %s', (_, text) => {
    expect(decodeQr(seen(text), { timeLimit: Number.POSITIVE_INFINITY, effort: 8 })).toBe(text);
  });
});
