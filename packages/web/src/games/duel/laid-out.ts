import { type Coat, type Covered, duelRules } from '@castellan/rules';
import type { DuelTable } from './controller.ts';
import { loneDie } from './hand.ts';

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
