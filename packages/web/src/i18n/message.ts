/** A message is a sentence with `{name}` places, or one sentence for each CLDR plural form of `{n}`. */
export type Plural = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;
export type Message = string | Plural;
export type Messages = Readonly<Record<string, Message>>;

type Files = Readonly<Record<string, () => Promise<{ readonly default: Messages }>>>;

/** A language is a file of its own, so that a page loads no list of the files of the others. */
export interface Language {
  readonly common: Messages;
  /** What the table of each game says, by the path of its file. */
  readonly words: Files;
  /** The other areas, by the path of their file. */
  readonly areas: () => Promise<{ readonly default: Files }>;
}

/** What every other language must offer for an area: the same keys, and plurals where English has them. */
export type Translation<English extends Messages> = {
  readonly [Key in keyof English]: English[Key] extends string ? string : Plural;
};

type Places<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Places<Rest> : never;
type PlacesOf<M> = M extends string ? Places<M> : Places<M[keyof M]> | 'n';

/** The values a message needs, by the places its English text names. */
export type Values<M> = { readonly [Name in PlacesOf<M>]: Name extends 'n' ? number : string | number };

export function fill(
  message: Message,
  values: Readonly<Record<string, string | number>>,
  rules: Intl.PluralRules,
  numbers: Intl.NumberFormat,
): string {
  const text = typeof message === 'string' ? message : (message[rules.select(Number(values.n))] ?? message.other);
  return text.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name];
    if (value === undefined) return place;
    return typeof value === 'number' ? numbers.format(value) : value;
  });
}
