import type en from '../../en/duel/common.ts';
import type { Translation } from '../../message.ts';

export default { 'duel.line': 'Vier Würfel teilen. Die Karte füllen. Schlauer sein.' } as const satisfies Translation<
  typeof en
>;
