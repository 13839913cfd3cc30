import { must } from '@castellan/rules';
import { describe, expect, test } from 'vitest';
import { Host, MemoryStore, type NewGame } from '../src/index.ts';
import { ADA, BEN, playOn, SEEDED } from './playing.ts';

const rollsOf = (actions: readonly { by: unknown; action: string }[]) =>
  actions.filter(({ by }) => by === 'chance').map(({ action }) => action);

test('a game with a seed rolls for ever what it rolled when it was begun', async () => {
  const host = new Host({ store: new MemoryStore() });
  must(await host.create('g', SEEDED(7), [ADA, BEN]));
  const { actions } = await playOn(host, 'g', 1, 12);
  expect(rollsOf(actions)).toEqual(['roll d S+ q++ S', 'roll S+ d q++ s', 'roll ? S+ q++ s', 'roll d f d s+']);
});

describe('a roll that is asked for at one device', () => {
  const ASKED: NewGame = { game: 'duel', options: [], chance: { type: 'asked' } };

  /** The first two rolls of a game, and what was played in between. */
  async function twoRolls(hidden: NewGame['hidden'], own = () => 0): Promise<string[]> {
    const host = new Host({ store: new MemoryStore(), own });
    must(await host.create('g', { ...ASKED, ...(hidden && { hidden }) }, [ADA, BEN]));
    must(await host.submit('g', 1, 'one', { type: 'roll' }));
    await playOn(host, 'g', 1, 4);
    const { match } = must(await host.submit('g', 1, 'two', { type: 'roll' }));
    return rollsOf(match.actions);
  }

  test('comes from its seed, for ever the same', async () => {
    expect(await twoRolls({ seed: 7 })).toEqual(['roll D+ D+ q++ ?', 'roll d D+ d s+']);
  });

  test('comes from its secret where it has one, whatever the seed', async () => {
    const secret = '5'.repeat(64);
    const rolls = await twoRolls({ secret });
    expect(rolls).toEqual(['roll S+ d d s+', 'roll ? f f++ D']);
    expect(await twoRolls({ secret, seed: 7 })).toEqual(rolls);
  });

  test('comes from the device itself where it has neither', async () => {
    const last = (n = 1) => n - 1;
    const [one, two] = [await twoRolls(undefined), await twoRolls(undefined, last)];
    expect(one[0]).toBe(one[1]);
    expect(two[0]).not.toBe(one[0]);
  });
});
