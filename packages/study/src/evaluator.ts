import {
  ask,
  type Candidate,
  createPlayers,
  JUDGE,
  type Level,
  type Limits,
  type Player,
  type ReadFile,
  type Search,
} from '@castellan/ai';
import { type AnyGame, type GameName, must, rulesOf, seeded } from '@castellan/rules';
import { studiedGame } from './games/index.ts';
import type { Budget, Depth } from './games/studied.ts';
import { type Estimate, estimateOfEnd } from './result.ts';

/** The outcomes of a chance, all valued by the same evaluation, so that luck is 0 on average. */
export interface ChanceValue {
  /** Player 1's chance to win before the outcome is known. */
  readonly mean: number;
  /** The same after this outcome. */
  after(outcome: string): number;
}

/** One judge with one budget: every value of an analysis comes from it. */
export interface Evaluator {
  readonly game: AnyGame;
  readonly depth: Depth;
  readonly budget: Budget;
  /** The basis of its values, shown beside them. */
  readonly version: Version;
  /** The value of any position: of a decision with the best action, of a chance as the mean over its outcomes. */
  value(state: unknown, seed: number): Estimate;
  /** The actions worth a look, best first, for the side to move; where chance has the turn, its outcomes. */
  candidates(state: unknown, seed: number): readonly Candidate[];
  /** A quick value for rollouts and matches. It is exactly fair: luck is 0 on average. */
  chance(state: unknown, seed: number): ChanceValue;
  /** Player 1's chance to win by a quick look, where a rollout ends. */
  quick(state: unknown, seed: number): number;
  /** A quick good action, for rollouts. */
  choose(state: unknown, seed: number): string;
  /** The first impression of a good action, for games that are played out by the hundred. */
  chooseAtOnce(state: unknown, seed: number): string;
  /** Whether nothing is left to chance. */
  isOpen(state: unknown): boolean;
}

/** People compare numbers between programs: these say which ones can be compared. */
export interface Version {
  readonly rules: number;
  /** A hash of what the evaluator has learned. */
  readonly weights: string;
  readonly depth: Depth;
}

/** Up to so many outcomes each is valued for a rollout; of more, some are drawn. */
const MOST_LISTED = 70;
const DRAWN = 32;
/** Nodes for a position that is valued quickly. */
const QUICK_NODES = 300;
/** Nodes for a chance at which a rollout ends. */
const HORIZON_NODES = 12_000;
/** A search that met no chance has no standard error; what it has not proved is not exact. */
const UNPROVED = 0.01;
/** Nodes that solve most open positions. */
const ENDING_NODES = 60_000;

/** Judges and players that read their files once, in Node or in a worker. */
export function createEvaluators(read: ReadFile) {
  const hashes = new Map<string, string>();
  const players = createPlayers(async (name) => {
    const bytes = await read(name);
    if (name.endsWith('.bin')) hashes.set(name, hashOf(bytes));
    return bytes;
  });
  return {
    /** A judge of positions of this game, with its options. */
    async evaluatorFor(name: GameName, state: unknown, depth: Depth = 'standard'): Promise<Evaluator> {
      const player = await players(name, JUDGE, state);
      const weights = [...hashes].filter(([file]) => file.startsWith(name)).map(([, hash]) => hash);
      return evaluatorOn(player, name, depth, weights.join('-'));
    },
    playerFor: (name: GameName, level: Level, state: unknown): Promise<Player<unknown>> => players(name, level, state),
  };
}

