import type { Translation } from '../../i18n/message.ts';
import type en from './common.en.ts';

export default { 'duel.line': 'Cuatro dados, dos mapas, un grimorio.' } as const satisfies Translation<typeof en>;
