import { type AnyGame, discovery, duel, type GameName, must } from '@castellan/rules';
import { describe, expect, it } from 'vitest';
import { seated } from '../src/arena/contestant.ts';
import { playMatch } from '../src/arena/match.ts';
import { playerNamed } from '../src/arena/players.ts';
import { summarise } from '../src/arena/statistics.ts';
import { LEVELS } from '../src/levels.ts';

describe.each([duel, discovery] as AnyGame[])('the levels of $name', (game) => {
  const name = game.name as GameName;
  const options = must(game.parseOptions([]));
  const sit = (who: Parameters<typeof playerNamed>[1]) => seated(playerNamed(name, who), { nodes: 0 }, who);

  async function shareOf(first: Parameters<typeof playerNamed>[1], second: Parameters<typeof playerNamed>[1]) {
    const plan = { game, options, contestants: [sit(first), sit(second)] as const, games: 120, seed: 11 };
    return summarise(await playMatch(plan, () => {})).share;
  }

  it('let a child win about half of its games against the easiest', async () => {
    const share = await shareOf('novice', 'scatter');
    expect(share).toBeGreaterThan(0.3);
    expect(share).toBeLessThan(0.75);
  });

  it('are each a step stronger than the one before, and no leap', async () => {
    for (const [index, level] of LEVELS.entries()) {
      if (index === 0 || level === 'castellan') continue;
      const share = await shareOf(level, LEVELS[index - 1]!);
      expect(share, level).toBeGreaterThan(0.6);
      expect(share, level).toBeLessThan(0.88);
    }
  });
});
