import { expect, test } from 'vitest';
import { commitmentOf, countDice, Host, type Match, MemoryStore } from '../src/index.ts';
import { ADA, BEN, playOn } from './playing.ts';

test('the rolls of fair games are counted die by die, and come up as often as they should', async () => {
  const host = new Host({ store: new MemoryStore() });
  const matches: Match[] = [];
  for (let i = 0; i < 25; i++) {
    const secret = i.toString(16).padStart(64, '5');
    const chance = { type: 'fair', commitment: commitmentOf(secret) } as const;
    await host.create(`g${i}`, { game: 'duel', options: [], chance, hidden: { secret } }, [ADA, BEN]);
    matches.push(await playOn(host, `g${i}`, i));
  }
  const dice = countDice(matches);
  expect(dice.map(({ faces }) => faces.map(({ face }) => face).join(' '))).toEqual([
    '? d s D+ S+',
    'd s D+ S+ f q',
    'd s D S f++ q++',
    '? d+ s s+ D S',
  ]);
  const rolls = matches.flatMap(({ actions }) => actions.filter(({ by }) => by === 'chance')).length;
  for (const die of dice) {
    expect(die.rolls).toBe(rolls);
    expect(die.faces.reduce((sum, { count }) => sum + count, 0)).toBe(rolls);
    // One time in ten thousand above this; the secrets are fixed, so it never flickers.
    expect(die.chiSquared).toBeLessThan(25.7);
  }
  expect(dice[0]!.faces[1]!.probability).toEqual({ k: 1, n: 3 });
});

test('games with dice of their own are not mixed in', () => {
  const own = {
    game: 'duel',
    options: ['die1=d,d,d,d,d,d'],
    actions: [{ seq: 1, at: 1, by: 'chance', action: 'roll d d d s' }],
  } as const;
  const drawn = { ...own, options: [], game: 'discovery' } as const;
  expect(countDice([own, { ...own, options: ['edition=en', 'die4=?,?,?,?,?,?'] }, drawn])[0]!.rolls).toBe(0);
});

test('how far the rolls are from what they should be is told by the square of it, die by die', () => {
  const roll = { action: 'roll d d d s' };
  const [first] = countDice([
    { game: 'duel', options: ['edition=en'], actions: [roll, roll, { action: 'pick 1' }, roll] },
  ]);
  // Three times d, which should come once; four other faces not at all, which should come twice together.
  expect(first).toMatchObject({ rolls: 3, chiSquared: 6, freedom: 4 });
  expect(countDice([])[0]).toMatchObject({ rolls: 0, chiSquared: 0, freedom: 4 });
});
