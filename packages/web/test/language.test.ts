import { afterEach, expect, test, vi } from 'vitest';
import { loadAreas, locale, setLocale } from '../src/i18n/index.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('of two languages chosen one after the other the last is spoken, also when the first comes later', async () => {
  const html = { lang: 'en' };
  vi.stubGlobal('document', { documentElement: html });
  await loadAreas();
  // French has to be fetched; English is here.
  const french = setLocale('fr');
  await setLocale('en');
  await french;
  expect([locale.value, html.lang]).toEqual(['en', 'en']);
  await setLocale('fr');
  expect([locale.value, html.lang]).toEqual(['fr', 'fr']);
});
