import type { GameName } from '@castellan/rules';

/** What the page and the worker that thinks say to each other. */
export interface ThinkRequest {
  readonly type: 'think';
  readonly id: number;
  readonly game: GameName;
  readonly state: unknown;
  readonly level: string;
  /** How long it may think, in milliseconds. */
  readonly ms: number;
  /** Thinks the same every time, however fast the device is. */
  readonly exactly: Exactly | null;
}

export interface Exactly {
  readonly nodes: number;
  readonly seed: number;
}

/** Answer now with the best so far. */
interface NowRequest {
  readonly type: 'now';
  readonly id: number;
}

/** The answer is not wanted any more. */
interface DropRequest {
  readonly type: 'drop';
  readonly id: number;
}

export type Request = ThinkRequest | NowRequest | DropRequest;

export type Answer =
  | { readonly type: 'progress'; readonly id: number; readonly done: number }
  /** `weaker`: not by the level asked for, because its files could not be had. */
  | { readonly type: 'answer'; readonly id: number; readonly action: string; readonly weaker: boolean };
