import { excerpt, type OptionCode, type OptionError } from './errors.ts';
import { type Err, err, ok, type Result } from './result.ts';

export const optionError = (code: OptionCode, option: string, value: string): Err<OptionError> =>
  err({ code, option: excerpt(option), value: excerpt(value) });

/** The words without the rules version: what the players chose. A game begun with them is played by the newest rules. */
export const chosenOptions = (words: readonly string[]): string[] => words.filter((word) => !word.startsWith('rules='));

/** The rules version among the words of a game, as they are printed. */
export const rulesVersionOf = (words: readonly string[]): number =>
  Number(words.find((word) => word.startsWith('rules='))?.slice('rules='.length));

/** Splits `name=value` words; each name must be known and stand once. */
export function splitOptions(
  words: readonly string[],
  known: readonly string[],
): Result<ReadonlyMap<string, string>, OptionError> {
  const values = new Map<string, string>();
  for (const word of words) {
    const equals = word.indexOf('=');
    const name = equals < 0 ? word : word.slice(0, equals);
    const value = equals < 0 ? '' : word.slice(equals + 1);
    if (!known.includes(name)) return optionError('unknown-option', name, value);
    if (value === '') return optionError('missing-value', name, '');
    if (values.has(name)) return optionError('repeated-option', name, value);
    values.set(name, value);
  }
  return ok(values);
}

/** The value of an option that takes one of a few words, or its default. */
export function oneOf<T extends string>(
  values: ReadonlyMap<string, string>,
  name: string,
  allowed: readonly T[],
  otherwise: T,
): Result<T, OptionError> {
  const value = values.get(name);
  if (value === undefined) return ok(otherwise);
  const found = allowed.find((word) => word === value);
  return found === undefined ? optionError('bad-value', name, value) : ok(found);
}

/** The rules version of a game, by default the last of the known ones. A record of an unknown version is refused: these rules could change what happened. */
export function readRulesVersion<V extends number>(
  values: ReadonlyMap<string, string>,
  known: readonly [...V[], V],
): Result<V, OptionError> {
  const value = values.get('rules');
  const version = value === undefined ? known.at(-1) : known.find((number) => String(number) === value);
  return version === undefined ? optionError('unknown-rules', 'rules', value ?? '') : ok(version);
}
