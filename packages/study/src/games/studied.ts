import type { GameName } from '@castellan/rules';

/** What a decision was about. */
export const KINDS = ['draft', 'placement', 'power', 'lightning'] as const;
export type Kind = (typeof KINDS)[number];

/** How far a study looks; the numbers are the evaluator's nodes. */
export interface Budget {
  /** For a position in which a player decides. */
  readonly decision: number;
  /** For one in which nothing is left to chance, where that is often enough to prove it. */
  readonly open: number;
  /** For one in which chance decides. */
  readonly chance: number;
  /** Classes of actions that are judged at a decision, the played one beside them. */
  readonly candidates: number;
}

export const DEPTHS = ['quick', 'standard', 'deep'] as const;
export type Depth = (typeof DEPTHS)[number];

/** What a study needs to know of one game, beyond its rules and its players. */
export interface StudiedGame<State, Action> {
  readonly name: GameName;
  readonly budgets: Readonly<Record<Depth, Budget>>;
  /** Nodes for each decision of a rollout. */
  readonly rolloutNodes: number;
  kindOf(state: State, action: Action): Kind;
  /** Two actions with the same name come to the same: mirror images, equal dice. */
  classOf(state: State, action: Action): string;
  /** The dice or dominoes of an outcome, each by a name. */
  partsOf(state: State, outcome: Action): readonly string[];
  /** Whether nothing is left to chance. */
  isOpen(state: State): boolean;
  /** Rolls or lines so far. */
  roundOf(state: State): number;
  /** Whether this outcome begins a round. */
  beginsRound(outcome: Action): boolean;
}

// biome-ignore lint/suspicious/noExplicitAny: a list of games is a list of different types.
export type AnyStudied = StudiedGame<any, any>;
