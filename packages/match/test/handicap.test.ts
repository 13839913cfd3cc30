import { discovery, must } from '@castellan/rules';
import { describe, expect, test } from 'vitest';
import { type Handicap, Host, isHandicap, MemoryStore, swapHandicap, totalsOf, winnerOf } from '../src/index.ts';

const PARENT_AND_CHILD: Handicap = { points: [0, 10], hints: [false, true], seconds: [300, 600] };
const PLAYERS = [
  { seat: 1, name: 'Ada' },
  { seat: 2, name: 'Ben' },
] as const;

/** A short game by a seed: the same boards with any handicap. */
async function playedToItsEnd(handicap?: Handicap) {
  const host = new Host({ store: new MemoryStore() });
  const game = { game: 'discovery', options: ['size=5'], chance: { type: 'seed' }, hidden: { seed: 7 } } as const;
  must(await host.create('g', { ...game, ...(handicap && { handicap }) }, PLAYERS));
  for (let at = 0; ; at++) {
    const match = (await host.match('g'))!;
    if (match.ending || match.game !== 'discovery') return match;
    const seat = discovery.turn(match.state) as 1 | 2;
    const action = discovery.printAction(discovery.legal(match.state)[0]!);
    must(await host.submit('g', seat, `a${at}`, { type: 'act', action }));
  }
}

describe('a handicap', () => {
  test('points at the start turn a narrow loss into a win, and equal points are a draw', async () => {
    const { state, ending } = await playedToItsEnd();
    const [one, two] = totalsOf('discovery', state, null);
    expect(ending).toMatchObject({ reason: 'played', winner: winnerOf('discovery', state, null) });
    const [behind, gap] = one < two ? [1, two - one] : [2, one - two];
    expect(gap).toBeGreaterThan(0);
    const withPoints = (points: number): Handicap => ({
      points: behind === 1 ? [points, 0] : [0, points],
      hints: [false, false],
    });
    expect((await playedToItsEnd(withPoints(gap + 1))).ending!.winner).toBe(behind);
    expect((await playedToItsEnd(withPoints(gap))).ending!.winner).toBeNull();
  });

  test('gives each player a clock of their own', async () => {
    const host = new Host({ store: new MemoryStore(), now: () => 1000 });
    const time = { type: 'clock', seconds: 600, increment: 5 } as const;
    must(await host.create('g', { game: 'duel', options: [], time, handicap: PARENT_AND_CHILD }, PLAYERS));
    expect((await host.match('g'))!.clock!.left).toEqual([300_000, 600_000]);
  });

  test('stays with its player when the seats change', () => {
    expect(swapHandicap(PARENT_AND_CHILD)).toEqual({ points: [10, 0], hints: [true, false], seconds: [600, 300] });
  });

  test.each<[string, Partial<Handicap>, boolean]>([
    ['50 points', { points: [0, 50] }, true],
    ['more than 50 points', { points: [0, 51] }, false],
    ['half a point', { points: [0.5, 0] }, false],
    ['10 seconds', { seconds: [10, 600] }, true],
    ['less than 10 seconds', { seconds: [9, 600] }, false],
  ])('may have %s: %#', (_what, more, good) => {
    expect(isHandicap({ ...PARENT_AND_CHILD, ...more })).toBe(good);
  });
});
