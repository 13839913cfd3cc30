import { duel, PRINTED_SHEET } from '@castellan/rules';
import { describe, expect, test } from 'vitest';
import { after, drawnBy, legal, play, ticksOf, totals, whyNot } from './situations.ts';

const SIX_COATS = ['bonus D', 'bonus S', 'bonus d', 'bonus f', 'bonus q', 'bonus s'];

describe('A fills the line of domains', () => {
  const state = play('boxes=f:1', 'roll d f s s; pick 2; pick 1 3; place s@b3 f@c3; place s@b3 d@c3');

  test('and chooses one of the six coats at once, before B ticks', () => {
    expect([duel.turn(state), legal(state)]).toEqual([1, SIX_COATS]);
    expect(ticksOf(state, 1)).toBe('s1 f1');
    expect(ticksOf(state, 2)).toBe('');
  });

  test('then B ticks and the next round begins', () => {
    const chosen = after(state, 'bonus q');
    expect([ticksOf(chosen, 2), duel.turn(chosen), chosen.round]).toEqual(['d1 s1', 'chance', 2]);
    expect(chosen.players[0].bonus).toBe('q');
  });

  test('and nothing else can be done meanwhile', () => {
    for (const text of ['cross c3', 'pass', 'pick 1', 'roll d f s s']) expect(whyNot(state, text)).toBe('not-now');
  });
});

describe('A fills the line of cross', () => {
  const state = play('boxes=q:1', 'roll d q s s; pick 2; pick 1 3; place s@b3 q@c3; place s@e3 d@f3');

  test('and adds a cross to a coat already drawn on its map, at once', () => {
    expect([duel.turn(state), legal(state)]).toEqual([1, ['cross b3', 'cross c3']]);
    expect(drawnBy(after(state, 'cross b3'), 1)).toEqual(['b3 s+', 'c3 q']);
    expect(totals(after(state, 'cross b3'))).toEqual([1, 0]);
  });

  test('but not to an empty square, the castle, or a square of the other map', () => {
    expect(whyNot(state, 'cross a1')).toBe('nothing-drawn');
    expect(whyNot(state, 'cross e3')).toBe('nothing-drawn');
    expect(whyNot(state, 'cross d3')).toBe('castle-square');
  });

  test('before B ticks', () => {
    expect(ticksOf(state, 2)).toBe('');
    expect(ticksOf(after(state, 'cross b3'), 2)).toBe('d1 s1');
  });
});

test('A cross added later takes back no tick', () => {
  const state = play('boxes=q:1', 'roll d q s s; pick 2; pick 1 3; place s@b3 q@c3; place s@b3 d@c3; cross b3');
  expect(ticksOf(state, 1)).toBe('s1 q1');
});

test('A cross may go to a coat that has crosses', () => {
  const state = play('boxes=q:1', 'roll d q f++ s; pick 2; pick 1 4; place q@b3 f++@c3; place s@b3 d@c3; cross c3');
  expect(drawnBy(state, 1)).toEqual(['b3 q', 'c3 f+++']);
});

test('When B fills the line, A has ticked before', () => {
  const state = play('boxes=f:1', 'roll d f s s; pick 1; pick 2 3; place s@b3 d@c3; place s@b3 f@c3');
  expect([duel.turn(state), ticksOf(state, 1)]).toEqual([2, 'd1 s1']);
  expect(after(state, 'bonus s').round).toBe(2);
});

test('A lightning power is never kept', () => {
  const state = play('boxes=f:1', 'roll d f s s; pick 2; pick 1 3; place s@b3 f@c3; place s@b3 d@c3; bonus f');
  expect(state.players[0].powers).toEqual([]);
});

test('Two lightnings in one round cannot happen with the printed dice: only one die shows f or q without a cross', () => {
  expect(PRINTED_SHEET.dice.map((faces) => faces.some((face) => face === 'f' || face === 'q'))).toEqual([
    false,
    true,
    false,
    false,
  ]);
});

describe('Two lightnings in one round, with a die 1 of our own', () => {
  const OWN_DIE = 'die1=f,d,d,s,D+,S+ boxes=f:1,q:1';
  const ONE_TAKES_BOTH = 'roll f q s s; pick 1; pick 3 4; place q@b3 f@c3; place s@b3 s@c3';

  test.each([
    ['as printed', OWN_DIE],
    ['also where f gives cross and q gives domains', `${OWN_DIE} powers=f:cross,q:domains`],
  ])('One player resolves domains first, then cross, and the other ticks after both: %s', (_, options) => {
    const first = play(options, ONE_TAKES_BOTH);
    expect([duel.turn(first), legal(first)]).toEqual([1, SIX_COATS]);
    const second = after(first, 'bonus f');
    expect([duel.turn(second), legal(second), ticksOf(second, 2)]).toEqual([1, ['cross b3', 'cross c3'], '']);
    const done = after(second, 'cross b3');
    expect([duel.turn(done), ticksOf(done, 2)]).toEqual(['chance', 's2']);
  });

  test('A resolves its own before B ticks for the other', () => {
    const first = play(OWN_DIE, 'roll f q s s; pick 1; pick 2 3; place s@b3 f@c3; place s@b3 q@c3');
    expect([duel.turn(first), ticksOf(first, 2)]).toEqual([1, '']);
    const second = after(first, 'bonus f');
    expect([duel.turn(second), legal(second), ticksOf(second, 2)]).toEqual([2, ['cross b3', 'cross c3'], 's1 q1']);
    expect(after(second, 'cross c3').round).toBe(2);
  });

  test('Both draw a coat of a lightning line of one box: only A gets it, and B does not choose', () => {
    const state = play(OWN_DIE, 'roll f f s s; pick 1; pick 2 3; place s@b3 f@c3; place s@b3 f@c3; bonus f');
    expect([duel.turn(state), state.players[1].bonus, ticksOf(state, 2)]).toEqual(['chance', null, 's1']);
  });
});

test('A cross with nothing drawn on the map is lost', () => {
  // Nobody can pass with an empty map, so the map is wiped here while the tick is pending.
  const played = play('boxes=q:1', 'roll d q s s; pick 2; pick 1 3; place s@b3 q@c3');
  const [one, two] = played.players;
  const wiped = { ...played, players: [{ ...one, map: two.map }, two] as const };
  const state = after(wiped, 'place s@b3 d@c3');
  expect([duel.turn(state), state.round, ticksOf(state, 1), ticksOf(state, 2)]).toEqual([
    'chance',
    2,
    's1 q1',
    'd1 s1',
  ]);
});

test('The coat chosen for domains is previewed with what it will bring', () => {
  const state = play('boxes=f:1', 'roll d f s s; pick 2; pick 1 3; place s@b3 f@c3; place s@b3 d@c3');
  expect(duel.preview(state, { type: 'bonus', coat: 's' }).total).toBe(3);
  expect(duel.preview(state, { type: 'bonus', coat: 'q' }).total).toBe(0);
});
