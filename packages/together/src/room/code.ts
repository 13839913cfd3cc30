/** Codes that people read aloud across a room: consonant, vowel, consonant, vowel, consonant. */

const CONSONANTS = 'BCDFGHJKLMNPRSTVWZ';
/** Without I and O, which look like digits. */
const VOWELS = 'AEUY';
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A number below the limit, as `Below` of the rules. */
type Below = (limit: number) => number;

const pick = (letters: string, below: Below): string => letters[below(letters.length)]!;

/** A code of a room: 93,312 of them. */
export const newRoomCode = (below: Below): string =>
  [CONSONANTS, VOWELS, CONSONANTS, VOWELS, CONSONANTS].map((letters) => pick(letters, below)).join('');

/** A code by which a player of a room returns on another device. */
export const newPlayerCode = (below: Below): string => [1, 2, 3, 4].map(() => pick(LETTERS, below)).join('');

/** What a person typed as a code: capital letters alone. */
export const tidyCode = (text: string): string => text.toUpperCase().replace(/[^A-Z]/g, '');

export const isRoomCode = (text: string): boolean =>
  new RegExp(`^([${CONSONANTS}][${VOWELS}]){2}[${CONSONANTS}]$`).test(text);
