import type { GameName } from '@castellan/rules';
import { computed, signal } from '@preact/signals';
import { storage } from '../ui/storage.ts';
import type about from './en/about.ts';
import type box from './en/box.ts';
import type common from './en/common.ts';
import type course from './en/course.ts';
import type daily from './en/daily.ts';
import type explorer from './en/explorer.ts';
import type finale from './en/finale.ts';
import type guess from './en/guess.ts';
import type home from './en/home.ts';
import type learn from './en/learn.ts';
import type levels from './en/levels.ts';
import type online from './en/online.ts';
import type openings from './en/openings.ts';
import type puzzles from './en/puzzles.ts';
import type records from './en/records.ts';
import type room from './en/room.ts';
import type rulesText from './en/rules.ts';
import type same from './en/same.ts';
import type setup from './en/setup.ts';
import type share from './en/share.ts';
import type study from './en/study.ts';
import type together from './en/together.ts';
import type why from './en/why.ts';
import type worth from './en/worth.ts';
import { fill, type Message, type Messages, type Sentence, textOf, type Values } from './message.ts';
import { messagesOf } from './messages-of.ts';

/** Each language is the folder of its name, and its line here. */
export const LOCALE_NAMES = {
  en: 'English',
  fr: 'Français',
  pl: 'Polski',
  es: 'Español',
  de: 'Deutsch',
} as const;
export type Locale = keyof typeof LOCALE_NAMES;
export const LOCALES = Object.keys(LOCALE_NAMES) as Locale[];

/**
 * One file per area and language, so that a screen loads only the sentences it speaks. Each game adds its own
 * areas: `GAME` is `en/GAME/words.ts`, what its table says; `GAME/lesson` is `en/GAME/lesson.ts`. `GAME/first` is the
 * part of `GAME` that a new game needs before its first action; its keys are keys of `GAME`.
 */
export interface Areas {
  /** With what the start page says of each game, from `en/GAME/common.ts`. */
  readonly common: typeof common & Readonly<Record<`${GameName}.line`, string>>;
  readonly guess: typeof guess;
  readonly home: typeof home;
  readonly levels: typeof levels;
  readonly learn: typeof learn;
  readonly records: typeof records;
  readonly rules: typeof rulesText;
  readonly box: typeof box;
  readonly online: typeof online;
  readonly course: typeof course;
  readonly daily: typeof daily;
  readonly same: typeof same;
  readonly finale: typeof finale;
  readonly room: typeof room;
  readonly puzzles: typeof puzzles;
  readonly openings: typeof openings;
  readonly explorer: typeof explorer;
  readonly setup: typeof setup;
  readonly share: typeof share;
  readonly study: typeof study;
  readonly together: typeof together;
  readonly why: typeof why;
  readonly worth: typeof worth;
  readonly about: typeof about;
}
export type Area = keyof Areas;

type KeysOf<A extends Area> = `${A}.${keyof Areas[A] & string}`;
export type Key = { [A in Area]: KeysOf<A> }[Area];
type MessageAt<K extends Key> = K extends `${infer A extends Area}.${infer Name}`
  ? Areas[A][Name & keyof Areas[A]]
  : never;

/** Keys whose sentence needs no values: what a label, a prompt or a table of keys may hold. */
export type PlainKey = { [K in Key]: keyof Values<MessageAt<K>> extends never ? K : never }[Key];

const loaded = signal<Readonly<Record<string, Messages>>>({});

export const locale = signal<Locale>(startLocale());

const rules = computed(() => new Intl.PluralRules(locale.value));
const numbers = computed(() => new Intl.NumberFormat(locale.value));

function startLocale(): Locale {
  const known = (tag: string | null): Locale | undefined => LOCALES.find((name) => tag?.toLowerCase().startsWith(name));
  const asked = storage.get('castellan.locale');
  const wanted = typeof navigator === 'undefined' ? [] : navigator.languages;
  return known(asked) ?? wanted.map(known).find((found) => found !== undefined) ?? 'en';
}

const needed = new Set<Area>(['common']);

/** Loads the sentences of these areas in the language of the page; a screen waits for it before it shows. */
export async function loadAreas(...areas: readonly Area[]): Promise<void> {
  for (const area of areas) needed.add(area);
  await load(locale.value);
}

async function load(wanted: Locale): Promise<void> {
  const missing = [...needed].filter((area) => loaded.peek()[`${wanted}/${area}`] === undefined);
  const found = await Promise.all(
    missing.map(async (area) => [`${wanted}/${area}`, await messagesOf(area, wanted)] as const),
  );
  if (found.length > 0) loaded.value = { ...loaded.peek(), ...Object.fromEntries(found) };
}

/** Speaks a language for this visit alone, before anything is loaded. */
export function speak(language: Locale): void {
  locale.value = language;
}

let chosen: Locale;

/** Of languages chosen one after another the last counts, whichever comes first. */
export async function setLocale(next: Locale): Promise<void> {
  chosen = next;
  await load(next);
  if (chosen !== next) return;
  locale.value = next;
  document.documentElement.lang = next;
  storage.set('castellan.locale', next);
}

function messageAt(key: Key): Message | undefined {
  const dot = key.indexOf('.');
  const area = `${locale.value}/${key.slice(0, dot)}`;
  const name = key.slice(dot + 1);
  return (loaded.value[area] ?? loaded.value[`${area}/first`])?.[name];
}

type ValuesFor<K extends Key> = keyof Values<MessageAt<K>> extends never ? [] : [Values<MessageAt<K>>];

/** The sentence for a key in the language of the page, with its pictures. Read in a component, it follows the language. */
export function say<K extends Key>(key: K, ...[values]: ValuesFor<K>): Sentence {
  const message = messageAt(key);
  return message === undefined
    ? [key]
    : fill(message, values ?? {}, rules.value, numbers.value, messageAt('common.typedName') as string);
}

/** The same in words alone. */
export const t = <K extends Key>(key: K, ...values: ValuesFor<K>): string => textOf(say(key, ...values));

/** Between a label and what it labels. French sets a space before it. */
export const colon = (): string => (locale.value === 'fr' ? '\u00a0: ' : ': ');

export const formatNumber = (value: number): string => numbers.value.format(value);

/** A gain or loss with its sign, a true minus included. */
export const formatSigned = (value: number): string =>
  new Intl.NumberFormat(locale.value, { signDisplay: 'always' }).format(value);

/** A conjunction of one letter (Polish i, Spanish y) stays with the word that it joins. */
export function sayList(items: readonly Sentence[]): Sentence {
  let next = 0;
  return new Intl.ListFormat(locale.value, { type: 'conjunction' })
    .formatToParts(items.map(textOf))
    .flatMap(({ type, value }) => (type === 'literal' ? value.replace(/( .) $/, '$1\u00a0') : items[next++]!));
}

export const formatList = (items: readonly string[]): string => textOf(sayList(items.map((item) => [item])));
