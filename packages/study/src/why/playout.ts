import { deal } from '@castellan/ai';
import { must, other, SEATS, type Seat } from '@castellan/rules';
import type { Evaluator } from '../evaluator.ts';
import { studiedGame } from '../games/index.ts';
import { wonByFirst } from '../result.ts';

/** What a game that was played out came to, for one side: numbers by name, `own` and `other` before each. */
export type Playout = Readonly<Record<string, number>>;

/**
 * Plays on to the end, each decision by its first impression. The same seed brings the same rolls and lines, so two actions can be
 * compared in pairs. Seen from `seat`.
 */
export function playOut(evaluator: Evaluator, from: unknown, seat: Seat, seed: number): Playout {
  const { game } = evaluator;
  const { beginsRound, countsOf } = studiedGame(game.name);
  let state = from;
  let chances = 0;
  /** Who chooses first in the next round; nobody knows while it has not begun. */
  let first: Seat | null = null;
  let begun = false;
  for (;;) {
    const turn = game.turn(state);
    if (turn === 'over') break;
    if (turn === 'chance') {
      const outcome = deal(game, state, seed, chances++);
      begun ||= beginsRound(outcome);
      state = must(game.apply(state, outcome));
    } else {
      if (begun && first === null) first = turn;
      state = must(game.apply(state, must(game.parseAction(evaluator.chooseAtOnce(state, seed)))));
    }
  }
  const scores = game.score(state);
  const counts = countsOf(state);
  const result = game.result(state);
  const end: Record<string, number> = {
    'own first': first === seat ? 1 : 0,
    'own tiebreak': result.kind === 'win' && result.by !== 'total' && result.seat === seat ? 1 : 0,
    'own win': seat === 1 ? wonByFirst(game, state) : 1 - wonByFirst(game, state),
  };
  for (const one of SEATS) {
    const side = one === seat ? 'own' : 'other';
    const { total, domains, extras } = scores[one - 1]!;
    end[`${side} total`] = total;
    for (const { kind, points, squares, marks } of domains) {
      add(end, `${side} points ${kind}`, points);
      add(end, `${side} squares ${kind}`, squares.length);
      add(end, `${side} marks ${kind}`, marks);
    }
    for (const { name, points } of extras) add(end, `${side} extra ${name}`, points);
    for (const [name, count] of Object.entries(counts[one - 1]!)) end[`${side} ${name}`] = count;
  }
  end.lead = scores[seat - 1]!.total - scores[other(seat) - 1]!.total;
  return end;
}

function add(end: Record<string, number>, name: string, number: number): void {
  end[name] = (end[name] ?? 0) + number;
}
