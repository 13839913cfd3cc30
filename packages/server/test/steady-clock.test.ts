import { afterEach, expect, test, vi } from 'vitest';
import { SteadyClock } from '../src/steady-clock.ts';
import { Browser, startServer } from './people.ts';

const HOUR = 3_600_000;

/** A machine whose clock a test can set. */
function machine() {
  const time = { wall: 1_700_000_000_000, ticks: 5 };
  const clock = new SteadyClock(
    time.wall,
    () => time.wall,
    () => time.ticks,
  );
  const pass = (ms: number) => {
    time.wall += ms;
    time.ticks += ms;
  };
  return { time, clock, pass };
}

test('time goes as the machine says', () => {
  const { time, clock, pass } = machine();
  for (let i = 0; i < 100; i++) {
    pass(1234);
    expect(clock.now()).toBe(time.wall);
  }
});

test.each([HOUR, -HOUR])('when the clock is set by %d ms time goes on evenly, and agrees in the end', (jump) => {
  const { time, clock, pass } = machine();
  const before = clock.now();
  time.wall += jump;
  expect(clock.now()).toBe(before);
  pass(600_000);
  expect(Math.abs(clock.now() - before - 600_000)).toBeLessThanOrEqual(6000);
  for (let i = 0; i < 200; i++) {
    pass(HOUR);
    clock.now();
  }
  expect(clock.now()).toBe(time.wall);
});

test('a machine that slept for a night, or got its date late, is believed at once', () => {
  const { time, clock } = machine();
  time.wall += 8 * HOUR;
  expect(clock.now()).toBe(time.wall);
});

test('nodes begin with the time of their database', () => {
  expect(
    new SteadyClock(
      1000,
      () => 9_999_999,
      () => 1,
    ).now(),
  ).toBe(1000);
});

afterEach(() => void vi.useRealTimers());

test.each([HOUR, -HOUR])('nobody wins on time because the clock of the server was set by %d ms', async (jump) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const server = await startServer();
  const [ada, ben] = [new Browser(server.base), new Browser(server.base)];
  const time = { type: 'clock', seconds: 300, increment: 0 } as const;
  const { id, key } = await ada.client.create({ game: 'duel', time });
  await ada.client.join(id, { name: 'Ada', seat: 1, key: key! });
  await ben.client.join(id, { name: 'Ben', key: key! });
  const before = await ada.client.view(id);
  vi.setSystemTime(Date.now() + jump);
  await expect(ben.client.command(id, { type: 'claim-time' })).rejects.toMatchObject({ message: 'time-left' });
  await ada.client.command(id, { type: 'act', action: 'pick 1' });
  const after = await ben.client.view(id);
  expect(after.clock!.left[0]).toBeGreaterThan(200_000);
  expect(Math.abs(after.now - before.now)).toBeLessThan(HOUR / 2);
  await server.stop();
});
