import type { Candidate } from '@castellan/ai';
import { type AnyRules, must, type Replay, type Seat } from '@castellan/rules';
import type { Evaluator } from './evaluator.ts';
import { studiedGame } from './games/index.ts';
import type { Kind } from './games/studied.ts';
import { bestFirst, compareInPairs } from './pairs.ts';
import { type Estimate, estimateOfEnd } from './result.ts';

/** An action and its value for the player who may choose it. */
export interface Judged {
  readonly action: string;
  readonly win: number;
  readonly lead: number;
  /** The standard error of `win`; 0 where it is exact. */
  readonly error: number;
  /** The standard error of the distance to the best action, by the same luck where it was rolled out; 0 of the best itself. */
  readonly pairedError: number;
}

/** What the evaluator says of a position in which chance decides, or in which the game was left. */
export interface ChanceFinding {
  readonly index: number;
  readonly value: Estimate;
}

/** What the evaluator says of a decision. Each class of actions is judged by the value of what it leads to. */
export interface DecisionFinding {
  readonly index: number;
  /** Best first, one of each class, always with the action played; the played one stands for its class. */
  readonly candidates: readonly Judged[];
  readonly played: string;
  readonly kind: Kind;
  /** More than one class of action, and more than half a point between the best and the worst. */
  readonly counted: boolean;
  /** Winning chance between the best class of action and the worst: what was at stake. */
  readonly spread: number;
}

/** What a worker found out about one moment. Moments do not depend on one another. Plain data. */
export type Finding = ChanceFinding | DecisionFinding;

export const isDecision = (finding: Finding): finding is DecisionFinding => 'candidates' in finding;

/** Less between the best and the worst of actions is no choice. */
const LEAST_SPREAD = 0.005;

/** The moments of a game that there is something to find out about, in the order in which they tell most. */
export function momentsToLookAt({ game, states }: Replay): number[] {
  const turns = states.map((state) => game.turn(state));
  const chances = [...turns.keys()].filter((index) => isChance(turns[index]!) && game.chanceCount(states[index]) > 1);
  const decisions = [...turns.keys()].filter((index) => isSeat(turns[index]!) && index < states.length - 1);
  const left = turns.at(-1) === 'over' || isChance(turns.at(-1)!) ? [] : [states.length - 1];
  return [...chances, ...left, ...decisions];
}

const isChance = (turn: unknown): boolean => turn === 'chance';
const isSeat = (turn: unknown): turn is Seat => turn === 1 || turn === 2;

/** Looks at one moment: the position before the action of this number. The same seed finds the same. */
export function lookAt(replay: Replay, index: number, evaluator: Evaluator, seed = 1): Finding {
  const { game, states, actions } = replay;
  const state = states[index];
  const turn = game.turn(state);
  const played = index < actions.length ? game.printAction(actions[index]) : null;
  if (!isSeat(turn) || played === null) return { index, value: evaluator.value(state, seed) };
  const found = judge(game, state, evaluator, seed, played);
  return { index, ...(found.counted ? compareInPairs(found, state, evaluator, seed) : found) };
}

/** Judges the actions of a decision, one of each class, and one that must be among them. */
export function judge(
  game: AnyRules,
  state: unknown,
  evaluator: Evaluator,
  seed: number,
  played?: string,
): Omit<DecisionFinding, 'index'> {
  const seat = game.turn(state) as Seat;
  const { classOf, exact, kindOf } = studiedGame(game.name);
  const nameOf = (action: string): string => classOf(state, must(game.parseAction(action)));
  const found = evaluator.candidates(state, seed);
  const classes = new Map<string, Candidate>();
  for (const candidate of found) {
    const name = nameOf(candidate.action);
    if (!classes.has(name)) classes.set(name, candidate);
  }
  const ownClass = played === undefined ? null : nameOf(played);
  const others = [...classes].filter(([name]) => name !== ownClass).map(([, { action }]) => action);
  const worst = [...classes.values()].reduce((least, { win }) => Math.min(least, win), 1);
  const single = game.legal(state).length === 1;

  const best = found[0]!;
  const known = (action: string): Judged => {
    const after = must(game.apply(state, must(game.parseAction(action))));
    if (game.turn(after) === 'over') return forSeat(action, estimateOfEnd(game, after), seat);
    // What the search of this very position has proved is not asked again.
    if (action === best.action && best.standardError === 0 && (exact || evaluator.isOpen(state))) {
      return { action, win: best.win, lead: best.lead, error: 0, pairedError: 0 };
    }
    return forSeat(action, evaluator.value(after, seed), seat);
  };
  const asked = single ? [found[0]!.action] : others.slice(0, evaluator.budget.candidates);
  const candidates = [...(played === undefined || single ? [] : [played]), ...asked].map(known);
  const sorted = bestFirst(candidates);
  const choice = played ?? sorted[0]!.action;
  const spread = sorted[0]!.win - Math.min(worst, sorted.at(-1)!.win);
  const kinds = [choice, sorted[0]!.action].map((action) => kindOf(state, must(game.parseAction(action))));
  return {
    candidates: sorted,
    played: choice,
    kind: kinds.includes('power') ? 'power' : kinds[0]!,
    counted: classes.size + (ownClass === null || classes.has(ownClass) ? 0 : 1) > 1 && spread > LEAST_SPREAD,
    spread,
  };
}

function forSeat(action: string, { win, lead, error }: Estimate, seat: Seat): Judged {
  return { action, win: seat === 1 ? win : 1 - win, lead: seat === 1 ? lead : -lead, error, pairedError: error };
}
