import { must, seeded } from '@castellan/rules';
import { describe, expect, test } from 'vitest';
import {
  awaitedRoller,
  awaitedSeat,
  checkFair,
  commitmentOf,
  Host,
  type Join,
  type Match,
  MemoryStore,
  ROLL_PATIENCE_MS,
  shown,
  type TimeControl,
  timeLeft,
  turnOf,
  viewOf,
} from '../src/index.ts';
import { ADA, BEN, playOn, someAction } from './playing.ts';

const SECRET = '7'.repeat(64);
const ROLL = { type: 'roll' } as const;
const REFUSED = { ok: false, error: { code: 'not-your-turn' } };

/** A game of a server, begun at second 1, and a clock to be set. */
async function begun({
  asked = true,
  game = 'duel',
  second = BEN,
  time = { type: 'none' } as TimeControl,
}: {
  asked?: boolean;
  game?: string;
  second?: Join;
  time?: TimeControl;
} = {}) {
  const clock = { now: 1000 };
  const host = new Host({ store: new MemoryStore(), now: () => clock.now });
  const chance = { type: 'fair', commitment: commitmentOf(SECRET), ...(asked && { asked }) } as const;
  must(await host.create('g', { game, options: [], time, chance, hidden: { secret: SECRET } }, [ADA, second]));
  return { host, clock, match: (await host.match('g'))! };
}

/** Both draft and place: the round is over, and the second player rolls next. */
async function playRound(host: Host): Promise<Match> {
  return playOn(host, 'g', 5, 4);
}

/** The player for whom the game waits acts or rolls, until it is over. */
async function playToTheEnd(host: Host): Promise<Match> {
  const below = seeded(4);
  for (;;) {
    const match = (await host.match('g'))!;
    const seat = awaitedSeat(match);
    if (seat === null) return match;
    const command = turnOf(match) === 'chance' ? ROLL : ({ type: 'act', action: someAction(match, below) } as const);
    must(await host.submit('g', seat, `c${match.seq}`, command));
  }
}

