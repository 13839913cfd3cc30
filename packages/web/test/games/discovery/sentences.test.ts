import { discovery } from '@castellan/rules';
import { beforeAll, describe, expect, test } from 'vitest';
import { entriesOf } from '../../../src/games/discovery/log.ts';
import {
  comingText,
  domainText,
  dominoText,
  entryText,
  kingdomText,
  kingText,
  resultText,
  spotText,
  squareText,
} from '../../../src/games/discovery/sentences.ts';
import { loadAreas, locale } from '../../../src/i18n/index.ts';
import { computer, newGame, PERSON } from '../../../src/play/game-info.ts';
import { after, OPENING, walk } from './positions.ts';

beforeAll(async () => {
  locale.value = 'en';
  await loadAreas('discovery');
});

const info = newGame('discovery', { seats: [PERSON, { ...computer('knight'), name: 'Bea' }] });

test('a square says its name, what is on it and whether the domino fits', () => {
  const none = { drawn: null, castle: false, lit: false, lost: false, ghost: null };
  expect(squareText('c4', none)).toBe('c4, empty');
  expect(squareText('c4', { ...none, lit: true })).toBe('c4, empty, domino fits');
  expect(squareText('e5', { ...none, castle: true })).toBe('e5, castle');
  expect(squareText('d5', { ...none, drawn: { kind: 'lake', marks: 1 } })).toBe('d5, lake with 1 crown');
  expect(squareText('c4', { ...none, lit: true, ghost: { kind: 'mine', marks: 3 } })).toBe(
    'c4, empty, laid out: mine with 3 crowns',
  );
  expect(squareText('a4', { ...none, lost: true })).toBe('a4, empty, would be out of reach');
});

describe('a domino of a line', () => {
  const state = after(OPENING);
  test('says what is on it', () => {
    expect(dominoText(state, 12)).toBe('Domino 12: lake with 1 crown, wheat');
  });
  test('says whose king stands on it and when it plays', () => {
    expect(spotText(state, { domino: 12, king: 1 }, info, 'later')).toBe(
      'Domino 12: lake with 1 crown, wheat, your king',
    );
    expect(spotText(state, { domino: 5, king: 2 }, info, 'later')).toBe('Domino 5: meadow, meadow, king of Bea');
    expect(spotText(state, { domino: 1, king: 1 }, info, 'now')).toBe('Domino 1: wheat, wheat, now, your turn');
    expect(spotText(state, { domino: 2, king: null }, info, 'later')).toBe('Domino 2: wheat, wheat, free');
  });
});

test.each([
  ['en', 'now, your turn', 'your king', 'Your kingdom'],
  ['fr', 'maintenant, à vous', 'votre roi', 'Votre royaume'],
  ['pl', 'teraz, twój ruch', 'twój król', 'Twoje królestwo'],
  ['es', 'ahora, te toca', 'tu rey', 'Tu reino'],
  ['de', 'jetzt bist du dran', 'dein König', 'Dein Königreich'],
] as const)('in %s what is mine has a sentence of its own', async (language, now, king, kingdom) => {
  locale.value = language;
  await loadAreas('discovery');
  expect(spotText(after(OPENING), { domino: 1, king: 1 }, info, 'now')).toMatch(new RegExp(`, ${now}$`));
  expect([kingText(info, 1), kingdomText(info, 1)]).toEqual([king, kingdom]);
  expect(kingdomText(info, 2)).toContain('Bea');
  locale.value = 'en';
});

test('a domain is told as squares times crowns', () => {
  const [, bea] = discovery.score(after([...OPENING, 'place 1 d5 d6', 'pick 2', 'place 5 e4 f4']));
  expect(domainText(bea.domains[0]!)).toBe('Meadow: 2 squares × 0 crowns = 0 points.');
});

test('the list of actions tells every action of a game, the computer by its name', () => {
  const lines = [...OPENING, 'place 1 d5 d6', 'pick 20'];
  const states = lines.map((_, index) => after(lines.slice(0, index)));
  const actions = lines.map((line) => {
    const parsed = discovery.parseAction(line);
    if (!parsed.ok) throw new Error(line);
    return parsed.value;
  });
  const said = entriesOf(states, actions).map((entry) => entryText(entry, info));
  expect(said.slice(0, 4)).toEqual([
    'New line: dominoes 1, 5, 12, and 24.',
    'Your king comes out.',
    'You chose domino 1.',
    'A king of Bea comes out.',
  ]);
  expect(said.slice(-2)).toEqual(['You placed domino 1 on d5 and d6, +0.', 'You chose domino 20.']);
});

test('the deck says how many dominoes are still to come, and of how many', () => {
  expect(comingText(after(OPENING))).toBe('16 dominoes');
  const base = walk(['deck=base'], 1).states;
  expect(comingText(base[1]!)).toBe('20 of these 44');
  expect(comingText(base.at(-1)!)).toBe('Every domino has been shown.');
});

test('the result names the winner as the rules see it', () => {
  for (let seed = 1; seed < 30; seed++) {
    const state = walk([], seed).states.at(-1)!;
    const outcome = discovery.result(state);
    const [one, two] = discovery.score(state).map(({ total }) => total) as [number, number];
    const expected =
      outcome.kind !== 'win'
        ? `A shared victory, ${one} to ${two}`
        : outcome.seat === 1
          ? `You win, ${one} to ${two}`
          : `Bea wins, ${two} to ${one}`;
    expect(resultText(state, info)).toBe(expected);
  }
});
