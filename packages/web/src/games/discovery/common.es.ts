import type { Translation } from '../../i18n/message.ts';
import type en from './common.en.ts';

export default { 'discovery.line': 'Elige dominós, construye un reino.' } as const satisfies Translation<typeof en>;
