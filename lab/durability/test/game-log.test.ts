import { type Command, commitmentOf, type Event, Host, MemoryStore, sentOf } from '@castellan/match';
import { must, type Seat, seeded } from '@castellan/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Call, GameLog, lostFrom, nameOf, type Sent } from '../jepsen/game-log.ts';
import { judgeHistory, type Operation } from '../jepsen/linearizable.ts';

const ID = 'jepsen22222222';
const BEGUN = 5;
const SECRET = 'ab'.repeat(32);

/** A real game from a real host: five commands after both have joined. */
let log: readonly Sent[] = [];
const told: Sent[][] = [];
const commands: [Seat, Command][] = [
  [1, { type: 'say', phrase: 'hello' }],
  [2, { type: 'say', phrase: 'hello' }],
  [1, { type: 'offer-draw' }],
  [2, { type: 'answer-draw', agree: false }],
  [2, { type: 'resign' }],
];

beforeAll(async () => {
  const host = new Host({ store: new MemoryStore(), now: () => 1000, own: seeded(1) });
  must(
    await host.create(
      ID,
      {
        game: 'discovery',
        options: [],
        chance: { type: 'fair', commitment: commitmentOf(SECRET) },
        hidden: { secret: SECRET },
      },
      [
        { name: 'A', seat: 1, entropy: '0123456789abcdef' },
        { name: 'B', seat: 2, entropy: '0123456789abcdef' },
      ],
    ),
  );
  for (const [i, [seat, command]] of commands.entries()) {
    const { events } = must(await host.submit(ID, seat, `c${i}`, command));
    told.push(sentOf(events));
  }
  log = sentOf(await host.log(ID));
});

const committed = (i: number, from: number, until: number): Operation<Call> => ({
  call: { type: 'committed', id: `c${i}`, seat: commands[i]![0], command: commands[i]![1], events: told[i]! },
  from,
  until,
});
const unanswered = (i: number, from: number): Operation<Call> => ({
  call: { type: 'unanswered', seat: commands[i]![0], command: commands[i]![1] },
  from,
  until: null,
});
const refused = (seat: Seat, command: Command, code: string, from: number, until: number): Operation<Call> => ({
  call: { type: 'refused', seat, command, code },
  from,
  until,
});
const read = (seq: number, from: number, until: number, events = log.slice(0, seq)): Operation<Call> => ({
  call: { type: 'read', after: 0, seq, events },
  from,
  until,
});
const streamed = (seq: number, at: number): Operation<Call> => ({
  call: { type: 'streamed', event: log[seq - 1]! },
  from: at,
  until: at,
});
const all = (): Operation<Call>[] => [0, 1, 2, 3, 4].map((i) => committed(i, i * 10, i * 10 + 5));
const atTheEnd = (): Operation<Call> => read(log.length, 100, 101);
const isGood = (...history: Operation<Call>[]): boolean =>
  judgeHistory(history, new GameLog(ID, log, BEGUN)).linearizable;

describe('histories of a game that could have been', () => {
  it('begins where both have joined', () => {
    expect(log.slice(0, BEGUN).map(({ event }) => event.type)).toEqual([
      'created',
      'joined',
      'joined',
      'acted',
      'acted',
    ]);
  });

  it('every command was answered, readings and streams in between', () => {
    expect(isGood(...all(), streamed(6, 7), read(7, 16, 18), read(6, 8, 30), atTheEnd())).toBe(true);
  });

  it('a command without an answer is there, with all that followed from it', () => {
    expect(isGood(...all().slice(0, 4), unanswered(4, 40), atTheEnd())).toBe(true);
  });

  it('a command without an answer never came', () => {
    expect(isGood(...all(), unanswered(0, 3), atTheEnd())).toBe(true);
  });

  it('an offer is refused while it stands', () => {
    expect(isGood(...all(), refused(1, { type: 'offer-draw' }, 'offer-stands', 26, 28), atTheEnd())).toBe(true);
  });
});

