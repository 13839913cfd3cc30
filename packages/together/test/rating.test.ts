import { Glicko2 } from 'glicko2';
import { describe, expect, test } from 'vitest';
import {
  ANCHOR_VERSION,
  afterGame,
  aged,
  expectedScore,
  isListed,
  isProvisional,
  levelLike,
  levelStrength,
  newRating,
  type Rating,
} from '../src/rating.ts';

const DAY = 24 * 60 * 60 * 1000;
const rating = (value: number, deviation: number): Rating => ({ value, deviation, at: 0, games: 20 });

/** One game by the public implementation, with a volatility that is as good as none. */
function byGlicko2(player: Rating, opponent: Rating, score: number): { value: number; deviation: number } {
  const table = new Glicko2({ tau: 0.0001, vol: 0.0000001 });
  const one = table.makePlayer(player.value, player.deviation, 0.0000001);
  const two = table.makePlayer(opponent.value, opponent.deviation, 0.0000001);
  table.updateRatings([[one, two, score]]);
  return { value: one.getRating(), deviation: one.getRd() };
}

describe('a rating', () => {
  // In Discovery the first player has no advantage, so both formulas ask the same.
  test.each([
    [rating(1500, 200), rating(1400, 30), 1],
    [rating(1265, 350), rating(1917, 80), 0],
    [rating(1700, 90), rating(1650, 300), 0.5],
    [rating(1000, 60), rating(1300, 60), 1],
  ])('changes as the public glicko2 package says: %o against %o, score %d', (player, opponent, score) => {
    const ours = afterGame(player, { game: 'discovery', seat: 1, opponent, score, endedAt: 0 });
    const theirs = byGlicko2(player, opponent, score);
    expect(ours.value).toBeCloseTo(theirs.value, 1);
    expect(ours.deviation).toBeCloseTo(theirs.deviation, 1);
  });

  test('of a stronger player is expected to win more, and the first player of Duel a little more', () => {
    const knight = levelStrength('duel', 'knight');
    expect(expectedScore('duel', 1, knight, knight) + expectedScore('duel', 2, knight, knight)).toBeCloseTo(1);
    expect(expectedScore('duel', 1, knight, knight)).toBeGreaterThan(0.5);
    expect(expectedScore('discovery', 1, knight, knight)).toBe(0.5);
    expect(expectedScore('duel', 2, levelStrength('duel', 'castellan'), knight)).toBeGreaterThan(0.9);
  });

  test('grows less certain while a player stays away, up to that of a new player', () => {
    const known = rating(1500, 60);
    expect(aged(known, 0).deviation).toBe(60);
    expect(aged(known, 100 * DAY).deviation).toBeCloseTo(Math.sqrt(3600 + 2330));
    expect(aged(known, 1e6 * DAY).deviation).toBe(350);
    expect(aged(known, -DAY).deviation).toBe(60);
  });

  test('that rests on other levels says nothing more: it is as uncertain as that of a new player', () => {
    const old = { ...rating(1500, 60), anchors: ANCHOR_VERSION - 1 };
    expect(aged(old, 0)).toMatchObject({ value: 1500, deviation: 350 });
    const next = afterGame(old, { game: 'duel', seat: 1, opponent: rating(1500, 0), score: 1, endedAt: 0 });
    expect(next.anchors).toBe(ANCHOR_VERSION);
    expect(next.deviation).toBeLessThan(350);
    expect(aged(next, 0).deviation).toBe(next.deviation);
  });

  test('stays able to move after a thousand games', () => {
    let player = rating(1500, 45);
    for (let n = 0; n < 1000; n++) {
      player = afterGame(player, { game: 'duel', seat: 1, opponent: rating(1500, 0), score: n % 2, endedAt: 0 });
    }
    expect(player.deviation).toBe(45);
    expect(player.games).toBe(1020);
    const won = afterGame(player, { game: 'duel', seat: 1, opponent: rating(1500, 0), score: 1, endedAt: 0 });
    expect(won.value - player.value).toBeGreaterThan(3);
  });

  test('starts at the level chosen first, provisional, on no ladder and like no level', () => {
    const fresh = newRating('duel', 0, 'page');
    expect(fresh.value).toBe(1038);
    expect(isProvisional(fresh)).toBe(true);
    expect(isListed(fresh)).toBe(false);
    expect(levelLike('duel', fresh)).toBeNull();
    expect(newRating('duel', 0).value).toBe(1265);
  });

  test('is like the level whose strength is nearest, once it says enough', () => {
    expect(levelLike('duel', rating(1480, 100))).toBe('knight');
    expect(levelLike('duel', rating(1480, 111))).toBeNull();
    expect(levelLike('discovery', rating(100, 50))).toBe('novice');
    expect([isProvisional(rating(1500, 110)), isListed(rating(1500, 75)), isListed(rating(1500, 76))]).toEqual([
      false,
      true,
      false,
    ]);
  });
});
