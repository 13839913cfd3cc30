import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DISCOVERY_CHOICES, EDITION_NAMES, type OptionValue, SWITCHES } from '@castellan/rules';
import { describe, expect, test } from 'vitest';
import { wordsKey } from '../src/games/choices.tsx';
import { regionOf } from '../src/i18n/formats.ts';
import { formatList, locale, sayList } from '../src/i18n/index.ts';
import { fill, type Messages, textOf } from '../src/i18n/message.ts';

const SRC = join(import.meta.dirname, '../src');
const OTHERS = ['fr', 'pl', 'es', 'de'] as const;

const files = import.meta.glob<{ default: Messages }>(['../src/i18n/*/**/*.ts', '!../src/i18n/*/{index,areas}.ts'], {
  eager: true,
});
/** The area of a file in a language: `box` for `en/box.ts`, `duel` for `en/duel/words.ts`, `duel/box` for `en/duel/box.ts`. */
const areaOf = (path: string, locale: string): string | undefined =>
  new RegExp(`i18n/${locale}/(.+)\\.ts$`).exec(path)?.[1]?.replace(/\/words$/, '');
const areasIn = (locale: string): string[] =>
  Object.keys(files)
    .map((path) => areaOf(path, locale))
    .filter((area) => area !== undefined)
    .sort();
const AREAS = areasIn('en');
const messages = (locale: string, area: string): Messages =>
  Object.entries(files).find(([path]) => areaOf(path, locale) === area)![1].default;

const sourceOf = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/^i18n[/\\][a-z]{2}[/\\]/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
const page = sourceOf(SRC);

/** The keys the code builds, as patterns: `duel.coat.${…}` is `duel.coat.` and one word more, `duel.log.${…}.roll` one in the middle. */
const built = [...page.matchAll(new RegExp(`\`((?:${AREAS.join('|')})\\.[^\`]*\\$\\{[^\`]*)\``, 'g'))].map(
  ([, template = '']) =>
    new RegExp(`^${template.replace(/\$\{[^}]*\}|\./g, (part) => (part === '.' ? '\\.' : '([\\w.-]+)'))}$`),
);

/** Words that anything here could be called: a coat, a power, a code, the name of a field. */
const words = new Set(
  ['rules', 'match', 'ai', 'study', 'web']
    .map((name) => sourceOf(join(SRC, '../..', name, 'src')))
    .flatMap((source) =>
      [...source.matchAll(/'([\w.-]+)'|\b(\w+)\??:/g)].flatMap((hit) => (hit[1] ?? hit[2]!).split('.')),
    ),
);

/** The fields of the form of a new game follow from the options of the rules. */
const OPTIONS = { duel: { edition: EDITION_NAMES, ...SWITCHES }, discovery: DISCOVERY_CHOICES };
const fields = new Set(
  Object.entries(OPTIONS).flatMap(([game, list]) =>
    Object.entries<readonly OptionValue[]>(list)
      .flatMap(([name, values]) => [name, ...values.map((value) => wordsKey(name, value))])
      .map((key) => `${game}/options.${key}`),
  ),
);

/** A key is spoken when the code names it whole, or builds it with words that the code knows. */
function isSpoken(key: string): boolean {
  if (page.includes(`'${key}'`) || fields.has(key)) return true;
  return built.some((pattern) =>
    pattern
      .exec(key)
      ?.slice(1)
      .every((part) => part.split('.').every((word) => words.has(word))),
  );
}

test('no sentence is left over that the page never shows', () => {
  // A key that a game adds to `common` is used as one of `common`; what is said first is a part of what a table says.
  const prefix = (area: string): string => (area.endsWith('/common') ? 'common' : area.replace(/\/first$/, ''));
  const keys = AREAS.flatMap((area) => Object.keys(messages('en', area)).map((key) => `${prefix(area)}.${key}`));
  expect(keys.filter((key) => !isSpoken(key))).toEqual([]);
  expect(isSpoken('duel.coat.q')).toBe(true);
  expect(isSpoken('duel.coat.unicorn')).toBe(false);
  expect(isSpoken('duel.coat.q.unicorn')).toBe(false);
});

const places = (message: Messages[string]): string[] => {
  const texts = typeof message === 'string' ? [message] : Object.values(message);
  return [
    ...new Set(texts.flatMap((text) => [...text.matchAll(/\{(\w+)(?:\.(?:of|to))?\}/g)].map((hit) => hit[1]!))),
  ].sort();
};

test.each(OTHERS)('%s has a file for every area, and no other', (locale) => {
  expect(areasIn(locale)).toEqual(AREAS);
});

