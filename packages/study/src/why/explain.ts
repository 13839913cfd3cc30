import { must, other, type Seat } from '@castellan/rules';
import type { Evaluator } from '../evaluator.ts';
import { joinsDomains } from '../games/bridges.ts';
import { studiedGame } from '../games/index.ts';
import type { Kind } from '../games/studied.ts';
import { type Component, componentsOf, noPairs, playPairs } from './components.ts';
import { type Concept, type DecisionFacts, type Reason, reasonsFor } from './concepts.ts';
import { gainIn, type LineStep, lineOf } from './line.ts';

/** Why one action is better than another. Plain data. */
export interface Explanation {
  readonly best: string;
  readonly played: string;
  /** At most two, the weightiest first; none where no single number is certain. */
  readonly reasons: readonly Reason[];
  readonly concepts: readonly Concept[];
  /** What the points of both players come to, the largest differences first; `lead` and `own win` sum them up. */
  readonly components: readonly Component[];
  readonly lead: Component;
  readonly win: Component;
  /** Pairs of games that were played out. */
  readonly trials: number;
  /** What follows the two actions, until the next roll or line. */
  readonly lines: { readonly best: readonly LineStep[]; readonly played: readonly LineStep[] };
}

export interface ExplainOptions {
  readonly seed?: number;
  /** Pairs of games, at least and at most: it ends where the largest component is certain. */
  readonly least?: number;
  readonly most?: number;
}

/** Pairs between two looks at whether they are enough. */
const BATCH = 16;
const [LEAST, MOST] = [64, 128];

/** Says what makes the difference between the best action and the one played, by games with the same luck and by what is exact. */
export function explain(
  evaluator: Evaluator,
  state: unknown,
  best: string,
  played: string,
  options: ExplainOptions = {},
): Explanation {
  const steps = explaining(evaluator, state, best, played, options);
  for (;;) {
    const { value, done } = steps.next();
    if (done) return value;
  }
}

/** The same step by step: after every few games what is known so far. */
export function* explaining(
  evaluator: Evaluator,
  state: unknown,
  best: string,
  played: string,
  { seed = 1, least = LEAST, most = MOST }: ExplainOptions = {},
): Generator<Explanation, Explanation, void> {
  const pairs = noPairs();
  const facts = factsOf(evaluator, state, best, played, seed);
  for (;;) {
    playPairs(pairs, evaluator, state, [best, played], Math.min(BATCH, most - pairs.best.length), 7919 * seed);
    const trials = pairs.best.length;
    const known = explanationOf(componentsOf(pairs), facts, trials);
    if (trials >= most || (trials >= least && known.reasons.length > 1)) return known;
    yield known;
  }
}

/** Puts together what was found: also while more games are still being played out. */
export function explanationOf(components: readonly Component[], facts: DecisionFacts, trials: number): Explanation {
  const named = (name: string): Component =>
    components.find((one) => one.name === name) ?? { name, best: 0, played: 0, difference: 0, error: 0 };
  const reasons = reasonsFor(components, facts);
  return {
    best: facts.best,
    played: facts.played,
    reasons,
    concepts: [...new Set(reasons.map(({ concept }) => concept))],
    components: components
      .filter(({ name }) => /^(own|other) (points|extra) /.test(name))
      .filter(({ best, played }) => best !== 0 || played !== 0)
      .toSorted((a, b) => Math.abs(b.difference) - Math.abs(a.difference)),
    lead: named('lead'),
    win: named('own win'),
    trials,
    lines: facts.lines,
  };
}

/** What can be said of two actions without playing games out. */
export function factsOf(evaluator: Evaluator, state: unknown, best: string, played: string, seed = 1): DecisionFacts {
  const { game } = evaluator;
  const studied = studiedGame(game.name);
  const seat = game.turn(state) as Seat;
  const of = <Found>(find: (action: unknown, after: unknown) => Found): { best: Found; played: Found } => {
    const [one, two] = [best, played].map((text) => {
      const action = must(game.parseAction(text));
      return find(action, must(game.apply(state, action)));
    }) as [Found, Found];
    return { best: one, played: two };
  };
  const lines = {
    best: lineOf(evaluator, state, best, seed),
    played: lineOf(evaluator, state, played, seed),
  };
  const kinds: readonly Kind[] = [best, played].map((text) => studied.kindOf(state, must(game.parseAction(text))));
  const { grid, squares: own } = game.board(state, seat);
  return {
    best,
    played,
    kinds,
    lines,
    gain: { best: lines.best[0]!.gain, played: lines.played[0]!.gain },
    reply: { best: gainIn(lines.best, other(seat)), played: gainIn(lines.played, other(seat)) },
    replies: lines.best.some((step) => step.seat !== seat) && lines.played.some((step) => step.seat !== seat),
    spends: of((action) => studied.spends(state, action)),
    joins: of((_, after) => joinsDomains(grid, own, game.board(after, seat).squares)),
    // Only what is drawn changes which rolls help: a draft changes no board.
    extends: kinds.includes('draft') ? null : of((_, after) => studied.extendsNext(after, seat)),
    emptySquares: own.filter((drawn) => drawn === null).length,
  };
}
