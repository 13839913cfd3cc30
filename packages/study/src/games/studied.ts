import type { Level } from '@castellan/ai';
import type { AnyRules, BySeat, GameName, Seat } from '@castellan/rules';

/** What a decision was about. */
export const KINDS = ['draft', 'placement', 'power', 'lightning'] as const;
export type Kind = (typeof KINDS)[number];

/** What a puzzle is about. */
export const THEMES = [
  'spellbook',
  'jokers',
  'powers',
  'bridging',
  'denial',
  'turn-order',
  'last-squares',
  'patience',
  'growth',
] as const;
export type Theme = (typeof THEMES)[number];

/** A decision with one answer. Plain data. */
export interface Puzzle {
  /** Eight hexadecimal digits, from the position. */
  readonly id: string;
  readonly game: string;
  /** As printPosition writes it; the player to move there is asked. */
  readonly position: string;
  /** The best action; everything of its class is as good. */
  readonly best: string;
  /** The best action of another class. */
  readonly rival: string;
  readonly kind: Kind;
  readonly themes: readonly Theme[];
  /** How often each level finds it in `TRIES` tries, the lowest level first. */
  readonly found: readonly number[];
  /** Winning chance by which the best beats the rival in rollouts, with the standard error of the difference in pairs. */
  readonly gap: number;
  readonly error: number;
}

/** Tries of each level at a puzzle, each with its own seed. */
export const TRIES = 20;

/** A first roll or line, and what player 1 may do first. Plain data. */
export interface Opening {
  readonly outcome: string;
  /** How likely it is to come. */
  readonly share: number;
  /** Best first, one of each class. */
  readonly choices: readonly {
    readonly action: string;
    /** Player 1's chance to win. */
    readonly win: number;
    /** How many of our six levels choose it at first sight. */
    readonly levels: number;
    /** In how many games of strong levels against themselves it was chosen, and how many of them player 1 won, a draw counted half. */
    readonly games: number;
    readonly won: number;
  }[];
}

/** How far a study looks; the numbers are the evaluator's nodes. */
export interface Budget {
  /** For a position in which a player decides. */
  readonly decision: number;
  /** For one in which nothing is left to chance, where that is often enough to prove it. */
  readonly open: number;
  /** For one in which chance decides. */
  readonly chance: number;
  /** Outcomes of such a chance, where each is valued by itself. */
  readonly outcomes: number;
  /** Classes of actions that are judged at a decision, the played one beside them. */
  readonly candidates: number;
  /**
   * Rollouts of the action played and of its rival, at most, where the search leaves open whether it deserves a mark; twice as many
   * where it may be a large mistake.
   */
  readonly trials: number;
}

export const DEPTHS = ['quick', 'standard', 'deep'] as const;
export type Depth = (typeof DEPTHS)[number];

/** What our own levels look like in an analysis, see lab/study/README.md. In winning chance. */
export interface Measured {
  /** What a player of each level gives away a game, on average: from `lab/study/results/lost-GAME.txt`, as a test in `lab` checks. */
  readonly lost: Readonly<Record<Level, number>>;
  /**
   * The share of what was at stake that a player of each level gives away, in games of all pairings: from
   * `lab/study/results/played-like-GAME.txt`.
   */
  readonly rate: Readonly<Record<Level, number>>;
  /** How large the luck of a roll or line is in one of ten, and in one of fifty. */
  readonly luck: Readonly<Record<Fortune, number>>;
  /** Counted decisions of a player that a headline needs: nearly every whole game has them. */
  readonly leastCounted: number;
}

/** How rare the luck of a roll or line is: among the largest tenth or fiftieth. */
export const FORTUNES = ['tenth', 'fiftieth'] as const;
export type Fortune = (typeof FORTUNES)[number];

/** What a player may save for later: the bonus of the castle, a power, a joker. */
export type Means = 'castle' | 'power' | 'joker';

/** What a study needs to know of one game, beyond its rules and its players. */
export interface StudiedGame<State, Action> {
  readonly name: GameName;
  readonly budgets: Readonly<Record<Depth, Budget>>;
  readonly measured: Measured;
  /** Whether every value is a whole expectation: nothing of it is drawn by lot, so it has no standard error. */
  readonly exact: boolean;
  /** Nodes for each decision of a rollout. */
  readonly rolloutNodes: number;
  /** Nodes of a level that is asked for the answer of a puzzle. */
  readonly answerNodes: number;
  kindOf(state: State, action: Action): Kind;
  /** The dice or the dominoes to choose from, taken or not. */
  lyingOpen(state: State): readonly (string | number)[];
  /** What counts in a game beside the points of domains, of both players, by a name: see `COUNTS`. */
  countsOf(state: State): BySeat<Readonly<Record<string, number>>>;
  /** Kinds (coats, terrains) of which the next roll or line can extend this player's domain, each with its share of all. */
  extendsNext(state: State, seat: Seat): Readonly<Record<string, number>>;
  /** What an action spends that the player could save for later. */
  spends(state: State, action: Action): readonly Means[];
  /** Whether there is one place only: then a table lays it out before anyone chooses. */
  hasOnePlace(state: State): boolean;
  /** Two actions with the same name come to the same: mirror images, equal dice. */
  classOf(state: State, action: Action): string;
  /** The dice or dominoes of an outcome, each by a name. */
  partsOf(state: State, outcome: Action): readonly string[];
  /** The dice or dominoes that an action takes before the opponent can. */
  takes(state: State, action: Action): readonly number[];
  /** What makes the best action better than its rival, as far as one can see it in the game alone. */
  themesOf(state: State, best: Action, rival: Action): readonly Theme[];
  /** Whether nothing is left to chance. */
  isOpen(state: State): boolean;
  /** Rolls or lines so far. */
  roundOf(state: State): number;
  /** Whether this outcome begins a round. */
  beginsRound(outcome: Action): boolean;
}

/** The answers of a game that has dice or pieces of one kind, saves nothing and counts no domains. */
export const plainStudy = <Action>(rules: AnyRules) => ({
  kindOf: (): Kind => 'placement',
  lyingOpen: () => [],
  countsOf: () => [{}, {}] as const,
  extendsNext: () => ({}),
  spends: () => [],
  hasOnePlace: (state: unknown) => rules.legal(state).length === 1,
  classOf: (_: unknown, action: Action) => rules.printAction(action),
  partsOf: () => [],
  takes: () => [],
  themesOf: () => [],
});

// biome-ignore lint/suspicious/noExplicitAny: a list of games is a list of different types.
export type AnyStudied = StudiedGame<any, any>;
