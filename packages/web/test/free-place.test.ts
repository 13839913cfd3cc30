import { expect, test } from 'vitest';
import { freePlace } from '../src/table/free-place.ts';

const ROOM = { left: 0, top: 0, right: 360, bottom: 640 };
const MAP = { left: 10, top: 300, right: 350, bottom: 560 };
const NAME = { width: 60, height: 16 };

test('a name stands in the middle of the lower edge of its thing', () => {
  expect(freePlace(MAP, NAME, [], ROOM)).toEqual({ left: 150, top: 552, right: 210, bottom: 568 });
});

test('a name never covers text: it moves along the edge, then to the other edge, or is not there', () => {
  const text = { left: 140, top: 550, right: 230, bottom: 570 };
  expect(freePlace(MAP, NAME, [text], ROOM)).toMatchObject({ left: 12, top: 552 });
  const below = { left: 0, top: 540, right: 360, bottom: 640 };
  expect(freePlace(MAP, NAME, [below], ROOM)).toMatchObject({ left: 150, top: 292 });
  expect(freePlace(MAP, NAME, [ROOM], ROOM)).toBeNull();
});

test('a name is never cut by the edge of the screen', () => {
  const low = { left: 10, top: 600, right: 350, bottom: 640 };
  expect(freePlace(low, NAME, [], ROOM)).toMatchObject({ top: 592, bottom: 608 });
});
