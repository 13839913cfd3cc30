import { duel } from '@castellan/rules';
import { expect, test } from 'vitest';
import {
  after,
  allows,
  castleOf,
  holding,
  legal,
  NOTHING_FITS,
  play,
  powersOf,
  ticksOf,
  walled,
  whyNot,
} from './situations.ts';

test('Who can place must place', () => {
  expect(whyNot(play('', 'roll d s f++ ?; pick 3; pick 1 4'), 'pass')).toBe('must-place');
});

test('Who can place without a power must place, although it holds powers', () => {
  const state = after(holding('free', 'split', 'turn'), 'roll d f q++ d+; pick 2; pick 1 4');
  expect(whyNot(state, 'pass')).toBe('must-place');
  expect(allows(state, 'place f@a1 q++@a2')).toBe(true);
});

test('Where nothing can be placed, passing is the only action, and still an action', () => {
  const state = after(walled(), NOTHING_FITS);
  expect([duel.turn(state), legal(state)]).toEqual([1, ['pass']]);
  expect([duel.turn(after(state, 'pass')), legal(after(state, 'pass'))]).toEqual([2, ['pass']]);
});

test('The castle bonus does not make a place: it is still there when nothing fits', () => {
  expect(castleOf(after(walled(), NOTHING_FITS), 1)).toBe(true);
});

// The third dot, or stripe, is drawn in round 3, where player 1 is A.
test('Where only a power helps, the player may use it or pass', () => {
  const state = after(walled('boxes=d:3'), NOTHING_FITS);
  expect(powersOf(state, 1)).toEqual(['free']);
  expect(allows(state, 'pass')).toBe(true);
  expect(allows(state, 'place f@a1 q++@a2')).toBe(true);
});

test('A power that does not help leaves only the pass', () => {
  const state = after(walled('boxes=s:3'), NOTHING_FITS);
  expect([powersOf(state, 1), legal(state)]).toEqual([['split'], ['pass']]);
});

test('A turn may make a place', () => {
  const state = after(walled('boxes=s:3 powers=s:turn,S:split'), NOTHING_FITS);
  expect(allows(state, 'pass')).toBe(true);
  expect(allows(state, 'place q++@c1 ~d@c2')).toBe(true);
  expect(legal(state).every((text) => text === 'pass' || text.includes('~'))).toBe(true);
});

test('A pass spends nothing and draws nothing', () => {
  const before = after(walled('boxes=d:3'), NOTHING_FITS);
  const passed = after(before, 'pass');
  expect([powersOf(passed, 1), castleOf(passed, 1)]).toEqual([['free'], true]);
  expect(passed.players[0].map).toEqual(before.players[0].map);
});

/** Player 1 passes with `f` and `q++`, player 2 places. */
const ONE_PASSES = 'roll d f q++ s; pick 2; pick 1 4; pass; place s@c1 d@c2';

test.each([
  ['edition=en', 'nothing', 'd4 s4'],
  ['edition=pl', 'nothing', 'd4 s4'],
  ['edition=fr', 'for its dice as rolled', 'd4 s4 f1'],
  ['edition=es', 'for its dice as rolled', 'd4 s4 f1'],
  ['edition=en ticks=formed', 'for its dice as rolled', 'd4 s4 f1'],
  ['edition=es ticks=drawn', 'nothing', 'd4 s4'],
])('By %s a player who passes ticks %s', (options, _, ticks) => {
  expect(ticksOf(after(walled(options), ONE_PASSES), 1)).toBe(ticks);
});

test('In fr a pass can fill a line and get its power', () => {
  const state = after(walled('edition=fr boxes=f:1'), ONE_PASSES);
  expect([duel.turn(state), legal(state)]).toEqual([
    1,
    ['bonus D', 'bonus S', 'bonus d', 'bonus f', 'bonus q', 'bonus s'],
  ]);
});

test('By en nothing of a pass is left to be ticked', () => {
  expect(after(walled(), `${NOTHING_FITS}; pass`).players[0].counts).toEqual([]);
});

test('In fr a joker that could not be drawn ticks nothing', () => {
  const state = after(walled('edition=fr'), 'roll ? f q++ d+; pick 1; pick 2 4');
  const [one, two] = state.players;
  // Every second square is empty, so no two of them share an edge.
  const map = one.map.map((_, square) => (square % 2 === 0 ? null : ({ kind: 'f', marks: 0 } as const)));
  const boxedIn = { ...state, players: [{ ...one, map }, two] as const };
  expect(legal(boxedIn)).toEqual(['pass']);
  expect(after(boxedIn, 'pass').players[0].counts).toEqual([]);
});
