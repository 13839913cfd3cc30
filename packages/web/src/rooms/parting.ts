import { type Match, replayOf } from '@castellan/match';
import { lastState, must } from '@castellan/rules';

/** One answer to the decision at which a class parted. */
export interface Choice {
  readonly action: unknown;
  readonly text: string;
  /** Indices of the games in which it was played. */
  readonly games: readonly number[];
  /** Points of these players at the end, on average. */
  readonly average: number;
}

/** The decision at which players who had done the same until then did different things. */
export interface Parting {
  readonly state: unknown;
  /** Counts from 1, as players count them. */
  readonly round: number;
  readonly choices: readonly Choice[];
}

interface Played {
  readonly index: number;
  readonly points: number;
  readonly match: Match;
}

/** At least so many on both sides, or chance speaks. */
const FEW = 2;

/**
 * Where the class parted: of the largest group with the same game so far, the first decision of the players at which two answers have a few
 * players each; with fewer players the first at which they differ at all.
 */
export function partingOf(games: readonly Played[]): Parting | null {
  return firstParting(games, FEW) ?? firstParting(games, 1);
}

function firstParting(all: readonly Played[], few: number): Parting | null {
  let group = all;
  for (let at = 0; group.length >= 2 * few; at++) {
    const bySteps = new Map<string, Played[]>();
    for (const played of group) {
      const step = played.match.actions[at];
      if (step) bySteps.set(step.action, [...(bySteps.get(step.action) ?? []), played]);
    }
    const answers = [...bySteps].sort(([, a], [, b]) => b.length - a.length);
    if (answers.length === 0) return null;
    const decides = group[0]!.match.actions[at]?.by === 1;
    if (decides && answers.filter(([, games]) => games.length >= few).length > 1)
      return describe(group[0]!, at, answers);
    group = answers[0]![1];
  }
  return null;
}

function describe({ match }: Played, at: number, answers: readonly [string, Played[]][]): Parting {
  const before = match.actions.slice(0, at);
  const replay = replayOf(
    match,
    before.map(({ action }) => action),
  );
  const round = before.filter(({ by }) => by === 'chance').length;
  return {
    state: lastState(replay),
    round: Math.max(1, round),
    choices: answers.map(([text, games]) => ({
      text,
      action: must(replay.game.parseAction(text)),
      games: games.map(({ index }) => index),
      average: games.reduce((sum, { points }) => sum + points, 0) / games.length,
    })),
  };
}
