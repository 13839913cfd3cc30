import type { Messages } from '../../i18n/message.ts';

/** What the game adds to `common`, the sentences of the start page. */
export default { 'discovery.line': 'Draft dominoes, build a kingdom.' } as const satisfies Messages;
