import type { Square } from './grid.ts';

/** Why text is not an action, an option or a record. `at` counts characters from 0. */
export interface ParseError {
  readonly code: ParseCode;
  readonly at: number;
  /** The offending text, cut to a readable length. */
  readonly found: string;
}

export const PARSE_CODES = [
  'unknown-action',
  'missing-word',
  'extra-word',
  'bad-number',
  'bad-square',
  'bad-coat',
  'bad-face',
  'bad-token',
  'not-canonical',
  'too-long',
] as const;
export type ParseCode = (typeof PARSE_CODES)[number];

/** Why an option cannot be played with. */
export interface OptionError {
  readonly code: OptionCode;
  readonly option: string;
  readonly value: string;
}

export const OPTION_CODES = [
  'unknown-option',
  'repeated-option',
  'missing-value',
  'bad-value',
  'deck-too-small',
  'six-faces',
  'bad-face',
  'bad-boxes',
  'bad-coat',
  'unknown-power',
  'power-repeated',
  'unknown-rules',
] as const;
export type OptionCode = (typeof OPTION_CODES)[number];

/** Why an action is not legal here. Sentences for these codes live in the page's translations and in the command line. */
export interface Illegal {
  readonly code: IllegalCode;
  /** The square the code is about. */
  readonly square?: Square;
  /** The power that is missing. */
  readonly power?: string;
  /** The die or domino the code is about. */
  readonly number?: number;
}

export const ILLEGAL_CODES = [
  // both games
  'game-over',
  'not-now',
  'malformed',
  'not-canonical',
  'off-board',
  'castle-square',
  'occupied',
  'same-square',
  'apart',
  'not-connected',
  // Duel
  'not-a-face',
  'die-taken',
  'two-dice',
  'power-not-owned',
  'turn-once',
  'castle-once',
  'castle-spent',
  'not-your-dice',
  'must-place',
  'nothing-drawn',
  // Discovery
  'not-in-deck',
  'no-king-left',
  'domino-taken',
  'not-your-domino',
  'outside-bound',
  'can-be-placed',
] as const;

/** Reasons of a game of its own, by name: the file of its rules adds them (`declare module`), and its page has their sentences. */
// biome-ignore lint/suspicious/noEmptyInterface: each game adds to it
export interface GameReasons {}
type SharedCode = (typeof ILLEGAL_CODES)[number];
export type IllegalCode = SharedCode | keyof GameReasons;

/** Whether every page has a sentence for it; for a reason of its own a game has one where it is played. */
export const isSharedCode = (code: IllegalCode): code is SharedCode =>
  (ILLEGAL_CODES as readonly string[]).includes(code);

const READABLE = 40;
export const excerpt = (text: string): string => (text.length > READABLE ? `${text.slice(0, READABLE)}…` : text);
