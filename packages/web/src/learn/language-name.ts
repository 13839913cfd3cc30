import { locale } from '../i18n/index.ts';

/** A language as the language of the page calls it. */
export const languageName = (language: string): string =>
  new Intl.DisplayNames(locale.value, { type: 'language' }).of(language) ?? language;
