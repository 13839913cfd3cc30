import { discovery, duel } from '@castellan/rules';
import { expect, test, vi } from 'vitest';
import { Host, LastFew, MemoryStore } from '../src/index.ts';

const objects = Array.from({ length: 7 }, (_, i) => ({ i }));

test('the last few are found by the very object, older ones are forgotten', () => {
  const few = new LastFew<object, number>(3);
  for (const [i, object] of objects.entries()) {
    expect(few.get(object)).toBe(undefined);
    few.set(object, i);
    expect(objects.map((one) => few.get(one))).toEqual(
      objects.map((_, at) => (at <= i && at > i - 3 ? at : undefined)),
    );
  }
  expect(few.get({ i: 6 })).toBe(undefined);
});

test('what is put in again counts with its newest value', () => {
  const few = new LastFew<object, string>(2);
  const [one, two] = objects as [object, object];
  few.set(one, 'first');
  few.set(one, 'second');
  expect(few.get(one)).toBe('second');
  few.set(two, 'other');
  expect([few.get(one), few.get(two)]).toEqual(['second', 'other']);
});

test.each([duel, discovery])(
  'an action of $name is parsed and applied once, however many ask what it comes to',
  async (rules) => {
    const host = new Host({ store: new MemoryStore() });
    await host.create('g', { game: rules.name, options: [], chance: { type: 'table' } }, [
      { name: 'Ada' },
      { name: 'Ben' },
    ]);
    const { state } = host.known('g')!;
    const action = rules.printAction(rules.draw(state as never, () => 0) as never);
    const [parse, apply] = [vi.spyOn(rules, 'parseAction'), vi.spyOn(rules, 'apply')];
    expect(await host.submit('g', 1, 'a', { type: 'act', action })).toMatchObject({ ok: true });
    expect([parse.mock.calls.length, apply.mock.calls.length]).toEqual([1, 1]);
    vi.restoreAllMocks();
  },
);
