import { bySeat, COATS, domainsOf, MAP, other } from '@castellan/rules';
import type { First } from '../../coach/coach.ts';
import { say as sayKey } from '../../i18n/index.ts';
import type { Sentence } from '../../i18n/message.ts';
import { called } from '../../play/names.ts';
import { usesKeyboard } from '../../ui/focus.ts';
import type { DuelTable } from './controller.ts';
import { jokersIn } from './hand.ts';
import { COATS_DRAWN, CROSS_DRAWN, drawnCoat, JOKER_DRAWN, sayDomain } from './sentences.ts';

const FIRSTS = [
  'aim',
  'tick',
  'pick',
  'pickTwo',
  'joker',
  'place',
  'points',
  'crosses',
  'power',
  'castle',
  'pass',
  'end',
] as const;
type Name = (typeof FIRSTS)[number];

const mine = (table: DuelTable) => bySeat(table.session.state.value.players, table.me.value);
const isRoller = ({ session, me }: DuelTable) => session.state.value.roller === me.value;
const drawn = (table: DuelTable) => mine(table).map.filter((square) => square !== null);
/** The domain of the player that counts most; none before the first points. */
const bestDomain = (table: DuelTable) =>
  domainsOf(MAP, mine(table).map)
    .filter(({ points }) => points > 0)
    .sort((one, other) => other.points - one.points)[0];
const tickedCoat = (table: DuelTable) => COATS.find((coat) => mine(table).ticks[coat] > 0);
const placing = ({ task, canUndo }: DuelTable) => task.value === 'place' && !canUndo.value;
const deciding = ({ task, canUndo }: DuelTable) => ['roll', 'draft', 'place'].includes(task.value) && !canUndo.value;

const WHEN: Readonly<Record<Name, (table: DuelTable) => boolean>> = {
  aim: ({ session, task }) => session.actions.value.length === 0 && task.value === 'roll',
  pick: (table) => table.task.value === 'draft' && isRoller(table),
  pickTwo: (table) => table.task.value === 'draft' && !isRoller(table),
  joker: (table) => placing(table) && jokersIn(table.faces()).length > 0,
  place: placing,
  points: ({ task, canUndo, planned }) => task.value === 'place' && canUndo.value && planned.value !== null,
  crosses: (table) => deciding(table) && bestDomain(table) !== undefined,
  power: (table) => deciding(table) && mine(table).powers.length > 0,
  // Right after the tick of either player; where the player has something new to do, that comes first.
  tick: (table) => ['wait', 'roll'].includes(table.task.value) && tickedCoat(table) !== undefined,
  castle: (table) => placing(table) && mine(table).castle && drawn(table).length >= 6,
  pass: ({ task, mustPass }) => task.value === 'forced' || (task.value === 'place' && mustPass.value),
  end: ({ task }) => task.value === 'over',
};

export const firsts: readonly First<DuelTable>[] = FIRSTS.map((name) => ({ name, when: WHEN[name] }));

/** Sentences that name a gesture: what a player on the keyboard reads instead. */
const BY_KEYS = { 'pick.do': 'pick.keys', 'place.do': 'place.keys', 'joker.why': 'joker.whyKeys' } as const;

export function say(first: string, table: DuelTable): readonly [Sentence, Sentence] {
  const { session, me } = table;
  const domain = bestDomain(table);
  const values = {
    name: called(session.info.value, other(me.value)),
    coats: COATS_DRAWN,
    cross: CROSS_DRAWN,
    die: JOKER_DRAWN,
    coat: drawnCoat(tickedCoat(table) ?? COATS[0]!),
    domain: domain ? sayDomain(domain) : '',
  };
  // Said before the first roll: the other sentences come with the round.
  if (first === 'aim') return [sayKey('duel.aim.do', values), sayKey('duel.aim.why', values)];
  const line = (key: `${Exclude<Name, 'aim'>}.${'do' | 'why'}`): Sentence => {
    const said = usesKeyboard() && key in BY_KEYS ? BY_KEYS[key as keyof typeof BY_KEYS] : key;
    return sayKey(`duel/coach.${said}`, values);
  };
  const name = first as Exclude<Name, 'aim'>;
  return [line(`${name}.do`), line(`${name}.why`)];
}
