import type { Sentence } from '../i18n/message.ts';
import type { AnyTable } from '../table/controller.ts';

/** Something that happens for the first time, in the order in which it is explained. */
export interface First<Table> {
  readonly name: string;
  readonly when: (table: Table) => boolean;
}

/** What a friend at the table would say in a first game. */
export interface CoachKit<Table> {
  readonly firsts: readonly First<Table>[];
  /** What to do, then why. */
  say(name: string, table: Table): readonly [Sentence, Sentence];
}

/** A friend who talks more than this is a teacher. */
export const MOST_SENTENCES = 12;

/** What the coach says in one decision, and everything said so far. */
export interface Spoken {
  readonly decision: string;
  /** It was said while the other one acts. */
  readonly waiting: boolean;
  readonly name: string | null;
  readonly said: readonly string[];
}

/** One decision of the player: before something is laid out, and after. */
export const decisionOf = ({ session, task, canUndo, lookingBack }: AnyTable): string =>
  `${session.actions.value.length} ${task.value} ${canUndo.value} ${lookingBack.value !== null}`;

/** What the coach says before anything happens. */
export const nothingSaid = (said: readonly string[] = []): Spoken => ({
  decision: '',
  waiting: false,
  name: null,
  said,
});

/**
 * What the coach says now: the same for the whole of a decision, each sentence once, and not too many.
 * What is said while the other one acts stands until the player decides again.
 */
export function speakNow<Table extends AnyTable>(
  { firsts }: Pick<CoachKit<Table>, 'firsts'>,
  table: Table,
  before: Spoken,
): Spoken {
  const decision = decisionOf(table);
  if (decision === before.decision) return before;
  const { said } = before;
  const waiting = table.task.value === 'wait' && table.lookingBack.value === null;
  if (waiting && before.waiting && before.name !== null) return { ...before, decision };
  const silent = said.length >= MOST_SENTENCES || table.lookingBack.value !== null || table.refusal.value !== null;
  const name = silent ? null : (firsts.find((first) => !said.includes(first.name) && first.when(table))?.name ?? null);
  return { decision, waiting, name, said: name === null ? said : [...said, name] };
}
