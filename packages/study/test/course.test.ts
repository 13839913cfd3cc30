import { GAMES, must, readPosition } from '@castellan/rules';
import { describe, expect, test } from 'vitest';
import { CONCEPTS, COURSE, DRILLS, lessonNamed, makeDrill, valueIn } from '../src/index.ts';

const stateOf = (position: string): unknown => must(readPosition(position, GAMES)).state;

test('the course has some twenty lessons, each with a name of its own', () => {
  expect(COURSE.length).toBeGreaterThanOrEqual(20);
  expect(new Set(COURSE.map(({ name }) => name)).size).toBe(COURSE.length);
});

test('nearly every concept of a mistake has a lesson', () => {
  const taught = new Set(COURSE.map(({ concept }) => concept));
  expect(CONCEPTS.filter((concept) => !taught.has(concept))).toEqual(['tie-break']);
});

describe.each(COURSE)('the drills of $name', (lesson) => {
  const drills = Array.from({ length: DRILLS }, (_, seed) => makeDrill(lesson, seed + 1));

  test('have one answer by the rules: nothing else reaches it, and most choices miss it', () => {
    for (const drill of drills) {
      const state = stateOf(drill.position);
      const game = GAMES.find(({ name }) => name === lesson.game)!;
      const values = game
        .legal(state as never)
        .map((action) => valueIn(drill, state, game.printAction(action as never)));
      expect(Math.max(...values)).toBe(drill.best);
      expect(valueIn(drill, state, drill.answer)).toBe(drill.best);
      const right = values.filter((value) => value === drill.best);
      expect(right.length).toBeLessThanOrEqual(values.length / 2);
    }
  });

  test('are the same for the same seed, and others for another', () => {
    expect(makeDrill(lesson, 1)).toEqual(drills[0]);
    expect(new Set(drills.map(({ position }) => position)).size).toBe(DRILLS);
  });
});

test('who looks at the own map alone falls into the trap of a denial', () => {
  const lesson = lessonNamed('denial')!;
  const { position, answer } = makeDrill(lesson, 3);
  const state = stateOf(position);
  const best = (name: string) => {
    const game = GAMES[0]!;
    return game
      .legal(state as never)
      .map((action) => game.printAction(action as never))
      .toSorted((a, b) => valueIn({ lesson: name }, state, b) - valueIn({ lesson: name }, state, a))[0];
  };
  expect(best('denial')).toBe(answer);
  expect(best('draft')).not.toBe(answer);
});

test('an empty square without an empty one beside it counts as lost', () => {
  const drill = makeDrill(lessonNamed('holes')!, 2);
  const state = stateOf(drill.position);
  const game = GAMES[0]!;
  const values = game.legal(state as never).map((action) => valueIn(drill, state, game.printAction(action as never)));
  // The answer cuts nothing off; what misses it loses a square or more.
  expect(Math.min(...values)).toBeLessThan(drill.best);
});
