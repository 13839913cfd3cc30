import type { GameName } from '@castellan/rules';
import type { Depth, Drill, Estimate, Explanation, Finding, Hint, Temperature, Version } from '@castellan/study';

/** The work that the page gives to its workers, by name: the request and the answer. */
export interface Jobs {
  /** The computer's next action. It reports progress, and `now` ends it with the best action so far. */
  readonly think: {
    readonly ask: {
      readonly game: GameName;
      readonly state: unknown;
      readonly level: string;
      /** Thinking time in milliseconds. */
      readonly ms: number;
      /** A fixed amount of work, for the same answer on every device; null for the time alone. */
      readonly exactly: Exactly | null;
    };
    readonly answer: string;
  };
  /** One moment of the record that the request is about. */
  readonly look: {
    readonly ask: { readonly index: number; readonly depth: Depth };
    readonly answer: { readonly finding: Finding; readonly version: Version };
  };
  /** What to hope for before a roll or a line. */
  readonly hopes: {
    readonly ask: { readonly game: GameName; readonly state: unknown };
    readonly answer: readonly Temperature[];
  };
  /** What a position is worth for player 1, on either turn. */
  readonly value: {
    readonly ask: { readonly game: GameName; readonly state: unknown };
    readonly answer: Estimate;
  };
  /** The best actions and, if an action is given, what it gives away. */
  readonly hint: {
    readonly ask: {
      readonly game: GameName;
      readonly state: unknown;
      readonly action: string | null;
      /** How many actions; three by default. */
      readonly most?: number;
    };
    readonly answer: Hint;
  };
  /** Why one action is better than another. It reports progress, and `now` ends it with what is known so far. */
  readonly explain: {
    readonly ask: {
      readonly game: GameName;
      readonly state: unknown;
      readonly best: string;
      readonly played: string;
      /** Pairs of games, all of them; without it as many as the reasons need. */
      readonly pairs?: number;
    };
    readonly answer: Explanation;
  };
  /** A position of a lesson of the course; the same seed makes the same. */
  readonly drill: {
    readonly ask: { readonly lesson: string; readonly seed: number };
    readonly answer: Drill;
  };
}
export type JobName = keyof Jobs;

export interface Exactly {
  readonly nodes: number;
  readonly seed: number;
}

/** A message to a worker. `record` comes once, with the first request about it. */
export type Request =
  | {
      readonly [J in JobName]: {
        readonly type: 'do';
        readonly id: number;
        readonly job: J;
        readonly ask: Jobs[J]['ask'];
        readonly record?: readonly string[];
      };
    }[JobName]
  /** `now` ends a thought with its best action so far, `drop` ends it without an answer. */
  | { readonly type: 'now' | 'drop'; readonly id: number };

/** A message from a worker. Every job ends with `done` or `failed`. */
export type Answer =
  | { readonly type: 'progress'; readonly id: number; readonly done: number }
  | { readonly type: 'done'; readonly id: number; readonly value: unknown }
  | { readonly type: 'failed'; readonly id: number };
