import type {
  Illegal,
  IllegalCode,
  OptionCode,
  OptionError,
  ParseCode,
  ParseError,
  RecordProblem,
} from '@castellan/rules';

/** What the codes of the rules say to a person at a terminal. */

const ILLEGAL: Readonly<Record<IllegalCode, string>> = {
  'game-over': 'the game is over',
  'not-now': 'this is not the moment for that',
  malformed: 'that is not an action of this game',
  'not-canonical': 'only the canonical spelling counts: in order, each thing once',
  'off-board': 'there is no such square',
  'castle-square': 'the castle stands there',
  occupied: 'that square is taken',
  'same-square': 'two squares are needed',
  apart: 'the two squares do not share an edge',
  'not-connected': 'nothing there touches the castle or its own kind',
  'not-a-face': 'that die has no such face',
  'die-taken': 'that die is taken',
  'two-dice': 'two dice are to be picked',
  'power-not-owned': 'that power is not in hand',
  'turn-once': 'only one die can be turned',
  'castle-once': 'the castle gives one cross, to one die',
  'castle-spent': 'the castle bonus is spent',
  'not-your-dice': 'these are not your dice',
  'must-place': 'the dice can be placed without a power, so they must be placed',
  'nothing-drawn': 'nothing is drawn there',
  'not-in-deck': 'that domino is not there to be had',
  'no-king-left': 'that player has no king left in the hand',
  'domino-taken': 'a king stands on that domino',
  'not-your-domino': 'it is the turn of another domino',
  'outside-bound': 'the kingdom would become too wide or too tall',
  'can-be-placed': 'the domino can be placed, so it must be placed',
};

const PARSE: Readonly<Record<ParseCode, string>> = {
  'unknown-action': 'no such action',
  'missing-word': 'a word is missing',
  'extra-word': 'a word too many',
  'bad-number': 'not a number that exists here',
  'bad-square': 'no such square',
  'bad-coat': 'no such coat of arms',
  'bad-face': 'no such face',
  'bad-token': 'not a die on a square',
  'not-canonical': 'only the canonical spelling counts',
  'too-long': 'too long for an action',
};

const OPTION: Readonly<Record<OptionCode, string>> = {
  'unknown-option': 'no such option',
  'repeated-option': 'given twice',
  'missing-value': 'a value is missing: write NAME=VALUE',
  'bad-value': 'no such value',
  'deck-too-small': 'size=7 needs deck=base',
  'six-faces': 'a die has six faces',
  'bad-face': 'no such face',
  'bad-boxes': 'a line has 1 to 20 boxes',
  'bad-coat': 'write COAT:VALUE with one of d s D S f q',
  'unknown-power': 'no such power',
  'power-repeated': 'each power stands on one line only',
  'unknown-rules': 'another version of the rules',
};

const printable = (text: string): string => text.replace(/\p{C}/gu, '?');

export function tellIllegal({ code, square, power, number }: Illegal): string {
  const about = [square, power, number].filter((detail) => detail !== undefined);
  return `${code}: ${ILLEGAL[code]}${about.length > 0 ? ` (${printable(about.join(' '))})` : ''}`;
}

export const tellParse = ({ code, at, found }: ParseError): string =>
  `${code}: ${PARSE[code]} at column ${at + 1}${found === '' ? '' : ` (${printable(found)})`}`;

export const tellOption = ({ code, option, value }: OptionError): string =>
  printable(`option ${option}${value === '' ? '' : `=${value}`}: ${OPTION[code]}`);

export function tellRecord(problem: RecordProblem): string {
  switch (problem.kind) {
    case 'option':
      return tellOption(problem.error);
    case 'parse':
      return tellParse(problem.error);
    case 'illegal':
      return `illegal ${tellIllegal(problem.error)}`;
    case 'tag':
      return `not a tag of the form [Name "value"] (${printable(problem.found)})`;
    case 'no-new':
      return 'a record begins with the new command';
    case 'unknown-game':
      return `unknown game ${printable(problem.found)}`;
    case 'too-long':
      return `${problem.found} lines are too many for a record`;
  }
}
