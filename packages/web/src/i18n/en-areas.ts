import type { Messages } from './message.ts';

/** Where English is that a first game does not need. The first visit loads no list of these files. */
export default import.meta.glob<{ default: Messages }>([
  './en/*.ts',
  '!./en/common.ts',
  '../games/*/*.en.ts',
  '!../games/*/{common,words}.en.ts',
]);
