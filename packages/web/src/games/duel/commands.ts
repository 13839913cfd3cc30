import { CONFIRM, SWAP, TAKE_BACK, TURN, UNDO } from '../../table/table-commands.ts';
import type { Command } from '../../ui/command.ts';
import type { DuelTable } from './controller.ts';

/** Everything a player can do at the table with one key or button. */
export const ROLL: Command<DuelTable> = {
  name: 'roll',
  label: 'duel.do.roll',
  icon: 'i-dice',
  shortcut: 'Enter',
  cap: '⏎',
  enabled: (table) => table.task.value === 'roll' && table.lookingBack.value === null,
  perform: (table) => table.roll(),
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
