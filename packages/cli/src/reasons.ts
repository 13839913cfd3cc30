import {
  GAME_NAMES,
  type Illegal,
  type IllegalCode,
  type OptionCode,
  type OptionError,
  type ParseCode,
  type ParseError,
  type PositionCode,
  type PositionError,
  type RecordProblem,
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

const POSITION: Readonly<Record<PositionCode | OptionCode, string>> = {
  ...OPTION,
  'unknown-game': 'a position begins with the name of a game',
  'too-long': 'too long for a position',
  unreadable: 'that cannot be read',
  'not-canonical': 'only the canonical spelling counts',
  'bad-rows': 'all rows of a board are equally wide',
  'no-castle': 'a board shows one castle',
  'outside-bound': 'the board is wider or taller than it can be',
  'odd-squares': 'dominoes cover two squares each',
  'too-many-marks': 'a square shows more crosses or crowns than it can have',
  'wrong-seat': 'it cannot be the turn of this player',
  'wrong-moment': 'this cannot be at this moment of the game',
  'should-be-over': 'a map was full before this round, so the game is over',
  'not-a-face': 'a die has no such face',
  'wrong-takers': 'the dice are not taken as they are at this moment',
  'too-many-ticks': 'more ticks than boxes',
  'line-won-twice': 'both players have filled one line',
  'power-not-won': 'this player has not won that power',
  'bonus-missing': 'the coat for domains has to be named',
  'nothing-drawn': 'there is nothing to add a cross to',
  'not-in-deck': 'no such domino',
  'domino-twice': 'a domino is in two places',
  'wrong-lines': 'lines of four dominoes do not add up to this',
  'wrong-kings': 'each player has two kings, and they are not where they can be',
  'wrong-count': 'a kingdom does not hold as many dominoes as its player has had',
  'not-connected': 'a part of the kingdom does not touch the rest',
};

const printable = (text: string): string => text.replace(/\p{C}/gu, '?');

export function tellIllegal({ code, square, power, number }: Illegal): string {
  const about = [square, power, number].filter((detail) => detail !== undefined);
  return `${code}: ${ILLEGAL[code]}${about.length > 0 ? ` (${printable(about.join(' '))})` : ''}`;
}

export const tellParse = ({ code, at, found }: ParseError): string =>
  `${code}: ${PARSE[code]} at column ${at + 1}${found === '' ? '' : ` (${printable(found)})`}`;

const asWritten = ({ option, value }: OptionError): string => printable(`${option}${value === '' ? '' : `=${value}`}`);

/** For a person who typed a command. */
export const tellOption = (error: OptionError): string => `option ${asWritten(error)}: ${OPTION[error.code]}`;

/** For a program: the code first. */
export const tellOptionCode = (error: OptionError): string =>
  `option ${error.code}: ${OPTION[error.code]} (${asWritten(error)})`;

export const tellUnknownGame = (name: string): string =>
  `unknown-game: the games are ${GAME_NAMES.join(' and ')}${name === '' ? '' : ` (${printable(name)})`}`;

export const tellPosition = ({ code, word, found }: PositionError): string =>
  printable(`${code}: ${POSITION[code]}${word + found === '' ? '' : ` (${[word, found].filter(Boolean).join('=')})`}`);

export function tellRecord(problem: RecordProblem): string {
  switch (problem.kind) {
    case 'option':
      return tellOptionCode(problem.error);
    case 'position':
      return tellPosition(problem.error);
    case 'parse':
      return tellParse(problem.error);
    case 'illegal':
      return `illegal ${tellIllegal(problem.error)}`;
    case 'tag':
      return `tag: not a tag of the form [Name "value"] (${printable(problem.found)})`;
    case 'no-new':
      return 'no-new: a record begins with the new command or with a position';
    case 'unknown-game':
      return tellUnknownGame(problem.found);
    case 'too-long':
      return `too-long: ${problem.found} lines are too many for a record`;
  }
}
