import { must } from '@castellan/rules';
import type { Logged } from './event.ts';
import { applied, type Match, startOf } from './match.ts';

/** A match with every state it came through: what a table, a list of actions and looking back are made of. */
export interface Course {
  readonly match: Match;
  /** The first before any action. */
  readonly states: readonly object[];
  readonly actions: readonly unknown[];
}

/** The course after one more event; `then` is the match right after it, so that nothing is worked out twice. */
export function courseAfter(course: Course | null, { event }: Logged, then: Match): Course {
  if (!course) return { match: then, states: [then.state], actions: [] };
  const { states, actions } = course;
  if (event.type === 'acted') {
    const { action } = must(applied(then.game, states[states.length - 1]!, event.action));
    return { match: then, states: [...states, then.state], actions: [...actions, action] };
  }
  // Taken back: what counts is as long as the match says.
  const { length } = then.actions;
  return length < actions.length
    ? { match: then, states: states.slice(0, length + 1), actions: actions.slice(0, length) }
    : { match: then, states, actions };
}

/** The course of a match that came as a whole. */
export function courseOf(match: Match): Course {
  const states: object[] = [startOf(match)];
  const actions: unknown[] = [];
  for (const { action: text } of match.actions) {
    const next = must(applied(match.game, states[states.length - 1]!, text));
    states.push(next.state);
    actions.push(next.action);
  }
  return { match, states, actions };
}
