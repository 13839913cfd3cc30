import { bytesOfText, hexOf, sha256 } from '@castellan/match';
import type { GameName, Replay, Seat } from '@castellan/rules';
import type { AnchorLevel } from './rating.ts';

/**
 * Same dice: everyone who enters a word plays the same rolls or lines against the same level, on any device and without a server. The
 * game of a day is the one whose word is its date. docs/fair-dice.md has the recipe.
 */
export interface SameDice {
  readonly game: GameName;
  /** What was chosen besides the usual rules, as `name=value`. */
  readonly options: readonly string[];
  /** Everyone's opponent. */
  readonly level: AnchorLevel;
  /** Where the player sits; a pair is the same dice in both seats. */
  readonly seat: Seat;
  /** Tidy, see `tidyWord`. */
  readonly word: string;
}

export const SAME_DICE_LEVEL: AnchorLevel = 'knight';

const LONGEST_WORD = 40;

/** A word as everyone writes it: capital letters without accents, digits and hyphens. Null where nothing is left. */
export function tidyWord(typed: string): string | null {
  const word = typed
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return word === '' ? null : [...word].slice(0, LONGEST_WORD).join('');
}

/** What the rolls and lines are drawn from: 64 hexadecimal digits. */
export const secretOfWord = (game: string, word: string): string =>
  hexOf(sha256(bytesOfText(`castellan ${game} ${word}`)));

/** The rolls or lines of a game in order: what others need to play the same. */
export const outcomesOf = ({ game, states, actions }: Replay): string[] =>
  actions.flatMap((action, at) => (game.turn(states[at]) === 'chance' ? [game.printAction(action)] : []));
