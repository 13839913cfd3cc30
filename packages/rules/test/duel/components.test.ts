import { COATS, duel, MAP, PRINTED_SHEET, SQUARES_TO_FILL } from '@castellan/rules';
import { expect, test } from 'vitest';
import { play } from './situations.ts';

test.each([
  [1, '? d d s D+ S+'],
  [2, 'd s D+ S+ f q'],
  [3, 'd s D S f++ q++'],
  [4, '? d+ s s+ D S'],
])('Die %i has the faces %s', (number, faces) => {
  expect(PRINTED_SHEET.dice[number - 1]!.join(' ')).toBe(faces);
});

test.each([
  ['d', 5, 'free'],
  ['s', 5, 'split'],
  ['D', 4, 'both'],
  ['S', 4, 'turn'],
  ['f', 3, 'domains'],
  ['q', 3, 'cross'],
] as const)('The line of %s has %i boxes and gives %s', (coat, boxes, power) => {
  expect([PRINTED_SHEET.boxes[coat], PRINTED_SHEET.powers[coat]]).toEqual([boxes, power]);
});

test('There are six coats of arms', () => {
  expect(COATS.join('')).toBe('dsDSfq');
});

test('The map has columns a to g and rows 1 to 5 with the castle on d3: 34 squares to fill', () => {
  expect([MAP.names[0], MAP.names.at(-1), MAP.names[MAP.castle]]).toEqual(['a1', 'g5', 'd3']);
  expect(SQUARES_TO_FILL).toBe(34);
  expect(MAP.size - 1).toBe(34);
});

test('Both begin with an empty map, an empty spellbook and their castle bonus', () => {
  const [one, two] = play('').players;
  expect(one).toEqual(two);
  expect(one.map.every((drawn) => drawn === null)).toBe(true);
  expect(one).toMatchObject({ castle: true, powers: [], ticks: { d: 0, s: 0, D: 0, S: 0, f: 0, q: 0 } });
});

test('Everybody sees everything: there is nothing to hide in Duel', () => {
  const state = play('', 'roll d s f++ ?; pick 3');
  for (const viewer of [1, 2, 'watcher'] as const) expect(duel.view(state, viewer)).toEqual({ viewer, state });
});
