import { duel, must, PRINTED_SHEET, printFraction } from '@castellan/rules';
import { expect, test } from 'vitest';
import { after, legal, play, powersOf, ticksOf, walled, whyNot } from './situations.ts';

test('A die of our own has our faces, and a face that stands twice comes twice as often', () => {
  const state = play('die1=f,f,f,f,f,q');
  const chance = (text: string) => printFraction(duel.probability(state, must(duel.parseAction(text)))!);
  expect(duel.chanceCount(state)).toBe(2 * 6 * 6 * 6);
  expect([chance('roll f d d s'), chance('roll q d d s')]).toEqual(['5/1296', '1/1296']);
  expect(whyNot(state, 'roll d d d s')).toBe('not-a-face');
});

test('Every die may be our own', () => {
  const faces = ['d,d,d,d,d,d', 's,s,s,s,s,s', 'f+++,q,q,q,q,q', '?,?,?,?,?,?'];
  const state = play(faces.map((die, index) => `die${index + 1}=${die}`).join(' '));
  expect(legal(state)).toEqual(['roll d s f+++ ?', 'roll d s q ?']);
});

test('A die of our own is turned to its own faces', () => {
  const state = play(
    'die2=f,q+,q+,D,D,D boxes=s:1 powers=s:turn,S:split',
    `roll s f f++ d+; pick 1; pick 3 4; place f@b3 s@c3; place d+@b3 f++@c3
     roll s f f++ d+; pick 1; pick 2 3; place s@d2 d+@e2`,
  );
  const faces = legal(state).flatMap((text) => /~([^@^]+)@\S+ f\+\+@/.exec(text)?.[1] ?? []);
  expect(new Set(faces)).toEqual(new Set(['q+', 'D']));
});

test('A line with one more box needs one more tick', () => {
  expect(powersOf(walled('boxes=d:3,s:4'), 1)).toEqual(['free']);
  expect(powersOf(walled('boxes=d:3,s:4'), 2)).toEqual(['split']);
  expect(powersOf(walled('boxes=d:5,s:5'), 2)).toEqual([]);
});

test('Powers may change lines: dots give split and stripes give free', () => {
  const state = play(
    'boxes=d:1 powers=d:split,s:free',
    'roll d s f++ d+; pick 1; pick 3 4; place s@b3 d@c3; place d+@b3 f++@c3',
  );
  expect(powersOf(state, 1)).toEqual(['split']);
});

test('A lightning power is lightning on any line', () => {
  const state = play(
    'boxes=d:1 powers=d:cross,q:free',
    'roll d s f++ d+; pick 1; pick 3 4; place s@b3 d@c3; place d+@b3 f++@c3',
  );
  expect(legal(state)).toEqual(['cross b3', 'cross c3']);
  expect(ticksOf(after(state, 'cross c3'), 1)).toBe('d1 s1');
});

test('A kept power is kept on any line', () => {
  const state = play(
    'boxes=f:1 powers=f:free,d:domains',
    'roll d f q++ d+; pick 2; pick 1 4; place q++@b3 f@c3; place d@b3 d+@c3',
  );
  expect([duel.turn(state), powersOf(state, 1)]).toEqual(['chance', ['free']]);
});

test.each(['die1=f,d,d,s,D+,S+', 'boxes=f:4', 'powers=d:split,s:free', 'die3=d,s,D,S,f++,q+++ boxes=d:1,q:2'])(
  'A sheet of our own is written as what differs from the printed one: %s',
  (words) => {
    const options = must(duel.parseOptions(words.split(' ')));
    expect(duel.printOptions(options).join(' ')).toBe(`edition=en ${words} rules=2`);
    expect(duel.parseOptions(duel.printOptions(options))).toEqual({ ok: true, value: options });
  },
);

test('A sheet of our own that says what is printed is the printed one', () => {
  expect(duel.options(play('die1=?,d,d,s,D+,S+ boxes=d:5 powers=d:free')).sheet).toEqual(PRINTED_SHEET);
  expect(duel.printOptions(duel.options(play('die1=?,d,d,s,D+,S+ boxes=d:5 powers=d:free')))).toEqual([
    'edition=en',
    'rules=2',
  ]);
});
