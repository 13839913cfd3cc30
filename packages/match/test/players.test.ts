import { must } from '@castellan/rules';
import { expect, test } from 'vitest';
import {
  type Command,
  decideLink,
  decideMove,
  decideRematch,
  endedBy,
  Host,
  MemoryStore,
  matchOf,
  recordOf,
  timeLeft,
  turnOf,
} from '../src/index.ts';
import { ADA, BEN, playOn, SEEDED } from './playing.ts';

/** A table at which the clock is ours. */
function table() {
  const clock = { now: 1_000_000 };
  const host = new Host({ store: new MemoryStore(), now: () => clock.now });
  let count = 0;
  const send = async (seat: 1 | 2, command: Command) => {
    const answer = await host.submit('g', seat, `c${count++}`, command);
    return answer.ok ? answer.value.match : answer.error.code;
  };
  return { clock, host, send };
}

test('who resigns loses', async () => {
  const { host, send } = table();
  await host.create('g', SEEDED(1), [ADA, BEN]);
  expect(await send(1, { type: 'resign' })).toMatchObject({ ending: { reason: 'resigned', winner: 2 } });
  expect(await send(2, { type: 'act', action: 'pick 1' })).toBe('game-over');
});

test('a draw needs both, and playing on declines it', async () => {
  const { host, send } = table();
  await host.create('g', SEEDED(1), [ADA, BEN]);
  expect(await send(2, { type: 'answer-draw', agree: true })).toBe('no-offer');
  await send(2, { type: 'offer-draw' });
  expect(await send(2, { type: 'answer-draw', agree: true })).toBe('no-offer');
  expect(await send(2, { type: 'offer-draw' })).toBe('offer-stands');
  expect(await send(1, { type: 'act', action: 'pick 1' })).toMatchObject({ proposals: { draw: null }, ending: null });
  await send(1, { type: 'offer-draw' });
  expect(await send(2, { type: 'answer-draw', agree: false })).toMatchObject({
    proposals: { draw: null },
    ending: null,
  });
  await send(1, { type: 'offer-draw' });
  expect(await send(2, { type: 'offer-draw' })).toMatchObject({ ending: { reason: 'agreed', winner: null } });
});

test('a take-back needs consent and goes back to before my last action', async () => {
  const { host, send } = table();
  await host.create('g', SEEDED(1), [ADA, BEN]);
  const before = (await host.match('g'))!;
  expect(await send(1, { type: 'ask-take-back' })).toBe('nothing-to-take-back');
  await send(1, { type: 'act', action: 'pick 1' });
  await send(2, { type: 'act', action: 'pick 2 3' });
  await send(1, { type: 'ask-take-back' });
  expect(await send(1, { type: 'answer-take-back', agree: true })).toBe('no-offer');
  const back = await send(2, { type: 'answer-take-back', agree: true });
  expect(back).toMatchObject({ state: before.state, actions: before.actions, proposals: { 'take-back': null } });
  await send(1, { type: 'act', action: 'pick 4' });
  await send(1, { type: 'ask-take-back' });
  expect(await send(2, { type: 'answer-take-back', agree: false })).toMatchObject({ proposals: { 'take-back': null } });
  expect((await host.match('g'))!.actions.at(-1)?.action).toBe('pick 4');
});

test('nothing is taken back across a roll', async () => {
  const { host, send } = table();
  await host.create('g', SEEDED(1), [ADA, BEN]);
  let match = (await host.match('g'))!;
  do match = await playOn(host, 'g', 1, 1);
  while (match.actions.at(-1)?.by !== 'chance');
  expect(await send(1, { type: 'ask-take-back' })).toBe('nothing-to-take-back');
  expect(await send(2, { type: 'ask-take-back' })).toBe('nothing-to-take-back');
});

test('who runs out of time loses once the opponent claims it, and not before', async () => {
  const { clock, host, send } = table();
  await host.create('g', { ...SEEDED(1), time: { type: 'clock', seconds: 60, increment: 5 } }, [ADA, BEN]);
  clock.now += 20_000;
  await send(1, { type: 'act', action: 'pick 1' });
  const match = (await host.match('g'))!;
  expect(timeLeft(match.clock!, 1, clock.now)).toBe(45_000);
  clock.now += 60_000;
  expect(await send(1, { type: 'claim-time' })).toBe('time-left');
  clock.now += 1;
  expect(await send(2, { type: 'claim-time' })).toBe('time-left');
  // A host that was not running when the time ran out knows it all the same.
  expect(await send(1, { type: 'claim-time' })).toMatchObject({ ending: { reason: 'time', winner: 1 } });
});

