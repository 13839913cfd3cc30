import {
  type DiscoveryAction,
  type DiscoveryState,
  type DuelAction,
  type DuelState,
  discovery,
  duel,
  type Seat,
} from '@castellan/rules';
import { signal } from '@preact/signals-core';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { RemoteState } from '../src/client.ts';
import {
  type ChanceKind,
  type Command,
  commitmentOf,
  Host,
  MemoryStore,
  newId,
  ROLL_PATIENCE_MS,
} from '../src/index.ts';
import { type Connection, openLocal, openRemote, type Unsent } from '../src/session/index.ts';
import { ADA, BEN } from './playing.ts';

const SECRET = '5'.repeat(64);
const ASKED: ChanceKind = { type: 'fair', commitment: commitmentOf(SECRET), asked: true };

/** A server in this very test, followed by a page whose network can be interrupted. */
async function followed(you: Seat | null, chance: ChanceKind = { type: 'own' }, clockOffset = 0, game = 'duel') {
  const host = new Host({ store: new MemoryStore(), now: Date.now });
  await host.create('g', { game, options: [], chance, hidden: { secret: SECRET } }, [ADA, BEN]);
  const match = async () => (await host.match('g'))!;
  const state = signal<RemoteState>({
    match: await match(),
    course: null,
    you,
    present: [true, true],
    connection: 'live',
    sending: 0,
    clockOffset,
  });
  const hear = async () => {
    state.value = { ...state.value, match: await match() };
  };
  const sent: { command: Command; commandId: string }[] = [];
  const saved = new Map<string, readonly Unsent[]>();
  let network = Promise.resolve();
  const connection: Connection = {
    id: 'g',
    state,
    problem: signal(null),
    send: async (command, commandId = newId()) => {
      sent.push({ command, commandId });
      await network;
      const answer = await host.submit('g', you!, commandId, command);
      if (!answer.ok) connection.problem.value = answer.error.code;
      await hear();
      return answer.ok;
    },
  };
  const store = {
    load: (id: string) => saved.get(id) ?? [],
    save: (id: string, all: readonly Unsent[]) => saved.set(id, all),
  };
  const open = () => openRemote<DuelState, DuelAction>(connection, store);
  const hold = () => {
    let letGo = () => {};
    network = new Promise((resolve) => {
      letGo = resolve;
    });
    return () => letGo();
  };
  /** What is done at another device. */
  const elsewhere = async (seat: Seat, command: Command, commandId = newId()) => {
    await host.submit('g', seat, commandId, command);
    await hear();
  };
  /** Answers to sending that are made up. */
  const answering = (answer: (command: Command) => boolean | Promise<boolean>) => {
    connection.send = async (command, commandId = '') => {
      sent.push({ command, commandId });
      return answer(command);
    };
  };
  const types = () => sent.map(({ command }) => command.type);
  const openDiscovery = () => openRemote<DiscoveryState, DiscoveryAction>(connection, store);
  return { host, openDiscovery, connection, state, match, hear, sent, types, saved, open, hold, elsewhere, answering };
}

type Followed = Awaited<ReturnType<typeof followed>>;
type Opened = ReturnType<Followed['open']>;

/** Nothing here waits for anything but each other: when the event loop turns, all of it is done. */
const settled = () => new Promise((resolve) => setImmediate(resolve));
const first = (session: Opened) => duel.legal(session.state.value)[0]!;
const waiting = (session: Opened) => session.connection!.unsent.value;
const lines = (session: Opened) => session.actions.value.map((action) => duel.printAction(action));

