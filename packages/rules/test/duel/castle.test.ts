import { expect, test } from 'vitest';
import { after, castleOf, drawnBy, legal, play, ticksOf, whyNot } from './situations.ts';

const JOKER_AND_STRIPE = 'roll ? s f++ d+; pick 1; pick 3 4';
const FULL_AND_DOT = 'roll ? s f++ d+; pick 3; pick 1 2';

test.each([
  ['a coat without a cross', JOKER_AND_STRIPE, 'place s+^@b3 ?q@c3', 'b3 s+'],
  ['a joker', JOKER_AND_STRIPE, 'place s@b3 ?q+^@c3', 'c3 q+'],
  ['a coat with a cross', FULL_AND_DOT, 'place d++^@b3 f++@c3', 'b3 d++'],
  ['a coat with two crosses', FULL_AND_DOT, 'place d+@b3 f+++^@c3', 'c3 f+++'],
])('In every edition the castle adds a cross to %s', (_, script, placement, square) => {
  for (const edition of ['en', 'fr', 'es', 'pl']) {
    const state = play(`edition=${edition}`, `${script}; ${placement}`);
    expect(drawnBy(state, 1)).toContain(square);
    expect(castleOf(state, 1)).toBe(false);
  }
});

const DOT_AND_STRIPE = play('', 'roll d s f++ d+; pick 1; pick 3 4');

test('The castle adds a cross to one of the two dice, not to both', () => {
  expect(whyNot(DOT_AND_STRIPE, 'place s+^@b3 d+^@c3')).toBe('castle-once');
});

test('The castle adds one cross, not two', () => {
  expect(whyNot(DOT_AND_STRIPE, 'place s@b3 d++^@c3')).toBe('not-your-dice');
});

test('A cross from nowhere is not a castle bonus', () => {
  expect(whyNot(DOT_AND_STRIPE, 'place s@b3 d+@c3')).toBe('not-your-dice');
});

test('The castle bonus comes once per game', () => {
  const later = after(
    DOT_AND_STRIPE,
    'place s@b3 d+^@c3; place d+@b3 f++@c3; roll d s f++ d+; pick 3; pick 1 2; place d+@c1 f++@c2',
  );
  expect(whyNot(later, 'place s@c1 d+^@c2')).toBe('castle-spent');
  expect(whyNot(later, 'place s@c1 d@c2')).toBeNull();
  expect(legal(later).filter((text) => text.includes('^'))).toEqual([]);
});

test('Each player has a castle bonus', () => {
  const state = after(DOT_AND_STRIPE, 'place s@b3 d+^@c3');
  expect([castleOf(state, 1), castleOf(state, 2)]).toEqual([false, true]);
  expect(castleOf(after(state, 'place d+@b3 f+++^@c3'), 2)).toBe(false);
});

test('A castle bonus that is not taken is kept', () => {
  expect(castleOf(after(DOT_AND_STRIPE, 'place s@b3 d@c3; place d+@b3 f++@c3'), 1)).toBe(true);
});

test.each(['en', 'fr', 'es', 'pl'])('The castle bonus die does not tick, the other one does, by %s', (edition) => {
  const ticksAfter = (placement: string) =>
    ticksOf(play(`edition=${edition}`, `roll d s f++ d+; pick 1; pick 3 4; ${placement}; place d+@b3 f++@c3`), 1);
  expect(ticksAfter('place s@b3 d+^@c3')).toBe('s1');
  expect(ticksAfter('place s+^@b3 d@c3')).toBe('d1');
});

test('The castle bonus does not connect anything', () => {
  expect(whyNot(DOT_AND_STRIPE, 'place s@a1 d+^@a2')).toBe('not-connected');
});

test('There is no limit on crosses in a square', () => {
  const state = play('boxes=q:1', 'roll d q f++ d+; pick 2; pick 1 4; place q@b3 f+++^@c3; place d@b3 d+@c3; cross c3');
  expect(drawnBy(state, 1)).toEqual(['b3 q', 'c3 f++++']);
});
