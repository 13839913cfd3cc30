import type { Messages } from '../../message.ts';

/** What the game adds to `common`, the sentences of the start page. */
export default { 'discovery.line': 'Choose dominoes. Build a quiet kingdom.' } as const satisfies Messages;
