import type { Messages } from '../../i18n/message.ts';

/** What the game adds to `common`, the sentences of the start page. */
export default { 'duel.line': 'Four dice, two maps, one spellbook.' } as const satisfies Messages;
