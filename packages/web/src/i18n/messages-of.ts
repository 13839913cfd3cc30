import type { Area, Locale } from './index.ts';
import { type Language, type Messages, wordsIn } from './message.ts';

const languages = import.meta.glob<{ default: Language }>('./*/index.ts');

/** The sentences of an area. */
export async function messagesOf(area: Area, locale: Locale): Promise<Messages> {
  const { common, words, areas } = (await languages[`./${locale}/index.ts`]!()).default;
  if (area === 'common') return common;
  const ofGame = words[`./${area}/words.ts`] ?? words[`./${area}.ts`];
  if (!ofGame) return (await areas()).default[`./${area}.ts`] ?? wordsIn(common, area);
  const [first, rest] = await Promise.all([words[`./${area}/first.ts`]?.(), ofGame()]);
  return { ...first?.default, ...rest.default };
}
