import { type AnyGame, bySeat, other, type Seat } from '@castellan/rules';
import { deal } from '../deal.ts';
import type { Contestant } from './contestant.ts';

/** How a game ended, seen by the first contestant. */
export interface GameResult {
  /** 1 won, ½ drawn, 0 lost. */
  readonly won: number;
  readonly points: number;
  readonly theirs: number;
  /** What the rolls and lines brought the first contestant, where an evaluator watched: nothing on average. */
  readonly luck?: number;
}

/** Evaluates the outcomes of chance in one way that is always the same: luck is nothing on average. */
export interface LuckJudge {
  chance(state: unknown, seed: number): ChanceValue;
}

export interface ChanceValue {
  /** Player 1's chance to win before the outcome is known. */
  readonly mean: number;
  /** The same after this outcome. */
  after(outcome: string): number;
}

export interface Pairing {
  readonly game: AnyGame;
  readonly options: unknown;
  readonly contestants: readonly [Contestant<unknown>, Contestant<unknown>];
  /** Measures the luck of every roll and line. */
  readonly evaluator?: LuckJudge | undefined;
}

/** Plays one game; the first contestant has this seat. */
export async function playGame(
  { game, options, contestants, evaluator }: Pairing,
  seat: Seat,
  seed: number,
): Promise<GameResult> {
  let state = game.create(options);
  const record = [['new', game.name, ...game.printOptions(options)].join(' ')];
  let chances = 0;
  let luckOfFirst = 0;
  for (;;) {
    const turn = game.turn(state);
    if (turn === 'over') break;
    let action: unknown;
    if (turn === 'chance') {
      action = deal(game, state, seed, chances++);
      if (evaluator) {
        const value = evaluator.chance(state, seed * 1000 + record.length);
        luckOfFirst += value.after(game.printAction(action)) - value.mean;
      }
    } else {
      const contestant = contestants[turn === seat ? 0 : 1];
      const text = await contestant.choose({ state, record, seed: seed * 1000 + record.length });
      const parsed = game.parseAction(text);
      if (!parsed.ok) throw new Error(`${contestant.name} answered "${text}", which is no action of ${game.name}`);
      action = parsed.value;
      if (game.whyNot(state, action)) throw new Error(`${contestant.name} played "${text}", which is not legal there`);
    }
    const next = game.apply(state, action);
    if (!next.ok) throw new Error(`the deal ${game.printAction(action)} cannot happen there`);
    state = next.value;
    record.push(game.printAction(action));
  }
  const outcome = game.result(state);
  const score = game.score(state);
  return {
    won: outcome.kind === 'win' ? (outcome.seat === seat ? 1 : 0) : 0.5,
    points: bySeat(score, seat).total,
    theirs: bySeat(score, other(seat)).total,
    ...(evaluator && { luck: seat === 1 ? luckOfFirst : -luckOfFirst }),
  };
}
