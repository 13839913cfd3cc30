import type en from '../../en/noughts/common.ts';
import type { Translation } from '../../message.ts';

export default { 'noughts.line': 'Wygrywają trzy znaki w rzędzie.' } as const satisfies Translation<typeof en>;
