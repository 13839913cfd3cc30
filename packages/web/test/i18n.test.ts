import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { regionOf } from '../src/i18n/index.ts';
import { fill, type Messages } from '../src/i18n/message.ts';

const SRC = join(import.meta.dirname, '../src');
const AREAS = ['common', 'duel', 'discovery', 'learn', 'records', 'rules', 'box', 'online'] as const;
const OTHERS = ['fr', 'pl', 'es'] as const;

const files = import.meta.glob<{ default: Messages }>(
  ['../src/i18n/{en,fr,pl,es}/*.ts', '../src/games/*/words.{en,fr,pl,es}.ts'],
  { eager: true },
);
const messages = (locale: string, area: string): Messages =>
  (files[`../src/i18n/${locale}/${area}.ts`] ?? files[`../src/games/${area}/words.${locale}.ts`])!.default;

const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/^i18n[/\\][a-z]{2}[/\\]|words\.[a-z]{2}\.ts$/.test(name))
  .map((name) => readFileSync(join(SRC, name), 'utf8'))
  .join('\n');

/** A key is spoken when the code names it whole, or builds it from a beginning: `duel.coat.${…}`. */
function isSpoken(key: string): boolean {
  if (sources.includes(`'${key}'`)) return true;
  const built = [...sources.matchAll(/`((?:common|duel|discovery|learn|records|rules|box|online)\.[\w.]*)\$\{/g)].map(
    (hit) => hit[1]!,
  );
  return built.some((beginning) => key.startsWith(beginning));
}

const places = (message: Messages[string]): string[] => {
  const texts = typeof message === 'string' ? [message] : Object.values(message);
  return [...new Set(texts.flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map((hit) => hit[1]!)))].sort();
};

describe.each(AREAS)('the sentences of %s', (area) => {
  const english = messages('en', area);

  test.each(OTHERS)('are all there in %s, with the same places to fill', (locale) => {
    const translated = messages(locale, area);
    expect(Object.keys(translated).sort()).toEqual(Object.keys(english).sort());
    for (const [key, message] of Object.entries(english)) {
      expect([key, places(translated[key]!)]).toEqual([key, places(message)]);
    }
  });

  test('are all spoken somewhere', () => {
    expect(Object.keys(english).filter((key) => !isSpoken(`${area}.${key}`))).toEqual([]);
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

test('Polish counts one, few and many as Poles do', () => {
  const message = { one: '{n} punkt', few: '{n} punkty', many: '{n} punktów', other: '{n} punktu' };
  const say = (n: number) => fill(message, { n }, new Intl.PluralRules('pl'), new Intl.NumberFormat('pl'));
  expect([1, 2, 5, 12, 22, 25].map(say)).toEqual([
    '1 punkt',
    '2 punkty',
    '5 punktów',
    '12 punktów',
    '22 punkty',
    '25 punktów',
  ]);
});

test('a date is written as where the player lives, in the language of the page', () => {
  expect(regionOf('en', ['pl-PL', 'en-GB'])).toBe('en-GB');
  expect(regionOf('es', ['es-MX', 'en'])).toBe('es-MX');
  expect(regionOf('fr', ['en-US'])).toBe('fr');
});
