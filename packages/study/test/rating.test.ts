import { LEVELS } from '@castellan/ai';
import { type AnyGame, GAMES } from '@castellan/rules';
import { describe, expect, it } from 'vitest';
import { studiedGame } from '../src/games/index.ts';
import { fortuneOf, isRated, leastCounted, playedLike, type Summary } from '../src/index.ts';

describe.each(GAMES as readonly AnyGame[])('a player of $name', ({ name }) => {
  const { measured } = studiedGame(name);

  it('is told to have played like the level that gives away about as much', () => {
    for (const [index, level] of LEVELS.entries()) {
      const lost = measured.lost[level];
      const above = LEVELS[index + 1];
      // Of levels that give away the same, the higher one is told.
      const told = playedLike(name, lost);
      expect([measured.lost[told], LEVELS.indexOf(told) >= index]).toEqual([lost, true]);
      if (!above || measured.lost[above] === lost) continue;
      expect(measured.lost[above], `${above} gives away less than ${level}`).toBeLessThan(lost);
      const between = (lost + measured.lost[above]) / 2;
      expect(playedLike(name, between + 0.001)).toBe(level);
      expect(measured.lost[playedLike(name, between - 0.001)]).toBe(measured.lost[above]);
    }
    expect(measured.lost[playedLike(name, 9)]).toBe(measured.lost.novice);
    expect(playedLike(name, 0)).toBe('castellan');
  });

  it('is rated in a finished game with enough real choices, and in no other', () => {
    const least = leastCounted(name);
    const played = (result: number | null, counted: number) =>
      isRated(name, { result, skill: [{ counted }, { counted: 0 }] } as unknown as Summary, 1);
    expect(played(1, least)).toBe(true);
    expect(played(1, least - 1)).toBe(false);
    expect(played(null, least)).toBe(false);
  });

  it('sees a star beside rare luck, for whoever it was', () => {
    const { tenth, fiftieth } = measured.luck;
    expect(fortuneOf(name, tenth - 0.001)).toBeNull();
    for (const sign of [1, -1]) {
      expect(fortuneOf(name, sign * tenth)).toBe('tenth');
      expect(fortuneOf(name, sign * (fiftieth - 0.001))).toBe('tenth');
      expect(fortuneOf(name, sign * fiftieth)).toBe('fiftieth');
    }
  });
});
