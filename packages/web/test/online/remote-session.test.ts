import {
  type ChanceKind,
  type Command,
  commitmentOf,
  Host,
  MemoryStore,
  newId,
  ROLL_PATIENCE_MS,
} from '@castellan/match';
import type { RemoteState } from '@castellan/match/client';
import {
  type DiscoveryAction,
  type DiscoveryState,
  type DuelAction,
  type DuelState,
  discovery,
  duel,
  type GameName,
  type Seat,
} from '@castellan/rules';
import { signal } from '@preact/signals';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openDiscoveryTable } from '../../src/games/discovery/controller.ts';
import { openDuelTable } from '../../src/games/duel/controller.ts';
import { DUEL } from '../../src/games/duel/kit.ts';
import type { LiveGame } from '../../src/online/connection.ts';
import { rememberUnsent, unsentOf } from '../../src/online/memory.ts';
import { openRemoteSession } from '../../src/online/remote-session.ts';
import { fakeStorage } from '../fake-storage.ts';

beforeAll(async () => {
  await DUEL.table.load();
});
beforeEach(() => fakeStorage());
afterEach(() => vi.unstubAllGlobals());

const SECRET = '5'.repeat(64);
const ASKED = { type: 'fair', commitment: commitmentOf(SECRET), asked: true } as const;

/** A server in this very test: a real authority, and a network that can be interrupted. */
async function tableFor(you: Seat | null, game: GameName = 'duel', chance: ChanceKind = { type: 'own' }) {
  const host = new Host({ store: new MemoryStore(), now: Date.now });
  await host.create('g', { game, options: [], chance, hidden: { secret: SECRET } }, [
    { seat: 1, name: 'Ada', entropy: 'a'.repeat(16) },
    { seat: 2, name: 'Bea', entropy: 'b'.repeat(16) },
  ]);
  const state = signal<RemoteState>({
    match: await host.match('g'),
    course: null,
    you,
    present: [true, true],
    connection: 'live',
    sending: 0,
    clockOffset: 0,
  });
  const sent: { command: Command; commandId: string }[] = [];
  let network = Promise.resolve();
  const problem = signal<LiveGame['problem']['value']>(null);
  const hear = async () => {
    state.value = { ...state.value, match: await host.match('g') };
  };
  const live: LiveGame = {
    id: 'g',
    state,
    settled: signal(true),
    lost: signal(false),
    away: signal(false),
    spoken: signal([null, null]),
    sheet: signal(null),
    problem,
    notice: signal(null),
    now: Date.now,
    again: () => {},
    send: async (command, commandId = newId()) => {
      sent.push({ command, commandId });
      await network;
      const answer = await host.submit('g', you!, commandId, command);
      if (!answer.ok) problem.value = answer.error.code;
      await hear();
      return answer.ok;
    },
  };
  const hold = () => {
    let letGo = () => {};
    network = new Promise((resolve) => {
      letGo = resolve;
    });
    return () => letGo();
  };
  /** What the player of this seat does elsewhere. */
  const elsewhere = async (seat: Seat, command: Command) => {
    const answer = await host.submit('g', seat, newId(), command);
    await hear();
    return answer;
  };
  const firstAction = () => duel.legal(state.value.match!.state as DuelState)[0]!;
  const open = () => openRemoteSession<DuelState, DuelAction>(live);
  return { host, live, hear, state, sent, hold, elsewhere, firstAction, open, problem };
}

