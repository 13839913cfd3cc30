import { COMMANDS } from '../../table/table-commands.ts';
import { announce } from '../../ui/announce.tsx';
import type { Command } from '../../ui/command.ts';
import type { DuelTable } from './controller.ts';
import { noteText, promptText } from './sentences.ts';

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

/** Chooses a die or lets go of it, and tells what that means. */
export function chooseDie(table: DuelTable, number: number): void {
  table.pickDie(number);
  announce(noteText(table) || promptText(table));
}

const dieKey = (number: 1 | 2 | 3 | 4): Command<DuelTable> => ({
  name: `die-${number}`,
  label: 'duel.do.pick',
  shortcut: String(number),
  cap: String(number),
  enabled: (table) => table.task.value === 'draft',
  perform: (table) => {
    chooseDie(table, number);
    // Enter on the die then takes it.
    document.querySelector<HTMLElement>(`.dice [data-die="${number}"]`)?.focus();
  },
});

export const DUEL_COMMANDS: readonly Command<DuelTable>[] = [
  ROLL,
  ...COMMANDS,
  dieKey(1),
  dieKey(2),
  dieKey(3),
  dieKey(4),
];
