import type { OptionError } from '../core/errors.ts';
import { oneOf, optionError, readRulesVersion, splitOptions } from '../core/options.ts';
import { ok, type Result } from '../core/result.ts';
import { EDITION_NAMES, EDITIONS, type Edition, type Sheet, type Switches } from './data.ts';
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

const KNOWN = ['edition', 'ticks', 'equal', 'end', ...SHEET_OPTIONS, 'rules'];

/** What an edition says, by a version of the rules. */
const presetOf = (edition: Edition, rules: RulesVersion): Switches =>
  rules === 1 ? { ...EDITIONS[edition], end: 'round' } : EDITIONS[edition];

/** An option of its own beats what the edition says. */
export function parseDuelOptions(words: readonly string[]): Result<DuelOptions, OptionError> {
  const split = splitOptions(words, KNOWN);
  if (!split.ok) return split;
  const values = split.value;
  const rules = readRulesVersion<RulesVersion>(values, RULES_VERSIONS);
  if (!rules.ok) return rules;
  const edition = oneOf(values, 'edition', EDITION_NAMES, 'en');
  if (!edition.ok) return edition;
  const preset = presetOf(edition.value, rules.value);
  const ticks = oneOf(values, 'ticks', ['drawn', 'formed'], preset.ticks);
  if (!ticks.ok) return ticks;
  const equal = oneOf(values, 'equal', ['draw', 'shared'], preset.equal);
  if (!equal.ok) return equal;
  const end = oneOf(values, 'end', ['map', 'round'], preset.end);
  if (!end.ok) return end;
  if (rules.value === 1 && values.has('end')) return optionError('unknown-option', 'end', end.value);
  const sheet = parseSheet(values);
  if (!sheet.ok) return sheet;
  return ok({
    edition: edition.value,
    ticks: ticks.value,
    equal: equal.value,
    end: end.value,
    sheet: sheet.value,
    rules: rules.value,
  });
}

export function printDuelOptions(options: DuelOptions): string[] {
  const preset = presetOf(options.edition, options.rules);
  const words = [`edition=${options.edition}`];
  if (options.ticks !== preset.ticks) words.push(`ticks=${options.ticks}`);
  if (options.equal !== preset.equal) words.push(`equal=${options.equal}`);
  if (options.end !== preset.end) words.push(`end=${options.end}`);
  return [...words, ...printSheet(options.sheet), `rules=${options.rules}`];
}
