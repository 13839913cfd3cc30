import { expect, test, vi } from 'vitest';
import { newId, newSecret, ownRandom } from '../src/index.ts';

test('an id has 14 letters and digits that nobody confuses, all of them equally often', () => {
  const ids = Array.from({ length: 3000 }, () => newId());
  for (const id of ids) expect(id).toMatch(/^[2-9a-hjkmnp-z]{14}$/);
  const counts = new Map<string, number>();
  for (const letter of ids.join('')) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  expect(counts.size).toBe(31);
  // 1355 of each; beyond 8 standard deviations nobody ever sees it.
  for (const count of counts.values()) expect(Math.abs(count - (3000 * 14) / 31)).toBeLessThan(8 * 36.2);
  expect(newId(3)).toHaveLength(3);
});

test('a secret has two hexadecimal digits a byte, also where the first is 0', () => {
  const secrets = Array.from({ length: 50 }, () => newSecret());
  for (const secret of secrets) expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(new Set(secrets).size).toBe(50);
  expect(newSecret(16)).toHaveLength(32);
});

test('the own generator is even also where its range does not divide 2³²', () => {
  const n = 3_000_000_000;
  const drawn = Array.from({ length: 4000 }, () => ownRandom(n));
  expect(Math.max(...drawn)).toBeLessThan(n);
  // 43 of 100; were nothing drawn again, 60. Ten standard deviations to either side.
  const low = drawn.filter((one) => one < 2 ** 32 - n).length / 4000;
  expect(Math.abs(low - 0.432)).toBeLessThan(0.08);
});

test('a byte that would favour some letters is passed over', () => {
  const bytes = [255, 248, 247, 0, 31, 30];
  const random = vi.spyOn(crypto, 'getRandomValues').mockImplementation((into) => {
    (into as unknown as Uint8Array).set(bytes.splice(0, 3));
    return into;
  });
  try {
    expect(newId(3)).toBe('z22');
    expect(bytes).toEqual([]);
  } finally {
    random.mockRestore();
  }
});
