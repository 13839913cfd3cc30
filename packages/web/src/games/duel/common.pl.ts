import type { Translation } from '../../i18n/message.ts';
import type en from './common.en.ts';

export default { 'duel.line': 'Cztery kostki, dwie mapy, jedna księga zaklęć.' } as const satisfies Translation<
  typeof en
>;
