import { duel, EDITIONS, must } from '@castellan/rules';
import { expect, test } from 'vitest';
import { after, NOTHING_FITS, play, walled } from './situations.ts';

const switchesOf = (options: string) => {
  const { edition, ticks, equal } = duel.options(play(options));
  return [edition, ticks, equal];
};

test('There are four editions, and without a word the English one is played', () => {
  expect(Object.keys(EDITIONS)).toEqual(['en', 'fr', 'es', 'pl']);
  expect(switchesOf('')).toEqual(switchesOf('edition=en'));
});

test.each([
  ['en', 'drawn', 'draw'],
  ['fr', 'formed', 'draw'],
  ['es', 'formed', 'draw'],
  ['pl', 'drawn', 'shared'],
])('By edition %s a die ticks when %s, and equality is called %s', (edition, ticks, equal) => {
  expect(switchesOf(`edition=${edition}`)).toEqual([edition, ticks, equal]);
});

test.each([
  ['edition=en ticks=formed', ['en', 'formed', 'draw']],
  ['edition=fr ticks=drawn', ['fr', 'drawn', 'draw']],
  ['equal=shared edition=es', ['es', 'formed', 'shared']],
  ['edition=pl equal=draw ticks=formed', ['pl', 'formed', 'draw']],
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

test.each(['edition=en', 'edition=fr ticks=drawn', 'edition=pl equal=draw', 'edition=es'])(
  'Options are written as they are read: %s',
  (options) => {
    const parsed = must(duel.parseOptions(options.split(' ')));
    expect(duel.printOptions(parsed).join(' ')).toBe(`${options} rules=1`);
    expect(duel.parseOptions(duel.printOptions(parsed))).toEqual({ ok: true, value: parsed });
  },
);

test('A switch that says what the edition says is not written', () => {
  expect(duel.printOptions(duel.options(play('edition=fr ticks=formed equal=draw'))).join(' ')).toBe(
    'edition=fr rules=1',
  );
});
