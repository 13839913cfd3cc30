import type { Messages } from '../../message.ts';

/** What the game adds to `common`, the sentences of the start page. */
export default { 'duel.line': 'Share four dice. Fill your map. Outwit your opponent.' } as const satisfies Messages;
