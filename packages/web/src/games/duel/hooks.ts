import { useEffect } from 'preact/hooks';
import { focusBoard } from '../../board/board.tsx';
import { carry } from '../../board/drag.ts';
import { isYou, nameOf } from '../../play/names.ts';
import { useNews } from '../../table/news.ts';
import { announce } from '../../ui/announce.tsx';
import { commandFor } from '../../ui/command.ts';
import { DUEL_COMMANDS } from './commands.ts';
import type { DuelTable } from './controller.ts';
import { entriesOf } from './log.ts';
import { entryText, promptText, stagedText, whoText } from './sentences.ts';

/** My map, as the keyboard and a dragging finger find it. */
export const MINE = 'board-mine';

/** The domino follows the pointer over my map, taken up from the dice or from where it stands. */
export function carryDomino(event: PointerEvent, table: DuelTable): void {
  carry(event, MINE, {
    over: (square) => square && table.dragTo(square),
    drop: () => announce(stagedText(table)),
  });
}

/** Every shortcut of the table. */
export function useKeys(table: DuelTable): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const command = commandFor(DUEL_COMMANDS, event, table);
      if (!command) return;
      event.preventDefault();
      command.perform(table);
      if (command.name === 'turn' || command.name === 'swap') {
        announce(stagedText(table));
        if (document.activeElement === document.body) focusBoard(MINE, table.staging.value.hand.anchor ?? undefined);
      }
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [table]);
}

/** Every event is told and heard. */
export function useAnnouncements(table: DuelTable): void {
  const { session } = table;
  useNews(session, {
    entriesOf,
    tell: (entry) => {
      const kept = session.kept.peek();
      return entryText(entry, nameOf(kept, entry.seat), isYou(kept, entry.seat));
    },
    next: () => `${whoText(table)} ${promptText(table)}`,
    sounds: { roll: 'dice', place: 'pen', cross: 'pen', won: 'chime' },
  });
}
