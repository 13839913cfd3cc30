/** What the table of Duel needs from the first roll on. */
export { ActionList, LatestAction } from '../../table/action-list.tsx';
export { SeeAgain } from '../../table/see-again.tsx';
export { DomainTable } from './domain-table.tsx';
export { EntryLine } from './entry-line.tsx';
export { entryText } from './entry-sentences.ts';
export { Held, HeldList, heldTitle } from './held.tsx';
export { InTray } from './in-tray.tsx';
export { ghostOf } from './laid-out.ts';
export { entriesOf } from './log.ts';
export { MomentLeaf } from './moment-leaf.tsx';
export { sayNote, sayPrompt, waitText } from './round-sentences.ts';
export { TableDice } from './table-dice.tsx';