describe.each(AREAS)('the sentences of %s', (area) => {
  const english = messages('en', area);

  test.each(OTHERS)('are all there in %s, with the same places to fill', (locale) => {
    const translated = messages(locale, area);
    expect(Object.keys(translated).sort()).toEqual(Object.keys(english).sort());
    for (const [key, message] of Object.entries(english)) {
      expect([key, places(translated[key]!)]).toEqual([key, places(message)]);
    }
  });

  test.each(['en', ...OTHERS])('have every plural form that %s needs, and none empty', (locale) => {
    const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
    for (const [key, message] of Object.entries(messages(locale, area))) {
      const texts = typeof message === 'string' ? [message] : Object.values(message);
      expect([key, texts.every((text) => text.trim() !== '')]).toEqual([key, true]);
      // French and Spanish have a form for millions that no score reaches.
      if (typeof message !== 'string') {
        expect([key, ...Object.keys(message)]).toEqual(
          expect.arrayContaining(locale === 'pl' ? forms : forms.filter((form) => form !== 'many')),
        );
      }
    }
  });
});

/** What a reader of the language stumbles over, by what it looks like in a text. */
const MISPRINTS: Readonly<Record<string, RegExp>> = {
  en: /'/,
  // A line may not begin with a mark that stands apart from its word, nor end with an opening quotation mark.
  fr: /'| [;:!?»%]|« |[\p{L}\d)}][;!?»]|\p{L}:(?= |$)|“|”/u,
  // A word of one letter does not end a line.
  pl: /'|“|(?<![„][^”]*)”|\d %|(?<![\p{L}\d{*])[aiouwz] /iu,
  // Quotation marks are „…“, and a per cent sign stands apart from its number by a fixed space.
  de: /'|”|(?<!„[^“]*)“|\d%|\d %| …(?=\p{L})/u,
  es: /'|“|”|^[^¿]*\?$|^[^¡]*!$|« | »/,
};

test.each(Object.keys(MISPRINTS))('marks and spaces are set as %s is printed', (locale) => {
  const misprints = AREAS.flatMap((area) =>
    Object.values(messages(locale, area))
      .flatMap((message) => (typeof message === 'string' ? [message] : Object.values(message)))
      .filter((text) => MISPRINTS[locale]!.test(text)),
  );
  expect(misprints).toEqual([]);
});

test('Polish has one word for dice that fit and another for a player who passes', () => {
  const passes = Object.entries(messages('pl', 'duel')).filter(([key]) => /\.pass(es)?$/.test(key));
  expect(passes.map(([, text]) => text).filter((text) => /\bpasujesz|\} pasuje|^pasuje/i.test(text as string))).toEqual(
    [],
  );
  expect(passes).toHaveLength(6);
});

test('Polish multiplies the number of squares, not the squares', () => {
  const texts = AREAS.flatMap((area) => Object.values(messages('pl', area)));
  expect(texts.filter((text) => JSON.stringify(text).includes('iloczyn jej'))).toEqual([]);
});

test('Polish counts one, few and many as Poles do', () => {
  const message = { one: '{n} punkt', few: '{n} punkty', many: '{n} punktów', other: '{n} punktu' };
  const say = (n: number) => textOf(fill(message, { n }, new Intl.PluralRules('pl'), new Intl.NumberFormat('pl')));
  expect([1, 2, 5, 12, 22, 25].map(say)).toEqual([
    '1 punkt',
    '2 punkty',
    '5 punktów',
    '12 punktów',
    '22 punkty',
    '25 punktów',
  ]);
});

test('the squire has an article, cases and a capital letter where a sentence begins', () => {
  const squire = { forms: ['l’écuyer', 'de l’écuyer', 'à l’écuyer'] };
  const say = (message: string, name: string | typeof squire) =>
    textOf(
      fill(message, { name }, new Intl.PluralRules('fr'), new Intl.NumberFormat('fr'), '{name}|de {name}|à {name}'),
    );
  expect(say('{name} joue. Pour {name} : 3.', squire)).toBe('L’écuyer joue. Pour l’écuyer : 3.');
  expect(say('Erreurs {name.of}', squire)).toBe('Erreurs de l’écuyer');
  expect(say('Erreurs {name.of}', 'Bea')).toBe('Erreurs de Bea');
  expect(say('{name} joue.', 'anna')).toBe('anna joue.');
});

/** Every sentence of a language with its key, plural forms one by one. */
const sentencesOf = (locale: string): (readonly [key: string, text: string])[] =>
  AREAS.flatMap((area) =>
    Object.entries(messages(locale, area)).flatMap(([key, message]) =>
      (typeof message === 'string' ? [message] : Object.values(message)).map(
        (text) => [`${area}.${key}`, text] as const,
      ),
    ),
  );
const keysWith = (locale: string, words: RegExp): string[] =>
  sentencesOf(locale).flatMap(([key, text]) => (words.test(text) ? [key] : []));

