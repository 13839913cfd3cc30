import type { Area, Locale } from '../i18n/index.ts';
import { type Messages, wordsIn } from '../i18n/message.ts';

/** Stands in the place of `i18n/messages-of.ts` where the embed is built: it says little, and brings nothing else. */
const files = import.meta.glob<{ default: Messages }>([
  '../i18n/*/{common,records}.ts',
  '../i18n/*/*/{common,first,words}.ts',
]);

export async function messagesOf(area: Area, locale: Locale): Promise<Messages> {
  const parts = [area, `${area}/first`, `${area}/words`].map((part) => files[`../i18n/${locale}/${part}.ts`]?.());
  const found = (await Promise.all(parts)).flatMap((file) => (file ? [file.default] : []));
  if (found.length > 0) return Object.assign({}, ...found);
  const common = await files[`../i18n/${locale}/${area}/common.ts`]?.();
  return wordsIn(common?.default ?? {}, area);
}
