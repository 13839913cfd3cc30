/** What the table of Duel needs from the first roll on. */
export { ActionList, LatestAction } from '../../table/action-list.tsx';
export { Choosers } from './choosers.tsx';
export { DomainTable } from './domain-table.tsx';
export { EntryLine } from './entry-line.tsx';
export { entryText } from './entry-sentences.ts';
export { Held, HeldList, heldTitle, NothingHeld } from './held.tsx';
export { entriesOf } from './log.ts';
export { MomentLeaf } from './moment-leaf.tsx';
export { sayNote, sayPrompt, waitText } from './round-sentences.ts';
