import { type Event, type Logged, sentOf } from '@castellan/match';
import { expect, test, vi } from 'vitest';
import { sentText, sentTexts, storedText } from '../src/event-text.ts';

const HIDDEN = 'c'.repeat(64);
const EVENTS: readonly Event[] = [
  {
    type: 'created',
    game: 'duel',
    options: ['rules=1'],
    time: { type: 'none' },
    chance: { type: 'fair', commitment: 'ab' },
    listed: true,
    hidden: { secret: HIDDEN },
  },
  { type: 'joined', seat: 1, name: 'Zoë "the \u2028 one"', bot: false, entropy: '12', hidden: { holder: HIDDEN } },
  { type: 'joined', seat: 2, name: 'Ben', bot: true },
  { type: 'linked', hidden: { seat: 1, key: HIDDEN, until: 9 } },
  { type: 'moved', hidden: { seat: 1, holder: HIDDEN } },
  { type: 'rewritten' },
  { type: 'acted', by: 'chance', action: 'roll hearts' },
  { type: 'acted', by: 1, action: 'pick 1' },
  { type: 'said', seat: 2, phrase: 'hello' },
];
const logOf = (events: readonly Event[]): Logged[] =>
  events.map((event, i) => ({ seq: i + 1, at: 1_800_000_000_000 + i, command: i % 2 ? null : `c${i}`, event }));

test('what is sent is what may be known, as text', () => {
  const log = logOf(EVENTS);
  expect(sentTexts(log)).toBe(JSON.stringify(sentOf(log)));
  expect(sentTexts(log)).not.toContain(HIDDEN);
  expect(sentTexts([])).toBe('[]');
});

test('a link, a move or a rewritten log stays unknown even where nothing of it is hidden any more', () => {
  for (const type of ['linked', 'moved', 'rewritten']) expect(sentText(logOf([{ type } as Event])[0]!)).toBe(null);
});

test('an event is made text once: for the store, for all who watch and for the answer', () => {
  const [logged] = logOf([{ type: 'acted', by: 1, action: 'pick 1' }]) as [Logged];
  const stringify = vi.spyOn(JSON, 'stringify');
  const stored = storedText(logged);
  for (let reader = 0; reader < 3; reader++) expect(sentText(logged)).toContain(stored);
  expect(stringify).toHaveBeenCalledTimes(1);
  stringify.mockRestore();
});

test('one that is no longer remembered is made again, and is the same', () => {
  const log = logOf(Array.from({ length: 1000 }, (_, i): Event => ({ type: 'acted', by: 1, action: `pick ${i}` })));
  const first = log.map(sentText);
  expect(log.map(sentText)).toEqual(first);
});
