import { beginReplay, playSaved, type Replay, truncate, withAction } from '@castellan/rules';
import { rulesOf } from '@castellan/rules/lookup';
import type { Logged } from './event.ts';
import { type Agreed, type Match, matchOf, startOf } from './match.ts';

/** A game from what was agreed and its actions in notation, which were legal when they were saved. */
export const replayOf = (agreed: Agreed, actions: readonly string[]): Replay<object, unknown> =>
  playSaved(beginReplay<object, unknown>(rulesOf(agreed.game), startOf(agreed), agreed.position ?? null), actions);

/** A match with every state it came through: what a table, a list of actions and looking back are made of. */
export interface Course extends Replay<object, unknown> {
  readonly match: Match;
}

/** The course after one more event; `then` is the match right after it. */
export function courseAfter(course: Course | null, { event }: Logged, then: Match): Course {
  if (!course) return { ...beginReplay(rulesOf(then.game), then.state, then.position), match: then };
  if (event.type === 'acted') return { ...withAction(course, then.lastAction, then.state), match: then };
  // Taken back: what counts is as long as the match says.
  const { length } = then.actions;
  return { ...(length < course.actions.length ? truncate(course, length) : course), match: then };
}

/** The course of a whole log. */
export function courseOfLog(id: string, log: readonly Logged[]): Course {
  let course: Course | null = null;
  const match = matchOf(id, log, (logged, then) => {
    course = courseAfter(course, logged, then);
  });
  return course ?? courseOf(match);
}

/** The course of a match that came as a whole. */
export const courseOf = (match: Match): Course => ({
  ...replayOf(
    match,
    match.actions.map(({ action }) => action),
  ),
  match,
});