describe('what I confirm at a game on a server', () => {
  test('shows at once, is sent for the board I saw, and counts once', async () => {
    const { open, sent, hold, match, saved } = await followed(1);
    const session = open();
    const { seq } = session.match.value;
    const letGo = hold();
    const action = first(session);
    expect(session.act(action)).toBeNull();
    expect([session.actions.value.at(-1), session.turn.value, waiting(session)]).toEqual([action, 2, 1]);
    expect(session.states.value).toHaveLength(session.actions.value.length + 1);
    expect(saved.get('g')).toEqual([{ commandId: sent[0]!.commandId, line: duel.printAction(action), at: 1 }]);
    letGo();
    await settled();
    expect(sent.map(({ command }) => command)).toEqual([{ type: 'act', action: duel.printAction(action), seq }]);
    expect([waiting(session), saved.get('g')]).toEqual([0, []]);
    expect(lines(session)).toEqual((await match()).actions.map((one) => one.action));
  });

  /** Ada, who places a domino and then chooses the next one, has confirmed both while nothing gets through. */
  async function twoConfirmed() {
    const table = await followed(1, { type: 'own' }, 0, 'discovery');
    const session = table.openDiscovery();
    const next = () => discovery.printAction(discovery.legal(session.state.value)[0]!);
    while (session.turn.value !== 1 || session.state.value.phase !== 'place')
      await table.elsewhere(session.turn.value as Seat, { type: 'act', action: next() });
    const letGo = table.hold();
    session.act(discovery.legal(session.state.value)[0]!);
    session.act(discovery.legal(session.state.value)[0]!);
    return { ...table, session, letGo, played: session.actions.value.length };
  }

  test('goes out one after the other, and the second waits for the first', async () => {
    const { session, sent, letGo, played, match, saved } = await twoConfirmed();
    await settled();
    expect([session.connection!.unsent.value, sent.length]).toEqual([2, 1]);
    letGo();
    await settled();
    await settled();
    expect([session.connection!.unsent.value, sent.length, saved.get('g')]).toEqual([0, 2, []]);
    expect(new Set(sent.map(({ commandId }) => commandId)).size).toBe(2);
    expect((await match()).actions.length).toBeGreaterThanOrEqual(played);
  });

  test('stays when the news is that what was confirmed before it has arrived', async () => {
    const { session, sent, elsewhere, played, saved } = await twoConfirmed();
    const [first, second] = saved.get('g')!;
    await elsewhere(1, sent[0]!.command, sent[0]!.commandId);
    expect([saved.get('g'), session.actions.value.length]).toEqual([[second], played]);
    expect(first!.commandId).toBe(sent[0]!.commandId);
  });

  test('is dropped with all that follows when something else came in the place of the first', async () => {
    const { session, elsewhere, saved } = await twoConfirmed();
    const other = discovery.legal(session.states.value.at(-3)!).at(-1)!;
    await elsewhere(1, { type: 'act', action: discovery.printAction(other) });
    expect([session.connection!.unsent.value, saved.get('g')]).toEqual([0, []]);
  });

  test('is refused here where it is not legal or not mine to do, and nothing is sent', async () => {
    const { open, sent } = await followed(1);
    const session = open();
    expect(session.act({ type: 'pass' } as DuelAction)).not.toBeNull();
    for (const you of [2, null] as const) {
      const other = await followed(you);
      const watching = other.open();
      expect(watching.act(first(watching))).toBeNull();
      expect([waiting(watching), other.sent]).toEqual([0, []]);
      expect([watching.isLocal(1), watching.isLocal(2)]).toEqual([false, you === 2]);
    }
    expect([waiting(session), sent]).toEqual([0, []]);
    expect([session.id, session.roll, session.thinking, session.storage]).toEqual(['g', null, null, null]);
  });

  test('goes back where the server refuses it, and the reason stays', async () => {
    const { open, elsewhere, connection, hold, sent } = await followed(1);
    const session = open();
    const letGo = hold();
    const before = lines(session);
    session.act(first(session));
    await elsewhere(2, { type: 'resign' });
    letGo();
    await settled();
    expect([connection.problem.value, lines(session), waiting(session)]).toEqual(['game-over', before, 0]);
    expect(sent).toHaveLength(1);
  });

  test('goes out again under the same id when there was news, five times at most', async () => {
    const { open, sent, answering, connection } = await followed(1);
    const session = open();
    answering(() => {
      connection.problem.value = 'stale';
      return false;
    });
    session.act(first(session));
    await settled();
    expect(sent).toHaveLength(6);
    expect(new Set(sent.map(({ commandId }) => commandId)).size).toBe(1);
    expect([connection.problem.value, waiting(session)]).toEqual(['stale', 0]);
  });

  test('is no problem when it came through after news', async () => {
    const { open, answering, connection, sent } = await followed(1);
    const session = open();
    answering(() => {
      if (sent.length === 1) connection.problem.value = 'stale';
      return sent.length > 1;
    });
    session.act(first(session));
    await settled();
    expect([sent.length, connection.problem.value, waiting(session)]).toEqual([2, null, 0]);
  });

  test('is not sent again when the news is that it has arrived', async () => {
    const { open, answering, connection, sent, elsewhere } = await followed(1);
    const session = open();
    answering(async (command) => {
      await elsewhere(1, command);
      connection.problem.value = 'stale';
      return false;
    });
    session.act(first(session));
    await settled();
    expect([sent.length, waiting(session), connection.problem.value]).toEqual([1, 0, 'stale']);
    expect(session.actions.value).toHaveLength(2);
  });

  test('is not shown twice when the news of it comes before the answer', async () => {
    const { open, hold, sent, elsewhere } = await followed(1);
    const session = open();
    const letGo = hold();
    session.act(first(session));
    await elsewhere(1, sent[0]!.command, sent[0]!.commandId);
    expect([waiting(session), session.actions.value.length]).toEqual([0, 2]);
    letGo();
    await settled();
    expect([waiting(session), session.actions.value.length]).toEqual([0, 2]);
  });

  test('is dropped when something else came in its place', async () => {
    const { open, hold, elsewhere } = await followed(1);
    const session = open();
    const letGo = hold();
    session.act(duel.legal(session.state.value)[0]!);
    await elsewhere(1, { type: 'act', action: duel.printAction(duel.legal(session.states.value[1]!)[1]!) });
    expect([waiting(session), session.actions.value.length]).toEqual([0, 2]);
    letGo();
    await settled();
    expect(session.actions.value).toHaveLength(2);
  });

  test('stays while news leaves the board alone, and is dropped when the board was taken back', async () => {
    const { open, elsewhere, hold, match } = await followed(1);
    const session = open();
    await elsewhere(1, { type: 'act', action: 'pick 1' });
    await elsewhere(2, { type: 'act', action: 'pick 2 3' });
    const letGo = hold();
    session.act(first(session));
    await elsewhere(2, { type: 'offer-draw' });
    expect(waiting(session)).toBe(1);
    await elsewhere(1, { type: 'ask-take-back' });
    expect(waiting(session)).toBe(1);
    await elsewhere(2, { type: 'answer-take-back', agree: true });
    expect(waiting(session)).toBe(0);
    letGo();
    await settled();
    expect((await match()).actions).toHaveLength(1);
  });

  test('is sent again under the same id after the page was reloaded', async () => {
    const { open, hold, sent, saved, match } = await followed(1);
    const before = open();
    const letGo = hold();
    before.act(first(before));
    before.close();
    const after = open();
    expect([waiting(after), after.actions.value.length]).toEqual([1, 2]);
    letGo();
    await settled();
    // The page that was closed has no say any more.
    expect([sent.length, sent[1]!.commandId, waiting(before)]).toEqual([2, sent[0]!.commandId, 1]);
    expect([waiting(after), saved.get('g'), (await match()).actions.length]).toEqual([0, [], 2]);
  });

  test.each([
    ['it was overtaken', 1, 0],
    ['something before it is missing', 1, 2],
    ['it is not my turn', 2, 1],
    ['I only watch', null, 1],
  ] as const)('is forgotten after the page was reloaded when %s', async (_, you, at) => {
    const { open, saved, sent } = await followed(you);
    saved.set('g', [{ commandId: 'old', line: 'pick 1', at }]);
    const session = open();
    await settled();
    expect([waiting(session), sent, saved.get('g')]).toEqual([0, [], []]);
  });

  test('keeps what follows it when what came before arrived while the page was closed', async () => {
    const { open, saved, sent, hold } = await followed(1);
    hold();
    saved.set('g', [
      { commandId: 'old', line: 'roll d s f++ ?', at: 0 },
      { commandId: 'next', line: 'pick 1', at: 1 },
    ]);
    open();
    expect(sent.map(({ commandId }) => commandId)).toEqual(['next']);
  });
});

