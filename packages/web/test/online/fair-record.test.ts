import { commitmentOf, Host, MemoryStore, newId, turnOf } from '@castellan/match';
import { GAMES, type GameName, rulesOf } from '@castellan/rules';
import { describe, expect, test } from 'vitest';
import { checkRecord, fairPartsOf, fairRecordOf } from '../../src/online/fair-record.ts';
import { readText } from '../../src/records/game-record.ts';

const SECRET = 'ab'.repeat(32);

/** A whole game with fair dice, everyone playing the first legal action. */
async function playedOut(game: GameName) {
  const host = new Host({ store: new MemoryStore() });
  const chance = { type: 'fair', commitment: commitmentOf(SECRET) } as const;
  await host.create('g', { game, options: [], chance, hidden: { secret: SECRET } }, [
    { seat: 1, name: 'Ada', entropy: '0123456789abcdef' },
    { seat: 2, name: 'Bea', entropy: 'fedcba9876543210' },
  ]);
  for (;;) {
    const match = (await host.match('g'))!;
    const turn = turnOf(match);
    if (turn !== 1 && turn !== 2) return match;
    const rules = rulesOf(game);
    const [action] = rules.legal(match.state);
    await host.submit('g', turn, newId(), { type: 'act', action: rules.printAction(action) });
  }
}

const read = (lines: readonly string[]) => {
  const record = readText(lines.join('\n'));
  if (!record.ok) throw new Error('not a record');
  return record.value;
};

describe.each(GAMES.map(({ name }) => name as GameName))('the record of an online game of %s', (game) => {
  test('is enough to check its dice, without the server', async () => {
    const record = read(fairRecordOf(await playedOut(game)));
    const check = checkRecord(record.replay, fairPartsOf(record.tags)!);
    expect(check.verdict).toBe('fair');
    expect(check.draws.length).toBeGreaterThan(5);
  });

  test('shows when the secret is not the one that was promised', async () => {
    const record = read(fairRecordOf(await playedOut(game)));
    const parts = { ...fairPartsOf(record.tags)!, secret: 'cd'.repeat(32) };
    const check = checkRecord(record.replay, parts);
    expect([check.verdict, check.secretFits]).toEqual(['unfair', false]);
  });

  test('shows when a player was said to have brought another number', async () => {
    const record = read(fairRecordOf(await playedOut(game)));
    const parts = { ...fairPartsOf(record.tags)!, entropy: ['0123456789abcdee', 'fedcba9876543210'] as const };
    const check = checkRecord(record.replay, parts);
    expect([check.verdict, check.secretFits]).toEqual(['unfair', true]);
    expect(check.draws.some(({ shown, drawn }) => shown !== drawn)).toBe(true);
  });

  test('is compared with what this device noted: all of it, its own number, or a number that is gone', async () => {
    const record = read(fairRecordOf(await playedOut(game)));
    const parts = fairPartsOf(record.tags)!;
    const noted = { commitment: parts.commitment, entropy: 'fedcba9876543210', opponent: '0123456789abcdef' };
    const pledgeWith = (other: object) => checkRecord(record.replay, parts, { ...noted, ...other }).pledge;
    expect(pledgeWith({ seat: 2 })).toBe('honoured-all');
    // The other way round: those would be other dice.
    expect(pledgeWith({ seat: 1 })).toBe('broken');
    // Earlier versions did not note the seats.
    expect(pledgeWith({})).toBe('honoured-numbers');
    expect(pledgeWith({ opponent: null })).toBe('honoured');
    // By its record, another number than the one noted came after ours.
    expect(pledgeWith({ opponent: '00'.repeat(8) })).toBe('honoured');
    expect(pledgeWith({ entropy: '00'.repeat(8) })).toBe('broken');
  });
});

test('a record without fair dice has nothing to check, and broken tags are none', () => {
  expect(fairPartsOf([])).toBeNull();
  expect(fairPartsOf([{ name: 'Commitment', value: 'x' }])).toBeNull();
});
