import type en from '../../en/discovery/common.ts';
import type { Translation } from '../../message.ts';

export default { 'discovery.line': 'Wybieraj domina. Zbuduj spokojne królestwo.' } as const satisfies Translation<
  typeof en
>;