test('a game without a clock is closed without a result once the opponent has not played for a week', async () => {
  const { clock, host, send } = table();
  const WEEK = 7 * 86_400_000;
  await host.create('g', SEEDED(1), [ADA, BEN]);
  await send(1, { type: 'act', action: 'pick 1' });
  clock.now += WEEK - 1;
  expect(await send(1, { type: 'close' })).toBe('time-left');
  // Talk is no action: it does not begin the week again.
  await send(1, { type: 'say', phrase: 'hurry' });
  clock.now += 1;
  expect(await send(2, { type: 'close' })).toBe('time-left');
  expect(await send(1, { type: 'close' })).toMatchObject({ ending: { reason: 'closed', winner: null } });
  const log = await host.log('g');
  expect([endedBy(log), matchOf('g', log).ending]).toEqual(Array(2).fill({ reason: 'closed', winner: null }));
  const record = recordOf(matchOf('g', log));
  expect(record.slice(4, 6)).toEqual(['[Result "ongoing"]', '[Ending "closed"]']);
  expect(await send(2, { type: 'act', action: 'pick 2' })).toBe('game-over');
});

test('in a live game of the lobby I may leave after 30 seconds without a first action of my opponent', async () => {
  const { clock, host, send } = table();
  const time = { type: 'clock', seconds: 600, increment: 0 } as const;
  await host.create('g', { ...SEEDED(1), listed: true, time }, [ADA, BEN]);
  clock.now += 29_999;
  expect(await send(2, { type: 'close' })).toBe('time-left');
  clock.now += 1;
  // The game waits for the first player: that one cannot leave.
  expect(await send(1, { type: 'close' })).toBe('has-clock');
  await send(1, { type: 'act', action: 'pick 1' });
  clock.now += 40_000;
  expect(await send(1, { type: 'close' })).toMatchObject({ ending: { reason: 'closed', winner: null } });
  // Who has acted once may think: only the clock decides, as in games by days and with friends.
  const others = {
    seated: [ADA, BEN],
    listed: [true, true, false],
    time: [{ type: 'days', days: 3 }, time, time],
  } as const;
  for (const [n, id] of ['days', 'played', 'invited'].entries()) {
    await host.create(id, { ...SEEDED(1), listed: others.listed[n]!, time: others.time[n]! }, others.seated);
    if (id === 'played') for (const seat of [1, 2] as const) await playOn(host, id, seat, 1);
    clock.now += 3_600_000;
    const seat = turnOf((await host.match(id))!) === 1 ? 2 : 1;
    expect(await host.submit(id, seat, 'c', { type: 'close' })).toMatchObject({ error: { code: 'has-clock' } });
  }
});

test('an action that was taken back begins the week again, and a game with a clock is not closed', async () => {
  const { clock, host, send } = table();
  await host.create('g', SEEDED(1), [ADA, BEN]);
  clock.now += 6 * 86_400_000;
  await send(1, { type: 'act', action: 'pick 1' });
  await send(1, { type: 'ask-take-back' });
  await send(2, { type: 'answer-take-back', agree: true });
  clock.now += 2 * 86_400_000;
  expect(await send(2, { type: 'close' })).toBe('time-left');
  await host.create('h', { ...SEEDED(1), time: { type: 'days', days: 1 } }, [ADA, BEN]);
  clock.now += 30 * 86_400_000;
  const answer = await host.submit('h', 2, 'c', { type: 'close' });
  expect(answer).toEqual({ ok: false, error: { code: 'has-clock' } });
});

test('who is late but not claimed against may still act', async () => {
  const { clock, host, send } = table();
  await host.create('g', { ...SEEDED(1), time: { type: 'days', days: 1 } }, [ADA, BEN]);
  clock.now += 2 * 86_400_000;
  await send(1, { type: 'act', action: 'pick 1' });
  expect(await send(2, { type: 'claim-time' })).toBe('time-left');
  expect((await host.match('g'))!.clock).toMatchObject({ left: [86_400_000, 86_400_000], running: 2 });
});

test('only the invited take the seat, each seat is taken once, and who waits may leave', async () => {
  const { host, send } = table();
  await host.create('g', { ...SEEDED(1), hidden: { seed: 1, key: 'k' } });
  const join = async (id: string, join: object) => {
    const answer = await host.join('g', id, { name: 'X', ...join });
    return answer.ok ? 'seated' : answer.error.code;
  };
  expect(await join('1', { holder: 'a' })).toBe('not-invited');
  expect(await join('2', { holder: 'a', key: 'k', seat: 2 })).toBe('seated');
  expect(await join('3', { holder: 'a', key: 'k' })).toBe('already-seated');
  expect(await join('4', { holder: 'b', key: 'k', seat: 2 })).toBe('seat-taken');
  await send(2, { type: 'leave' });
  expect((await host.match('g'))!.seats).toEqual([null, null]);
  expect(await join('5', { holder: 'b', key: 'k', seat: 2 })).toBe('seated');
  expect(await join('6', { holder: 'a', key: 'k' })).toBe('seated');
  expect(await join('7', { holder: 'c', key: 'k' })).toBe('seat-taken');
  expect(await send(2, { type: 'leave' })).toBe('started');
});

