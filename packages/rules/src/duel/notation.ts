import type { ParseError } from '../core/errors.ts';
import { isSquareOf } from '../core/grid.ts';
import { type Err, ok, type Result } from '../core/result.ts';
import { countWords, parseError, splitWords, type Word, wholeNumber } from '../core/words.ts';
import type { DuelAction, Token } from './action.ts';
import { isCoat, isFace, MAP } from './data.ts';

const DICE = 4;

export function printDuelAction(action: DuelAction): string {
  switch (action.type) {
    case 'roll':
      return `roll ${action.faces.join(' ')}`;
    case 'pick':
      return `pick ${action.dice.join(' ')}`;
    case 'place':
      return `place ${printToken(action.tokens[0])} ${printToken(action.tokens[1])}`;
    case 'pass':
      return 'pass';
    case 'bonus':
      return `bonus ${action.coat}`;
    case 'cross':
      return `cross ${action.square}`;
  }
}

export const printToken = (token: Token): string =>
  `${token.turned ? '~' : ''}${token.joker ? '?' : ''}${token.coat}${'+'.repeat(token.crosses)}${token.castle ? '^' : ''}@${token.square}`;

export function parseDuelAction(text: string): Result<DuelAction, ParseError> {
  const words = splitWords(text);
  if (!Array.isArray(words)) return words;
  const [verb, first, second] = words as [Word, Word, Word];
  switch (verb.text) {
    case 'roll':
      return countWords(words, DICE) ?? parseRoll(words.slice(1));
    case 'pick':
      return countWords(words, words.length > 2 ? 2 : 1) ?? parsePick(words.slice(1));
    case 'place':
      return countWords(words, 2) ?? parsePlace(first, second);
    case 'pass':
      return countWords(words, 0) ?? ok({ type: 'pass' });
    case 'bonus':
      return countWords(words, 1) ?? parseBonus(first);
    case 'cross':
      return countWords(words, 1) ?? parseCross(first);
    default:
      return parseError('unknown-action', 0, verb.text);
  }
}

function parseRoll(words: readonly Word[]): Result<DuelAction, ParseError> {
  const faces = words.map(({ text }) => text).filter(isFace);
  const wrong = words.find(({ text }) => !isFace(text));
  return wrong ? parseError('bad-face', wrong.at, wrong.text) : ok({ type: 'roll', faces });
}

function parsePick(words: readonly Word[]): Result<DuelAction, ParseError> {
  const dice: number[] = [];
  for (const { text, at } of words) {
    const number = wholeNumber(text);
    if (number === null || number < 1 || number > DICE) return parseError('bad-number', at, text);
    const before = dice[dice.length - 1];
    if (before !== undefined && before >= number) return parseError('not-canonical', at, text);
    dice.push(number);
  }
  return ok({ type: 'pick', dice });
}

function parsePlace(first: Word, second: Word): Result<DuelAction, ParseError> {
  const one = parseToken(first);
  if (!one.ok) return one;
  const two = parseToken(second);
  if (!two.ok) return two;
  // Same length, letter before digit: the order of the text is the order of the squares.
  if (one.value.square >= two.value.square) return parseError('not-canonical', second.at, second.text);
  return ok({ type: 'place', tokens: [one.value, two.value] });
}

function parseToken({ text, at }: Word): Result<Token, ParseError> {
  const parts = /^(~?)(\??)([dsDSfq])(\+*)(\^?)@(.*)$/.exec(text);
  if (!parts) return parseError('bad-token', at, text);
  const [, turned, joker, coat, crosses, castle, square] = parts as unknown as string[];
  const own = crosses!.length - castle!.length;
  if (!isCoat(coat!) || own < 0 || (joker && own > 0)) return parseError('bad-token', at, text);
  if (!isSquareOf(MAP, square!)) return parseError('bad-square', at + text.length - square!.length, square!);
  return ok({
    turned: turned !== '',
    joker: joker !== '',
    coat,
    crosses: crosses!.length,
    castle: castle !== '',
    square,
  });
}

const parseBonus = ({ text, at }: Word): Result<DuelAction, ParseError> =>
  isCoat(text) ? ok({ type: 'bonus', coat: text }) : parseError('bad-coat', at, text);

const parseCross = ({ text, at }: Word): Result<DuelAction, ParseError> | Err<ParseError> =>
  isSquareOf(MAP, text) ? ok({ type: 'cross', square: text }) : parseError('bad-square', at, text);
