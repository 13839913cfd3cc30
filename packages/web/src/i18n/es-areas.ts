import type { Messages } from './message.ts';

/** Where Spanish is that a first game does not need. The first visit loads no list of these files. */
export default import.meta.glob<{ default: Messages }>([
  './es/*.ts',
  '!./es/common.ts',
  '../games/*/*.es.ts',
  '!../games/*/{common,words}.es.ts',
]);
