import type { Area, Locale } from '../i18n/index.ts';
import type { Messages } from '../i18n/message.ts';

/** Stands in the place of `i18n/messages-of.ts` where the embed is built: it says little, and brings nothing else. */
const files = import.meta.glob<{ default: Messages }>(['../i18n/*/{common,records}.ts', '../i18n/*/*/words.ts']);

export async function messagesOf(area: Area, locale: Locale): Promise<Messages> {
  const file = files[`../i18n/${locale}/${area}.ts`] ?? files[`../i18n/${locale}/${area}/words.ts`]!;
  return (await file()).default;
}
