import type { Translation } from '../../i18n/message.ts';
import type en from './common.en.ts';

export default { 'duel.line': 'Quatre dés, deux cartes, un grimoire.' } as const satisfies Translation<typeof en>;
