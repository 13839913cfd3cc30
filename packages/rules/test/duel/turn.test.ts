import { expect, test } from 'vitest';
import { after, holding, holdingBy, legal, powersOf, ticksOf, whyNot } from './situations.ts';

/** Player 1 has die 2 showing `f` and die 3 showing `q++`. */
const TWO_AND_THREE = 'roll d f q++ d+; pick 2; pick 1 4';
/** Player 1 has die 1 showing `d` and die 2 showing `f`. */
const ONE_AND_TWO = 'roll d f q++ d+; pick 1; pick 3 4';

const turning = after(holding('turn'), TWO_AND_THREE);

/** The faces some die is turned to while the other is drawn as it lies. */
const turnedBeside = (kept: string) =>
  new Set(
    legal(turning)
      .filter((text) => text.includes('~') && text.includes(` ${kept}@`) && !text.includes('^'))
      .map((text) => /~([^@]*)@/.exec(text)?.[1]),
  );

test('A die is turned to any other of its own faces', () => {
  expect(turnedBeside('q++')).toEqual(new Set(['d', 's', 'D+', 'S+', 'q']));
  expect(turnedBeside('f')).toEqual(new Set(['d', 's', 'D', 'S', 'f++']));
});

test('A turn is spent with the placement', () => {
  expect(powersOf(after(turning, 'place ~q@d2 q++@e2'), 1)).toEqual([]);
});

test('Without the power no die is turned', () => {
  expect(whyNot(after(holding(), TWO_AND_THREE), 'place ~q@d2 q++@e2')).toBe('power-not-owned');
});

test('Drawing both dice as they lie keeps the turn', () => {
  expect(powersOf(after(turning, 'place f@d2 q++@e2'), 1)).toEqual(['turn']);
});

test('Only one die is turned', () => {
  expect(whyNot(turning, 'place ~q@d2 ~f++@e2')).toBe('turn-once');
  expect(legal(turning).filter((text) => text.split('~').length > 2)).toEqual([]);
});

test('A die is not turned to the face it shows', () => {
  expect(whyNot(turning, 'place ~f@d2 q++@e2')).toBe('not-your-dice');
});

test('A die with two dots that shows one is not turned to the other', () => {
  const state = after(holding('turn'), ONE_AND_TWO);
  expect(whyNot(state, 'place f@c1 ~d@c2')).toBe('not-your-dice');
  expect(whyNot(state, 'place d@c1 ~d@c2')).toBeNull();
});

test('A die is not turned to a face of another die', () => {
  expect(whyNot(turning, 'place ~f++@d2 q++@e2')).toBe('not-your-dice');
});

test('A die may be turned to its joker, and a joker to a coat', () => {
  expect(whyNot(after(holding('turn'), ONE_AND_TWO), 'place ~?q@d2 f@e2')).toBeNull();
  const joker = after(holding('turn'), 'roll ? f q++ d+; pick 1; pick 3 4');
  expect(whyNot(joker, 'place f@c1 ~d@c2')).toBeNull();
  expect(whyNot(joker, 'place ~?q@d2 f@e2')).toBe('not-your-dice');
});

test('A turned die connects by its new face', () => {
  expect(whyNot(turning, 'place q++@c1 ~d@c2')).toBeNull();
  expect(whyNot(turning, 'place q++@c1 ~s@c2')).toBe('not-connected');
});

test('A turn is allowed whatever it is good for', () => {
  expect(whyNot(turning, 'place f@d2 ~d@e2')).toBeNull();
});

test('Turned to f++ with the castle is written ~f+++^', () => {
  expect(whyNot(turning, 'place ~f+++^@d2 f@e2')).toBeNull();
  expect(whyNot(turning, 'place ~f++^@d2 f@e2')).toBe('not-your-dice');
});

test.each([
  ['from a coat to another coat', 'place ~q@d2 q++@e2', 'd1 s1 D1 S1 q1'],
  ['from crosses to a coat', 'place f@d2 ~d@e2', 'd2 s1 D1 S1 f1'],
  ['from a coat to a cross', 'place q++@d2 ~D+@e2', 'd1 s1 D1 S1'],
  ['with the castle bonus', 'place ~q+^@d2 q++@e2', 'd1 s1 D1 S1'],
])('In every edition a turned die counts by its new face: %s', (_, placement, ticks) => {
  for (const edition of ['en', 'fr', 'es', 'pl'] as const) {
    const state = after(holdingBy(edition, 'turn'), TWO_AND_THREE);
    expect(ticksOf(state, 1)).toBe('d1 s1 D1 S1');
    expect(ticksOf(after(state, `${placement}; place d@d2 d+@e2`), 1)).toBe(ticks);
  }
});

test('A die turned to its joker does not tick', () => {
  const state = after(holding('turn'), `${ONE_AND_TWO}; place ~?q@d2 f@e2; place d+@b2 q++@c2`);
  expect(ticksOf(state, 1)).toBe('d1 s1 D1 S1 f1');
});

test('A die turned to what the other shows is still the turned one', () => {
  const state = after(holding('turn'), 'roll s d q++ d+; pick 1; pick 3 4');
  expect(legal(state)).toContain('place d@d2 ~d@e2');
  expect(legal(state)).toContain('place ~d@d2 d@e2');
  expect(legal(state)).not.toContain('place d@d2 d@e2');
});
