import { type BySeat, must, type Seat } from '@castellan/rules';
import { describe, expect, test } from 'vitest';
import {
  addedGames,
  decideNew,
  type Ending,
  Host,
  isSeriesRules,
  MemoryStore,
  newSeries,
  nextSeries,
  repeatsOutcomes,
  type Series,
  type SeriesGame,
  type SeriesRules,
  seriesGameOf,
  standingAfter,
} from '../src/index.ts';
import { ADA, BEN, playOn, SEEDED } from './playing.ts';

type Game = readonly [winner: Seat | null, points?: BySeat<number>, reason?: Ending['reason']];

/** Plays games one after the other. Winners and points are those of the player who had seat 1 in the first game. */
function play(rules: SeriesRules, ...games: readonly Game[]) {
  let series: Series = newSeries(rules);
  let turned = false;
  const seen: string[] = [];
  for (const [winner, points = [30, 20] as const, reason = 'played'] of games) {
    const seat = winner && turned ? ((3 - winner) as Seat) : winner;
    const game: SeriesGame = {
      ending: { reason, winner: seat },
      points: turned ? [points[1], points[0]] : points,
    };
    const after = standingAfter(series, game);
    const counted = addedGames(rules.format) > 0 ? after.points : after.wins;
    const [one, two] = turned ? [counted[1], counted[0]] : counted;
    const champion = after.winner && turned ? 3 - after.winner : after.winner;
    seen.push(`${one}:${two}${after.over ? ` over ${champion}` : ''}`);
    series = nextSeries(series, game);
    turned = !turned;
  }
  return { seen, series };
}

describe('a match', () => {
  test('first to two wins goes on until one has two; a draw counts for neither', () => {
    const { seen } = play({ format: 'first-to', games: 2 }, [1], [null], [2], [null], [2]);
    expect(seen).toEqual(['1:0', '1:0', '1:1', '1:1', '1:2 over 2']);
  });

  test('best of three ends as soon as the other cannot catch up', () => {
    expect(play({ format: 'best-of', games: 3 }, [1], [1]).seen).toEqual(['1:0', '2:0 over 1']);
    expect(play({ format: 'best-of', games: 3 }, [1], [2], [2]).seen).toEqual(['1:0', '1:1', '1:2 over 2']);
  });

  test('best of three may be drawn', () => {
    expect(play({ format: 'best-of', games: 3 }, [1], [2], [null]).seen).toEqual(['1:0', '1:1', '1:1 over null']);
    expect(play({ format: 'best-of', games: 3 }, [1], [null], [null]).seen).toEqual(['1:0', '1:0', '1:0 over 1']);
  });

  test('dynasty adds the points of three games; with equal points the wins decide', () => {
    const dynasty = { format: 'dynasty', games: 3 } as const;
    expect(play(dynasty, [1, [40, 20]], [2, [10, 25]], [2, [20, 21]]).seen).toEqual(['40:20', '50:45', '70:66 over 1']);
    expect(play(dynasty, [1, [40, 20]], [2, [10, 20]], [2, [10, 20]]).seen.at(-1)).toBe('60:60 over 2');
    expect(play(dynasty, [1, [30, 20]], [2, [20, 30]], [null, [25, 25]]).seen.at(-1)).toBe('75:75 over null');
  });

  test('the leader of a dynasty cannot win it by giving up the last game', () => {
    const dynasty = { format: 'dynasty', games: 3 } as const;
    expect(play(dynasty, [1, [60, 20]], [1, [60, 20]], [2, [0, 0], 'resigned']).seen.at(-1)).toBe('120:40 over 2');
    expect(play(dynasty, [1, [60, 20]], [2, [0, 0], 'time']).seen.at(-1)).toBe('60:20 over 2');
  });

  test('a pair adds the points of two games with the same dice; equal sums are a draw', () => {
    const pair = { format: 'pair', games: 2 } as const;
    expect(play(pair, [1, [50, 40]], [2, [40, 55]]).seen).toEqual(['50:40', '90:95 over 2']);
    expect(play(pair, [1, [50, 40]], [2, [40, 50]]).seen).toEqual(['50:40', '90:90 over null']);
    // Who gives up one of the two has lost both.
    expect(play(pair, [2, [50, 0], 'resigned']).seen).toEqual(['50:0 over 2']);
  });

  test('only the second game of a pair has the dice of the one before', () => {
    const pair = newSeries({ format: 'pair', games: 2 });
    const game: SeriesGame = { ending: { reason: 'played', winner: 1 }, points: [50, 40] };
    const closed: SeriesGame = { ending: { reason: 'closed', winner: null }, points: [0, 0] };
    expect([pair, nextSeries(pair, game), nextSeries(nextSeries(pair, game), game)].map(repeatsOutcomes)).toEqual([
      false,
      true,
      false,
    ]);
    expect(repeatsOutcomes(nextSeries(pair, closed))).toBe(false);
    expect(repeatsOutcomes({ ...nextSeries(pair, game), format: 'dynasty' })).toBe(false);
  });

  test('a game closed without a result is played again', () => {
    const { seen, series } = play({ format: 'best-of', games: 3 }, [1], [null, [5, 5], 'closed']);
    expect(seen).toEqual(['1:0', '1:0']);
    expect(series).toMatchObject({ number: 2, wins: [1, 0] });
  });

  test('changes seats with every game, and begins at nothing after the last', () => {
    const rules = { format: 'first-to', games: 2 } as const;
    expect(play(rules, [1]).series).toMatchObject({ number: 2, wins: [0, 1], points: [20, 30] });
    expect(play(rules, [1], [1]).series).toEqual(newSeries(rules));
  });

  test.each([
    { format: 'first-to', games: 1 },
    { format: 'best-of', games: 22 },
    { format: 'best-of', games: 2.5 },
    { format: 'dynasty', games: 4 },
    { format: 'pair', games: 3 },
    { format: 'cup', games: 3 },
  ])('of $games games as $format is refused', (rules) => {
    expect(isSeriesRules(rules as SeriesRules)).toBe(false);
    const answer = decideNew({ ...SEEDED(1), series: newSeries(rules as SeriesRules) });
    expect(answer).toEqual({ ok: false, error: { code: 'bad-series' } });
  });

  test('is not offered in the lobby, where strangers meet for one game', () => {
    const series = newSeries({ format: 'best-of', games: 3 });
    expect(decideNew({ ...SEEDED(1), listed: true, series })).toMatchObject({ ok: false });
  });

  test('follows from the logs of its games alone, also after a restart', async () => {
    const store = new MemoryStore();
    const rules = { format: 'dynasty', games: 3 } as const;
    let series = newSeries(rules);
    const totals = [0, 0];
    for (const number of [1, 2, 3]) {
      // Another host has only what the store has.
      const host = new Host({ store });
      const id = `game-${number}`;
      must(
        await host.create(
          id,
          { ...SEEDED(number), series },
          number === 2
            ? [
                { ...BEN, seat: 1 },
                { ...ADA, seat: 2 },
              ]
            : [ADA, BEN],
        ),
      );
      await playOn(host, id, number);
      const match = (await new Host({ store }).match(id))!;
      const game = seriesGameOf(match);
      const mine = match.seats[0]!.name === 'Ada' ? 0 : 1;
      totals[0]! += game.points[mine]!;
      totals[1]! += game.points[1 - mine]!;
      const after = standingAfter(match.series!, game);
      expect(after.over).toBe(number === 3);
      expect([after.points[mine], after.points[1 - mine]]).toEqual(totals);
      series = nextSeries(match.series!, game);
    }
  });
});
