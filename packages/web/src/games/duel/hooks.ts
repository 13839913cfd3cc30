import { useEffect } from 'preact/hooks';
import { focusBoard } from '../../board/board.tsx';
import { carry } from '../../board/drag.ts';
import { useAnnouncements } from '../../table/announcements.ts';
import { MINE, useFocusFollowing, useTableKeys } from '../../table/keys.ts';
import { moves } from '../../table/motion.ts';
import { announce } from '../../ui/announce.tsx';
import { playSound } from '../../ui/sound.ts';
import { DUEL_COMMANDS } from './commands.ts';
import type { DuelTable } from './controller.ts';
import { ROUND } from './round-part.ts';
import { promptText, stagedText, whoText } from './sentences.ts';

/** The domino follows the pointer over my map, taken up from the dice or from where it stands. */
export function carryDomino(event: PointerEvent, table: DuelTable): void {
  carry(event, MINE, {
    over: (square) => square && table.dragTo(square),
    drop: () => announce(stagedText(table)),
  });
}

/** Tasks that are not done on the map. */
const BUTTON_OF: Readonly<Record<string, string>> = {
  roll: '[data-command=roll]',
  draft: '.hand [aria-pressed]',
  bonus: '.tray [data-coat]',
  over: '[data-command=result]',
};

const KEYS = {
  commands: DUEL_COMMANDS,
  staged: stagedText,
  focus: ({ task, staging }: DuelTable): void => {
    const button = BUTTON_OF[task.value];
    if (button) document.querySelector<HTMLElement>(button)?.focus();
    else focusBoard(MINE, staging.value.hand.anchor ?? undefined);
  },
};

/** Every shortcut, where the keyboard is, and every event with its sentence and its sound. */
export function useDuelTable(table: DuelTable): void {
  const { session, task, me } = table;
  useTableKeys(table, KEYS);
  useFocusFollowing(table, KEYS.focus, ['roll', 'draft', 'place', 'bonus', 'cross', 'over']);
  useAnnouncements(session, {
    entriesOf: (states, actions) => ROUND.loaded?.entriesOf(states, actions) ?? [],
    tell: (entry) => ROUND.loaded!.entryText(entry, session.info.peek()),
    next: () => `${whoText(table)} ${promptText(table)}`,
    // Dice make their sound while they are seen to fall.
    sounds: { ...(!moves() && { roll: 'dice' }), place: 'pen', cross: 'pen', won: 'seal' },
  });
  // Nothing has happened, but something has become possible.
  const mayRoll = task.value === 'roll' && session.state.value.roller !== me.value && !session.info.value.realDice;
  useEffect(() => {
    if (mayRoll) announce(promptText(table));
  }, [mayRoll]);
  const falls = table.moving.value?.action.type === 'roll';
  useEffect(() => {
    if (falls) playSound('dice');
  }, [falls]);
}
