import type { Messages } from '../../i18n/message.ts';

export default { 'noughts.line': 'Three in a row win.' } as const satisfies Messages;
