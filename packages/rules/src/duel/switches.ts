import { EDITIONS, type Switches } from './data.ts';
import type { DuelOptions } from './options.ts';
import { printSheet } from './sheet.ts';

/** Read from the data, so that a new switch is never forgotten. */
export const SWITCH_NAMES = Object.keys(EDITIONS.en) as (keyof Switches)[];

/** The switches on which a game departs from its printed edition. */
export const changedSwitches = (options: DuelOptions): (keyof Switches)[] =>
  SWITCH_NAMES.filter((name) => options[name] !== EDITIONS[options.edition][name]);

/** Whether a game is played with other dice, boxes or powers than the printed ones. */
export const hasOwnSheet = ({ sheet }: DuelOptions): boolean => printSheet(sheet).length > 0;
