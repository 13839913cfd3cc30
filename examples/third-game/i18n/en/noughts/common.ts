import type { Messages } from '../../message.ts';

export default { 'noughts.line': 'Three in a row win.' } as const satisfies Messages;
