import type en from '../../en/discovery/common.ts';
import type { Translation } from '../../message.ts';

export default {
  'discovery.line': 'Dominosteine wählen. Ein ruhiges Königreich bauen.',
} as const satisfies Translation<typeof en>;
