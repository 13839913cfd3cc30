import { useEffect, useRef } from 'preact/hooks';
import { focusBoard } from '../board/board.tsx';
import { carry } from '../board/drag.ts';
import { locale } from '../i18n/index.ts';
import { isYou, nameOf } from '../play/names.ts';
import { announce } from '../ui/announce.tsx';
import { commandFor } from '../ui/command.ts';
import { DUEL_COMMANDS } from './commands.ts';
import { entriesOf } from './log.ts';
import { entryText, promptText, stagedText, whoText } from './sentences.ts';
import type { DuelTable } from './table.ts';

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

/** Every event is told, with what to do next. */
export function useAnnouncements(table: DuelTable): void {
  const told = useRef(table.session.actions.value.length);
  const { actions, states, kept } = table.session;
  const count = actions.value.length;
  const language = locale.value;
  useEffect(() => {
    if (count === told.current) return;
    const entries = entriesOf(states.peek(), actions.peek()).filter(({ after }) => after > told.current);
    told.current = count;
    const said = entries.map((entry) =>
      entryText(entry, nameOf(kept.peek(), entry.seat), isYou(kept.peek(), entry.seat)),
    );
    announce([...said, whoText(table), promptText(table)].join(' '));
  }, [count, language, table, actions, states, kept]);
}
