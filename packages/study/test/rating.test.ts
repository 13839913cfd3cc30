import { LEVELS } from '@castellan/ai';
import { type AnyGame, GAMES } from '@castellan/rules';
import { describe, expect, it, test } from 'vitest';
import { studiedGame } from '../src/games/index.ts';
import { fortuneOf, isRated, leastCounted, playedLike, type Summary } from '../src/index.ts';

describe.each(GAMES as readonly AnyGame[])('a player of $name', ({ name }) => {
  const { measured } = studiedGame(name);

  const figures = measured.rate;
  const like = (figure: number) => playedLike(name, { rate: figure });

  it('is told to have played like the level that gives away about as much', () => {
    for (const [index, level] of LEVELS.entries()) {
      const figure = figures[level];
      const above = LEVELS[index + 1];
      // Of levels that give away the same, the higher one is named.
      const named = like(figure);
      expect([figures[named], LEVELS.indexOf(named) >= index]).toEqual([figure, true]);
      if (!above || figures[above] === figure) continue;
      expect(figures[above], `${above} gives away less than ${level}`).toBeLessThan(figure);
      const between = (figure + figures[above]) / 2;
      expect(like(between + 0.001)).toBe(level);
      expect(figures[like(between - 0.001)]).toBe(figures[above]);
    }
    expect(figures[like(9)]).toBe(figures.novice);
    expect(like(0)).toBe('castellan');
  });

  it('is rated in a finished game with enough real choices, and in no other', () => {
    const least = leastCounted(name);
    const played = (result: number | null, counted: number) =>
      isRated(name, { result, skill: [{ counted }, { counted: 0 }] } as unknown as Summary, 1);
    expect(played(1, least)).toBe(true);
    expect(played(1, least - 1)).toBe(false);
    expect(played(null, least)).toBe(false);
  });

  it('sees a star beside rare luck, for either player', () => {
    const { tenth, fiftieth } = measured.luck;
    expect(fortuneOf(name, tenth - 0.001)).toBeNull();
    for (const sign of [1, -1]) {
      expect(fortuneOf(name, sign * tenth)).toBe('tenth');
      expect(fortuneOf(name, sign * (fiftieth - 0.001))).toBe('tenth');
      expect(fortuneOf(name, sign * fiftieth)).toBe('fiftieth');
    }
  });
});

test('a novice in a hopeless game of Duel still played like a novice', () => {
  // Little was lost because little was at stake.
  expect(playedLike('duel', { rate: 0.6 })).toBe('novice');
  expect(playedLike('duel', { rate: 0.12 })).toBe('knight');
});
