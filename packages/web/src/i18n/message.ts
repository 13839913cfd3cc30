/** A message is a sentence with `{name}` places, or one sentence for each CLDR plural form of `{n}`. */
export type Plural = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;
export type Message = string | Plural;
export type Messages = Readonly<Record<string, Message>>;

/** A language is a file of its own, so that a page loads no list of the files of the others. */
export interface Language {
  readonly common: Messages;
  /** What the table of each game says, by the path of its file. */
  readonly words: Readonly<Record<string, () => Promise<{ readonly default: Messages }>>>;
  /** The other areas, by the path of their file: one file, which every screen but the first two loads. */
  readonly areas: () => Promise<{ readonly default: Readonly<Record<string, Messages>> }>;
}

/** What a small game says: all of it is in its `common.ts`, each key behind its name. */
export const wordsIn = (common: Messages, game: string): Messages =>
  Object.fromEntries(
    Object.entries(common).flatMap(([key, message]) =>
      key.startsWith(`${game}.`) ? [[key.slice(game.length + 1), message]] : [],
    ),
  );

/** What every other language must offer for an area: the same keys, and plurals where English has them. */
export type Translation<English extends Messages> = {
  readonly [Key in keyof English]: English[Key] extends string ? string : Plural;
};

type Places<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Places<Rest> : never;
type PlacesOf<M> = M extends string ? Places<M> : Places<M[keyof M]> | 'n';

/** A picture inside a sentence. It is read as its words. */
export interface Picture {
  readonly text: string;
  readonly drawn: readonly { readonly art: string; readonly marks: number }[];
  /** What a mark on it looks like. */
  readonly mark: string;
  /** A number that stands before or after it. */
  readonly before?: string;
  readonly after?: string;
}

/** What a player reads: words with pictures among them. */
export type Sentence = readonly (string | Picture)[];

/** A player whose name has an article or cases: inside a sentence, "of", "to". */
export interface Called {
  readonly forms: readonly string[];
}

type Value = string | number | Picture | Sentence | Called;

/** The values a message needs, by the places its English text names. */
export type Values<M> = { readonly [Name in PlacesOf<M>]: Name extends 'n' ? number | Picture : Value };

/** A sentence without its pictures. */
export const textOf = (sentence: Sentence): string =>
  sentence.map((part) => (typeof part === 'string' ? part : part.text)).join('');

/** One sentence after the other. */
export const together = (sentences: readonly Sentence[]): Sentence =>
  sentences.flatMap((sentence, index) => (index === 0 ? sentence : [' ', ...sentence]));

export const capital = (text: string, language?: string): string =>
  text.charAt(0).toLocaleUpperCase(language) + text.slice(1);

const CASES = ['', 'of', 'to'];
const BEGINS = /(^|[.!?…] |[¿¡«“„]\s?)$/;

export function fill(
  message: Message,
  values: Readonly<Record<string, Value>>,
  rules: Intl.PluralRules,
  numbers: Intl.NumberFormat,
  /** The cases of a name as it was typed. */
  typed = '{name}|{name}|{name}',
): Sentence {
  const text = typeof message === 'string' ? message : (message[rules.select(Number(values.n))] ?? message.other);
  const filled: (string | Picture)[] = [];
  const begins = () => BEGINS.test(textOf(filled));
  const pieces = text.split(/\{([\w.]+)\}/);
  for (let at = 0; at < pieces.length; at++) {
    if (at % 2 === 0) {
      if (pieces[at] !== '') filled.push(pieces[at]!);
      continue;
    }
    const [name = '', form = ''] = pieces[at]!.split('.');
    const value = values[name];
    const which = CASES.indexOf(form);
    if (value === undefined) filled.push(`{${pieces[at]}}`);
    else if (typeof value === 'number') filled.push(numbers.format(value));
    else if (typeof value === 'string') {
      const said = which > 0 ? typed.split('|')[which]!.replace('{name}', value) : value;
      filled.push(which > 0 && begins() ? capital(said) : said);
    } else if ('forms' in value) {
      const said = value.forms[which] ?? value.forms[0]!;
      filled.push(begins() ? capital(said) : said);
    } else if ('text' in value) filled.push(value);
    else filled.push(...value);
  }
  return filled;
}
