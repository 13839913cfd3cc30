import { type Drill, lessonNamed } from '@castellan/study';
import { beforeAll, expect, test } from 'vitest';
import { loadAreas } from '../src/i18n/index.ts';
import { answerText } from '../src/learn/course.ts';

beforeAll(() => loadAreas('course'));

const said = (lesson: string, best: number, yours: number): string =>
  answerText(lessonNamed(lesson)!, { lesson, best } as Drill, yours);

test('an answer says what it came to and what is possible, and never that nobody else could reach it', () => {
  expect(said('crosses', 7, 7)).toBe('Points: 7. Nothing does better.');
  expect(said('crosses', 7, 3)).toBe('Points: 3. Possible: 7.');
  expect(said('holes', -1, -3)).toBe('Squares lost for good: 3. Possible: 1.');
});

test('nothing left over is 0, without a sign', () => {
  expect(said('denial', 0, -3)).toBe('Your points less those you leave: -3. Possible: 0.');
});

test('in the turn order, fewer points are one mistake and a higher number is another', () => {
  expect(said('turn-order', 692, 488)).toBe('Another domino brings more points.');
  expect(said('turn-order', 692, 679)).toBe('Another domino brings as many points and has a lower number.');
  expect(said('turn-order', -8, -30)).toBe('Another domino brings as many points and has a lower number.');
});
