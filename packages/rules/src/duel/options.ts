import type { OptionError } from '../core/errors.ts';
import { checkRulesVersion, oneOf, splitOptions } from '../core/options.ts';
import { ok, type Result } from '../core/result.ts';
import { EDITION_NAMES, EDITIONS, type Edition, type Sheet, type Switches } from './data.ts';
import { parseSheet, printSheet, SHEET_OPTIONS } from './sheet.ts';

export interface DuelOptions extends Switches {
  readonly edition: Edition;
  readonly sheet: Sheet;
}

export const RULES_VERSION = 1;

const KNOWN = ['edition', 'ticks', 'equal', ...SHEET_OPTIONS, 'rules'];

/** An option of its own beats what the edition says. */
export function parseDuelOptions(words: readonly string[]): Result<DuelOptions, OptionError> {
  const split = splitOptions(words, KNOWN);
  if (!split.ok) return split;
  const values = split.value;
  const version = checkRulesVersion(values, RULES_VERSION);
  if (version) return version;
  const edition = oneOf(values, 'edition', EDITION_NAMES, 'en');
  if (!edition.ok) return edition;
  const preset: Switches = EDITIONS[edition.value];
  const ticks = oneOf(values, 'ticks', ['drawn', 'formed'], preset.ticks);
  if (!ticks.ok) return ticks;
  const equal = oneOf(values, 'equal', ['draw', 'shared'], preset.equal);
  if (!equal.ok) return equal;
  const sheet = parseSheet(values);
  if (!sheet.ok) return sheet;
  return ok({ edition: edition.value, ticks: ticks.value, equal: equal.value, sheet: sheet.value });
}

export function printDuelOptions(options: DuelOptions): string[] {
  const preset: Switches = EDITIONS[options.edition];
  const words = [`edition=${options.edition}`];
  if (options.ticks !== preset.ticks) words.push(`ticks=${options.ticks}`);
  if (options.equal !== preset.equal) words.push(`equal=${options.equal}`);
  return [...words, ...printSheet(options.sheet), `rules=${RULES_VERSION}`];
}
