import type { ParseError } from '../core/errors.ts';
import { isSquareOf } from '../core/grid.ts';
import { ok, type Result } from '../core/result.ts';
import { countWords, parseError, splitWords, type Word, wholeNumber } from '../core/words.ts';
import type { DiscoveryAction } from './action.ts';
import { BOARDS, DECKS, LINE_LENGTH } from './data.ts';

export function printDiscoveryAction(action: DiscoveryAction): string {
  switch (action.type) {
    case 'line':
      return `line ${action.dominoes.join(' ')}`;
    case 'king':
      return `king ${action.seat}`;
    case 'pick':
      return `pick ${action.domino}`;
    case 'place':
      return `place ${action.domino} ${action.squares[0]} ${action.squares[1]}`;
    case 'discard':
      return 'discard';
  }
}

export function parseDiscoveryAction(text: string): Result<DiscoveryAction, ParseError> {
  const words = splitWords(text);
  if (!Array.isArray(words)) return words;
  const [verb, first, second, third] = words as [Word, Word, Word, Word];
  switch (verb.text) {
    case 'line':
      return countWords(words, LINE_LENGTH) ?? parseLine(words.slice(1));
    case 'king':
      return countWords(words, 1) ?? parseKing(first);
    case 'pick':
      return countWords(words, 1) ?? parsePick(first);
    case 'place':
      return countWords(words, 3) ?? parsePlace(first, second, third);
    case 'discard':
      return countWords(words, 0) ?? ok({ type: 'discard' });
    default:
      return parseError('unknown-action', 0, verb.text);
  }
}

function parseDomino({ text, at }: Word): Result<number, ParseError> {
  const number = wholeNumber(text);
  const exists = number !== null && number >= 1 && number <= DECKS.base.length;
  return exists ? ok(number) : parseError('bad-number', at, text);
}

function parseLine(words: readonly Word[]): Result<DiscoveryAction, ParseError> {
  const dominoes: number[] = [];
  for (const word of words) {
    const number = parseDomino(word);
    if (!number.ok) return number;
    if (number.value <= (dominoes.at(-1) ?? 0)) return parseError('not-canonical', word.at, word.text);
    dominoes.push(number.value);
  }
  return ok({ type: 'line', dominoes });
}

function parseKing({ text, at }: Word): Result<DiscoveryAction, ParseError> {
  if (text === '1') return ok({ type: 'king', seat: 1 });
  return text === '2' ? ok({ type: 'king', seat: 2 }) : parseError('bad-number', at, text);
}

function parsePick(word: Word): Result<DiscoveryAction, ParseError> {
  const domino = parseDomino(word);
  return domino.ok ? ok({ type: 'pick', domino: domino.value }) : domino;
}

function parsePlace(number: Word, left: Word, right: Word): Result<DiscoveryAction, ParseError> {
  const domino = parseDomino(number);
  if (!domino.ok) return domino;
  // Names of the large board include those of the small one; which board it is, the game decides.
  const [one, two] = [left.text, right.text];
  if (!isSquareOf(BOARDS[7], one)) return parseError('bad-square', left.at, one);
  if (!isSquareOf(BOARDS[7], two)) return parseError('bad-square', right.at, two);
  return ok({ type: 'place', domino: domino.value, squares: [one, two] });
}
