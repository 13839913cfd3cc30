import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { announce } from '../ui/announce.tsx';
import { type Command, commandFor } from '../ui/command.ts';
import type { AnyTable } from './controller.ts';

/** The board of whoever sees the table, as the keyboard and a dragging finger find it. */
export const MINE = 'board-mine';
export const THEIRS = 'board-theirs';

/** Whether the last thing a player did was press a key. */
let byKeyboard = false;

/** Commands after which it is told what is laid out now. */
const TOLD = ['turn', 'swap', 'undo', 'take-back', 'discard'];

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
      byKeyboard = true;
      if (event.key.startsWith('Arrow') && document.activeElement?.matches('body, main')) {
        event.preventDefault();
        focus(table);
        return;
      }
      const command = commandFor(commands, event, table);
      if (!command) return;
      event.preventDefault();
      command.perform(table);
      if (!TOLD.includes(command.name)) return;
      announce(staged(table));
      if (document.activeElement === document.body) focus(table);
    };
    const onPointer = () => {
      byKeyboard = false;
    };
    addEventListener('keydown', onKey);
    addEventListener('pointerdown', onPointer, true);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('pointerdown', onPointer, true);
    };
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
    // The browser remembers how the player came here; a page just loaded knows of no key yet.
    byKeyboard = navigator.userActivation.hasBeenActive && (main?.matches(':focus-visible') ?? false);
    if (byKeyboard && tasks.includes(table.task.peek())) focus(table);
  }, []);
  const task = table.task.value;
  const count = table.session.actions.value.length;
  const back = table.lookingBack.value;
  const before = useRef(`${task} ${count}`);
  // In the same step in which the button of the last task goes: a moment later a key would go nowhere.
  useLayoutEffect(() => {
    if (!byKeyboard || document.activeElement !== document.body) return;
    focus(table);
    if (document.activeElement === document.body) document.querySelector('main')?.focus();
  });
  // Once everything is drawn.
  useEffect(() => {
    if (!byKeyboard) return;
    const here = document.activeElement;
    const now = `${task} ${count}`;
    const moved = now !== before.current && tasks.includes(task);
    before.current = now;
    const atTable = here?.closest('.mine, .actions, [data-takes-focus]') || here?.matches('main');
    if (moved && atTable && back === null) focus(table);
  }, [task, count, back, table]);
}
