import type { DiscoveryAction, DiscoveryState, Illegal, OptionError, ParseError } from '@castellan/rules';
import { after, deal, play, wholeGame } from './situations.ts';

const LINE = play('', 'line 3 7 12 20');
/** Player 1 is to place 1 (wheat, wheat) as its first domino; 5 to 8 are to choose from. */
const FIRST = play('', deal(['1', '2', '5', '6'], ['3', '4', '7', '8']));
const PICKING = after(FIRST, 'place 1 c5 d5');
/** Player 1 has wheat from f5 to i5 and is to place 7 (wheat, forest). */
const WIDE = play(
  '',
  deal(['1 f5 g5', '2 h5 i5', '7', '9', '11', '13'], ['3 c5 d5', '4 f5 g5', '8', '10', '12', '14']),
);

/** What a player tries, where, and why it is not legal. Data instead of text where the text cannot even be written. */
export const ILLEGAL: readonly (readonly [string, DiscoveryState, string | DiscoveryAction, Illegal])[] = [
  ['Playing on after the end', wholeGame(), 'discard', { code: 'game-over' }],
  ['Picking before a king is out', LINE, 'pick 3', { code: 'not-now' }],
  ['Picking before placing', FIRST, 'pick 5', { code: 'not-now' }],
  ['Placing before picking', PICKING, 'place 2 f5 g5', { code: 'not-now' }],
  ['Revealing a line during a round', PICKING, 'line 9 10 11 12', { code: 'not-now' }],
  ['An action nobody knows', LINE, { type: 'dance' } as unknown as DiscoveryAction, { code: 'malformed' }],
  ['A line of three', play(''), { type: 'line', dominoes: [1, 2, 3] }, { code: 'malformed' }],
  ['A king of player 3', LINE, { type: 'king', seat: 3 } as unknown as DiscoveryAction, { code: 'malformed' }],
  ['A line out of order', play(''), { type: 'line', dominoes: [2, 1, 3, 4] }, { code: 'not-canonical' }],
  ['Two equal halves in descending order', FIRST, 'place 1 d5 c5', { code: 'not-canonical' }],
  ['A domino that is not in this deck', play(''), 'line 1 2 3 25', { code: 'not-in-deck', number: 25 }],
  ['Picking a domino of another line', PICKING, 'pick 9', { code: 'not-in-deck', number: 9 }],
  [
    'Picking a domino with a king',
    after(LINE, 'king 1; pick 7; king 2'),
    'pick 7',
    { code: 'domino-taken', number: 7 },
  ],
  [
    'A third king of one player',
    after(LINE, 'king 1; pick 7; king 1; pick 3'),
    'king 1',
    { code: 'no-king-left', number: 1 },
  ],
  ['Placing a domino that is not in turn', FIRST, 'place 2 c5 d5', { code: 'not-your-domino', number: 2 }],
  ['Placing outside the board', FIRST, 'place 1 k5 k6', { code: 'off-board', square: 'k5' }],
  ['Placing on the castle', FIRST, 'place 1 d5 e5', { code: 'castle-square', square: 'e5' }],
  ['Placing on a square that is taken', WIDE, 'place 7 f5 f6', { code: 'occupied', square: 'f5' }],
  ['Placing both halves on one square', FIRST, 'place 1 d5 d5', { code: 'same-square', square: 'd5' }],
  ['Placing the halves apart', FIRST, 'place 1 d5 f5', { code: 'apart' }],
  ['Placing where nothing connects', FIRST, 'place 1 c4 d4', { code: 'not-connected' }],
  ['Placing outside the 5×5', WIDE, 'place 7 d5 d4', { code: 'outside-bound' }],
  ['Discarding what fits', FIRST, 'discard', { code: 'can-be-placed' }],
];

/** Text that is no action, and what is wrong at which character. */
export const MISREAD: readonly (readonly [string, ParseError])[] = [
  ['', { code: 'unknown-action', at: 0, found: '' }],
  ['pass', { code: 'unknown-action', at: 0, found: 'pass' }],
  ['line 1 2 3', { code: 'missing-word', at: 10, found: '' }],
  ['place 12 d5', { code: 'missing-word', at: 11, found: '' }],
  ['king', { code: 'missing-word', at: 4, found: '' }],
  ['line 1 2 3 4 5', { code: 'extra-word', at: 13, found: '5' }],
  ['discard 12', { code: 'extra-word', at: 8, found: '12' }],
  ['pick 0', { code: 'bad-number', at: 5, found: '0' }],
  ['pick 49', { code: 'bad-number', at: 5, found: '49' }],
  ['pick 07', { code: 'bad-number', at: 5, found: '07' }],
  ['king 3', { code: 'bad-number', at: 5, found: '3' }],
  ['line 1 2 x 4', { code: 'bad-number', at: 9, found: 'x' }],
  ['place x d5 c5', { code: 'bad-number', at: 6, found: 'x' }],
  ['place 12 n5 c5', { code: 'bad-square', at: 9, found: 'n5' }],
  ['place 12 d5 c14', { code: 'bad-square', at: 12, found: 'c14' }],
  ['place 12 d05 c5', { code: 'bad-square', at: 9, found: 'd05' }],
  ['line 3 7 7 20', { code: 'not-canonical', at: 9, found: '7' }],
  ['line 7 3 12 20', { code: 'not-canonical', at: 7, found: '3' }],
  [' discard', { code: 'not-canonical', at: 0, found: ' ' }],
  [`pick ${'1'.repeat(200)}`, { code: 'too-long', at: 0, found: `pick ${'1'.repeat(35)}…` }],
];

/** Options nobody can play with, and what is wrong with which. */
export const REFUSED: readonly (readonly [string, OptionError])[] = [
  ['edition=en', { code: 'unknown-option', option: 'edition', value: 'en' }],
  ['size=5 size=7', { code: 'repeated-option', option: 'size', value: '7' }],
  ['harmony', { code: 'missing-value', option: 'harmony', value: '' }],
  ['harmony=yes', { code: 'bad-value', option: 'harmony', value: 'yes' }],
  ['middle=1', { code: 'bad-value', option: 'middle', value: '1' }],
  ['size=6', { code: 'bad-value', option: 'size', value: '6' }],
  ['deck=all', { code: 'bad-value', option: 'deck', value: 'all' }],
  ['tiebreak=none', { code: 'bad-value', option: 'tiebreak', value: 'none' }],
  ['size=7 deck=discovery', { code: 'deck-too-small', option: 'deck', value: 'discovery' }],
  ['rules=99', { code: 'unknown-rules', option: 'rules', value: '99' }],
];
