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

/** The options of a game that take one of a few values, in the order in which they are printed. The first value is the usual one. */
export type Choices = Readonly<Record<string, readonly OptionValue[]>>;
/** Printed as it is, a boolean as `on` or `off`. */
export type OptionValue = string | number | boolean;
/** One value for each option of a list. */
export type Chosen<List extends Choices> = { readonly [Name in keyof List]: List[Name][number] };

const wordOf = (value: OptionValue): string => (typeof value === 'boolean' ? (value ? 'on' : 'off') : String(value));

/** The chosen values of a list; `usual` replaces the usual value of an option. */
export function readChoices<List extends Choices>(
  list: List,
  values: ReadonlyMap<string, string>,
  usual: Partial<Chosen<List>> = {},
): Result<Chosen<List>, OptionError> {
  const chosen = new Map<string, OptionValue>();
  for (const [name, allowed] of Object.entries(list)) {
    const word = values.get(name);
    const value = word === undefined ? (usual[name] ?? allowed[0]) : allowed.find((one) => wordOf(one) === word);
    if (value === undefined) return optionError('bad-value', name, word ?? '');
    chosen.set(name, value);
  }
  return ok(Object.fromEntries(chosen) as Chosen<List>);
}

/** The options of a list whose value is not the usual one. */
export const changedChoices = <List extends Choices>(
  list: List,
  chosen: Chosen<List>,
  usual: Partial<Chosen<List>> = {},
): (keyof List & string)[] => Object.keys(list).filter((name) => chosen[name] !== (usual[name] ?? list[name]![0]));

/** A word for each option whose value is not the usual one. */
export const printChoices = <List extends Choices>(
  list: List,
  chosen: Chosen<List>,
  usual: Partial<Chosen<List>> = {},
): string[] => changedChoices(list, chosen, usual).map((name) => `${name}=${wordOf(chosen[name]!)}`);

/** The rules version of a game, by default the last of the known ones. A record of an unknown version is refused: these rules could change what happened. */
export function readRulesVersion<V extends number>(
  values: ReadonlyMap<string, string>,
  known: readonly [...V[], V],
): Result<V, OptionError> {
  const value = values.get('rules');
  const version = value === undefined ? known.at(-1) : known.find((number) => String(number) === value);
  return version === undefined ? optionError('unknown-rules', 'rules', value ?? '') : ok(version);
}
