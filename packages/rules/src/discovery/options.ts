import type { OptionError } from '../core/errors.ts';
import {
  type Chosen,
  optionError,
  printChoices,
  readChoices,
  readRulesVersion,
  splitOptions,
} from '../core/options.ts';
import type { Result } from '../core/result.ts';
import { SIZES } from './data.ts';

export const DISCOVERY_CHOICES = {
  /** `print` leaves out the first tie-break, as the French print does. */
  tiebreak: ['base', 'print'],
  deck: ['discovery', 'base'],
  size: SIZES,
  harmony: [false, true],
  middle: [false, true],
} as const;

export type DiscoveryOptions = Chosen<typeof DISCOVERY_CHOICES>;

export const RULES_VERSION = 1;

const KNOWN = [...Object.keys(DISCOVERY_CHOICES), 'rules'];

export function parseDiscoveryOptions(words: readonly string[]): Result<DiscoveryOptions, OptionError> {
  const split = splitOptions(words, KNOWN);
  if (!split.ok) return split;
  const version = readRulesVersion(split.value, [RULES_VERSION]);
  if (!version.ok) return version;
  // Twelve lines need all 48 dominoes.
  const usual = split.value.get('size') === '7' ? { deck: 'base' as const } : {};
  const chosen = readChoices(DISCOVERY_CHOICES, split.value, usual);
  if (chosen.ok && chosen.value.size === 7 && chosen.value.deck === 'discovery')
    return optionError('deck-too-small', 'deck', chosen.value.deck);
  return chosen;
}

export const printDiscoveryOptions = (options: DiscoveryOptions): string[] => [
  ...printChoices(DISCOVERY_CHOICES, options),
  `rules=${RULES_VERSION}`,
];
