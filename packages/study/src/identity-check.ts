import { ask, type Player } from '@castellan/ai';
import { type AnyGame, must, seeded } from '@castellan/rules';
import { meanOf, wonByFirst } from './result.ts';
import type { StudiedGame } from './self-play.ts';

/** Before one roll, line or king: the mean value after it less the value before, for player 1. */
export interface Gap {
  /** `king`, or the number of the roll or line to come. */
  readonly before: string;
  readonly gap: number;
  /** The variance that comes from looking at some outcomes only. */
  readonly sampling: number;
}

/** Looks at every chance of a game that its players came to by a decision: what they thought before, and what the same player
 * with the same limits thinks after so many outcomes. */
export function gapsOf(
  game: AnyGame,
  player: Player<unknown>,
  nodes: number,
  outcomes: number,
  { steps }: StudiedGame,
  seed: number,
): Gap[] {
  const below = seeded(seed);
  const gaps: Gap[] = [];
  for (const [index, { state, turn, round, action }] of steps.entries()) {
    const before = steps[index - 1];
    if (turn !== 'chance' || !before?.analysis) continue;
    const { win } = before.analysis;
    const values = Array.from({ length: outcomes }, () => {
      let after = must(game.apply(state, game.draw(state, below)));
      while (game.turn(after) === 'chance') after = must(game.apply(after, game.draw(after, below)));
      if (game.turn(after) === 'over') return wonByFirst(game, after);
      return ask(player, after, { nodes, seed }, ({ seat, value }) => (seat === 1 ? value().win : 1 - value().win));
    });
    const { mean, error } = meanOf(values);
    const king = action.startsWith('king');
    gaps.push({
      before: king ? 'king' : String(round),
      gap: mean - (before.turn === 1 ? win : 1 - win),
      sampling: game.chanceCount(state) === 1 ? 0 : error ** 2,
    });
  }
  return gaps;
}

/** The spread of gaps beyond sampling; 0 where sampling explains it all. */
export function spreadOf(gaps: readonly Gap[]): {
  readonly spread: number;
  readonly sampling: number;
  readonly bias: number;
} {
  const mean = (of: (gap: Gap) => number): number => gaps.reduce((sum, gap) => sum + of(gap), 0) / gaps.length;
  const sampling = mean(({ sampling }) => sampling);
  return {
    spread: Math.sqrt(Math.max(0, mean(({ gap }) => gap ** 2) - sampling)),
    sampling: Math.sqrt(sampling),
    bias: mean(({ gap }) => gap),
  };
}
