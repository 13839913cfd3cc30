import type en from '../../en/noughts/common.ts';
import type { Translation } from '../../message.ts';

export default { 'noughts.line': 'Drei in einer Reihe gewinnen.' } as const satisfies Translation<typeof en>;
