import type { Messages } from './message.ts';

/** Where French is that a first game does not need. The first visit loads no list of these files. */
export default import.meta.glob<{ default: Messages }>([
  './fr/*.ts',
  '!./fr/common.ts',
  '../games/*/*.fr.ts',
  '!../games/*/{common,words}.fr.ts',
]);
