import type en from '../../en/noughts/common.ts';
import type { Translation } from '../../message.ts';

export default { 'noughts.line': 'Trois signes alignés gagnent.' } as const satisfies Translation<typeof en>;