/** The authority, its store and the session wait for nothing but each other: when the event loop turns, all of them are done. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('what I confirm shows at once and counts once', async () => {
  const { open, firstAction, host, sent, hold } = await tableFor(1);
  const session = open();
  const letGo = hold();
  const before = session.actions.value.length;
  expect(session.act(firstAction())).toBeNull();
  expect(session.actions.value).toHaveLength(before + 1);
  expect(session.connection!.unsent.value).toBe(1);
  letGo();
  await settled();
  expect(session.connection!.unsent.value).toBe(0);
  expect(session.actions.value).toHaveLength(before + 1);
  expect(sent).toHaveLength(1);
  expect((await host.match('g'))!.actions).toHaveLength(before + 1);
});

test('several actions in a row, all confirmed without a network, all count once and in order', async () => {
  const { host, hold, sent, elsewhere, live, hear } = await tableFor(1, 'discovery');
  const session = openRemoteSession<DiscoveryState, DiscoveryAction>(live);
  const legal = () => discovery.legal(session.state.value)[0]!;
  // Who has placed a domino chooses the next one.
  while (session.turn.value !== 1 || session.state.value.phase !== 'place') {
    await elsewhere(session.turn.value as Seat, { type: 'act', action: discovery.printAction(legal()) });
  }
  const letGo = hold();
  const before = session.actions.value.length;
  session.act(legal());
  session.act(legal());
  expect(session.connection!.unsent.value).toBe(2);
  await hear();
  expect(session.connection!.unsent.value).toBe(2);
  letGo();
  await settled();
  await settled();
  expect(session.connection!.unsent.value).toBe(0);
  expect(sent).toHaveLength(2);
  expect(session.actions.value.length).toBeGreaterThanOrEqual(before + 2);
  const info = (await host.match('g'))!.actions.map(({ action }) => action);
  expect(info).toEqual(session.actions.value.map((action) => discovery.printAction(action)));
});

test('after confirming, the next thing can be laid out at once, though no answer came yet', async () => {
  const { hold, elsewhere, live } = await tableFor(1, 'discovery');
  const session = openRemoteSession<DiscoveryState, DiscoveryAction>(live);
  while (session.turn.value !== 1 || session.state.value.phase !== 'place') {
    const action = discovery.printAction(discovery.legal(session.state.value)[0]!);
    await elsewhere(session.turn.value as Seat, { type: 'act', action });
  }
  const table = openDiscoveryTable(session);
  const letGo = hold();
  table.tap([...table.lit.value][0]!);
  table.confirm();
  expect(table.task.value).toBe('pick');
  table.pick(session.state.value.choosing.find(({ king }) => king === null)!.domino);
  expect(table.canConfirm.value).toBe(true);
  table.confirm();
  expect(session.connection!.unsent.value).toBe(2);
  letGo();
  await settled();
  await settled();
  expect(session.connection!.unsent.value).toBe(0);
  table.close();
});

test('what the server refuses goes back, and I am told why', async () => {
  const { open, firstAction, elsewhere, problem, hold } = await tableFor(1);
  const session = open();
  const letGo = hold();
  const before = session.actions.value.length;
  session.act(firstAction());
  await elsewhere(2, { type: 'resign' });
  letGo();
  await settled();
  expect(problem.value).toBe('game-over');
  expect(session.actions.value).toHaveLength(before);
  expect(session.connection!.unsent.value).toBe(0);
});

test('what I confirmed is not lost to news that left the board alone: it goes out again, and counts once', async () => {
  const { open, firstAction, host, live, sent, problem } = await tableFor(1);
  const session = open();
  const { send } = live;
  // The page is behind: the server has seen more than the page says it has.
  let behind = 2;
  Object.assign(live, {
    send: (command: Command, commandId: string) =>
      send(behind-- > 0 && command.type === 'act' ? { ...command, seq: 0 } : command, commandId),
  });
  const before = session.actions.value.length;
  session.act(firstAction());
  const { commandId } = unsentOf('g')[0]!;
  await settled();
  expect(sent.map((one) => one.commandId)).toEqual([commandId, commandId, commandId]);
  expect((await host.match('g'))!.actions).toHaveLength(before + 1);
  expect(session.actions.value).toHaveLength(before + 1);
  expect([session.connection!.unsent.value, problem.value]).toEqual([0, null]);
});

test('what I confirmed on a board that was taken back meanwhile is not played on another one', async () => {
  const { open, elsewhere, hold, state, host } = await tableFor(1);
  const session = open();
  // On another device of mine: both have drafted, and Ada thinks better of it.
  await elsewhere(1, { type: 'act', action: 'pick 1' });
  await elsewhere(2, { type: 'act', action: 'pick 2 3' });
  const letGo = hold();
  const legal = duel.legal(session.state.value)[0]!;
  session.act(legal);
  expect(session.connection!.unsent.value).toBe(1);
  await elsewhere(1, { type: 'ask-take-back' });
  await elsewhere(2, { type: 'answer-take-back', agree: true });
  expect(session.connection!.unsent.value).toBe(0);
  letGo();
  await settled();
  expect(state.value.match!.actions.map(({ action }) => action)).not.toContain(duel.printAction(legal));
  expect((await host.match('g'))!.actions).toHaveLength(1);
});

test('a reload in the middle sends the same again under the same id', async () => {
  const { open, firstAction, hold, sent, host } = await tableFor(1);
  const before = open();
  const letGo = hold();
  before.act(firstAction());
  before.close();
  const info = unsentOf('g');
  expect(info).toHaveLength(1);
  const after = open();
  expect(after.connection!.unsent.value).toBe(1);
  letGo();
  await settled();
  expect(sent.map(({ commandId }) => commandId)).toEqual([info[0]!.commandId, info[0]!.commandId]);
  expect((await host.match('g'))!.actions.filter(({ by }) => by === 1)).toHaveLength(1);
  expect(after.connection!.unsent.value).toBe(0);
  expect(unsentOf('g')).toEqual([]);
});

test('what was left unsent and has been overtaken is forgotten, not played later', async () => {
  const { open, sent } = await tableFor(1);
  rememberUnsent('g', [{ commandId: 'old', line: 'pass', at: 0 }]);
  const session = open();
  await settled();
  expect(session.connection!.unsent.value).toBe(0);
  expect(sent).toEqual([]);
  expect(unsentOf('g')).toEqual([]);
});

test('the event may come before the answer: the action is not shown twice', async () => {
  const { open, firstAction, host, hold, state } = await tableFor(1);
  const session = open();
  const letGo = hold();
  const action = firstAction();
  session.act(action);
  const { commandId } = unsentOf('g')[0]!;
  await host.submit('g', 1, commandId, { type: 'act', action: duel.printAction(action) });
  state.value = { ...state.value, match: await host.match('g') };
  const count = session.actions.value.length;
  expect(session.connection!.unsent.value).toBe(0);
  letGo();
  await settled();
  expect(session.actions.value).toHaveLength(count);
});

test('an action taken back is gone from the table', async () => {
  const { open, firstAction, elsewhere } = await tableFor(1);
  const session = open();
  const before = session.actions.value.length;
  session.act(firstAction());
  await settled();
  await elsewhere(1, { type: 'ask-take-back' });
  await elsewhere(2, { type: 'answer-take-back', agree: true });
  expect(session.actions.value).toHaveLength(before);
  expect(session.turn.value).toBe(1);
});

test('nobody can play for the other, and who watches plays for nobody', async () => {
  for (const you of [2, null] as const) {
    const { open, firstAction, sent } = await tableFor(you);
    const session = open();
    session.act(firstAction());
    expect(session.connection!.unsent.value).toBe(0);
    expect(sent).toEqual([]);
    expect([session.isLocal(1), session.isLocal(2)]).toEqual([false, you !== null]);
  }
});

test('I am "you", the other is called by the nickname', async () => {
  const { open } = await tableFor(2);
  const { seats } = open().info.value;
  expect(seats).toEqual([
    { kind: 'elsewhere', name: 'Ada', level: '' },
    { kind: 'person', name: '', level: '' },
  ]);
});

test('my roll is mine to make: one press, one roll, and who watches has no button', async () => {
  const { open, sent, host } = await tableFor(1, 'duel', ASKED);
  const session = open();
  const table = openDuelTable(session);
  expect(table.task.value).toBe('roll');
  table.roll();
  table.roll();
  await settled();
  expect(sent.map(({ command }) => command.type)).toEqual(['roll']);
  expect((await host.match('g'))!.actions).toHaveLength(1);
  expect(table.task.value).toBe('draft');
  table.close();
  const { open: watch, sent: nothing } = await tableFor(null, 'duel', ASKED);
  const watching = openDuelTable(watch());
  expect(watching.task.value).toBe('wait');
  await watching.session.roll!();
  expect(nothing).toEqual([]);
  watching.close();
});

test('a roll pressed while the placement before it is on its way goes out after it', async () => {
  const { open, sent, hold, elsewhere, host } = await tableFor(2, 'duel', ASKED);
  const session = open();
  await elsewhere(1, { type: 'roll' });
  const first = () => duel.legal(session.state.value)[0]!;
  while (session.turn.value !== 2 || session.state.value.phase !== 'place') {
    await elsewhere(session.turn.value as Seat, { type: 'act', action: duel.printAction(first()) });
  }
  const letGo = hold();
  session.act(first());
  const rolled = session.roll!();
  await settled();
  expect(sent.map(({ command }) => command.type)).toEqual(['act']);
  letGo();
  await rolled;
  expect(sent.map(({ command }) => command.type)).toEqual(['act', 'roll']);
  expect((await host.match('g'))!.actions.at(-1)!.by).toBe('chance');
  session.close();
});

test('a roll pressed without a network is rolled after a reload, once and without another press', async () => {
  const { open, hold, sent, host } = await tableFor(1, 'duel', ASKED);
  const before = open();
  const letGo = hold();
  void before.roll!();
  await settled();
  before.close();
  const { commandId } = unsentOf('g')[0]!;
  const after = open();
  expect(after.connection!.unsent.value).toBe(1);
  void after.roll!();
  letGo();
  await settled();
  expect(sent.map((one) => one.commandId)).toEqual([commandId, commandId]);
  expect((await host.match('g'))!.actions.map(({ by }) => by)).toEqual(['chance']);
  expect(after.connection!.unsent.value).toBe(0);
  expect(unsentOf('g')).toEqual([]);
  after.close();
});

test('who waits for a roll may make it after a while; the second player is not asked', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  try {
    const { open, elsewhere, problem, host, hold } = await tableFor(2, 'duel', ASKED);
    const table = openDuelTable(open());
    expect(table.task.value).toBe('wait');
    vi.advanceTimersByTime(ROLL_PATIENCE_MS);
    expect(table.task.value).toBe('wait');
    vi.advanceTimersByTime(1000);
    expect(table.task.value).toBe('roll');
    const letGo = hold();
    const rolled = table.session.roll!();
    await elsewhere(1, { type: 'roll' });
    expect(table.task.value).not.toBe('roll');
    letGo();
    await rolled;
    expect([problem.value, (await host.match('g'))!.actions.length]).toEqual([null, 1]);
    table.close();
  } finally {
    vi.useRealTimers();
  }
});
