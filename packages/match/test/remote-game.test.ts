import { type DuelState, duel, must } from '@castellan/rules';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type Acknowledged,
  type Client,
  NOT_CONNECTED,
  RemoteGame,
  type RemoteState,
  ServerRefusal,
} from '../src/client.ts';
import { Host, type Logged, MemoryStore, shown } from '../src/index.ts';
import { ADA, BEN, SEEDED } from './playing.ts';

const NOW = 1_000_000;
const OFFLINE = new ServerRefusal(0, { code: 'offline' });
const HELLO = { type: 'say', phrase: 'hello' } as const;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: NOW });
  // Waits are drawn between half and whole: here always half.
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Nothing here waits for anything but each other and the clock: when the event loop turns, all of it is done. */
const settled = () => new Promise((resolve) => setImmediate(resolve));
async function pass(ms: number): Promise<void> {
  vi.advanceTimersByTime(ms);
  await settled();
}

interface Stream {
  readonly after: number;
  readonly signal: AbortSignal;
  say(name: string, data: object, id?: number): Promise<void>;
  end(): Promise<void>;
}

/** A game of five events, and a connection that follows it; the test is the server. */
async function followed() {
  const host = new Host({ store: new MemoryStore(), now: () => NOW });
  must(await host.create('g', SEEDED(1), [ADA, BEN]));
  must(await host.submit('g', 1, 'p', { type: 'act', action: 'pick 1' }));
  const log = (await host.log('g')).map((logged) => shown(logged)!);
  const streams: Stream[] = [];
  const sent: string[] = [];
  const logsRead: number[] = [];
  const server = {
    command: async (): Promise<Acknowledged> => ({ status: 'committed', seq: log.length, events: [] }),
    log: async (after: number) => ({ seq: log.length, events: log.slice(after) }),
    opens: async (): Promise<void> => {},
  };
  const client = {
    command: async (_: string, __: object, commandId: string) => {
      sent.push(commandId);
      return server.command();
    },
    log: async (_: string, after = 0) => {
      logsRead.push(after);
      return server.log(after);
    },
    events: async (_: string, after: number, signal: AbortSignal) => {
      let controller!: ReadableStreamDefaultController<Uint8Array>;
      const body = new ReadableStream<Uint8Array>({
        start: (it) => {
          controller = it;
        },
      });
      signal.addEventListener('abort', () => controller.error(new Error('aborted')));
      const say = async (name: string, data: object, id?: number) => {
        const text = `${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
        controller.enqueue(new TextEncoder().encode(text));
        await settled();
      };
      const end = async () => {
        controller.close();
        await settled();
      };
      streams.push({ after, signal, say, end });
      await server.opens();
      return body;
    },
  } as unknown as Client;
  const states: RemoteState[] = [];
  const news: number[] = [];
  const reread: (readonly Logged[])[] = [];
  const remote = new RemoteGame(client, 'g', (state, logged, whole) => {
    states.push(state);
    if (logged) news.push(logged.seq);
    if (whole) reread.push(whole);
  });
  await settled();
  const stream = () => streams.at(-1)!;
  /** The greeting, and the events so far. */
  const greet = async (upTo = 4) => {
    await stream().say('hello', { seq: upTo, you: 1, present: [true, false], now: NOW + 700, last: null });
    for (const logged of log.slice(0, upTo)) await stream().say('message', logged);
  };
  return { remote, states, news, reread, log, streams, stream, sent, logsRead, server, greet };
}

describe('a game on a server that is followed', () => {
  test('is connecting, then live, and shows who is there and what the clock of the server says', async () => {
    const { remote, greet, states, streams } = await followed();
    expect(remote.state).toEqual(NOT_CONNECTED);
    expect(streams.map(({ after }) => after)).toEqual([0]);
    await greet();
    expect(remote.state).toMatchObject({ you: 1, present: [true, false], connection: 'live', clockOffset: 700 });
    expect([remote.state.match?.seq, remote.state.course?.actions.length]).toEqual([4, 1]);
    expect(states.at(-1)).toBe(remote.state);
  });

  test('an action that was confirmed here is not worked out again when the server has it', async () => {
    const { remote, greet, server, log } = await followed();
    await greet();
    const { state: before } = remote.state.match!;
    const action = must(duel.parseAction('pick 1'));
    const applied = { before, action, text: 'pick 1', state: must(duel.apply(before as DuelState, action)) };
    server.command = async () => ({ status: 'committed', seq: 5, events: log.slice(4) });
    const [parse, apply] = [vi.spyOn(duel, 'parseAction'), vi.spyOn(duel, 'apply')];
    await remote.send({ type: 'act', action: 'pick 1' }, 'a', applied);
    expect([parse.mock.calls.length, apply.mock.calls.length]).toEqual([0, 0]);
    expect(remote.state.match!.state).toBe(applied.state);
    expect(remote.state.course!.actions.at(-1)).toBe(action);
  });

  test('tells each event once and in order, whatever comes twice or too early', async () => {
    const { remote, greet, stream, news, log } = await followed();
    await greet(2);
    await stream().say('message', log[3]!);
    await stream().say('message', log[1]!);
    expect(news).toEqual([1, 2]);
    await stream().say('message', log[2]!);
    await stream().say('message', log[3]!);
    expect([news, remote.state.match?.seq]).toEqual([[1, 2, 3, 4], 4]);
  });

  test('passes over what nobody may know of', async () => {
    const { greet, stream, news, log } = await followed();
    await greet();
    await stream().say('skip', {}, 5);
    await stream().say('skip', {}, 3);
    await stream().say('message', { ...log[4]!, seq: 6 });
    expect(news.at(-1)).toBe(6);
  });

  test('knows who is there, and keeps what it is not sent again', async () => {
    const { remote, greet, stream } = await followed();
    await greet();
    await stream().say('presence', { present: [true, true] });
    expect(remote.state).toMatchObject({ you: 1, present: [true, true], clockOffset: 700 });
    await stream().say('beat', { now: NOW + 900 });
    expect(remote.state).toMatchObject({ present: [true, true], clockOffset: 900 });
    await stream().say('presence', { you: null });
    expect(remote.state).toMatchObject({ you: null, present: [true, true] });
    await stream().say('something new', { you: 2 });
    expect(remote.state.you).toBeNull();
  });

  test('is lost when its stream ends, and comes back from the last event, later each time', async () => {
    const { remote, greet, stream, streams, server } = await followed();
    await greet();
    server.opens = () => Promise.reject(OFFLINE);
    await stream().end();
    expect(remote.state.connection).toBe('lost');
    const waits = [250, 500, 1000, 2000, 4000, 5000, 5000];
    for (const [index, wait] of waits.entries()) {
      await pass(wait - 1);
      expect(streams).toHaveLength(index + 1);
      await pass(1);
      expect([streams.length, stream().after]).toEqual([index + 2, 4]);
    }
    server.opens = async () => {};
    await pass(5000);
    await stream().say('hello', { seq: 4, you: 1, last: null });
    expect(remote.state.connection).toBe('live');
    // It was back: the next wait is a short one.
    const { length } = streams;
    await stream().end();
    await pass(250);
    expect(streams).toHaveLength(length + 1);
  });

  test('is requested again at once after forty seconds of silence, or fifteen without a first word', async () => {
    const { greet, stream, streams } = await followed();
    await pass(14_999);
    expect(stream().signal.aborted).toBe(false);
    await pass(1);
    expect([streams.length, streams[0]!.signal.aborted]).toEqual([2, true]);
    await greet();
    await pass(39_999);
    await stream().say('beat', {});
    await pass(39_999);
    expect(streams).toHaveLength(2);
    await pass(1);
    expect([streams.length, stream().after]).toEqual([3, 4]);
  });

  test('is gone where there is no such game, and not asked for again', async () => {
    const { remote, greet, stream, streams, server } = await followed();
    await greet();
    server.opens = () => Promise.reject(new ServerRefusal(404, { code: 'no-such-game' }));
    await stream().end();
    await pass(250);
    expect(remote.state.connection).toBe('gone');
    await pass(60_000);
    expect(streams).toHaveLength(2);
  });

  test('is looked at again at once when the browser is online again', async () => {
    const { remote, greet, stream, streams, server } = await followed();
    await greet();
    server.opens = () => Promise.reject(OFFLINE);
    await stream().end();
    await pass(250);
    await pass(500);
    expect(streams).toHaveLength(3);
    remote.reconnect();
    await settled();
    expect(streams).toHaveLength(4);
    // And the wait begins again.
    await pass(250);
    expect(streams).toHaveLength(5);
  });

  test('that is closed says nothing more and asks for nothing', async () => {
    const { remote, greet, stream, streams, states } = await followed();
    await greet();
    const told = states.length;
    remote.close();
    await settled();
    await pass(60_000);
    expect([streams.length, states.length, stream().signal.aborted]).toEqual([1, told, true]);
  });
});

describe('a server that does not have what the page has', () => {
  const other = (log: readonly Logged[]): Logged[] => [
    ...log.slice(0, 3),
    { ...log[3]!, at: NOW + 5, event: { type: 'acted', by: 'chance', action: 'roll d s f++ ?' } },
  ];

  test.each([
    ['has less', { seq: 3, last: null }, true],
    ['has another last event', { seq: 4, last: NOW + 5 }, true],
    ['has the same', { seq: 4, last: NOW }, false],
    ['has more', { seq: 5, last: NOW }, false],
  ])('is believed where it %s', async (_, hello, isReread) => {
    const { remote, greet, stream, log, logsRead, server } = await followed();
    await greet();
    server.log = async () => ({ seq: 4, events: other(log) });
    await stream().end();
    await pass(250);
    await stream().say('hello', { you: 1, ...hello });
    expect(remote.state.connection).toBe(isReread ? 'lost' : 'live');
    await pass(250);
    expect(logsRead).toEqual(isReread ? [0] : []);
    const rolled = remote.state.match!.actions[0]!.action;
    expect(rolled === 'roll d s f++ ?').toBe(isReread);
    expect([stream().after, remote.state.course!.actions.length]).toEqual([4, 1]);
  });

  test('says so, and the game is read again until that works', async () => {
    const { remote, greet, stream, log, logsRead, server, news } = await followed();
    await greet();
    server.log = () => Promise.reject(OFFLINE);
    await stream().say('reread', {});
    // What comes meanwhile belongs to another game.
    await stream()
      .say('message', log[4]!)
      .catch(() => {});
    expect(news).toHaveLength(4);
    await pass(250);
    expect([logsRead, remote.state.match?.seq]).toEqual([[0], 4]);
    server.log = async () => ({ seq: 5, events: log });
    await pass(500);
    expect([logsRead, remote.state.match?.seq, stream().after]).toEqual([[0, 0], 5, 5]);
    await stream().say('hello', { seq: 5, you: 1, last: NOW });
    expect(remote.state.connection).toBe('live');
  });

  test('sends what cannot follow, and the game is read again', async () => {
    const { remote, greet, stream, streams, log, logsRead, reread, news } = await followed();
    await greet();
    await stream().say('message', { ...log[4]!, event: { type: 'acted', by: 1, action: 'nonsense' } });
    expect([remote.state.match?.seq, streams[0]!.signal.aborted]).toEqual([4, true]);
    await pass(250);
    expect([logsRead, remote.state.match?.seq, streams.length]).toEqual([[0], 5, 2]);
    // The listener gets all that was read again: what this device was shown begins once more.
    expect([reread, news]).toEqual([[log], [1, 2, 3, 4]]);
  });
});

describe('what is sent to a server', () => {
  test('is shown with its answer, and is on its way until then', async () => {
    const { remote, greet, server, log, sent, logsRead, states } = await followed();
    await greet();
    const done = Promise.withResolvers<Acknowledged>();
    server.command = () => done.promise;
    const answer = remote.send(HELLO, 'mine');
    expect([remote.state.sending, sent]).toEqual([1, ['mine']]);
    done.resolve({ status: 'committed', seq: 5, events: [log[4]!] });
    expect((await answer).seq).toBe(5);
    expect([remote.state.sending, remote.state.match?.seq, logsRead]).toEqual([0, 5, []]);
    expect(states.some(({ sending }) => sending === 1)).toBe(true);
  });

  test('brings what came before its answer, while the stream was away', async () => {
    const { remote, greet, server, log, logsRead, news } = await followed();
    await greet(2);
    server.command = async () => ({ status: 'committed', seq: 5, events: [log[4]!] });
    await remote.send(HELLO);
    expect([logsRead, news, remote.state.match?.seq]).toEqual([[2], [1, 2, 3, 4, 5], 5]);
  });

  test('brings what came before its answer also where some of it is not for us', async () => {
    const { remote, greet, server, log, news, stream } = await followed();
    await greet();
    const late = { ...log[4]!, seq: 7 };
    server.command = async () => ({ status: 'committed', seq: 7, events: [late] });
    server.log = async () => ({ seq: 8, events: [late] });
    await remote.send(HELLO);
    expect([news.at(-1), remote.state.match?.seq]).toEqual([7, 7]);
    await stream().end();
    await pass(250);
    expect(stream().after).toBe(8);
  });

  test('is refused with a reason, after what was not seen is seen', async () => {
    const { remote, greet, server, logsRead } = await followed();
    await greet();
    server.command = () => Promise.reject(new ServerRefusal(409, { code: 'not-your-turn' }));
    await expect(remote.send(HELLO)).rejects.toMatchObject({ message: 'not-your-turn' });
    expect([logsRead, remote.state.sending]).toEqual([[], 0]);
    server.command = () => Promise.reject(new ServerRefusal(409, { code: 'stale' }));
    await expect(remote.send(HELLO)).rejects.toMatchObject({ message: 'stale' });
    expect([logsRead, remote.state.match?.seq, remote.state.sending]).toEqual([[4], 5, 0]);
    server.log = () => Promise.reject(OFFLINE);
    await expect(remote.send(HELLO)).rejects.toMatchObject({ message: 'stale' });
  });

  test('goes out again under the same id, later each time, until it is answered', async () => {
    const { remote, greet, server, sent } = await followed();
    await greet();
    const answered = server.command;
    server.command = () => Promise.reject(OFFLINE);
    const answer = remote.send(HELLO);
    await settled();
    for (const [index, wait] of [250, 500, 1000].entries()) {
      await pass(wait - 1);
      expect(sent).toHaveLength(index + 1);
      await pass(1);
      expect(sent).toHaveLength(index + 2);
    }
    server.command = answered;
    await pass(2000);
    expect((await answer).status).toBe('committed');
    expect(new Set(sent).size).toBe(1);
  });

  test('goes out again at once when the stream is back', async () => {
    const { remote, greet, server, sent, stream } = await followed();
    await greet();
    server.command = () => Promise.reject(OFFLINE);
    void remote.send(HELLO).catch(() => {});
    await settled();
    await stream().say('beat', {});
    expect(sent).toHaveLength(1);
    await stream().say('hello', { seq: 4, you: 1, last: null });
    expect(sent).toHaveLength(2);
    remote.close();
  });

  test('waits as long as the server says, whatever happens meanwhile', async () => {
    const { remote, greet, server, sent } = await followed();
    await greet();
    server.command = () => Promise.reject(new ServerRefusal(429, { code: 'too-many-requests' }, 3000));
    void remote.send(HELLO).catch(() => {});
    await settled();
    remote.reconnect();
    await pass(2999);
    expect(sent).toHaveLength(1);
    await pass(1);
    expect(sent).toHaveLength(2);
    remote.close();
  });

  test('is given up when the remote is closed, also one that waits', async () => {
    const { remote, greet, server, sent } = await followed();
    await greet();
    server.command = () => Promise.reject(OFFLINE);
    const waiting = expect(remote.send(HELLO)).rejects.toBe(OFFLINE);
    await settled();
    remote.close();
    await waiting;
    expect([sent.length, remote.state.sending]).toEqual([2, 0]);
    server.command = () => Promise.reject(new ServerRefusal(429, { code: 'too-many-requests' }, 3000));
    await expect(remote.send(HELLO)).rejects.toMatchObject({ message: 'too-many-requests' });
  });
});
