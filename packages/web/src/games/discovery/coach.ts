import { columnsIn, rowsIn } from '@castellan/picture/board';
import { bySeat, LINES } from '@castellan/rules';
import type { First } from '../../coach/coach.ts';
import { say as sayKey } from '../../i18n/index.ts';
import type { Sentence } from '../../i18n/message.ts';
import type { DiscoveryTable } from './controller.ts';

const FIRSTS = ['aim', 'pick', 'place', 'points', 'last', 'next', 'crowns', 'size', 'pass', 'end'] as const;
type Name = (typeof FIRSTS)[number];

const placed = ({ session, me }: DiscoveryTable) =>
  session.actions.value.filter(
    (action, index) => action.type === 'place' && session.states.value[index]!.seat === me.value,
  ).length;
const undecided = ({ task, canUndo }: DiscoveryTable, what: string) => task.value === what && !canUndo.value;

const WHEN: Readonly<Record<Name, (table: DiscoveryTable) => boolean>> = {
  // It stands until the first choice: what is revealed before goes by too fast to read.
  aim: (table) => undecided(table, 'pick') && placed(table) === 0,
  pick: (table) => undecided(table, 'pick') && table.session.state.value.placing.length === 0,
  place: (table) => undecided(table, 'place') && !table.mustDiscard.value,
  points: ({ task, staging }) => task.value === 'place' && staging.value.ghost !== null,
  last: (table) => {
    const { lines, options } = table.session.state.value;
    return undecided(table, 'pick') && lines === LINES[options.size];
  },
  next: (table) => undecided(table, 'pick') && table.session.state.value.placing.length > 0,
  crowns: (table) => undecided(table, 'place') && placed(table) > 0,
  size: (table) => {
    const { kingdoms, options } = table.session.state.value;
    const { extent } = bySeat(kingdoms, table.me.value);
    return undecided(table, 'place') && Math.max(rowsIn(extent), columnsIn(extent)) === options.size;
  },
  pass: ({ task, mustDiscard }) => task.value === 'place' && mustDiscard.value,
  end: ({ task }) => task.value === 'over',
};

export const firsts: readonly First<DiscoveryTable>[] = FIRSTS.map((name) => ({ name, when: WHEN[name] }));

export function say(first: string, { session }: DiscoveryTable): readonly [Sentence, Sentence] {
  const name = first as Name;
  const why =
    name === 'size'
      ? sayKey('discovery/coach.size.why', { n: session.state.value.options.size })
      : sayKey(`discovery/coach.${name}.why`);
  return [sayKey(`discovery/coach.${name}.do`), why];
}
