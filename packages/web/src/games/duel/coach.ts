import { bySeat, other } from '@castellan/rules';
import type { First } from '../../coach/coach.ts';
import { say as sayKey } from '../../i18n/index.ts';
import type { Sentence } from '../../i18n/message.ts';
import { called } from '../../play/names.ts';
import type { DuelTable } from './controller.ts';
import { jokersIn } from './hand.ts';

const FIRSTS = [
  'aim',
  'pick',
  'pickTwo',
  'joker',
  'place',
  'points',
  'crosses',
  'power',
  'tick',
  'castle',
  'pass',
  'end',
] as const;
type Name = (typeof FIRSTS)[number];

const mine = (table: DuelTable) => bySeat(table.session.state.value.players, table.me.value);
const isRoller = ({ session, me }: DuelTable) => session.state.value.roller === me.value;
const drawn = (table: DuelTable) => mine(table).map.filter((square) => square !== null);
const placing = ({ task, canUndo }: DuelTable) => task.value === 'place' && !canUndo.value;
const deciding = ({ task, canUndo }: DuelTable) => ['roll', 'draft', 'place'].includes(task.value) && !canUndo.value;

const WHEN: Readonly<Record<Name, (table: DuelTable) => boolean>> = {
  aim: ({ session, task }) => session.actions.value.length === 0 && task.value === 'roll',
  pick: (table) => table.task.value === 'draft' && isRoller(table),
  pickTwo: (table) => table.task.value === 'draft' && !isRoller(table),
  joker: (table) => placing(table) && jokersIn(table.faces()).length > 0,
  place: placing,
  points: ({ task, canUndo, planned }) => task.value === 'place' && canUndo.value && planned.value !== null,
  crosses: (table) => placing(table) && drawn(table).length > 2 && drawn(table).every(({ marks }) => marks === 0),
  power: (table) => deciding(table) && mine(table).powers.length > 0,
  tick: (table) => deciding(table) && Object.values(mine(table).ticks).some((ticks) => ticks > 0),
  castle: (table) => placing(table) && mine(table).castle && drawn(table).length >= 6,
  pass: ({ task, mustPass }) => task.value === 'forced' || (task.value === 'place' && mustPass.value),
  end: ({ task }) => task.value === 'over',
};

export const firsts: readonly First<DuelTable>[] = FIRSTS.map((name) => ({ name, when: WHEN[name] }));

export function say(first: string, { session, me }: DuelTable): readonly [Sentence, Sentence] {
  const name = first as Name;
  const why =
    name === 'pick' || name === 'pickTwo'
      ? sayKey(`duel/coach.${name}.why`, { name: called(session.info.value, other(me.value)) })
      : sayKey(`duel/coach.${name}.why`);
  return [sayKey(`duel/coach.${name}.do`), why];
}