describe('histories of a game that are refused', () => {
  it('an acknowledged command is missing', () => {
    const events = [{ ...log[5]!, at: 999 }];
    const lost: Call = { type: 'committed', id: 'x7', seat: 1, command: commands[0]![1], events };
    expect(isGood(...all(), { call: lost, from: 3, until: 4 }, atTheEnd())).toBe(false);
    // The verdict names it, and no other.
    const named = (log: readonly Sent[]) => lostFrom(log, [...all().map(({ call }) => call), lost]).map(nameOf);
    expect(named(log)).toEqual(['command x7 of player 1, {"type":"say","phrase":"hello"}, acknowledged with event 6']);
    // So it does where the end of the log is gone.
    expect(named(log.slice(0, 8))).toEqual([
      'command c3 of player 2, {"type":"answer-draw","agree":false}, acknowledged with event 9',
      'command c4 of player 2, {"type":"resign"}, acknowledged with event 10, 11',
      expect.stringContaining('command x7'),
    ]);
  });

  it('an event nobody asked for', () => {
    expect(isGood(...all().slice(0, 4), atTheEnd())).toBe(false);
  });

  it('one command counts twice', () => {
    expect(isGood(...all(), committed(1, 16, 17), atTheEnd())).toBe(false);
  });

  it('a reading goes back in time', () => {
    expect(isGood(...all(), read(7, 16, 17), read(6, 18, 19), atTheEnd())).toBe(false);
  });

  it('a reading misses what was acknowledged before it began', () => {
    expect(isGood(...all(), read(6, 16, 19), atTheEnd())).toBe(false);
  });

  it('a reading sees half a command', () => {
    expect(isGood(...all(), read(10, 40, 45), atTheEnd())).toBe(false);
  });

  it('a reading has an event in between left out', () => {
    expect(isGood(...all(), read(7, 16, 18, [...log.slice(0, 5), log[6]!]), atTheEnd())).toBe(false);
  });

  it('a stream tells of an event before anyone asked for it', () => {
    expect(isGood(...all(), streamed(8, 17), atTheEnd())).toBe(false);
  });

  it('a stream sends an event that is not saved', () => {
    const other: Call = { type: 'streamed', event: { ...log[6]!, at: 7 } };
    expect(isGood(...all(), { call: other, from: 60, until: 60 }, atTheEnd())).toBe(false);
  });

  it('an offer is refused on old news: it was declined long before', () => {
    expect(isGood(...all(), refused(1, { type: 'offer-draw' }, 'offer-stands', 36, 38), atTheEnd())).toBe(false);
  });

  it('a refusal for a reason that never was', () => {
    expect(isGood(...all(), refused(1, { type: 'say', phrase: 'nice' }, 'too-much-talk', 0, 99), atTheEnd())).toBe(
      false,
    );
  });
});

describe('a player of a server who has talked enough', () => {
  /** Seat 1 offers a draw sixty times, and seat 2 declines. */
  async function talked(): Promise<readonly Sent[]> {
    const host = new Host({ store: new MemoryStore(), now: () => 1000, own: seeded(1) });
    const players = ([1, 2] as const).map((seat) => ({ name: 'P', seat, holder: `${seat}` }));
    must(await host.create(ID, { game: 'discovery', options: [], chance: { type: 'own' } }, players));
    for (let i = 0; i < 60; i++) {
      must(await host.submit(ID, 1, `o${i}`, { type: 'offer-draw' }));
      must(await host.submit(ID, 2, `a${i}`, { type: 'answer-draw', agree: false }));
    }
    return sentOf(await host.log(ID));
  }

  it('is refused the next offer for that reason, and not before', async () => {
    const enough = await talked();
    const isRefused = (seq: number): boolean =>
      judgeHistory([refused(1, { type: 'offer-draw' }, 'too-much-talk', 1, 2)], new GameLog(ID, enough, seq))
        .linearizable;
    expect([isRefused(enough.length), isRefused(enough.length - 2)]).toEqual([true, false]);
  });
});

describe('logs that cannot be', () => {
  const broken = (change: (log: Sent[]) => void) => () => {
    const copy = structuredClone(log) as Sent[];
    change(copy);
    return new GameLog(ID, copy, BEGUN);
  };
  const acted = (by: Seat, action: string): Event => ({ type: 'acted', by, action });

  it('an event is doubled', () => {
    expect(broken((copy) => copy.splice(5, 0, copy[5]!))).toThrow('stands at');
  });

  it('time runs backwards', () => {
    expect(broken((copy) => copy.splice(5, 1, { ...copy[5]!, at: 1 }))).toThrow('older');
  });

  it('an action out of turn, and an illegal one', () => {
    expect(broken((copy) => copy.splice(5, 1, { ...copy[5]!, event: acted(1, 'pick 9') }))).toThrow('out of turn');
    expect(broken((copy) => copy.splice(5, 1, { ...copy[5]!, event: acted(2, 'pick 1') }))).toThrow();
  });
});