test('a link moves my seat to another device once, and only while it is fresh', async () => {
  const { clock, host } = table();
  await host.create('g', SEEDED(1), [{ ...ADA, holder: 'phone' }, BEN]);
  await host.change('g', 'l', (match, world) => decideLink(match, 1, 'key', 1000, world));
  const move = async (id: string, key: string, holder: string) => {
    const answer = await host.change('g', id, (match, world) => decideMove(match, key, holder, world));
    return answer.ok ? answer.value.match.hidden.holders : answer.error.code;
  };
  expect(await move('1', 'guess', 'thief')).toBe('link-expired');
  expect(await move('2', 'key', 'laptop')).toEqual(['laptop', null]);
  expect(await move('3', 'key', 'thief')).toBe('link-expired');
  await host.change('g', 'm', (match, world) => decideLink(match, 1, 'late', 1000, world));
  clock.now += 1001;
  expect(await move('4', 'late', 'thief')).toBe('link-expired');
});

test('a rematch is offered once, after the game, and only its players may sit', async () => {
  const { host, send } = table();
  await host.create('g', SEEDED(1), [ADA, BEN]);
  const rematch = async (id: string) => {
    const answer = await host.change('g', id, (match, world) => decideRematch(match, 1, 'next', world));
    return answer.ok ? answer.value.match.next : answer.error.code;
  };
  expect(await rematch('1')).toBe('not-over');
  await send(1, { type: 'resign' });
  expect(await rematch('2')).toBe('next');
  expect(await rematch('3')).toBe('offer-stands');
  await host.create('next', { ...SEEDED(2), hidden: { seed: 2, reserved: ['ben', 'ada'] } });
  expect(await host.join('next', 'c', { name: 'C', holder: 'cleo' })).toMatchObject({ error: { code: 'not-invited' } });
  must(await host.join('next', 'a', { name: 'Ada', holder: 'ada', seat: 1 }));
  expect((await host.match('next'))!.seats[1]?.name).toBe('Ada');
});

test('phrases are from a list, and nobody can fill a game with them', async () => {
  const { host, send } = table();
  await host.create('g', SEEDED(1), [ADA, BEN]);
  expect(await send(1, { type: 'say', phrase: 'you fool' as never })).toBe('bad-phrase');
  for (let i = 0; i < 60; i++) expect(await send(1, { type: 'say', phrase: 'hello' })).toMatchObject({ ending: null });
  expect(await send(1, { type: 'say', phrase: 'hello' })).toBe('too-much-talk');
  expect(turnOf((await host.match('g'))!)).toBe(1);
});

test('however often a seat goes from device to device, the log of a game stays short', async () => {
  const { host } = table();
  await host.create('g', SEEDED(1), [{ ...ADA, holder: 'device-0' }, BEN]);
  let moves = 0;
  for (; moves < 200; moves++) {
    const key = `key-${moves}`;
    const linked = await host.change('g', `l${moves}`, (match, world) => decideLink(match, 1, key, 1000, world));
    if (!linked.ok) {
      expect(linked.error.code).toBe('too-many-changes');
      break;
    }
    must(await host.change('g', `m${moves}`, (match, world) => decideMove(match, key, `device-${moves + 1}`, world)));
  }
  expect(moves).toBe(30);
  // The other player has as many of their own.
  must(await host.change('g', 'theirs', (match, world) => decideLink(match, 2, 'key', 1000, world)));
});

test('who comes and goes all the time is no longer let in, others are', async () => {
  const { host } = table();
  await host.create('g', SEEDED(1));
  let count = 0;
  const comeAndGo = async (holder: string) => {
    const joined = await host.join('g', `j${count++}`, { ...ADA, holder });
    if (!joined.ok) return joined.error.code;
    must(await host.submit('g', 1, `l${count}`, { type: 'leave' }));
    return 'left';
  };
  for (let i = 0; i < 3; i++) expect(await comeAndGo('fickle')).toBe('left');
  expect(await comeAndGo('fickle')).toBe('too-many-changes');
  expect(await comeAndGo('steady')).toBe('left');
  // Nor does it help to come as somebody else every time.
  for (let i = 0; i < 96; i++) expect(await comeAndGo(`mask-${i}`)).toBe('left');
  expect(await comeAndGo('mask-96')).toBe('too-many-changes');
});
