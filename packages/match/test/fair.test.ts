import { createHash, createHmac, randomBytes } from 'node:crypto';
import { must } from '@castellan/rules';
import { expect, test } from 'vitest';
import {
  checkFair,
  commitmentOf,
  fairBelow,
  Host,
  hexOf,
  hmacWith,
  type Logged,
  MemoryStore,
  newSecret,
  type Pledge,
  sha256,
  shown,
} from '../src/index.ts';
import { ADA, BEN, playOn } from './playing.ts';

test('our SHA-256 and HMAC are the standard ones where a message or a key fills a block, or nearly', () => {
  const bytes = Uint8Array.from({ length: 128 }, (_, n) => (n * 73 + 200) % 256);
  for (const length of [0, 1, 55, 56, 63, 64, 65, 119, 120, 128]) {
    const message = bytes.subarray(0, length);
    expect(hexOf(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'));
    const key = bytes.subarray(128 - length);
    expect(hexOf(hmacWith(key)(message))).toBe(createHmac('sha256', key).update(message).digest('hex'));
  }
});

test('our SHA-256 and HMAC are the standard ones, for every length around a block', () => {
  for (let length = 0; length < 200; length++) {
    const [message, key] = [randomBytes(length), randomBytes((length * 7) % 150)];
    expect(hexOf(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'));
    expect(hexOf(hmacWith(key)(message))).toBe(createHmac('sha256', key).update(message).digest('hex'));
  }
});

const SECRET = '5'.repeat(64);

async function fairGame(game: string, secret = newSecret(), ada = ADA, ben = BEN): Promise<Logged[]> {
  const host = new Host({ store: new MemoryStore() });
  const chance = { type: 'fair', commitment: commitmentOf(secret) } as const;
  must(await host.create('g', { game, options: [], chance, hidden: { secret } }));
  must(await host.join('g', 'a', ada));
  must(await host.join('g', 'b', ben));
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

const NOTHING = { shown: 'unknown', followsRules: true, secretFits: false, draws: [] };

test('dice that were not promised to be fair cannot be checked, and break what was noted', async () => {
  const host = new Host({ store: new MemoryStore() });
  must(await host.create('g', { game: 'duel', options: [] }, [ADA, BEN]));
  const log = await host.log('g');
  for (const one of [log, log.slice(1), []]) {
    expect(checkFair(one)).toEqual({ verdict: 'not-fair-chance', pledge: 'none', ...NOTHING });
    expect(checkFair(one, PLEDGE)).toEqual({ verdict: 'unfair', pledge: 'broken', ...NOTHING });
  }
});

test('dice cannot be checked before both have brought their entropy', async () => {
  const log = await fairGame('duel');
  const without = (...seats: number[]) =>
    log.filter(({ event }) => event.type !== 'acted' && !(event.type === 'joined' && seats.includes(event.seat)));
  for (const one of [without(1), without(2), without(1, 2)])
    expect(checkFair(one)).toEqual({ verdict: 'not-revealed', pledge: 'none', ...NOTHING });
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

const PLEDGE: Pledge = { commitment: '', entropy: ADA.entropy!, opponent: BEN.entropy!, seat: 1 };
const commitmentIn = (log: readonly Logged[]): string => {
  const created = log[0]!.event;
  return created.type === 'created' && created.chance.type === 'fair' ? created.chance.commitment : '';
};

test('a game that is what the device noted beforehand is fair, and says that it was compared', async () => {
  const log = await fairGame('duel');
  const noted = { ...PLEDGE, commitment: commitmentIn(log) };
  expect(checkFair(log, noted)).toMatchObject({ verdict: 'fair', pledge: 'honoured-all' });
  expect(checkFair(log, { ...noted, opponent: null })).toMatchObject({ verdict: 'fair', pledge: 'honoured' });
  expect(checkFair(log)).toMatchObject({ verdict: 'fair', pledge: 'none' });
});

test('notes of earlier versions still verify, and are said to lack the seats and what was shown', async () => {
  const log = await fairGame('duel');
  const { seat: _, ...old } = { ...PLEDGE, commitment: commitmentIn(log) };
  expect(checkFair(log, old)).toMatchObject({ verdict: 'fair', pledge: 'honoured-numbers', shown: 'unknown' });
  expect(checkFair(log, { ...old, opponent: null })).toMatchObject({ verdict: 'fair', pledge: 'honoured' });
  expect(checkFair(log, { ...old, entropy: newSecret(16) })).toMatchObject({ verdict: 'unfair', pledge: 'broken' });
});

test('a server that writes the whole game again, with a secret, an entropy or an opponent that suits it, is found out by what the device noted', async () => {
  const noted = { ...PLEDGE, commitment: commitmentIn(await fairGame('duel')) };
  const otherSecret = await fairGame('duel');
  const otherEntropy = await fairGame('duel', newSecret(), { ...ADA, entropy: newSecret(16) });
  const otherOpponent = await fairGame('duel', newSecret(), ADA, { ...BEN, entropy: newSecret(16) });
  // Each of them fits itself perfectly, so without a note nothing is wrong with it.
  for (const log of [otherSecret, otherEntropy, otherOpponent]) expect(checkFair(log).verdict).toBe('fair');
  expect(checkFair(otherSecret, noted)).toMatchObject({ verdict: 'unfair', pledge: 'broken' });
  for (const log of [otherEntropy, otherOpponent]) {
    expect(checkFair(log, { ...noted, commitment: commitmentIn(log) })).toMatchObject({
      verdict: 'unfair',
      pledge: 'broken',
    });
  }
});

test('what the device noted is compared while the game still goes on', async () => {
  const log = (await fairGame('duel')).slice(0, -1);
  const noted = { ...PLEDGE, commitment: commitmentIn(log) };
  expect(checkFair(log, noted)).toMatchObject({ verdict: 'not-revealed', pledge: 'honoured-all' });
  expect(checkFair(log, { ...noted, entropy: newSecret(16) })).toMatchObject({ verdict: 'unfair', pledge: 'broken' });
});

test('an opponent who left before we sat down accuses nobody, but two on one seat do', async () => {
  const log = await fairGame('duel');
  const noted = { ...PLEDGE, commitment: commitmentIn(log), opponent: 'ab'.repeat(8) };
  const joined = (entropy: string): Logged['event'] => ({ type: 'joined', seat: 2, name: 'Cleo', bot: false, entropy });
  const before = (...events: Logged['event'][]): Logged[] =>
    [log[0]!.event, ...events, ...log.slice(1).map(({ event }) => event)].map((event, i) => ({
      seq: i + 1,
      at: 0,
      command: null,
      event,
    }));
  expect(checkFair(before(joined(noted.opponent), { type: 'left', seat: 2 }), noted).verdict).toBe('fair');
  expect(checkFair(before(joined(noted.opponent)), noted).verdict).toBe('unfair');
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

test('a number is drawn evenly also where its range does not divide 2³²', () => {
  const below = fairBelow('ab'.repeat(32), ['00', '11'], 0);
  const small = Array.from({ length: 300 }, () => below(0xc0000000)).filter((number) => number < 0x40000000);
  // A third of them; half of them if numbers beyond the range were folded into it.
  expect(small.length).toBeLessThan(125);
});

test.each([`${SECRET}0`, `x${SECRET}`, SECRET.slice(1), ''])('"%s" is no secret for fair dice', async (secret) => {
  const host = new Host({ store: new MemoryStore() });
  const chance = { type: 'fair', commitment: commitmentOf(secret) } as const;
  const answer = await host.create('g', { game: 'duel', options: [], chance, hidden: { secret } });
  expect(answer).toEqual({ ok: false, error: { code: 'bad-chance' } });
});

test('nobody is seated in a fair game without bringing entropy', async () => {
  const secret = newSecret();
  const host = new Host({ store: new MemoryStore() });
  const chance = { type: 'fair', commitment: commitmentOf(secret) } as const;
  await host.create('g', { game: 'duel', options: [], chance, hidden: { secret } });
  expect(await host.join('g', 'a', { name: 'Ada' })).toMatchObject({ error: { code: 'bad-entropy' } });
});
