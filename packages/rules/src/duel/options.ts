import type { OptionError } from '../core/errors.ts';
import { optionError, printChoices, readChoices, readRulesVersion, splitOptions } from '../core/options.ts';
import { ok, type Result } from '../core/result.ts';
import { EDITION_NAMES, EDITIONS, type Edition, type Sheet, SWITCHES, type Switches } from './data.ts';
import { parseSheet, printSheet, SHEET_OPTIONS } from './sheet.ts';

export interface DuelOptions extends Switches {
  readonly edition: Edition;
  readonly sheet: Sheet;
  /** The version of the rules that the game is played by, from its beginning to its end. */
  readonly rules: RulesVersion;
}

/** Version 2 has the switch `end`; in version 1 every edition finished the round. */
const RULES_VERSIONS = [1, 2] as const;
type RulesVersion = (typeof RULES_VERSIONS)[number];
/** What a new game is played by. */
export const RULES_VERSION = 2;

const KNOWN = ['edition', ...Object.keys(SWITCHES), ...SHEET_OPTIONS, 'rules'];

/** The switches of an edition, by a version of the rules. */
const presetOf = (edition: Edition, rules: RulesVersion): Switches =>
  rules === 1 ? { ...EDITIONS[edition], end: 'round' } : EDITIONS[edition];

/** An option of its own beats what the edition says. */
export function parseDuelOptions(words: readonly string[]): Result<DuelOptions, OptionError> {
  const split = splitOptions(words, KNOWN);
  if (!split.ok) return split;
  const values = split.value;
  const rules = readRulesVersion<RulesVersion>(values, RULES_VERSIONS);
  if (!rules.ok) return rules;
  const end = values.get('end');
  if (rules.value === 1 && end !== undefined) return optionError('unknown-option', 'end', end);
  const edition = readChoices({ edition: EDITION_NAMES }, values);
  if (!edition.ok) return edition;
  const switches = readChoices(SWITCHES, values, presetOf(edition.value.edition, rules.value));
  if (!switches.ok) return switches;
  const sheet = parseSheet(values);
  if (!sheet.ok) return sheet;
  return ok({ ...edition.value, ...switches.value, sheet: sheet.value, rules: rules.value });
}

export const printDuelOptions = (options: DuelOptions): string[] => [
  `edition=${options.edition}`,
  ...printChoices(SWITCHES, options, presetOf(options.edition, options.rules)),
  ...printSheet(options.sheet),
  `rules=${options.rules}`,
];
