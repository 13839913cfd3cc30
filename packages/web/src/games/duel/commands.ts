import { COMMANDS } from '../../table/table-commands.ts';
import type { Command } from '../../ui/command.ts';
import type { DuelTable } from './controller.ts';

/** What only Duel has: the roll, and a key for each die. */
export const ROLL: Command<DuelTable> = {
  name: 'roll',
  label: 'duel.do.roll',
  icon: 'i-dice',
  shortcut: 'Enter',
  cap: 'Enter',
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
  ROLL,
  ...COMMANDS,
  pickDie(1),
  pickDie(2),
  pickDie(3),
  pickDie(4),
];
