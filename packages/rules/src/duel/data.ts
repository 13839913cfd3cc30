import { makeGrid } from '../core/grid.ts';
import type { Chosen } from '../core/options.ts';

/** Every printed fact of Duel's components, in one table: a correction from someone who owns the box is one edit. */

/** Dot, stripe, double dot, double stripe, full, quarters: the letters of the notation, a capital for a double. */
export const COATS = ['d', 's', 'D', 'S', 'f', 'q'] as const;
export type Coat = (typeof COATS)[number];

export const JOKER = '?';

/** How many crosses a face can show, one `+` each. */
const CROSSES = ['', '+', '++', '+++', '++++', '+++++', '++++++', '+++++++', '++++++++', '+++++++++'] as const;

/** A coat with a `+` for each cross. */
export type CoatFace = `${Coat}${(typeof CROSSES)[number]}`;
export type Face = CoatFace | typeof JOKER;

/** Every face a die can have, on the printed sheet or on one of a table's own. */
export const FACES: readonly Face[] = [
  JOKER,
  ...COATS.flatMap((coat) => CROSSES.map((crosses): CoatFace => `${coat}${crosses}`)),
];

/** `free`, `split`, `both` and `turn` stay in hand until used; `domains` and `cross` are lightning, resolved at once. */
export const POWERS = ['free', 'split', 'both', 'turn', 'domains', 'cross'] as const;
export type Power = (typeof POWERS)[number];

/** In the order a player resolves two of them. */
export const LIGHTNING: readonly Power[] = ['domains', 'cross'];

export type ByCoat<T> = Readonly<Record<Coat, T>>;

/** What is printed on dice and spellbook, or what a table plays instead. */
export interface Sheet {
  readonly dice: readonly (readonly Face[])[];
  readonly boxes: ByCoat<number>;
  readonly powers: ByCoat<Power>;
}

export const PRINTED_SHEET: Sheet = {
  dice: [
    ['?', 'd', 'd', 's', 'D+', 'S+'],
    ['d', 's', 'D+', 'S+', 'f', 'q'],
    ['d', 's', 'D', 'S', 'f++', 'q++'],
    ['?', 'd+', 's', 's+', 'D', 'S'],
  ],
  boxes: { d: 5, s: 5, D: 4, S: 4, f: 3, q: 3 },
  powers: { d: 'free', s: 'split', D: 'both', S: 'turn', f: 'domains', q: 'cross' },
};

export const FACES_PER_DIE = 6;

export const MAP = makeGrid(7, 5);
export const SQUARES_TO_FILL = MAP.size - 1;

/** What `domains` pays for each domain of its coat. */
export const POINTS_PER_DOMAIN = 3;

/** Where the printed rulebooks differ. */
export const SWITCHES = {
  /** A die ticks a box when it was drawn on the map, or already when the domino is formed. */
  ticks: ['drawn', 'formed'],
  /** What equality after the tie-break is called. */
  equal: ['draw', 'shared'],
  /** A full map ends the game when both have drawn or passed, before the spellbook, or after the whole round. */
  end: ['map', 'round'],
} as const;
export type Switches = Chosen<typeof SWITCHES>;

export const EDITION_NAMES = ['en', 'fr', 'es', 'pl'] as const;
export type Edition = (typeof EDITION_NAMES)[number];

export const EDITIONS = {
  en: { ticks: 'drawn', equal: 'draw', end: 'map' },
  fr: { ticks: 'formed', equal: 'draw', end: 'map' },
  es: { ticks: 'formed', equal: 'draw', end: 'map' },
  pl: { ticks: 'drawn', equal: 'shared', end: 'round' },
} as const satisfies Record<Edition, Switches>;

/** The edition for a reader of a language, given as `pl` or `pl-PL`: the one printed in it, else the English one. */
export function editionFor(language: string): Edition {
  const [primary] = language.toLowerCase().split('-');
  return EDITION_NAMES.find((edition) => edition === primary) ?? 'en';
}

export const isCoat = (text: string): text is Coat => (COATS as readonly string[]).includes(text);
/** A joker has no cross: one character, like a coat without any. */
export const crossesOf = (face: Face): number => face.length - 1;
/** The joker has no coat of its own. */
export const coatOf = (face: CoatFace): Coat => face[0] as Coat;
export const isFace = (text: string): text is Face => (FACES as readonly string[]).includes(text);
