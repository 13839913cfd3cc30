import type { Area, Locale } from './index.ts';
import type { Language, Messages } from './message.ts';

const languages: Readonly<Record<Locale, () => Promise<{ default: Language }>>> = {
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  pl: () => import('./pl.ts'),
  es: () => import('./es.ts'),
};

/** The sentences of an area. */
export async function messagesOf(area: Area, locale: Locale): Promise<Messages> {
  const { common, words, areas } = (await languages[locale]()).default;
  if (area === 'common') return common;
  const spoken = words[`../games/${area}/words.${locale}.ts`];
  if (spoken) return (await spoken()).default;
  const files = (await areas()).default;
  return (await (files[`./${locale}/${area}.ts`] ?? files[`../games/${area}.${locale}.ts`]!)()).default;
}
