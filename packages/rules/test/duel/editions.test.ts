import { duel, EDITIONS, must } from '@castellan/rules';
import { expect, test } from 'vitest';
import { after, NOTHING_FITS, play, walled } from './situations.ts';

const switchesOf = (options: string) => {
  const { edition, ticks, equal, end } = duel.options(play(options));
  return [edition, ticks, equal, end];
};

test('There are four editions, and without a word the English one is played', () => {
  expect(Object.keys(EDITIONS)).toEqual(['en', 'fr', 'es', 'pl']);
  expect(switchesOf('')).toEqual(switchesOf('edition=en'));
});

test.each([
  ['en', 'drawn', 'draw', 'map'],
  ['fr', 'formed', 'draw', 'map'],
  ['es', 'formed', 'draw', 'map'],
  ['pl', 'drawn', 'shared', 'round'],
])('By edition %s a die ticks when %s, equality is called %s, and a full map ends the %s', (...switches) => {
  expect(switchesOf(`edition=${switches[0]}`)).toEqual(switches);
});

test.each(['en', 'fr', 'es', 'pl'])('By version 1 of the rules edition %s finishes the round', (edition) => {
  const [name, ticks, equal] = switchesOf(`edition=${edition}`);
  expect(switchesOf(`edition=${edition} rules=1`)).toEqual([name, ticks, equal, 'round']);
});

test.each([
  ['edition=en ticks=formed', ['en', 'formed', 'draw', 'map']],
  ['edition=fr ticks=drawn', ['fr', 'drawn', 'draw', 'map']],
  ['equal=shared edition=es', ['es', 'formed', 'shared', 'map']],
  ['edition=pl equal=draw ticks=formed', ['pl', 'formed', 'draw', 'round']],
  ['end=round edition=fr', ['fr', 'formed', 'draw', 'round']],
  ['edition=pl end=map', ['pl', 'drawn', 'shared', 'map']],
])('An option beats the edition, in any order: %s', (options, switches) => {
  expect(switchesOf(options)).toEqual(switches);
});

test.each([
  ['', 'a draw'],
  ['edition=fr', 'a draw'],
  ['edition=es', 'a draw'],
  ['edition=pl', 'a shared victory'],
  ['edition=en equal=shared', 'a shared victory'],
  ['edition=pl equal=draw', 'a draw'],
])('Equal after the tie-break is, with "%s", %s', (options, name) => {
  const over = after(walled(options), `${NOTHING_FITS}; pass; pass`);
  expect(duel.result(over)).toEqual({ kind: 'draw', shared: name === 'a shared victory' });
});

test('The edition is fixed at the start and stays with the game', () => {
  const start = play('edition=pl ticks=formed');
  const later = after(start, 'roll d s f++ d+; pick 1; pick 3 4; place s@b3 d@c3; place d+@b3 f++@c3');
  expect(duel.options(later)).toEqual(duel.options(start));
});

test.each([
  'edition=en rules=2',
  'edition=fr ticks=drawn rules=2',
  'edition=pl equal=draw rules=2',
  'edition=es end=round rules=2',
  'edition=pl end=map boxes=d:3 rules=2',
  'edition=en rules=1',
  'edition=pl equal=draw rules=1',
])('Options are written as they are read: %s', (options) => {
  const parsed = must(duel.parseOptions(options.split(' ')));
  expect(duel.printOptions(parsed).join(' ')).toBe(options);
  expect(duel.parseOptions(duel.printOptions(parsed))).toEqual({ ok: true, value: parsed });
});

test('Options that name no version are played by the newest rules', () => {
  expect(duel.printOptions(duel.options(play('edition=en'))).join(' ')).toBe(`edition=en rules=${duel.rulesVersion}`);
  expect(duel.rulesVersion).toBe(2);
});

test('A switch that says what the edition says is not written', () => {
  expect(duel.printOptions(duel.options(play('edition=fr ticks=formed equal=draw end=map'))).join(' ')).toBe(
    'edition=fr rules=2',
  );
});
