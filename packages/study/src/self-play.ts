import { type Analysis, ask, deal, type Limits, type Player } from '@castellan/ai';
import { type AnyGame, must, type Seat } from '@castellan/rules';
import type { Forecast } from './calibration.ts';
import { wonByFirst } from './result.ts';

/** A position of a game played for a study. */
export interface Step {
  readonly state: unknown;
  readonly turn: Seat | 'chance';
  /** The action played, or the outcome. */
  readonly action: string;
  /** What the player who decided thought. */
  readonly analysis: Analysis | null;
  /** Rolls or lines so far. */
  readonly round: number;
}

export interface StudiedGame {
  readonly steps: readonly Step[];
  readonly final: unknown;
}

/** One game of these players, dealt by the seed. */
export function playStudied(
  game: AnyGame,
  options: unknown,
  players: readonly [Player<unknown>, Player<unknown>],
  limits: Limits,
  seed: number,
): StudiedGame {
  const steps: Step[] = [];
  let state = game.create(options);
  let chances = 0;
  let round = 0;
  for (;;) {
    const turn = game.turn(state);
    if (turn === 'over') return { steps, final: state };
    let action: unknown;
    let analysis: Analysis | null = null;
    if (turn === 'chance') action = deal(game, state, seed, chances++);
    else {
      const player = players[turn - 1]!;
      analysis = ask(player, state, { ...limits, seed: seed + steps.length }, (search) => search.best());
      action = must(game.parseAction(analysis.action));
    }
    const text = game.printAction(action);
    if (turn === 'chance' && !text.startsWith('king')) round++;
    steps.push({ state, turn, action: text, analysis, round });
    state = must(game.apply(state, action));
  }
}

/** What was forecast at every decision, for player 1. */
export function forecastsOf(game: AnyGame, { steps, final }: StudiedGame, number: number): Forecast[] {
  const result = wonByFirst(game, final);
  const [one, two] = game.score(final);
  return steps.flatMap(({ turn, analysis, round }) => {
    if (!analysis) return [];
    const { win, lead } = analysis;
    const first = turn === 1;
    return {
      win: first ? win : 1 - win,
      lead: first ? lead : -lead,
      result,
      finalLead: one.total - two.total,
      game: number,
      round,
    };
  });
}
