import type en from '../../en/discovery/common.ts';
import type { Translation } from '../../message.ts';

export default {
  'discovery.line': 'Choisissez des dominos. Bâtissez un royaume paisible.',
} as const satisfies Translation<typeof en>;
