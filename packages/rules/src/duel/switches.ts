import { changedChoices } from '../core/options.ts';
import { EDITIONS, SWITCHES, type Switches } from './data.ts';
import type { DuelOptions } from './options.ts';
import { printSheet } from './sheet.ts';

export const SWITCH_NAMES = Object.keys(SWITCHES) as (keyof Switches)[];

/** The switches on which a game departs from its printed edition. */
export const changedSwitches = (options: DuelOptions): (keyof Switches)[] =>
  changedChoices(SWITCHES, options, EDITIONS[options.edition]);

/** Whether a game is played with other dice, boxes or powers than the printed ones. */
export const hasOwnSheet = ({ sheet }: DuelOptions): boolean => printSheet(sheet).length > 0;
