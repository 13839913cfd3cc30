import { expect, test } from 'vitest';
import {
  decide,
  decideJoin,
  type Event,
  Host,
  type Logged,
  MemoryStore,
  MOST_EVENTS,
  MOST_LINKS,
  matchOf,
  summaryOf,
} from '../src/index.ts';

const CREATED: Event = {
  type: 'created',
  game: 'duel',
  options: [],
  time: { type: 'none' },
  chance: { type: 'seed' },
  listed: false,
};
const joined = (seat: 1 | 2, holder?: string): Event => ({
  type: 'joined',
  seat,
  name: 'Ada',
  bot: false,
  ...(holder && { hidden: { holder } }),
});
const SEATED: readonly Event[] = [CREATED, joined(1, 'a'), joined(2, 'b')];
const WORLD = { now: 0, own: () => 0 };

const logOf = (events: readonly Event[]): Logged[] =>
  events.map((event, i) => ({ seq: i + 1, at: 0, command: i === 0 ? 'create' : null, event }));
/** A log of `length` events that goes on by the same few again and again. */
const grown = (first: readonly Event[], length: number, again: (i: number) => readonly Event[]): Logged[] => {
  const events = [...first];
  for (let i = 0; events.length < length; i++) events.push(...again(i));
  return logOf(events.slice(0, length));
};

const linked = (length: number) =>
  grown(SEATED, length, (i) => [{ type: 'linked', hidden: { seat: 1, key: `${i}`, until: 1 } }]);
const leaving = (length: number) => grown([CREATED], length, (i) => [joined(1, `${i}`), { type: 'left', seat: 1 }]);
const roll: Event = { type: 'acted', by: 'chance', action: 'roll d s f++ ?' };
const takenBack = (length: number, seats = SEATED) =>
  grown([...seats, roll], length, () => [
    { type: 'acted', by: 1, action: 'pick 1' },
    { type: 'take-back-asked', seat: 1 },
    { type: 'take-back-answered', seat: 2, agree: true },
  ]);

test.each([
  ['links', linked],
  ['players who come and go', leaving],
  ['actions taken back', takenBack],
])('the longest log of %s is read, and followed from its beginning; a longer one is refused', async (_, log) => {
  const longest = log(MOST_EVENTS);
  const match = matchOf('g', longest);
  expect(match.seq).toBe(MOST_EVENTS);
  const store = new MemoryStore();
  await store.append('g', 0, 'create', longest, summaryOf(match));
  const told: number[] = [];
  await new Host({ store }).follow('g', 0, ({ seq }, __, then) => told.push(then?.seq === seq ? seq : 0));
  expect(told.filter((seq, i) => seq !== i + 1)).toEqual([]);
  expect(told).toHaveLength(MOST_EVENTS);

  expect(() => matchOf('g', log(MOST_EVENTS + 1))).toThrow('The log of g has more than 20000 events');
  await store.append('h', 0, 'create', log(MOST_EVENTS + 1), summaryOf(match));
  await expect(new Host({ store }).match('h')).rejects.toThrow('The log of h has more than 20000 events');
});

test('one event more shares what came before: a long log costs by its length', () => {
  const [one, two] = [matchOf('g', leaving(4001)), matchOf('g', leaving(4003))];
  expect([one.hidden.left?.count, two.hidden.left?.count, two.hidden.left?.before?.count]).toEqual([2000, 2001, 2000]);
  // Of an earlier version's thousands of links the newest still work.
  const { links, linked: made } = matchOf('g', linked(4003)).hidden;
  expect([links.length, links.at(-1)?.key, made]).toEqual([2 * MOST_LINKS, '3999', [4000, 0]]);
});

test('a player who left long ago may come back, one who left often may not', () => {
  const log = grown([CREATED], 21, (i) => [joined(1, i < 3 ? 'often' : `${i}`), { type: 'left', seat: 1 }]);
  const match = matchOf('g', log);
  const join = (holder: string) => decideJoin(match, { name: 'Ada', holder }, WORLD);
  expect([join('9').ok, join('often')]).toEqual([true, { ok: false, error: { code: 'too-many-changes' } }]);
});

test('at one device actions are taken back thousands of times, and the game can still be played to its end', () => {
  const here = [CREATED, joined(1), joined(2)];
  const ask = (length: number) =>
    decide(matchOf('g', takenBack(length, here)), 1, { type: 'ask-take-back' }, WORLD) as { error?: { code: string } };
  // Right after an action: the first of the three events.
  expect(ask(5 + 3 * 3000).error).toBeUndefined();
  expect(ask(5 + 3 * 3400).error?.code).toBe('too-much-talk');
});
