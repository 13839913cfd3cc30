import { type DuelAction, type DuelState, discovery, duel, must, seeded } from '@castellan/rules';
import { describe, expect, test, vi } from 'vitest';
import { courseOf, endedBy, Host, type Match, MemoryStore, matchOf, playedIn } from '../src/index.ts';
import { openLocal, type Thought } from '../src/session/index.ts';

const ADA = { seat: 1, name: 'Ada' } as const;
const BEN = { seat: 2, name: 'Ben' } as const;
const ROLL = { type: 'roll' } as const;
const ROBOT = { seat: 2, name: 'Robot', bot: true } as const;

/** Nothing here waits for anything but each other: when the event loop turns, all of it is done. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

async function begun(second: typeof BEN | typeof ROBOT = BEN, seed?: number) {
  const store = new MemoryStore();
  const host = new Host({ store, own: seeded(9) });
  const hidden = seed === undefined ? {} : { hidden: { seed } };
  must(await host.create('g', { game: 'duel', options: [], chance: { type: 'asked' }, ...hidden }, [ADA, second]));
  return { store, host: new Host({ store, own: seeded(9) }) };
}

describe('chance that is asked for', () => {
  test('waits until a player rolls, once for each roll', async () => {
    const { host } = await begun();
    expect((await host.match('g'))!.actions).toEqual([]);
    const rolled = must(await host.submit('g', 1, 'one', ROLL));
    expect(rolled.match.actions.map(({ by }) => by)).toEqual(['chance']);
    // The same roll sent again is the same roll; another one is not due.
    expect(must(await host.submit('g', 1, 'one', ROLL)).status).toBe('duplicate');
    expect(await host.submit('g', 1, 'two', ROLL)).toEqual({ ok: false, error: { code: 'not-your-turn' } });
  });

  test('cannot be entered by a player', async () => {
    const { host } = await begun();
    const answer = await host.submit('g', 1, 'a', { type: 'act', action: 'roll d s f++ ?' });
    expect(answer).toEqual({ ok: false, error: { code: 'not-your-turn' } });
  });

  test('comes from the seed of the game where it has one', async () => {
    const rolls = await Promise.all(
      [7, 7, 8].map(async (seed) => {
        const { host } = await begun(BEN, seed);
        return must(await host.submit('g', 1, 'r', ROLL)).match.actions[0]!.action;
      }),
    );
    expect(rolls[0]).toBe(rolls[1]);
    expect(rolls[0]).not.toBe(rolls[2]);
  });

  test('is not due where the server draws, nor in a game that is over', async () => {
    const host = new Host({ store: new MemoryStore() });
    must(await host.create('own', { game: 'duel', options: [] }, [ADA, BEN]));
    expect((await host.submit('own', 1, 'r', ROLL)).ok).toBe(false);
    const { host: resigned } = await begun();
    must(await resigned.submit('g', 1, 'x', { type: 'resign' }));
    expect(await resigned.submit('g', 1, 'r', ROLL)).toEqual({ ok: false, error: { code: 'game-over' } });
  });
});

describe('a game that was begun elsewhere', () => {
  const LINES = ['roll d s f++ ?', 'pick 3', 'pick 1 4', 'place s@b3 f++@c3'];

  test('is created with what has been played, and goes on', async () => {
    const host = new Host({ store: new MemoryStore() });
    const created = await host.create(
      'g',
      { game: 'duel', options: [], chance: { type: 'asked' } },
      [ADA, BEN],
      'c',
      LINES,
    );
    expect(must(created).match.actions.map(({ by, action }) => [by, action])).toEqual([
      ['chance', LINES[0]],
      [1, LINES[1]],
      [2, LINES[2]],
      [1, LINES[3]],
    ]);
    must(await host.submit('g', 2, 'a', { type: 'act', action: 'place d@c3 ?q@c4' }));
  });

  test('is refused where an action is not legal, and nothing is saved', async () => {
    const host = new Host({ store: new MemoryStore() });
    const answer = await host.create('g', { game: 'duel', options: [], chance: { type: 'asked' } }, [ADA, BEN], 'c', [
      'roll d s f++ ?',
      'pick 1 2',
    ]);
    expect(answer).toMatchObject({ ok: false, error: { code: 'illegal', illegal: { code: 'power-not-owned' } } });
    expect(await host.match('g')).toBeNull();
  });

  test('is refused where it goes on after its end, or before both players are there', async () => {
    const host = new Host({ store: new MemoryStore() });
    const game = { game: 'duel', options: [], chance: { type: 'table' } } as const;
    const refused = { ok: false, error: { code: 'game-over' } };
    expect(await host.create('g', game, [ADA], 'c', LINES)).toEqual(refused);
    const below = seeded(5);
    let state = duel.create(must(duel.parseOptions([])));
    const whole: string[] = [];
    while (duel.turn(state) !== 'over') {
      const legal = duel.legal(state);
      const action = duel.turn(state) === 'chance' ? duel.draw(state, below) : legal[below(legal.length)]!;
      whole.push(duel.printAction(action));
      state = must(duel.apply(state, action));
    }
    expect(await host.create('g', game, [ADA, BEN], 'c', [...whole, 'pass'])).toEqual(refused);
    const { match } = must(await host.create('g', game, [ADA, BEN], 'c', whole));
    expect(duel.result(state)).toMatchObject({ kind: 'win', seat: match.ending!.winner! });
    expect(match.ending!.reason).toBe('played');
  });

  test('may begin at a position, if it is one of this game by these options', async () => {
    const host = new Host({ store: new MemoryStore() });
    const position = 'duel edition=en rules=2 round=2 map1=s+f++* castle1=spent';
    const game = { game: 'duel', options: [], chance: { type: 'asked' } } as const;
    const { match } = must(await host.create('g', { ...game, position }, [ADA, BEN]));
    expect(duel.printPosition(match.state as DuelState)).toBe(position);
    expect(courseOf(match).states).toEqual([match.state]);
    for (const wrong of ['duel edition=pl', 'duel seat=2', 'discovery', '']) {
      expect(await host.create('h', { ...game, position: wrong }, [ADA, BEN])).toEqual({
        ok: false,
        error: { code: 'bad-options' },
      });
    }
  });
});

describe('a game in which a map is full', () => {
  const LAST_ROUND =
    'round=17 phase=place dice=?1,f2,D1,S2 map1=2qqqqq/qqqqqqq/qqf++*qqq/qqqqqqq/qqqqqqq ' +
    'map2=2qqqqq/qqqqqqq/qqs+*qqq/qqqqqdq/qqqqq2 book2=f2';

  /** A game of the French edition in its last round, opened again before each action. */
  async function lastRound(rules: 1 | 2, ...acts: readonly (readonly [1 | 2, string])[]) {
    const options = ['edition=fr', `rules=${rules}`];
    const position = `duel ${options.join(' ')} ${LAST_ROUND}`;
    const store = new MemoryStore();
    const begin = new Host({ store });
    must(await begin.create('g', { game: 'duel', options, position, chance: { type: 'asked' } }, [ADA, BEN]));
    for (const [seat, action] of acts)
      must(await new Host({ store }).submit('g', seat, action, { type: 'act', action }));
    return (await new Host({ store }).match('g'))!;
  }

  test('is over at once, as its edition says', async () => {
    const match = await lastRound(2, [1, 'place ?q@a1 D@b1'], [2, 'pass']);
    expect(match.ending).toMatchObject({ winner: 1, reason: 'played' });
  });

  test('and that was begun by version 1 of the rules goes on by it to its end', async () => {
    const match = await lastRound(1, [1, 'place ?q@a1 D@b1'], [2, 'pass'], [2, 'bonus q']);
    expect(match.options).toEqual(['edition=fr', 'rules=1']);
    expect(match.ending).toMatchObject({ winner: 2, reason: 'played' });
  });
});