function evaluatorOn(player: Player<unknown>, name: GameName, depth: Depth, weights: string): Evaluator {
  const game = rulesOf(name);
  const studied = studiedGame(name);
  const budget = studied.budgets[depth];
  const isOpen = (state: unknown): boolean => studied.isOpen(state);

  function nodesFor(state: unknown): number {
    if (game.turn(state) === 'chance') return budget.chance;
    return isOpen(state) ? budget.open : budget.decision;
  }

  function quickNodes(state: unknown): number {
    if (game.turn(state) === 'chance') return HORIZON_NODES;
    return isOpen(state) ? ENDING_NODES : QUICK_NODES;
  }

  const search = <Answer>(state: unknown, limits: Limits, question: (found: Search) => Answer): Answer =>
    ask(player, state, limits, question);

  /** With `quickly` it asks only who wins and thinks for that many nodes; without, it thinks for the nodes of the budget. */
  function value(state: unknown, seed: number, quickly?: number): Estimate {
    const nodes = quickly ?? nodesFor(state);
    if (game.turn(state) === 'over') return estimateOfEnd(game, state);
    // A chance that can bring one thing only decides nothing.
    if (game.chanceCount(state) === 1) return value(afterOnly(game, state), seed, quickly);
    const outcomes = quickly === undefined ? valuedOutcomes(state, seed) : null;
    if (outcomes) return meanOver(outcomes, game.chanceCount(state));
    const { best, seat, win, lead, standardError } = search(
      state,
      { nodes, seed, winnerOnly: quickly !== undefined },
      (found) => ({
        ...found.value(),
        seat: found.seat,
        best: game.turn(state) === 'chance' || nodes === 0 ? [] : found.candidates(2),
      }),
    );
    // A search has nothing to choose from one action; what follows it has.
    const [only, second] = best;
    if (only && !second) return value(must(game.apply(state, must(game.parseAction(only.action)))), seed, quickly);
    const first = seat === 1;
    const error = isOpen(state) ? standardError : Math.max(standardError, UNPROVED);
    return { win: first ? win : 1 - win, lead: first ? lead : -lead, error: studied.exact ? 0 : error };
  }

  /**
   * Where a roll or line leads to another chance, or to the part of the game that can be proved, its outcomes are valued one by
   * one, all or as many as the budget has; null elsewhere: there the player values them itself.
   */
  function valuedOutcomes(state: unknown, seed: number): readonly Candidate[] | null {
    if (game.turn(state) !== 'chance') return null;
    const below = seeded(seed);
    const example = must(game.apply(state, game.draw(state, below)));
    if (game.turn(example) !== 'chance' && !isOpen(example)) return null;
    const all = game.chanceCount(state);
    const listed = all <= budget.outcomes;
    const outcomes = listed
      ? Array.from(game.chanceOutcomes(state), ({ action, probability: { k, n } }) => ({ action, probability: k / n }))
      : Array.from({ length: budget.outcomes }, () => ({ action: game.draw(state, below), probability: 1 / all }));
    return outcomes.map(({ action, probability }) => {
      const { win, lead, error } = value(must(game.apply(state, action)), seed);
      return { action: game.printAction(action), probability, win, lead, standardError: error, nodes: 1 };
    });
  }

  const impression = (state: unknown, outcome: unknown): number => value(must(game.apply(state, outcome)), 1, 0).win;

  /** Where the player values every outcome at once. */
  function listed(state: unknown, seed: number): ChanceValue | null {
    const { mean, outcomes } = search(state, { nodes: 0, seed }, (found) => ({
      mean: found.value().win,
      outcomes: found.candidates(),
    }));
    if (outcomes.length !== game.chanceCount(state)) return null;
    return { mean, after: (outcome) => outcomes.find(({ action }) => action === outcome)!.win };
  }

  function chance(state: unknown, seed: number): ChanceValue {
    const all = listed(state, seed);
    if (all) return all;
    const below = seeded(seed);
    const outcomes =
      game.chanceCount(state) <= MOST_LISTED
        ? Array.from(game.chanceOutcomes(state), ({ action, probability: { k, n } }) => ({ action, share: k / n }))
        : Array.from({ length: DRAWN }, () => ({ action: game.draw(state, below), share: 1 / DRAWN }));
    return {
      mean: outcomes.reduce((sum, { action, share }) => sum + share * impression(state, action), 0),
      after: (outcome) => impression(state, must(game.parseAction(outcome))),
    };
  }

  return {
    game,
    depth,
    budget,
    version: { rules: game.rulesVersion, weights, depth },
    value: (state, seed) => value(state, seed),
    candidates: (state, seed) =>
      valuedOutcomes(state, seed) ?? search(state, { nodes: nodesFor(state), seed }, (found) => found.candidates()),
    chance,
    quick: (state, seed) => value(state, seed, quickNodes(state)).win,
    choose: (state, seed) => search(state, { nodes: studied.rolloutNodes, seed }, (found) => found.best().action),
    chooseAtOnce: (state, seed) => search(state, { nodes: 0, seed }, (found) => found.best().action),
    isOpen,
  };
}

/** The mean of outcomes, with the error of having looked at some of all. */
function meanOver(outcomes: readonly Candidate[], all: number): Estimate {
  const weight = outcomes.reduce((sum, { probability }) => sum + probability!, 0);
  const mean = (of: (outcome: Candidate) => number): number =>
    outcomes.reduce((sum, outcome) => sum + outcome.probability! * of(outcome), 0) / weight;
  const win = mean((outcome) => outcome.win);
  const spread = outcomes.length < all ? mean((outcome) => (outcome.win - win) ** 2) / (outcomes.length - 1) : 0;
  const own = mean(({ standardError }) => standardError ** 2) / outcomes.length;
  return { win, lead: mean(({ lead }) => lead), error: Math.sqrt(spread + own) };
}

const afterOnly = (game: AnyGame, state: unknown): unknown =>
  must(
    game.apply(
      state,
      game.draw(state, () => 0),
    ),
  );

/** FNV-1a, eight hexadecimal digits: to tell versions apart, not to keep secrets. */
function hashOf(bytes: Uint8Array): string {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
