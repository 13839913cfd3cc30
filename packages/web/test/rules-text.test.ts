import {
  type AnyGame,
  discovery,
  duel,
  EDITION_NAMES,
  EDITIONS,
  editionFor,
  GAMES,
  type GameName,
  ILLEGAL_CODES,
  type IllegalCode,
  must,
} from '@castellan/rules';
import { beforeAll, describe, expect, test } from 'vitest';
import * as discoveryExamples from '../src/games/discovery/examples.ts';
import { RECORDING as DISCOVERY_GAME } from '../src/games/discovery/recording.ts';
import * as discoveryRules from '../src/games/discovery/rule-of.ts';
import * as duelExamples from '../src/games/duel/examples.ts';
import { READINGS } from '../src/games/duel/readings.ts';
import { RECORDING as DUEL_GAME } from '../src/games/duel/recording.ts';
import * as duelRules from '../src/games/duel/rule-of.ts';
import { LOCALES, loadAreas, locale } from '../src/i18n/index.ts';
import type { Messages } from '../src/i18n/message.ts';
import { say } from '../src/learn/example.ts';
import { ruleLink } from '../src/learn/rule-link.ts';

const files = import.meta.glob<{ default: Messages }>('../src/i18n/*/*/rulebook.ts', { eager: true });
const textOf = (game: GameName, language: string): Messages =>
  files[`../src/i18n/${language}/${game}/rulebook.ts`]!.default;
const lessons = import.meta.glob<{ default: Messages }>('../src/i18n/*/duel/lesson.ts', { eager: true });
const EXAMPLES = { duel: duelExamples.EXAMPLES, discovery: discoveryExamples.EXAMPLES } as const;
const FACTS = { duel: duelExamples.facts, discovery: discoveryExamples.facts } as const;
const RECORDED = { duel: duelExamples.recorded, discovery: discoveryExamples.recorded } as const;
const SECTIONS = { duel: duelRules.SECTIONS, discovery: discoveryRules.SECTIONS } as const;
const NAMES = ['duel', 'discovery'] as const;
/** What a rulebook says beside its sections. */
const BESIDE = ['boxes', 'power', 'editions'];
const AREAS = ['rules', 'duel', 'discovery', 'duel/rulebook', 'discovery/rulebook'] as const;
const ruleOf = (game: GameName, code: IllegalCode): string | undefined =>
  (game === 'duel' ? duelRules : discoveryRules).RULE_OF[code];

describe('the rule behind every "why not?"', () => {
  test.each(ILLEGAL_CODES)('%s leads to a section of the rules', (code) => {
    const games = NAMES.filter((game) => ruleOf(game, code) !== undefined);
    expect(games.length).toBeGreaterThan(0);
    for (const game of games) {
      const section = ruleOf(game, code);
      expect(SECTIONS[game] as readonly string[]).toContain(section);
      expect(ruleLink(game, section)).toBe(`#/rules/${game}/${section}`);
    }
  });

  test('a code of the other game leads to the rules as a whole', () => {
    expect(ruleLink('duel', ruleOf('duel', 'outside-bound'))).toBe('#/rules/duel');
  });

  test('every code an example is refused with leads to the section the example stands in', () => {
    for (const game of NAMES) {
      for (const { refused, section } of EXAMPLES[game]) if (refused) expect(ruleOf(game, refused)).toBe(section);
    }
  });
});