describe('what I ask for at a game on a server', () => {
  test('is done, or I am told why not', async () => {
    const { open, answering, connection, types } = await followed(1);
    const session = open();
    expect(await session.ask(1, { type: 'offer-draw' })).toBeNull();
    expect(session.match.value.proposals.draw).toBe(1);
    expect(await session.ask(1, { type: 'claim-time' })).toBe(connection.problem.value);
    connection.problem.value = null;
    answering(() => false);
    expect(await session.ask(1, { type: 'resign' })).toBe('busy');
    expect(types()).toEqual(['offer-draw', 'claim-time', 'resign']);
  });
});

describe('a roll that is asked for at a game on a server', () => {
  afterEach(() => void vi.useRealTimers());

  test('is made once however often I press, and is on its way meanwhile', async () => {
    const { open, types, hold, connection } = await followed(1, ASKED);
    const session = open();
    const letGo = hold();
    const rolled = [session.roll!(), session.roll!()];
    expect(waiting(session)).toBe(1);
    letGo();
    await Promise.all(rolled);
    expect([types(), waiting(session), session.actions.value.length]).toEqual([['roll'], 0, 1]);
    // The next is due later: pressing now sends nothing.
    await session.roll!();
    expect([types(), connection.problem.value]).toEqual([['roll'], null]);
  });

  test('is not mine to make when I only watch', async () => {
    const { open, types } = await followed(null, ASKED);
    const session = open();
    await session.roll!();
    expect([types(), session.connection!.rollOverdue.value]).toEqual([[], false]);
  });

  test('goes out after the placement before it', async () => {
    const { open, types, hold, elsewhere } = await followed(2, ASKED);
    const session = open();
    await elsewhere(1, { type: 'roll' });
    while (session.turn.value !== 2 || session.state.value.phase !== 'place')
      await elsewhere(session.turn.value as Seat, { type: 'act', action: duel.printAction(first(session)) });
    const letGo = hold();
    session.act(first(session));
    const rolled = session.roll!();
    await settled();
    expect(types()).toEqual(['act']);
    letGo();
    await rolled;
    expect(types()).toEqual(['act', 'roll']);
  });

  test.each([
    ['the other was first', 'not-your-turn', null],
    ['the game is over', 'game-over', 'game-over'],
  ] as const)('when %s the problem %s is left as %s', async (_, problem, left) => {
    const { open, answering, connection } = await followed(1, ASKED);
    const session = open();
    answering(() => {
      connection.problem.value = problem;
      return false;
    });
    await session.roll!();
    expect([connection.problem.value, waiting(session)]).toEqual([left, 0]);
  });

  test.each([
    ['an equal clock', 0],
    ['a clock behind that of the server', 4000],
  ])('becomes mine too when the other takes too long, by %s', async (_, offset) => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    const { open, elsewhere } = await followed(2, ASKED, offset);
    const session = open();
    // The clocks may differ by half a second.
    vi.advanceTimersByTime(ROLL_PATIENCE_MS - offset + 499);
    expect(session.connection!.rollOverdue.value).toBe(false);
    vi.advanceTimersByTime(1);
    expect(session.connection!.rollOverdue.value).toBe(true);
    await elsewhere(1, { type: 'roll' });
    expect(session.connection!.rollOverdue.value).toBe(false);
    vi.advanceTimersByTime(ROLL_PATIENCE_MS * 2);
    expect(session.connection!.rollOverdue.value).toBe(false);
  });

  test('becomes mine half a second after I come back too late', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    const { open } = await followed(2, ASKED);
    vi.advanceTimersByTime(ROLL_PATIENCE_MS * 2);
    const session = open();
    vi.advanceTimersByTime(499);
    expect(session.connection!.rollOverdue.value).toBe(false);
    vi.advanceTimersByTime(1);
    expect(session.connection!.rollOverdue.value).toBe(true);
  });

  test('is not overdue for the one whose roll it is, nor at a table that was left', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    const mine = (await followed(1, ASKED)).open();
    const left = (await followed(2, ASKED)).open();
    left.close();
    vi.advanceTimersByTime(ROLL_PATIENCE_MS * 2);
    expect([mine.connection!.rollOverdue.value, left.connection!.rollOverdue.value]).toEqual([false, false]);
  });
});

test.each(['on this device', 'on a server'])('a game %s is over as soon as the other has resigned', async (where) => {
  const { host, open, elsewhere } = await followed(1);
  const session = where === 'on a server' ? open() : (await openLocal<DuelState, DuelAction>(host, 'g'))!;
  expect(session.turn.value).toBe(1);
  await elsewhere(2, { type: 'resign' });
  expect(session.turn.value).toBe('over');
  session.close();
});
