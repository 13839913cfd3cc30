import type { GameName } from '@castellan/rules';
import type { Depth, Finding, Hint, Version, Warmth } from '@castellan/study';

/** What the page asks of a worker that studies, and what it is told. */
export interface Jobs {
  /** One moment of a record. */
  readonly look: {
    readonly ask: { readonly record: readonly string[]; readonly index: number; readonly depth: Depth };
    readonly answer: { readonly finding: Finding; readonly version: Version };
  };
  /** What to hope for before a roll or a line. */
  readonly hopes: {
    readonly ask: { readonly game: GameName; readonly state: unknown };
    readonly answer: readonly Warmth[];
  };
  /** The best actions and, where one is asked about, what it gives away. */
  readonly hint: {
    readonly ask: {
      readonly game: GameName;
      readonly state: unknown;
      readonly action: string | null;
      /** How many actions, if not three. */
      readonly most?: number;
    };
    readonly answer: Hint;
  };
}
export type JobName = keyof Jobs;

export interface Request<J extends JobName = JobName> {
  readonly id: number;
  readonly job: J;
  readonly ask: Jobs[J]['ask'];
}

export type Answer =
  | { readonly id: number; readonly ok: true; readonly value: unknown }
  | { readonly id: number; readonly ok: false };
