import type { Messages } from './message.ts';

/** Where Polish is that a first game does not need. The first visit loads no list of these files. */
export default import.meta.glob<{ default: Messages }>([
  './pl/*.ts',
  '!./pl/common.ts',
  '../games/*/*.pl.ts',
  '!../games/*/{common,words}.pl.ts',
]);
