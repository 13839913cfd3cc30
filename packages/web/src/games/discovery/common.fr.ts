import type { Translation } from '../../i18n/message.ts';
import type en from './common.en.ts';

export default { 'discovery.line': 'Choisissez vos dominos, bâtissez un royaume.' } as const satisfies Translation<
  typeof en
>;
