import type { Translation } from '../../i18n/message.ts';
import type en from './common.en.ts';

export default { 'noughts.line': 'Trois signes alignés gagnent.' } as const satisfies Translation<typeof en>;
