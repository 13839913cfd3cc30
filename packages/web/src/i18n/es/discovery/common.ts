import type en from '../../en/discovery/common.ts';
import type { Translation } from '../../message.ts';

export default { 'discovery.line': 'Elige dominós. Construye un reino tranquilo.' } as const satisfies Translation<
  typeof en
>;