describe.each(NAMES)('the rules of %s', (name) => {
  test.each(LOCALES)('have every section in %s, with a title, and nothing else', (language) => {
    const keys = Object.keys(textOf(name, language));
    for (const section of SECTIONS[name]) {
      expect(keys).toContain(section);
      expect(keys).toContain(`${section}.title`);
    }
    const anchors = keys.map((key) => key.split('.')[0]!).filter((key) => !BESIDE.includes(key));
    expect(anchors.filter((anchor) => !(SECTIONS[name] as readonly string[]).includes(anchor))).toEqual([]);
  });

  test.each(LOCALES)('state no number in %s that is not taken from the rules themselves', (language) => {
    const own = Object.entries(textOf(name, language));
    expect(own.filter(([, message]) => /\d/.test(JSON.stringify(message)))).toEqual([]);
  });

  test.each(LOCALES)('leave no place unfilled in %s', async (language) => {
    locale.value = language;
    await loadAreas(...AREAS);
    for (const section of SECTIONS[name]) {
      const key = `${name}/rulebook.${section}` as 'duel/rulebook.goal';
      expect(say(key, FACTS[name]())).not.toMatch(/[{}]|rulebook\./);
    }
  });
});

describe.each(NAMES)('the recorded game of %s', (name) => {
  const game: AnyGame = GAMES.find((one) => one.name === name)!;
  const lines = name === 'duel' ? DUEL_GAME : DISCOVERY_GAME;

  test('is a whole game, spelled as the rules spell it', () => {
    expect(lines.slice(1).map((line) => game.printAction(must(game.parseAction(line))))).toEqual(lines.slice(1));
    expect(game.turn(RECORDED[name].replay().states.at(-1))).toBe('over');
  });
});

describe.each(NAMES)('every drawn example of %s', (name) => {
  const game: AnyGame = GAMES.find((one) => one.name === name)!;
  const examples = EXAMPLES[name].map((example, index) => ({ ...example, title: `${example.section} ${index}` }));

  beforeAll(async () => {
    locale.value = 'en';
    await loadAreas(...AREAS);
  });

  test.each(examples)('$title is what the rules say it is', (example) => {
    const { states, actions } = RECORDED[name].replay();
    const state = states[example.at]!;
    if (game.turn(state) === 'over') {
      expect([example.refused, example.action, example.at]).toEqual([undefined, undefined, states.length - 1]);
      return;
    }
    const action = RECORDED[name].actionOf(example);
    expect(game.whyNot(state, action)?.code).toBe(example.refused);
    if (example.refused === undefined) expect(action).toEqual(actions[example.at]);
  });

  test.each(examples)('$title has its sentence in every language, filled from the position', async (example) => {
    for (const language of LOCALES) {
      locale.value = language;
      await loadAreas(...AREAS);
      for (const { key, values } of example.captions) {
        const text = textOf(name, language)[key.slice(`${name}/rulebook.`.length)] as string;
        expect(text).not.toMatch(/\d/);
        expect(say(key, values())).not.toMatch(/[{}]|undefined|NaN|rulebook\./);
      }
    }
    locale.value = 'en';
  });

  test('a product in a sentence is the product of its factors', () => {
    const sentences = examples.flatMap(({ captions }) => captions.map(({ key, values }) => say(key, values())));
    const products = sentences.flatMap((text) => [...text.matchAll(/(\d+) \w+ × (\d+) \w+ = (\d+)/g)]);
    expect(products.length).toBeGreaterThanOrEqual(2);
    for (const [, squares, marks, points] of products) expect(Number(squares) * Number(marks)).toBe(Number(points));
  });
});

test('the sentences under the pictures of Duel tell this game', () => {
  const told = duelExamples.EXAMPLES.flatMap(({ captions }) => captions.map(({ key, values }) => say(key, values())));
  expect(told).toEqual([
    'A took stripe, B took question mark and quarters, and double dot was left for A.',
    'd5 and f1 do not share an edge. Without the power *Split* a domino cannot be torn apart.',
    'There is already a coat of arms on c4.',
    'd4 touches the castle. That is enough, whatever is drawn there.',
    'd5 touches its own coat of arms. The domain is now 3 squares × 1 cross = 3 points.',
    'Neither f1 nor g1 touches the castle or its own coat of arms.',
    'The question mark becomes double stripe on b5.',
    'With the castle’s cross on e3 this domino brings 12 points; without it, 7 points.',
    'No two empty squares side by side take these dice: the only thing left is to pass.',
    'In round 4 A drew dot without a cross: one box ticked. No box for double dot with 1 cross.',
    '*Free*: nothing connects here, and the domino stands all the same.',
    '*Both*: A took full and quarters with 2 crosses at once; double dot with 1 cross and double dot were left for B.',
    '*Split*: a5 and b4 are apart, and each connects by itself.',
    '*Turn*: the die showed dot and is drawn as quarters with 2 crosses.',
    '*Domains* for full: this map gains 12 points.',
    'A cross for c4: its domain goes from 0 to 2 points.',
    'The end of our game: 60 points. The best domain is 8 squares × 3 crosses = 24 points.',
  ]);
});

