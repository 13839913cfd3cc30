import { type DuelAction, type DuelState, discovery, duel, must, rulesOf, seeded } from '@castellan/rules';
import { afterEach, expect, test, vi } from 'vitest';
import { courseOfLog, Host, MemoryStore } from '../src/index.ts';
import { openLocal, type Think } from '../src/session/index.ts';
import { playOn, SEEDED, someAction } from './playing.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const settled = () => new Promise((resolve) => setImmediate(resolve));

function counted(rules: typeof duel | typeof discovery): () => { parsed: number; applied: number } {
  const [parse, apply] = [vi.spyOn(rules, 'parseAction'), vi.spyOn(rules, 'apply')];
  return () => ({ parsed: parse.mock.calls.length, applied: apply.mock.calls.length });
}

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
    const count = counted(rules);
    expect(await host.submit('g', 1, 'a', { type: 'act', action })).toMatchObject({ ok: true });
    expect(count()).toEqual({ parsed: 1, applied: 1 });
  },
);

test('at one device an action is applied once: ours and the roll as data, that of the computer from its text', async () => {
  const host = new Host({ store: new MemoryStore(), own: seeded(9) });
  const players = [
    { seat: 1, name: 'Ada' },
    { seat: 2, name: 'Robot', bot: true },
  ] as const;
  must(await host.create('g', { game: 'duel', options: [] }, players));
  const think: Think = (match) => ({
    answer: Promise.resolve(someAction(match, () => 0)),
    now: () => {},
    drop: () => {},
  });
  const session = (await openLocal<DuelState, DuelAction>(host, 'g', { think }))!;
  const before = host.known('g')!.actions.length;
  const count = counted(duel);
  for (let round = 0; round < 6; round++) {
    session.act(duel.legal(session.state.peek())[0]!);
    for (let waits = 0; waits < 9; waits++) await settled();
  }
  const played = host
    .known('g')!
    .actions.slice(before)
    .map(({ by }) => by);
  expect(new Set(played)).toEqual(new Set([1, 2, 'chance']));
  expect(count()).toEqual({ parsed: played.filter((by) => by === 2).length, applied: played.length });
  session.close();
});

test('a game that is read again is applied once, with every state and action', async () => {
  const host = new Host({ store: new MemoryStore() });
  must(await host.create('g', SEEDED(3), [{ name: 'Ada' }, { name: 'Ben' }]));
  const { actions, state, game } = await playOn(host, 'g', 3, 20);
  const log = await host.log('g');
  const count = counted(duel);
  const course = courseOfLog('g', log);
  expect(count()).toEqual({ parsed: actions.length, applied: actions.length });
  expect(course.actions.map((action) => rulesOf(game).printAction(action))).toEqual(
    actions.map(({ action }) => action),
  );
  expect([course.states.length, course.states.at(-1)]).toEqual([actions.length + 1, state]);
});
