import { type Coat, type Covered, duelRules } from '@castellan/rules';
import type { DuelTable } from './controller.ts';
import { loneDie } from './hand.ts';

/** What the table of Duel needs from the first roll on. */
export { ActionList, LatestAction } from '../../table/action-list.tsx';
export { SeeAgain } from '../../table/see-again.tsx';
export { DomainTable } from './domain-table.tsx';
export { EntryLine } from './entry-line.tsx';
export { Held, HeldList, heldTitle } from './held.tsx';
export { InTray } from './in-tray.tsx';
export { entriesOf, entryText } from './log.ts';
export { MomentLeaf } from './moment-leaf.tsx';
export { sayNote, sayPrompt, waitText } from './round-sentences.ts';
export { TableDice } from './table-dice.tsx';

/** What is laid out: both dice, the first of two that stand apart, or the square that gets the cross. */
export function ghostOf({ planned, staging, options, me, session }: DuelTable): readonly Covered<Coat>[] {
  const state = session.state.value;
  if (planned.value) return duelRules.covers(state, planned.value, me.value);
  const { hand } = staging.value;
  const lone = loneDie(hand);
  const option = lone === null ? null : options.value.find(({ at }) => at[lone] === hand.at[lone]);
  if (!option) return [];
  return duelRules.covers(state, option.action, me.value).filter(({ square }) => square === hand.at[lone!]);
}