test('the sentences under the pictures of Discovery tell this game', () => {
  const told = discoveryExamples.EXAMPLES.flatMap(({ captions }) =>
    captions.map(({ key, values }) => say(key, values())),
  );
  expect(told).toEqual([
    'Domino 6 has the lowest number, so its king moves first.',
    'There is already lake on e3.',
    'One half of domino 13 lies beside the castle. That is enough.',
    'It meets its own terrain, lake: the domain is now 5 squares × 3 crowns = 15 points.',
    'Domino 14 touches neither the castle nor one of its own terrains here.',
    'With a square on c3 the kingdom would be 6 squares across.',
    'Domino 12 fits nowhere in this kingdom and is discarded.',
    'The end of our game: 43 points. The best domain is 6 squares × 3 crowns = 18 points.',
  ]);
});

test('passing, free, split and turn are shown where they really happened', () => {
  const pass = duelExamples.EXAMPLES.find(({ section }) => section === 'pass')!;
  expect(duel.legal(duelExamples.recorded.replay().states[pass.at]!)).toEqual([{ type: 'pass' }]);
  const discard = discoveryExamples.EXAMPLES.find(({ section }) => section === 'discard')!;
  expect(discovery.legal(discoveryExamples.recorded.replay().states[discard.at]!)).toEqual([{ type: 'discard' }]);
});

test('every printed difference between the editions has its question and its answers', () => {
  const keys = Object.keys(textOf('duel', 'en'));
  for (const switches of Object.values(EDITIONS)) {
    for (const [question, answer] of Object.entries(switches)) {
      expect(keys).toContain(`editions.${question}`);
      expect(keys).toContain(`editions.${question}.${answer}`);
    }
  }
});

describe('a reading of Duel that the owner of a box could dispute', () => {
  test.each(READINGS)('$name rests on a sentence of every printed book', ({ quotes }) => {
    const books = quotes.filter((quote) => !('against' in quote)).map(({ book }) => book);
    expect(books).toEqual(EDITION_NAMES);
  });

  test('is listed whether or not it is a switch of the rules', () => {
    expect(READINGS.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        ...['end', 'domains', 'passTicks', 'nobody', 'split', 'turn', 'circles', 'turned', 'castle', 'order'],
      ]),
    );
  });
});

/** "Pass" in the languages of the page. */
const PASS = /\b(pass|aussetz\w*|passe[rz]?|pasas?|spasuj\w*)\b/i;

describe.each(LOCALES)('a reader of %s', (language) => {
  const { ticks } = EDITIONS[editionFor(language)];
  const taught = lessons[`../src/i18n/${language}/duel/lesson.ts`]!.default['step.book'] as string;

  test('learns whether dice tick on a pass, as in the edition that is preselected', () => {
    const read = textOf('duel', language).spellbook as string;
    expect([PASS.test(read), PASS.test(taught)]).toEqual([ticks === 'formed', ticks === 'formed']);
  });

  test('learns in the first game that a question mark ticks nothing', () => {
    expect(taught).toMatch(/question mark|point d’interrogation|znak zapytania|interrogante|Fragezeichen/);
  });
});
