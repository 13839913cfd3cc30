import { createHash, createHmac, randomBytes } from 'node:crypto';
import { must } from '@castellan/rules';
import { expect, test } from 'vitest';
import {
  checkFair,
  commitmentOf,
  fairBelow,
  Host,
  hexOf,
  hmacSha256,
  type Logged,
  MemoryStore,
  newSecret,
  sha256,
  shown,
} from '../src/index.ts';
import { ADA, BEN, playOn } from './playing.ts';

test('our SHA-256 and HMAC are the standard ones, for every length around a block', () => {
  for (let length = 0; length < 200; length++) {
    const [message, key] = [randomBytes(length), randomBytes((length * 7) % 150)];
    expect(hexOf(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'));
    expect(hexOf(hmacSha256(key, message))).toBe(createHmac('sha256', key).update(message).digest('hex'));
  }
});

async function fairGame(game: string, secret = newSecret()): Promise<Logged[]> {
  const host = new Host({ store: new MemoryStore() });
  const chance = { type: 'fair', commitment: commitmentOf(secret) } as const;
  must(await host.create('g', { game, options: [], chance, hidden: { secret } }));
  must(await host.join('g', 'a', ADA));
  must(await host.join('g', 'b', BEN));
  await playOn(host, 'g', 3);
  return (await host.log('g')).map(shown).filter((logged) => logged !== null);
}

test.each(['duel', 'discovery'])(
  'every roll and line of a fair game of %s can be drawn again by anyone',
  async (game) => {
    const check = checkFair(await fairGame(game));
    expect(check.verdict).toBe('fair');
    expect(check.draws.length).toBeGreaterThan(5);
  },
);

test('the secret is not sent before the game is over, and is sent with its last event', async () => {
  const secret = newSecret();
  const log = await fairGame('duel', secret);
  expect(log.at(-1)?.event).toEqual({ type: 'revealed', secret });
  expect(JSON.stringify(log.slice(0, -1))).not.toContain(secret);
});

test('a game that is not over cannot be checked yet', async () => {
  const log = await fairGame('duel');
  expect(checkFair(log.slice(0, -1)).verdict).toBe('not-revealed');
});

test('a roll that was changed, and a secret that was swapped, are found out', async () => {
  const log = await fairGame('discovery');
  const swapped = log.map((one) =>
    one.event.type === 'revealed' ? { ...one, event: { ...one.event, secret: newSecret() } } : one,
  );
  expect(checkFair(swapped)).toMatchObject({ verdict: 'unfair', secretFits: false });
  const other = log.map((one) =>
    one.event.type === 'joined' && one.event.seat === 1
      ? { ...one, event: { ...one.event, entropy: BEN.entropy! } }
      : one,
  );
  expect(checkFair(other)).toMatchObject({ verdict: 'unfair', secretFits: true });
});

test('each number below n is equally likely', () => {
  const counts = new Array<number>(6).fill(0);
  const n = 12_000;
  for (let draw = 0; draw < n; draw++) {
    const face = fairBelow('ab'.repeat(32), ['00', '11'], draw)(6);
    counts[face] = counts[face]! + 1;
  }
  const chi = counts.reduce((sum, count) => sum + (count - n / 6) ** 2 / (n / 6), 0);
  // Five degrees of freedom: above 25.7 one time in ten thousand; the draws are fixed, so this never flickers.
  expect(chi).toBeLessThan(25.7);
});

test('nobody is seated in a fair game without bringing entropy', async () => {
  const secret = newSecret();
  const host = new Host({ store: new MemoryStore() });
  const chance = { type: 'fair', commitment: commitmentOf(secret) } as const;
  await host.create('g', { game: 'duel', options: [], chance, hidden: { secret } });
  expect(await host.join('g', 'a', { name: 'Ada' })).toMatchObject({ error: { code: 'bad-entropy' } });
});