test.each(['en', ...OTHERS])('nobody plays against a computer in %s: the levels have names', (locale) => {
  // "Only this computer can open the link" is about a device.
  expect(keysWith(locale, /computer|ordinateur|ordenador|komputer/i)).toEqual(['online.hereOnly']);
});

test.each([
  ['en', /joker/i, /question mark/i],
  ['fr', /joker/i, /point d’interrogation/i],
  ['pl', /joker/i, /znak(u|iem)? zapytania/i],
  ['es', /comod/i, /interrogante/i],
  ['de', /joker/i, /fragezeichen/i],
] as const)(
  'the question mark of a die is named as on the box in %s, and the rules say that it is a joker',
  (locale, joker, mark) => {
    expect(keysWith(locale, joker)).toEqual([
      'duel/lesson.step.second',
      'duel/rulebook.parts',
      'duel/rulebook.joker.title',
      'duel/rulebook.joker',
    ]);
    for (const key of keysWith(locale, joker)) expect([key, ...keysWith(locale, mark)]).toContain(key);
    expect(messages(locale, 'duel')['coat.joker']).toMatch(mark);
  },
);

test('each thing has one word in its language', () => {
  const second = {
    // A domino, a row of the spellbook, a game that is played, a whole sentence after a colon.
    de: /\bDominos?\b|Reihe (zuerst )?füllt|(Ein|Dein|Mein|Noch ein|Erstes|Neues) (erstes )?Spiel\b|Das Spiel (läuft|ist)|: (du|sie|ihr|niemand) \p{L}/u,
    // A die.
    pl: /(?<!\p{L})koś(ć|ci|ćmi)(?!\p{L})/u,
    // A row of the spellbook.
    es: /llena (antes|primero) una fila|libro de hechizos/,
  };
  expect(Object.entries(second).flatMap(([locale, words]) => keysWith(locale, words))).toEqual([]);
});

test('a newcomer reads of the map, not of lit squares', () => {
  const lit = {
    en: /\blit squares?\b/i,
    fr: /cases? éclairée/i,
    pl: /podświetl/i,
    es: /casillas? iluminada/i,
    de: /\bhelle[ns]* Feld/i,
  };
  expect(Object.entries(lit).flatMap(([locale, words]) => keysWith(locale, words))).toEqual([]);
});

test('the lobby is not called like a room for a class', () => {
  for (const locale of ['en', ...OTHERS]) {
    expect([locale, messages(locale, 'online').openGames]).not.toContain(messages(locale, 'room').title);
  }
});

test('German puts the names of powers in quotation marks, and names no level in the wrong case', () => {
  expect(keysWith('de', /(?<!„)\{power\}(?!“)/).filter((key) => key.startsWith('duel.'))).toEqual([]);
  expect(
    keysWith('de', /\b(mit|von|bei|zu) \{(name|level|one|two)\}/).filter((key) =>
      /^(duel|discovery|home|finale)\./.test(key),
    ),
  ).toEqual(['home.gameAgainst']);
});

test('a picture in a sentence is read as its words', () => {
  const coat = { text: 'dot with 1 cross', drawn: [{ art: 'coat-dot', marks: 1 }], mark: 'mark-cross' };
  const sentence = fill(
    'Ticks {coats}.',
    { coats: sayList([[coat], ['stripe']]) },
    new Intl.PluralRules('en'),
    new Intl.NumberFormat('en'),
  );
  expect(sentence).toContain(coat);
  expect(textOf(sentence)).toBe('Ticks dot with 1 cross and stripe.');
});

test('a date is written as where the player lives, in the language of the page', () => {
  expect(regionOf('en', ['pl-PL', 'en-GB'])).toBe('en-GB');
  expect(regionOf('es', ['es-MX', 'en'])).toBe('es-MX');
  expect(regionOf('fr', ['en-US'])).toBe('fr');
  expect(regionOf('en', ['pl-PL'])).toBe('en-GB');
  expect(regionOf('en', ['en-US@posix'])).toBe('en-GB');
});

test('a conjunction of one letter stays with its word', () => {
  const lists = ['en', 'fr', 'pl', 'es', 'de'].map((language) => {
    locale.value = language as typeof locale.value;
    return formatList(['a', 'i e', 'c']);
  });
  locale.value = 'en';
  expect(lists).toEqual(['a, i e, and c', 'a, i e et c', 'a, i e i\u00a0c', 'a, i e y\u00a0c', 'a, i e und c']);
});

test('no label is joined to its text by a colon that French would set apart', () => {
  expect(
    page.match(/(?:\bt\('[^']*'[^\n]{0,30}?\)|Text\([^)\n]*\)|Name\([^)\n]*\)|formatNumber\([^)\n]*\))\}: [$<{]/g) ??
      [],
  ).toEqual([]);
});
