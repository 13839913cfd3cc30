import type { OptionError } from '../core/errors.ts';
import { oneOf, optionError, readRulesVersion, splitOptions } from '../core/options.ts';
import { ok, type Result } from '../core/result.ts';
import type { Deck, Size } from './data.ts';

export interface DiscoveryOptions {
  /** `print` leaves out the first tie-break, as the French print does. */
  readonly tiebreak: 'base' | 'print';
  readonly deck: Deck;
  readonly size: Size;
  readonly harmony: boolean;
  readonly middle: boolean;
}

export const RULES_VERSION = 1;

const KNOWN = ['tiebreak', 'deck', 'size', 'harmony', 'middle', 'rules'];

export function parseDiscoveryOptions(words: readonly string[]): Result<DiscoveryOptions, OptionError> {
  const split = splitOptions(words, KNOWN);
  if (!split.ok) return split;
  const values = split.value;
  const version = readRulesVersion(values, [RULES_VERSION]);
  if (!version.ok) return version;
  const tiebreak = oneOf(values, 'tiebreak', ['base', 'print'], 'base');
  if (!tiebreak.ok) return tiebreak;
  const size = oneOf(values, 'size', ['5', '7'], '5');
  if (!size.ok) return size;
  const deck = oneOf(values, 'deck', ['discovery', 'base'], size.value === '7' ? 'base' : 'discovery');
  if (!deck.ok) return deck;
  // Twelve lines need all 48 dominoes.
  if (size.value === '7' && deck.value === 'discovery') return optionError('deck-too-small', 'deck', deck.value);
  const harmony = oneOf(values, 'harmony', ['on', 'off'], 'off');
  if (!harmony.ok) return harmony;
  const middle = oneOf(values, 'middle', ['on', 'off'], 'off');
  if (!middle.ok) return middle;
  return ok({
    tiebreak: tiebreak.value,
    deck: deck.value,
    size: size.value === '7' ? 7 : 5,
    harmony: harmony.value === 'on',
    middle: middle.value === 'on',
  });
}

export function printDiscoveryOptions(options: DiscoveryOptions): string[] {
  const words: string[] = [];
  if (options.tiebreak !== 'base') words.push(`tiebreak=${options.tiebreak}`);
  if (options.deck !== 'discovery') words.push(`deck=${options.deck}`);
  if (options.size !== 5) words.push(`size=${options.size}`);
  if (options.harmony) words.push('harmony=on');
  if (options.middle) words.push('middle=on');
  return [...words, `rules=${RULES_VERSION}`];
}
