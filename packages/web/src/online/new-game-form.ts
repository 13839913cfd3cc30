import type { TimeControl } from '@castellan/match';
import { must } from '@castellan/rules';
import { gameOf } from '../games/all-rules.ts';
import type { AnyKit } from '../games/kit.ts';
import { type HandicapForm, NO_HANDICAP } from '../handicap/handicap-choice.tsx';
import { type SeriesForm, SINGLE_GAME } from '../series/series-choice.tsx';

/** Everything that can be chosen before an online game, whichever game it is. */
export interface NewGameForm {
  readonly begins: 'me' | 'other' | 'chance';
  readonly listed: boolean;
  /** In the lobby of a server that rates. */
  readonly rated: boolean;
  readonly time: TimeControl['type'];
  readonly minutes: string;
  readonly increment: string;
  readonly days: string;
  /** With a friend: players of the lobby meet for one game. */
  readonly series: SeriesForm;
  readonly handicap: HandicapForm;
}

export const MINUTES = ['3', '5', '10', '20', '45'] as const;
export const INCREMENTS = ['0', '5', '10', '30'] as const;
export const DAYS = ['1', '2', '3', '7', '14'] as const;

export const INITIAL_FORM: NewGameForm = {
  begins: 'chance',
  listed: false,
  rated: false,
  time: 'none',
  minutes: '10',
  increment: '5',
  days: '3',
  series: SINGLE_GAME,
  handicap: NO_HANDICAP,
};

export function timeOf({ time, minutes, increment, days }: NewGameForm): TimeControl {
  if (time === 'clock') return { type: 'clock', seconds: Number(minutes) * 60, increment: Number(increment) };
  return time === 'days' ? { type: 'days', days: Number(days) } : { type: 'none' };
}

/** What was chosen in all its words, as the rules write them. */
export function allWords(kit: AnyKit, words: readonly string[]): readonly string[] {
  const { parseOptions, printOptions } = gameOf(kit);
  return printOptions(must(parseOptions(words)));
}
