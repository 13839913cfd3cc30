import { expect, test } from 'vitest';
import { apart, type Label } from '../src/table/apart.ts';

const ROOM = { width: 360, height: 500 };
const label = (x: number, y: number): Label => ({ x, y, width: 100, height: 30 });

test('a name at the edge of a phone comes inside it', () => {
  const [left, low] = apart([label(10, 100), label(200, 495)], ROOM);
  expect(left!.x - 50).toBeGreaterThanOrEqual(0);
  expect(low!.y + 15).toBeLessThanOrEqual(ROOM.height);
});

test('no name lies on another, also at the lower edge', () => {
  const asked = [label(100, 100), label(150, 110), label(120, 130), label(200, 490), label(220, 490)];
  const placed = apart(asked, ROOM);
  for (const one of placed) {
    for (const other of placed) {
      if (one === other) continue;
      const overlap = Math.abs(one.x - other.x) < 100 && Math.abs(one.y - other.y) < 30;
      expect(overlap).toBe(false);
    }
  }
});

test('a name with room around it stays where its thing is', () => {
  expect(apart([label(100, 100), label(250, 100)], ROOM)).toEqual([label(100, 100), label(250, 100)]);
});