describe('a session on this device', () => {
  test('shows every state from the first on, and what is confirmed as soon as it is saved', async () => {
    const { host } = await begun();
    const session = (await openLocal<DuelState, DuelAction>(host, 'g'))!;
    expect(session.states.value).toHaveLength(1);
    session.roll!();
    await settled();
    expect(session.turn.value).toBe(1);
    expect(session.act({ type: 'pass' })).toEqual({ code: 'not-now' });
    expect(session.act({ type: 'pick', dice: [1] })).toBeNull();
    await settled();
    expect(session.actions.value.map((action) => action.type)).toEqual(['roll', 'pick']);
    expect(session.states.value).toHaveLength(3);
    expect(session.state.value).toBe(session.match.value.state);
    expect([session.isLocal(1), session.isLocal(2), session.thinking, session.connection]).toEqual([
      true,
      true,
      null,
      null,
    ]);
    session.close();
  });

  test('is none where there is no such game', async () => {
    expect(await openLocal(new Host({ store: new MemoryStore() }), 'nothing')).toBeNull();
  });

  test('lets the computer play its seat, agree to take back, and leave off thinking then', async () => {
    const { host } = await begun(ROBOT);
    const thoughts: { match: Match; answer: (line: string) => void; dropped: boolean }[] = [];
    const think = (match: Match): Thought => {
      const thought = { match, answer: (_: string) => {}, dropped: false };
      thoughts.push(thought);
      const answer = new Promise<string>((resolve) => {
        thought.answer = resolve;
      });
      return { answer, now: () => {}, drop: () => (thought.dropped = true) };
    };
    const session = (await openLocal<DuelState, DuelAction>(host, 'g', { think }))!;
    session.roll!();
    await settled();
    expect(session.thinking!.progress.value).toBeNull();
    session.act({ type: 'pick', dice: [1] });
    await settled();
    expect(session.thinking!.progress.value).toEqual({ seat: 2, done: 0 });
    expect(await session.ask(1, { type: 'ask-take-back' })).toBeNull();
    expect(session.actions.value).toHaveLength(1);
    expect(thoughts.map(({ dropped }) => dropped)).toEqual([true]);
    expect(session.thinking!.progress.value).toBeNull();
    // What it had in mind is not played on another board.
    thoughts[0]!.answer('pick 2 3');
    await settled();
    expect(session.actions.value).toHaveLength(1);
    session.act({ type: 'pick', dice: [4] });
    await settled();
    thoughts[1]!.answer('pick 1 2');
    await settled();
    expect(session.actions.value).toHaveLength(3);
    session.close();
  });

  test('shows how far the computer has thought, and tells it to move now', async () => {
    const { host } = await begun(ROBOT);
    const calls: string[] = [];
    const tellers: ((done: number) => void)[] = [];
    const think = (_: Match, seat: 1 | 2, tell: (done: number) => void): Thought => {
      tellers.push(tell);
      return { answer: new Promise(() => {}), now: () => calls.push(`now ${seat}`), drop: () => calls.push('drop') };
    };
    const session = (await openLocal<DuelState, DuelAction>(host, 'g', { think }))!;
    session.thinking!.moveNow();
    session.roll!();
    await settled();
    session.act({ type: 'pick', dice: [1] });
    await settled();
    tellers[0]!(0.5);
    expect(session.thinking!.progress.value).toEqual({ seat: 2, done: 0.5 });
    session.thinking!.moveNow();
    expect(calls).toEqual(['now 2']);
    await session.ask(1, { type: 'ask-take-back' });
    // A search that was dropped answers nothing any more.
    tellers[0]!(0.7);
    expect([calls, session.thinking!.progress.value]).toEqual([['now 2', 'drop'], null]);
    session.act({ type: 'pick', dice: [2] });
    await settled();
    session.close();
    expect(calls).toEqual(['now 2', 'drop', 'drop']);
  });

  test('receives from another tab what happened there, and posts what happened here', async () => {
    const { host, store } = await begun();
    const listeners = new Set<(id: string) => void>();
    const posted: string[] = [];
    const hints = {
      post: (id: string) => void posted.push(id),
      listen: (listener: (id: string) => void) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    };
    const session = (await openLocal<DuelState, DuelAction>(host, 'g', { hints }))!;
    must(await new Host({ store }).submit('g', 1, 'r', ROLL));
    for (const listener of listeners) listener('another game');
    await settled();
    expect(session.actions.value).toHaveLength(0);
    for (const listener of listeners) listener('g');
    await settled();
    expect([session.actions.value.length, posted]).toEqual([1, []]);
    // What was done on an older board is refused, and what the other tab did is shown.
    must(await new Host({ store }).submit('g', 1, 'p', { type: 'act', action: 'pick 1' }));
    session.act({ type: 'pick', dice: [2] });
    await settled();
    expect(session.match.value.actions.map(({ action }) => action).slice(1)).toEqual(['pick 1']);
    session.act({ type: 'pick', dice: [2, 3] });
    await settled();
    expect(posted).toEqual(['g']);
    session.close();
    expect(listeners.size).toBe(0);
  });

  test.each([
    ['a clock', { type: 'clock', seconds: 60, increment: 0 }],
    ['days', { type: 'days', days: 1 }],
  ] as const)('is lost on time by %s though nobody is there to claim it', async (_, time) => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    try {
      const host = new Host({ store: new MemoryStore() });
      const game = { game: 'duel', options: [], time, chance: { type: 'asked' } } as const;
      must(await host.create('g', game, [ADA, BEN], 'c', ['roll d s f++ ?', 'pick 1']));
      const session = (await openLocal<DuelState, DuelAction>(host, 'g'))!;
      const full = time.type === 'clock' ? time.seconds * 1000 : time.days * 86_400_000;
      vi.advanceTimersByTime(full);
      await settled();
      expect(session.turn.value).toBe(2);
      vi.advanceTimersByTime(1);
      await settled();
      expect([session.match.value.ending, session.turn.value]).toEqual([{ reason: 'time', winner: 1 }, 'over']);
      session.close();
    } finally {
      vi.useRealTimers();
    }
  });

  /** A computer that notes for which seats it thinks, and answers on command. */
  function thinker() {
    const asked: number[] = [];
    const dropped: number[] = [];
    const answers: ((line: string) => void)[] = [];
    const think = (_: Match, seat: 1 | 2): Thought => {
      const { promise, resolve } = Promise.withResolvers<string>();
      const number = asked.push(seat);
      answers.push(resolve);
      return { answer: promise, now: () => {}, drop: () => void dropped.push(number) };
    };
    return { think, asked, dropped, answers };
  }

  test('asks the computer only for its own seat, and not when dice are due or the game is over', async () => {
    const { host } = await begun(ROBOT);
    const { think, asked, dropped } = thinker();
    const session = (await openLocal<DuelState, DuelAction>(host, 'g', { think }))!;
    expect(session.connection).toBeNull();
    await session.roll!();
    expect([session.turn.value, asked]).toEqual([1, []]);
    session.act({ type: 'pick', dice: [1] });
    await settled();
    expect(asked).toEqual([2]);
    expect(await session.ask(1, { type: 'offer-draw' })).toBeNull();
    // A draw is not the computer's to answer, and the board is the same: it thinks on.
    expect([session.match.value.proposals.draw, dropped]).toEqual([1, []]);
    expect(await session.ask(1, { type: 'resign' })).toBeNull();
    expect([session.turn.value, asked, dropped]).toEqual(['over', [2], [1]]);
    expect(await session.ask(1, { type: 'ask-take-back' })).toBe('game-over');
    session.close();
  });

  test('plays nothing that the computer thought of after the table was left', async () => {
    const { host } = await begun(ROBOT);
    const { think, answers, dropped } = thinker();
    const session = (await openLocal<DuelState, DuelAction>(host, 'g', { think }))!;
    await session.roll!();
    session.act({ type: 'pick', dice: [1] });
    await settled();
    session.close();
    answers[0]!('pick 2 3');
    await settled();
    expect([(await host.match('g'))!.actions.length, dropped, host.followed()]).toEqual([2, [1], []]);
    must(await host.submit('g', 2, 'p', { type: 'act', action: 'pick 2 3' }));
    expect(session.actions.value).toHaveLength(2);
  });

  test('has no computer where two people play, and they answer each other', async () => {
    const { host } = await begun();
    const { think, asked } = thinker();
    const session = (await openLocal<DuelState, DuelAction>(host, 'g', { think }))!;
    expect(session.thinking).toBeNull();
    await session.roll!();
    session.act({ type: 'pick', dice: [1] });
    await settled();
    expect(await session.ask(1, { type: 'ask-take-back' })).toBeNull();
    expect([session.match.value.proposals['take-back'], session.actions.value.length, asked]).toEqual([1, 2, []]);
    session.close();
    const own = new Host({ store: new MemoryStore() });
    must(await own.create('own', { game: 'duel', options: [] }, [ADA, BEN]));
    expect((await openLocal(own, 'own'))!.roll).toBeNull();
  });

  test('claims time at once when it is opened too late, and never after it was left', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    try {
      const host = new Host({ store: new MemoryStore() });
      const time = { type: 'clock', seconds: 60, increment: 0 } as const;
      for (const id of ['left', 'late']) {
        const game = { game: 'duel', options: [], time, chance: { type: 'asked' } } as const;
        must(await host.create(id, game, [ADA, BEN], 'c', ['roll d s f++ ?']));
      }
      const left = (await openLocal(host, 'left'))!;
      left.close();
      vi.advanceTimersByTime(70_000);
      await settled();
      expect((await host.match('left'))!.ending).toBeNull();
      const late = (await openLocal(host, 'late'))!;
      vi.advanceTimersByTime(0);
      await settled();
      expect(late.match.value.ending).toEqual({ reason: 'time', winner: 2 });
      late.close();
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  test('claims time later where the clock of the device was set back', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    try {
      const host = new Host({ store: new MemoryStore() });
      const time = { type: 'clock', seconds: 60, increment: 0 } as const;
      const game = { game: 'duel', options: [], time, chance: { type: 'asked' } } as const;
      must(await host.create('g', game, [ADA, BEN], 'c', ['roll d s f++ ?']));
      const session = (await openLocal(host, 'g'))!;
      const begun = Date.now();
      vi.advanceTimersByTime(30_000);
      vi.setSystemTime(begun + 10_000);
      vi.advanceTimersByTime(30_001);
      await settled();
      expect(session.match.value.ending).toBeNull();
      vi.advanceTimersByTime(20_000);
      await settled();
      expect(session.match.value.ending).toEqual({ reason: 'time', winner: 2 });
      session.close();
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  test('plays nothing on a board that another tab has changed, even where it would be legal there', async () => {
    const { host, store } = await begun();
    const session = (await openLocal<DuelState, DuelAction>(host, 'g'))!;
    const there = new Host({ store });
    session.roll!();
    await settled();
    // The other tab took another die, took it back and has not decided again: it is the same player's turn again.
    must(await there.submit('g', 1, 'a', { type: 'act', action: 'pick 1' }));
    must(await there.submit('g', 1, 'b', { type: 'ask-take-back' }));
    must(await there.submit('g', 2, 'c', { type: 'answer-take-back', agree: true }));
    session.act({ type: 'pick', dice: [2] });
    await settled();
    expect(session.actions.value).toHaveLength(1);
    session.act({ type: 'pick', dice: [2] });
    await settled();
    expect(session.actions.value).toHaveLength(2);
    session.close();
  });

  test('takes back as often as the players like', async () => {
    const { host } = await begun();
    const session = (await openLocal<DuelState, DuelAction>(host, 'g'))!;
    await session.roll!();
    for (let time = 0; time < 70; time++) {
      session.act({ type: 'pick', dice: [1] });
      await settled();
      expect(await session.ask(1, { type: 'ask-take-back' })).toBeNull();
      expect(await session.ask(2, { type: 'answer-take-back', agree: true })).toBeNull();
    }
    expect(session.actions.value).toHaveLength(1);
    session.close();
  });

  test('goes on and says so when its game was removed in another tab', async () => {
    const { host, store } = await begun();
    const session = (await openLocal<DuelState, DuelAction>(host, 'g'))!;
    await session.roll!();
    await store.remove('g');
    session.act({ type: 'pick', dice: [2] });
    await vi.waitUntil(() => session.actions.value.length === 2, { timeout: 60_000 });
    expect(session.storage!.unsaved.value).toBe(true);
    session.act({ type: 'pick', dice: [1, 3] });
    await vi.waitUntil(() => session.actions.value.length === 3, { timeout: 60_000 });
    session.close();
  });

  test('keeps everything that was under way when the store failed', async () => {
    const { host, store } = await begun();
    const session = (await openLocal<DuelState, DuelAction>(host, 'g'))!;
    await session.roll!();
    store.append = () => Promise.reject(new Error('the disk is full'));
    session.act({ type: 'pick', dice: [2] });
    expect(await session.ask(1, { type: 'offer-draw' })).toBeNull();
    await vi.waitUntil(() => session.actions.value.length === 2, { timeout: 60_000 });
    expect(session.match.value.proposals.draw).toBe(1);
    session.act({ type: 'pick', dice: [1, 3] });
    await vi.waitUntil(() => session.actions.value.length === 3, { timeout: 60_000 });
    expect(session.match.value.actions.slice(1).map(({ action }) => action)).toEqual(['pick 2', 'pick 1 3']);
    session.close();
  });

  test('goes on and says so when the store fails', async () => {
    const { host, store } = await begun();
    const session = (await openLocal<DuelState, DuelAction>(host, 'g'))!;
    store.append = () => Promise.reject(new Error('the disk is full'));
    session.roll!();
    await vi.waitUntil(() => session.actions.value.length === 1, { timeout: 60_000 });
    expect(session.storage!.unsaved.value).toBe(true);
    session.act({ type: 'pick', dice: [2] });
    await vi.waitUntil(() => session.actions.value.length === 2, { timeout: 60_000 });
    session.close();
  });
});

test('what is listed of a log is what its match comes to, with whatever was taken back', async () => {
  const host = new Host({ store: new MemoryStore(), own: seeded(3) });
  must(await host.create('g', { game: 'discovery', options: [], chance: { type: 'asked' } }, [ADA, BEN]));
  const below = seeded(4);
  for (let step = 0; step < 80; step++) {
    const match = (await host.match('g'))!;
    if (match.ending) break;
    const turn = discovery.turn(match.state as never);
    if (turn === 'chance') {
      must(await host.submit('g', 1, `r${step}`, ROLL));
      continue;
    }
    const seat = turn as 1 | 2;
    const legal = discovery.legal(match.state as never);
    const action = discovery.printAction(legal[below(legal.length)]!);
    must(await host.submit('g', seat, `a${step}`, { type: 'act', action }));
    if (step % 3 > 0 || !(await host.submit('g', seat, `b${step}`, { type: 'ask-take-back' })).ok) continue;
    must(await host.submit('g', seat === 1 ? 2 : 1, `c${step}`, { type: 'answer-take-back', agree: step % 2 === 0 }));
  }
  const log = await host.log('g');
  expect(log.some(({ event }) => event.type === 'take-back-answered' && event.agree)).toBe(true);
  expect(playedIn(log)).toEqual(matchOf('g', log).actions.map(({ action }) => action));
});

test.each([
  ['resigned', { type: 'resign' }, null, { reason: 'resigned', winner: 2 }],
  [
    'drawn by consent',
    { type: 'offer-draw' },
    { type: 'answer-draw', agree: true },
    { reason: 'agreed', winner: null },
  ],
  ['goes on after a draw was declined', { type: 'offer-draw' }, { type: 'answer-draw', agree: false }, null],
] as const)('a game that is %s is listed as such', async (_, one, two, ending) => {
  const { host } = await begun();
  must(await host.submit('g', 1, 'one', one));
  if (two) must(await host.submit('g', 2, 'two', two));
  const log = await host.log('g');
  expect([endedBy(log), matchOf('g', log).ending]).toEqual([ending, ending]);
});

test('what is taken back after the other acted takes that along', async () => {
  const { host } = await begun();
  must(await host.submit('g', 1, 'r', ROLL));
  must(await host.submit('g', 1, 'a', { type: 'act', action: 'pick 1' }));
  must(await host.submit('g', 2, 'b', { type: 'act', action: 'pick 2 3' }));
  must(await host.submit('g', 1, 'c', { type: 'ask-take-back' }));
  const { match } = must(await host.submit('g', 2, 'd', { type: 'answer-take-back', agree: true }));
  const log = await host.log('g');
  expect([playedIn(log).length, match.actions.length]).toEqual([1, 1]);
});

test('a game that is lost on time is listed as such', () => {
  const claimed = { seq: 1, at: 0, command: null, event: { type: 'time-claimed', seat: 2 } } as const;
  expect(endedBy([claimed])).toEqual({ reason: 'time', winner: 2 });
});
