import { bySeat, type Coat, type DuelAction, type DuelState, duelRules, type Power, type Seat } from '@castellan/rules';
import { entriesOf } from './log.ts';

/** What is celebrated for a second: a power won, a domain that becomes great; and a turn that is lost is seen. */
export type GreatMoment =
  | { readonly kind: 'won'; readonly seat: Seat; readonly power: Power }
  | { readonly kind: 'pass'; readonly seat: Seat }
  | { readonly kind: 'great'; readonly seat: Seat; readonly coat: Coat; readonly points: number };

/** From so many points on a domain is a great one. */
const GREAT = 20;

const largest = (state: DuelState, seat: Seat) =>
  bySeat(duelRules.score(state), seat).domains.toSorted((a, b) => b.points - a.points)[0];

/** What the last action brought about; null where it is nothing to stop for. */
export function greatMoment(
  states: readonly DuelState[],
  actions: readonly DuelAction[],
  me: Seat,
): GreatMoment | null {
  const last = actions.length - 1;
  if (last < 0) return null;
  const [before, after] = [states[last]!, states[last + 1]!];
  const entries = entriesOf([before, after], [actions[last]!]);
  const won = entries.find((entry) => entry.kind === 'won');
  if (won?.kind === 'won') return { kind: 'won', seat: won.seat, power: won.power };
  const passed = entries.find((entry) => entry.kind === 'pass');
  if (passed) return { kind: 'pass', seat: passed.seat };
  const [had, has] = [largest(before, me), largest(after, me)];
  if (before.seat === me && has && has.points >= GREAT && (had?.points ?? 0) < GREAT) {
    return { kind: 'great', seat: me, coat: has.kind, points: has.points };
  }
  return null;
}
