import type { Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { focusBoard } from '../../board/board.tsx';
import { carry } from '../../board/drag.ts';
import { useAnnouncements } from '../../table/announcements.ts';
import { MINE, useFocusFollowing, useTableKeys } from '../../table/keys.ts';
import { COMMANDS } from '../../table/table-commands.ts';
import { announce } from '../../ui/announce.tsx';
import type { Command } from '../../ui/command.ts';
import type { DiscoveryTable } from './controller.ts';
import { entriesOf } from './log.ts';
import { entryText, promptText, stagedText, whoText } from './sentences.ts';

/** Dragging the domino over my kingdom, from its line or from where it lies. */
export function carryDomino(event: PointerEvent, table: DiscoveryTable): void {
  carry(event, MINE, {
    over: (square) => square && table.dragTo(square),
    drop: () => announce(stagedText(table)),
  });
}

/** What only Discovery has: where nothing fits. */
export const DISCARD: Command<DiscoveryTable> = {
  name: 'discard',
  label: 'discovery.do.discard',
  icon: 'i-trash',
  shortcut: 'd',
  cap: 'D',
  enabled: (table) => table.mustDiscard.value && !table.ready.value && table.lookingBack.value === null,
  perform: (table) => table.toggleDiscard(),
};

const KEYS = {
  commands: [...COMMANDS, DISCARD],
  staged: stagedText,
  focus: ({ task, staging }: DiscoveryTable): void => {
    if (task.value === 'pick')
      document.querySelector<HTMLElement>('[data-choosing] button:not([aria-disabled])')?.focus();
    else if (task.value === 'over') document.querySelector<HTMLElement>('[data-command=result]')?.focus();
    else focusBoard(MINE, staging.value.ghost?.anchor);
  },
};

/** Every shortcut, where the keyboard is, and every event with its sentence and its sound. */
export function useDiscoveryTable(table: DiscoveryTable): void {
  const { session } = table;
  useTableKeys(table, KEYS);
  useFocusFollowing(table, KEYS.focus, ['pick', 'place', 'over']);
  useAnnouncements(session, {
    entriesOf,
    tell: (entry) => entryText(entry, session.info.peek()),
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
