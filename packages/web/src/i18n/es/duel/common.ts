import type en from '../../en/duel/common.ts';
import type { Translation } from '../../message.ts';

export default {
  'duel.line': 'Repartid cuatro dados. Llena tu mapa. Gana con astucia.',
} as const satisfies Translation<typeof en>;
