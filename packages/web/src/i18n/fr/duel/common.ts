import type en from '../../en/duel/common.ts';
import type { Translation } from '../../message.ts';

export default {
  'duel.line': 'Partagez quatre dés. Remplissez votre carte. Déjouez l’adversaire.',
} as const satisfies Translation<typeof en>;