describe('a roll that is asked for', () => {
  test('waits for the player whose roll it is, and nobody else', async () => {
    const { host, match } = await begun();
    expect([turnOf(match), match.actions.length]).toEqual(['chance', 0]);
    expect([awaitedRoller(match), awaitedSeat(match), viewOf(match, 2).roller]).toEqual([1, 1, 1]);
    expect(await host.submit('g', 2, 'a', ROLL)).toEqual(REFUSED);
    expect(await host.submit('g', 1, 'b', { type: 'act', action: 'roll d s f++ ?' })).toEqual(REFUSED);
    const { events, match: rolled } = must(await host.submit('g', 1, 'c', ROLL));
    expect(events.map(({ event }) => event)).toMatchObject([{ type: 'acted', by: 'chance' }]);
    expect([turnOf(rolled), awaitedRoller(rolled), awaitedSeat(rolled)]).toEqual([1, null, 1]);
    const next = await playRound(host);
    expect([turnOf(next), awaitedRoller(next)]).toEqual(['chance', 2]);
    expect(await host.submit('g', 1, 'd', ROLL)).toEqual(REFUSED);
    must(await host.submit('g', 2, 'e', ROLL));
  });

  test('sent again rolls once', async () => {
    const { host } = await begun();
    const first = must(await host.submit('g', 1, 'a', ROLL));
    const again = must(await host.submit('g', 1, 'a', ROLL));
    expect([again.status, again.events]).toEqual(['duplicate', first.events]);
    // A second press is a command of its own, and no roll is due any more.
    expect(await host.submit('g', 1, 'b', ROLL)).toEqual(REFUSED);
    expect((await host.match('g'))!.actions).toHaveLength(1);
  });

  test('may be asked for by the other as soon as it was left to its player for long enough, and falls the same', async () => {
    const { host, clock } = await begun();
    clock.now += ROLL_PATIENCE_MS - 1;
    expect(await host.submit('g', 2, 'a', ROLL)).toEqual(REFUSED);
    clock.now += 1;
    const rolled = must(await host.submit('g', 2, 'b', ROLL)).match.actions;
    const { host: own } = await begun();
    expect(must(await own.submit('g', 1, 'a', ROLL)).match.actions[0]!.action).toBe(rolled[0]!.action);
  });

  test('lets what was confirmed be taken back until it is rolled', async () => {
    const { host } = await begun();
    must(await host.submit('g', 1, 'a', ROLL));
    const before = (await playRound(host)).actions.length;
    must(await host.submit('g', 2, 'b', { type: 'ask-take-back' }));
    const back = must(await host.submit('g', 1, 'c', { type: 'answer-take-back', agree: true })).match;
    expect([turnOf(back), back.actions.length]).toEqual([2, before - 1]);
    expect(await host.submit('g', 2, 'd', ROLL)).toEqual(REFUSED);
    await playOn(host, 'g', 6, 1);
    must(await host.submit('g', 2, 'e', ROLL));
    expect(await host.submit('g', 2, 'f', { type: 'ask-take-back' })).toMatchObject({
      error: { code: 'nothing-to-take-back' },
    });
  });

  test('is drawn at once for a bot, and so is what nobody rolls', async () => {
    const { host, match } = await begun({ second: { ...BEN, bot: true } });
    expect(awaitedRoller(match)).toBe(1);
    must(await host.submit('g', 1, 'a', ROLL));
    expect(turnOf(await playRound(host))).toBe(2);
    const { match: discovery } = await begun({ game: 'discovery' });
    expect([discovery.actions.length > 0, typeof turnOf(discovery)]).toEqual([true, 'number']);
  });

  test('is not asked for where a game was opened without it, as all were before', async () => {
    const { host, match } = await begun({ asked: false });
    expect([turnOf(match), match.actions.length, awaitedRoller(match)]).toEqual([1, 1, null]);
    expect(await host.submit('g', 1, 'a', ROLL)).toEqual(REFUSED);
    expect(turnOf(await playRound(host))).toBe(2);
  });

  test('is not due before the game begins, nor after its end', async () => {
    const { host } = await begun();
    must(await host.submit('g', 2, 'a', { type: 'resign' }));
    expect(await host.submit('g', 1, 'b', ROLL)).toEqual({ ok: false, error: { code: 'game-over' } });
    must(await host.create('h', { game: 'duel', options: [] }, [ADA]));
    expect(await host.submit('h', 1, 'a', ROLL)).toEqual({ ok: false, error: { code: 'not-started' } });
  });

  test('is as fair as one that came by itself', async () => {
    const { host } = await begun();
    const { ending } = await playToTheEnd(host);
    expect(ending?.reason).toBe('played');
    const check = checkFair((await host.log('g')).flatMap((logged) => shown(logged) ?? []));
    expect([check.verdict, check.draws.length > 5]).toEqual(['fair', true]);
    // The draws are the same as without asking, one after the other.
    const { match } = await begun({ asked: false });
    expect(check.draws[0]!.shown).toBe(match.actions[0]!.action);
  });
});

test('who rolls for an absent opponent waits no longer for that', async () => {
  const { host, clock } = await begun();
  const week = 1000 + 7 * 86_400_000;
  clock.now = week - 1;
  must(await host.submit('g', 2, 'a', ROLL));
  expect(await host.submit('g', 2, 'b', { type: 'close' })).toMatchObject({ error: { code: 'time-left' } });
  clock.now = week;
  expect(must(await host.submit('g', 2, 'c', { type: 'close' })).match.ending?.reason).toBe('closed');
});

describe('the clock while a roll is asked for', () => {
  const time = { type: 'clock', seconds: 60, increment: 5 } as const;

  test('is the roller’s, and runs on through the roll to the first choice', async () => {
    const { host, clock, match } = await begun({ time });
    expect(match.clock).toMatchObject({ running: 1, since: 1000 });
    clock.now += 7000;
    const rolled = must(await host.submit('g', 1, 'a', ROLL)).match;
    expect(rolled.clock).toEqual(match.clock);
    clock.now += 3000;
    const picked = must(await host.submit('g', 1, 'b', { type: 'act', action: 'pick 1' })).match;
    expect([picked.clock!.running, timeLeft(picked.clock!, 1, clock.now)]).toEqual([2, 55_000]);
  });

  test('can run out before the roll', async () => {
    const { host, clock } = await begun({ time });
    clock.now += 60_001;
    const { ending } = must(await host.submit('g', 2, 'a', { type: 'claim-time' })).match;
    expect(ending).toEqual({ reason: 'time', winner: 2 });
  });

  test('begins with the first choice where rolls come by themselves', async () => {
    const { match } = await begun({ time, asked: false });
    expect(match.clock).toMatchObject({ running: 1, left: [60_000, 60_000] });
  });
});
