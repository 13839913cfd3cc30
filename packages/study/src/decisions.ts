import { ask, type Player } from '@castellan/ai';
import { type AnyGame, must, readPosition } from '@castellan/rules';
import { meanOf } from './result.ts';
import type { RolledOut } from './rollout.ts';
import type { StudiedGame } from './self-play.ts';

/** A decision of a fixed set, with its candidates rolled out. */
export interface Decision {
  readonly position: string;
  /** What the actions came to in each trial, for the side to move; the same trial of all has the same luck. */
  readonly candidates: readonly RolledOut[];
}

export function stateOf(game: AnyGame, { position }: Decision): unknown {
  return must(readPosition(position, [game])).state;
}

/** The decision at this step of a game, its candidates without trials; null where there is nothing to choose. */
export function decisionAt(
  game: AnyGame,
  { steps }: StudiedGame,
  index: number,
  player: Player<unknown>,
  nodes: number,
  most: number,
): Decision | null {
  const { state, turn } = steps[index]!;
  if (turn === 'chance') return null;
  const found = ask(player, state, { nodes, seed: index }, (search) => search.candidates(most));
  const candidates = found.map(({ action }) => ({ action, trials: [] }));
  if (candidates.length < 2) return null;
  return { position: game.printPosition(state), candidates };
}

/** What an action gives away against the best of the candidates, by pairs of trials. Of two candidates that are equal the one
 * with more luck in the trials looks better, so a small part of every loss is noise: half of the trials choose the best, the other half judge. */
export function lossOf({ candidates }: Decision, chosen: RolledOut): number {
  const halves = [0, 1].map((half) => (values: readonly number[]) => values.filter((_, trial) => trial % 2 === half));
  const losses = [0, 1].map((half) => {
    const choose = halves[half]!;
    const judge = halves[1 - half]!;
    const best = [...candidates, chosen].reduce((one, other) =>
      meanOf(choose(other.trials)).mean > meanOf(choose(one.trials)).mean ? other : one,
    );
    return meanOf(judge(best.trials)).mean - meanOf(judge(chosen.trials)).mean;
  });
  return (losses[0]! + losses[1]!) / 2;
}
