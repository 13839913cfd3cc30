import type { Command } from '../ui/command.ts';
import type { DuelTable } from './table.ts';

/** Everything a player can do at the table with one key or button. */
export const TURN: Command<DuelTable> = {
  name: 'turn',
  label: 'duel.do.turn',
  icon: 'i-turn',
  shortcut: 'r',
  cap: 'R',
  enabled: (table) => table.canTurn.value,
  perform: (table) => table.turn(),
};

export const SWAP: Command<DuelTable> = {
  name: 'swap',
  label: 'duel.do.swap',
  icon: 'i-swap',
  shortcut: 'x',
  cap: 'X',
  enabled: (table) => table.canSwap.value,
  perform: (table) => table.swap(),
};

export const TAKE_BACK: Command<DuelTable> = {
  name: 'take-back',
  label: 'duel.do.takeBack',
  icon: 'i-undo',
  shortcut: 'Escape',
  cap: 'Esc',
  enabled: (table) => table.canUndo.value || table.lookingBack.value !== null,
  perform: (table) => table.takeBack(),
};

export const UNDO: Command<DuelTable> = {
  name: 'undo',
  label: 'duel.do.undo',
  shortcut: 'u',
  cap: 'U',
  enabled: (table) => table.canUndo.value,
  perform: (table) => table.undo(),
};

export const ROLL: Command<DuelTable> = {
  name: 'roll',
  label: 'duel.do.roll',
  icon: 'i-dice',
  shortcut: 'Enter',
  cap: '⏎',
  enabled: (table) => table.task.value === 'roll' && table.lookingBack.value === null,
  perform: (table) => table.roll(),
};

export const CONFIRM: Command<DuelTable> = {
  name: 'confirm',
  label: 'duel.do.confirm',
  shortcut: 'Enter',
  cap: '⏎',
  enabled: (table) => table.canConfirm.value,
  perform: (table) => table.confirm(),
};

const pickDie = (number: 1 | 2 | 3 | 4): Command<DuelTable> => ({
  name: `die-${number}`,
  label: 'duel.do.pick',
  shortcut: String(number),
  cap: String(number),
  enabled: (table) => table.task.value === 'draft',
  perform: (table) => table.pickDie(number),
});

export const DUEL_COMMANDS: readonly Command<DuelTable>[] = [
  TURN,
  SWAP,
  TAKE_BACK,
  UNDO,
  ROLL,
  CONFIRM,
  pickDie(1),
  pickDie(2),
  pickDie(3),
  pickDie(4),
];
