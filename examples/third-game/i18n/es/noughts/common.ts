import type en from '../../en/noughts/common.ts';
import type { Translation } from '../../message.ts';

export default { 'noughts.line': 'Gana quien alinea tres signos.' } as const satisfies Translation<typeof en>;
