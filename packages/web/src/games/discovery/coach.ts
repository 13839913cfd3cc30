import { columnsIn, rowsIn } from '@castellan/picture/board';
import { bySeat, LINES } from '@castellan/rules';
import type { First } from '../../coach/coach.ts';
import { say as sayKey } from '../../i18n/index.ts';
import type { Sentence } from '../../i18n/message.ts';
import { usesKeyboard } from '../../ui/focus.ts';
import type { DiscoveryTable } from './controller.ts';

const FIRSTS = ['aim', 'pick', 'place', 'points', 'last', 'next', 'crowns', 'size', 'pass', 'end'] as const;
type Name = (typeof FIRSTS)[number];

const done = ({ session, me }: DiscoveryTable, what: 'pick' | 'place') =>
  session.actions.value.filter(
    (action, index) => action.type === what && session.states.value[index]!.seat === me.value,
  ).length;
const inFirstRow = ({ session }: DiscoveryTable) => session.state.value.placing.length === 0;
const undecided = ({ task, canUndo }: DiscoveryTable, what: string) => task.value === what && !canUndo.value;

const WHEN: Readonly<Record<Name, (table: DiscoveryTable) => boolean>> = {
  // It stands until the first choice: what is revealed before goes by too fast to read.
  aim: (table) => undecided(table, 'pick') && inFirstRow(table) && done(table, 'pick') === 0,
  // The other king of the player: what a turn is was not seen yet, so it says why there is another one.
  pick: (table) => undecided(table, 'pick') && inFirstRow(table) && done(table, 'pick') === 1,
  place: (table) => undecided(table, 'place') && !table.mustDiscard.value,
  points: ({ task, staging }) => task.value === 'place' && staging.value.ghost !== null,
  last: (table) => {
    const { lines, options } = table.session.state.value;
    return undecided(table, 'pick') && lines === LINES[options.size];
  },
  next: (table) => undecided(table, 'pick') && !inFirstRow(table),
  crowns: (table) => undecided(table, 'place') && done(table, 'place') > 0,
  size: (table) => {
    const { kingdoms, options } = table.session.state.value;
    const { extent } = bySeat(kingdoms, table.me.value);
    return undecided(table, 'place') && Math.max(rowsIn(extent), columnsIn(extent)) === options.size;
  },
  pass: ({ task, mustDiscard }) => task.value === 'place' && mustDiscard.value,
  end: ({ task }) => task.value === 'over',
};

export const firsts: readonly First<DiscoveryTable>[] = FIRSTS.map((name) => ({ name, when: WHEN[name] }));

/** Sentences that name a gesture: what a player on the keyboard reads instead. */
const BY_KEYS = { 'aim.why': 'aim.whyKeys', 'place.do': 'place.keys' } as const;

export function say(first: string, { session }: DiscoveryTable): readonly [Sentence, Sentence] {
  const line = (key: `${Name}.${'do' | 'why'}`): Sentence => {
    const said = usesKeyboard() && key in BY_KEYS ? BY_KEYS[key as keyof typeof BY_KEYS] : key;
    return sayKey(`discovery/coach.${said}`, { n: session.state.value.options.size });
  };
  return [line(`${first as Name}.do`), line(`${first as Name}.why`)];
}
