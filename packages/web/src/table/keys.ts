import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { announce } from '../ui/announce.tsx';
import { type Command, commandFor } from '../ui/command.ts';
import { usesKeyboard } from '../ui/focus.ts';
import type { AnyTable } from './controller.ts';

/** The board of the player who sees the table, as the keyboard and a dragging finger find it. */
export const MINE = 'board-mine';
export const THEIRS = 'board-theirs';

/** Commands after which the page announces what is laid out now. */
const ANNOUNCED = ['turn', 'swap', 'undo', 'take-back', 'discard'];

interface TableKeys<Table> {
  readonly commands: readonly Command<Table>[];
  /** What is laid out now, in words. */
  readonly staged: (table: Table) => string;
  /** Puts the keyboard where this task is done. */
  readonly focus: (table: Table) => void;
}

/** One key for everything, wherever the focus is; arrows go to where something can be done. */
export function useTableKeys<Table>(table: Table, { commands, staged, focus }: TableKeys<Table>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.startsWith('Arrow') && document.activeElement?.matches('body, main')) {
        event.preventDefault();
        focus(table);
        return;
      }
      const command = commandFor(commands, event, table);
      if (!command) return;
      event.preventDefault();
      command.perform(table);
      if (!ANNOUNCED.includes(command.name)) return;
      announce(staged(table));
      if (document.activeElement === document.body) focus(table);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [table, commands, staged, focus]);
}

/** On the keyboard the focus follows the game: to what can be chosen, to the board, to the result. */
export function useFocusFollowing<Table extends AnyTable>(
  table: Table,
  focus: (table: Table) => void,
  tasks: readonly Table['task']['value'][],
): void {
  useEffect(() => {
    const main = document.querySelector('main');
    if (document.activeElement !== document.body && document.activeElement !== main) return;
    main?.focus();
    if (usesKeyboard() && tasks.includes(table.task.peek())) focus(table);
  }, []);
  const task = table.task.value;
  const count = table.session.actions.value.length;
  const back = table.lookingBack.value;
  const before = useRef(`${task} ${count}`);
  // In the same step in which the button of the last task goes: a moment later a key would go nowhere.
  useLayoutEffect(() => {
    if (!usesKeyboard() || document.activeElement !== document.body) return;
    focus(table);
    if (document.activeElement === document.body) document.querySelector('main')?.focus();
  });
  // Once everything is drawn.
  useEffect(() => {
    if (!usesKeyboard()) return;
    const here = document.activeElement;
    const now = `${task} ${count}`;
    const moved = now !== before.current && tasks.includes(task);
    before.current = now;
    const atTable = here?.closest('.mine, .actions, [data-takes-focus]') || here?.matches('main');
    if (moved && atTable && back === null) focus(table);
  }, [task, count, back, table]);
}
