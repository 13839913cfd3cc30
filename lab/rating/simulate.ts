import { parseArgs } from 'node:util';
import type { GameName, Seat } from '@castellan/rules';
import { GAME_NAMES, seeded } from '@castellan/rules';
import {
  ANCHORS,
  type AnchorLevel,
  afterGame,
  expectedScore,
  levelLike,
  levelStrength,
  nearestLevel,
  newRating,
} from '@castellan/together';

/**
 * Players of known strength play the levels, and their ratings are compared with what they are. Some adapt: they play the level
 * nearest to their rating, as "Adapt to me" does. The others stay at one level, or choose any level.
 */

const { values } = parseArgs({
  options: { players: { type: 'string', default: '2000' }, seed: { type: 'string', default: '1' } },
});
const PLAYERS = Number(values.players);
const AFTER = [1, 3, 5, 10, 20, 30, 50, 100, 200] as const;
const HALF_DAY = 12 * 60 * 60 * 1000;
const LEVELS = Object.keys(ANCHORS.duel) as AnchorLevel[];

const HABITS = {
  'adapts to me': (game: GameName, value: number) => nearestLevel(game, value),
  'any level': (_: GameName, __: number, below: (n: number) => number) => LEVELS[below(LEVELS.length)]!,
  'always the squire': () => 'squire' as const,
} as const;

interface Sample {
  readonly error: number;
  readonly deviation: number;
  /** Whether the true strength is within twice the deviation. */
  readonly covered: boolean;
  /** The level that is named, and the level that is nearest to the truth. */
  readonly named: string | null;
  readonly true: string;
}

/** A number between 0 and 1. */
const chance = (below: (n: number) => number): number => (below(1_000_000) + 0.5) / 1_000_000;

/** About normal: the sum of twelve. */
const normal = (below: (n: number) => number): number =>
  Array.from({ length: 12 }, () => chance(below)).reduce((sum, one) => sum + one, -6);

function play(game: GameName, habit: keyof typeof HABITS, below: (n: number) => number): Map<number, Sample> {
  const strength = 1250 + 300 * normal(below);
  const player = { value: strength, deviation: 0 };
  const samples = new Map<number, Sample>();
  let rating = newRating(game, 0);
  for (let games = 1; games <= AFTER.at(-1)!; games++) {
    const level = HABITS[habit](game, rating.value, below);
    const seat: Seat = games % 2 === 1 ? 1 : 2;
    const opponent = levelStrength(game, level);
    const score = chance(below) < expectedScore(game, seat, player, opponent) ? 1 : 0;
    rating = afterGame(rating, { game, seat, opponent, score, endedAt: games * HALF_DAY });
    samples.set(games, {
      error: rating.value - strength,
      deviation: rating.deviation,
      covered: Math.abs(rating.value - strength) <= 2 * rating.deviation,
      named: levelLike(game, rating),
      true: nearestLevel(game, strength),
    });
  }
  return samples;
}

const mean = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / Math.max(1, list.length);
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

for (const game of GAME_NAMES) {
  for (const habit of Object.keys(HABITS) as (keyof typeof HABITS)[]) {
    const below = seeded(Number(values.seed));
    const players = Array.from({ length: PLAYERS }, () => play(game, habit, below));
    console.log(`\n${game}, ${PLAYERS} players, ${habit}\n`);
    console.log(
      '| games | mean error | typical error | shown ± | within ± | level named | named right | at most one off |',
    );
    console.log('|---|---|---|---|---|---|---|---|');
    for (const games of AFTER) {
      const samples = players.map((player) => player.get(games)!);
      const named = samples.filter((one) => one.named !== null);
      const off = (one: Sample) =>
        Math.abs(LEVELS.indexOf(one.named as AnchorLevel) - LEVELS.indexOf(one.true as AnchorLevel));
      const row = [
        games,
        mean(samples.map(({ error }) => error)).toFixed(0),
        Math.sqrt(mean(samples.map(({ error }) => error ** 2))).toFixed(0),
        (2 * mean(samples.map(({ deviation }) => deviation))).toFixed(0),
        percent(mean(samples.map(({ covered }) => Number(covered)))),
        percent(named.length / samples.length),
        named.length === 0 ? '–' : percent(mean(named.map((one) => Number(off(one) === 0)))),
        named.length === 0 ? '–' : percent(mean(named.map((one) => Number(off(one) <= 1)))),
      ];
      console.log(`| ${row.join(' | ')} |`);
    }
  }
}
