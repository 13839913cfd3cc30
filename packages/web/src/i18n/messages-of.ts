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
  const { common, areas } = (await languages[locale]()).default;
  if (area === 'common') return common;
  return (await (areas[`./${locale}/${area}.ts`] ?? areas[`../games/${area}/words.${locale}.ts`]!)()).default;
}
