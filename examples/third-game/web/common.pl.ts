import type { Translation } from '../../i18n/message.ts';
import type en from './common.en.ts';

export default { 'noughts.line': 'Wygrywają trzy znaki w rzędzie.' } as const satisfies Translation<typeof en>;
