import type { Signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { focusBoard } from '../../board/board.tsx';
import { useNews } from '../../table/news.ts';
import { announce } from '../../ui/announce.tsx';
import { commandFor } from '../../ui/command.ts';
import { DISCOVERY_COMMANDS } from './commands.ts';
import type { DiscoveryTable } from './controller.ts';
import { focusLine } from './lines.tsx';
import { entriesOf } from './log.ts';
import { MINE, stagedText } from './seat-board.tsx';
import { entryText, promptText, whoText } from './sentences.ts';

/** Whether the last thing a player did was press a key. */
let byKeyboard = false;

/** One key for everything, wherever the focus is; arrows go to the board. */
export function useKeys(table: DiscoveryTable): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      byKeyboard = true;
      if (event.key.startsWith('Arrow') && document.activeElement?.matches('body, main')) {
        event.preventDefault();
        focusHere(table);
        return;
      }
      const command = commandFor(DISCOVERY_COMMANDS, event, table);
      if (!command) return;
      event.preventDefault();
      command.perform(table);
      if (['turn', 'swap', 'undo', 'take-back', 'discard'].includes(command.name)) announce(stagedText(table));
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
  }, [table]);
}

const focusHere = (table: DiscoveryTable): void => {
  if (table.task.value === 'pick') focusLine();
  else if (table.task.value === 'over') document.querySelector<HTMLElement>('[data-command=result]')?.focus();
  else focusBoard(MINE);
};

/** On the keyboard the focus follows the game: to the line to choose, to the board to place, to the result. */
export function useFocus(table: DiscoveryTable): void {
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    const main = document.querySelector('main');
    main?.focus();
    // The browser remembers how the player came here; a page just loaded knows of no key yet.
    byKeyboard = navigator.userActivation.hasBeenActive && (main?.matches(':focus-visible') ?? false);
  }, []);
  const task = table.task.value;
  const count = table.session.actions.value.length;
  const back = table.lookingBack.value;
  const before = useRef(`${task} ${count}`);
  useEffect(() => {
    if (!byKeyboard) return;
    const here = document.activeElement;
    const lost = here === document.body || here === null;
    const now = `${task} ${count}`;
    const moved = now !== before.current && (task === 'pick' || task === 'place' || task === 'over');
    before.current = now;
    const atTable = here?.closest('.disc-mine, .disc-lines, .disc-actions') || here?.matches('main');
    if (lost || (moved && atTable && back === null)) focusHere(table);
  }, [task, count, back, table]);
}

/** Every event is told and heard. */
export function useAnnouncements(table: DiscoveryTable): void {
  const { session } = table;
  useNews(session, {
    entriesOf,
    tell: (entry) => entryText(entry, session.kept.peek()),
    next: () => `${whoText(table)} ${promptText(table)}`,
    sounds: { line: 'domino', place: 'domino' },
  });
}

/** With larger squares only part of the kingdom is seen: what is laid out comes into view. */
export function useZoomedGhost(table: DiscoveryTable, zoomed: Signal<boolean>): void {
  const { ghost } = table.staging.value;
  const on = zoomed.value;
  useEffect(() => {
    if (!on) return;
    const board = document.getElementById(MINE);
    const squares = ghost ? board?.querySelectorAll('td.ghost') : board?.querySelectorAll('[tabindex="0"]');
    for (const square of squares ?? []) square.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [ghost, on]);
}
