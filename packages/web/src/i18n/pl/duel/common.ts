import type en from '../../en/duel/common.ts';
import type { Translation } from '../../message.ts';

export default {
  'duel.line': 'Dzielcie cztery kostki. Zapełnij mapę. Przechytrz przeciwnika.',
} as const satisfies Translation<typeof en>;
