import { excerpt, type ParseCode, type ParseError } from './errors.ts';
import { type Err, err } from './result.ts';

/** A word of a line and the column it begins at. */
export interface Word {
  readonly text: string;
  readonly at: number;
}

/** No action of either game comes near this; longer text is refused unread. */
const LONGEST_ACTION = 200;

/** The words of an action, which are separated by exactly one space: only the canonical spelling is legal. */
export function splitWords(text: string): Word[] | Err<ParseError> {
  if (text.length > LONGEST_ACTION) return parseError('too-long', 0, text);
  const words: Word[] = [];
  let at = 0;
  for (const word of text.split(' ')) {
    if (word === '' && text !== '') return parseError('not-canonical', at, ' ');
    words.push({ text: word, at });
    at += word.length + 1;
  }
  return words;
}

export const parseError = (code: ParseCode, at: number, found: string): Err<ParseError> =>
  err({ code, at, found: excerpt(found) });

/** Complains about the first missing or extra word; null if there are exactly `count` words after the verb. */
export function countWords(words: readonly Word[], count: number): Err<ParseError> | null {
  if (words.length - 1 < count) {
    const last = words[words.length - 1]!;
    return parseError('missing-word', last.at + last.text.length, '');
  }
  const extra = words[count + 1];
  return extra ? parseError('extra-word', extra.at, extra.text) : null;
}

/** A whole number without sign or leading zero, or null. */
export const wholeNumber = (text: string): number | null => (/^(0|[1-9]\d{0,8})$/.test(text) ? Number(text) : null);
