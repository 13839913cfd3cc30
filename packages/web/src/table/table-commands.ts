import { go } from '../router.ts';
import type { Command } from '../ui/command.ts';
import type { AnyTable } from './controller.ts';

/** Everything a player can do with one key or button at every table. */

export const TURN: Command<AnyTable> = {
  name: 'turn',
  label: 'common.do.turn',
  icon: 'i-turn',
  shortcut: 'r',
  cap: 'R',
  enabled: (table) => table.canTurn.value,
  perform: (table) => table.turn(),
};

export const SWAP: Command<AnyTable> = {
  name: 'swap',
  label: 'common.do.swap',
  icon: 'i-swap',
  shortcut: 'x',
  cap: 'X',
  enabled: (table) => table.canSwap.value,
  perform: (table) => table.swap(),
};

/** One step: of what is laid out, else of what was confirmed. */
export const UNDO: Command<AnyTable> = {
  name: 'undo',
  label: 'common.do.undo',
  icon: 'i-undo',
  shortcut: 'u',
  cap: 'U',
  enabled: (table) => table.canUndo.value || table.canUnplay.value,
  perform: (table) => table.undo(),
};

/** Everything laid out, or out of the past. */
export const TAKE_BACK: Command<AnyTable> = {
  name: 'take-back',
  label: 'common.do.takeBack',
  icon: 'i-close',
  shortcut: 'Escape',
  cap: 'Esc',
  enabled: (table) => table.canUndo.value || table.lookingBack.value !== null,
  perform: (table) => table.takeBack(),
};

/** The other's last turn, once more. */
export const SEE_AGAIN: Command<AnyTable> = {
  name: 'see-again',
  label: 'common.do.seeAgain',
  icon: 'i-again',
  shortcut: 'l',
  cap: 'L',
  enabled: (table) => table.lookingBack.value === null && table.canSeeAgain.value,
  perform: (table) => table.seeAgain(),
};

export const CONFIRM: Command<AnyTable> = {
  name: 'confirm',
  label: 'common.do.confirm',
  shortcut: 'Enter',
  cap: 'Enter',
  enabled: (table) => table.canConfirm.value,
  perform: (table) => table.confirm(),
};

export const RESULT: Command<AnyTable> = {
  name: 'result',
  label: 'common.do.result',
  shortcut: 'Enter',
  cap: 'Enter',
  enabled: (table) => table.task.value === 'over' && table.lookingBack.value === null,
  perform: ({ session }) => go(session.resultHref),
};

export const COMMANDS: readonly Command<AnyTable>[] = [TURN, SWAP, UNDO, TAKE_BACK, SEE_AGAIN, CONFIRM, RESULT];
