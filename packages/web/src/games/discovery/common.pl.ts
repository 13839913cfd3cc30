import type { Translation } from '../../i18n/message.ts';
import type en from './common.en.ts';

export default { 'discovery.line': 'Wybieraj domina, buduj królestwo.' } as const satisfies Translation<typeof en>;
