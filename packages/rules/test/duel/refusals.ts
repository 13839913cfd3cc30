import type { DuelAction, DuelState, Illegal, OptionError, ParseError, Square, Token } from '@castellan/rules';
import { after, holding, NOTHING_FITS, play, walled } from './situations.ts';

/** Player 1 rolls, then drafts, then has `d` and `s` to place. */
const ROLLED = play('', 'roll d s f++ d+');
const PLACING = after(ROLLED, 'pick 1; pick 3 4');
const SECOND = after(
  PLACING,
  'place s@b3 d+^@c3; place d+@b3 f++@c3; roll d s f++ d+; pick 3; pick 1 2; place d+@c1 f++@c2',
);
const CROSS = play('boxes=q:1', 'roll d q s s; pick 2; pick 1 3; place s@b3 q@c3; place s@b3 d@c3');
const BONUS = play('boxes=f:1', 'roll d f s s; pick 2; pick 1 3; place s@b3 f@c3; place s@b3 d@c3');
const TURNING = after(holding('turn'), 'roll d f q++ d+; pick 2; pick 1 4');

const token = (coat: 'd' | 's', square: Square, change: Partial<Token> = {}): Token => ({
  turned: false,
  joker: false,
  coat,
  crosses: 0,
  castle: false,
  square,
  ...change,
});
const place = (one: Token, two: Token): DuelAction => ({ type: 'place', tokens: [one, two] });

/** What a player tries, where, and why it is not legal. Data instead of text where the text cannot even be written. */
export const ILLEGAL: readonly (readonly [string, DuelState, string | DuelAction, Illegal])[] = [
  ['Playing on after the end', after(walled(), `${NOTHING_FITS}; pass; pass`), 'pass', { code: 'game-over' }],
  ['Rolling twice', ROLLED, 'roll d s f++ d+', { code: 'not-now' }],
  ['Placing before the draft', ROLLED, 'place s@b3 d@c3', { code: 'not-now' }],
  ['Picking when the dice are dealt', PLACING, 'pick 2', { code: 'not-now' }],
  ['Choosing a coat without domains', PLACING, 'bonus d', { code: 'not-now' }],
  ['Choosing a coat when a cross is due', CROSS, 'bonus d', { code: 'not-now' }],
  ['Adding a cross when a coat is due', BONUS, 'cross c3', { code: 'not-now' }],
  ['Rolling a face the die does not have', play(''), 'roll d s f d+', { code: 'not-a-face', number: 3 }],
  ['Rolling five dice', play(''), { type: 'roll', faces: ['d', 's', 'D', 'S', 'd'] }, { code: 'malformed' }],
  ['An action nobody knows', ROLLED, { type: 'dance' } as unknown as DuelAction, { code: 'malformed' }],
  ['Taking no die', ROLLED, { type: 'pick', dice: [] }, { code: 'malformed' }],
  ['Taking a fifth die', ROLLED, { type: 'pick', dice: [5] }, { code: 'malformed' }],
  ['Taking a die that is taken', after(ROLLED, 'pick 3'), 'pick 1 3', { code: 'die-taken', number: 3 }],
  ['Taking one die as B', after(ROLLED, 'pick 3'), 'pick 1', { code: 'two-dice' }],
  ['Taking two dice as A without both', ROLLED, 'pick 1 2', { code: 'power-not-owned', power: 'both' }],
  [
    'Naming two dice in descending order',
    after(ROLLED, 'pick 3'),
    { type: 'pick', dice: [2, 1] },
    { code: 'not-canonical' },
  ],
  ['Drawing outside the map', PLACING, place(token('s', 'c3'), token('d', 'h3')), { code: 'off-board', square: 'h3' }],
  ['Drawing on the castle', PLACING, 'place s@c3 d@d3', { code: 'castle-square', square: 'd3' }],
  ['Drawing on a drawn square', SECOND, 'place d@c2 s@c3', { code: 'occupied', square: 'c3' }],
  [
    'Drawing both dice on one square',
    PLACING,
    place(token('s', 'c3'), token('d', 'c3')),
    { code: 'same-square', square: 'c3' },
  ],
  [
    'Naming two squares in descending order',
    PLACING,
    place(token('d', 'c3'), token('s', 'b3')),
    { code: 'not-canonical' },
  ],
  ['Drawing half a cross', PLACING, place(token('s', 'b3', { crosses: 0.5 }), token('d', 'c3')), { code: 'malformed' }],
  [
    'Drawing a joker with a cross of its own',
    after(play('', 'roll ? s f++ d+'), 'pick 1; pick 3 4'),
    place(token('s', 'b3'), token('d', 'c3', { joker: true, crosses: 1 })),
    { code: 'not-your-dice' },
  ],
  ['Drawing dice of the other player', PLACING, 'place d+@b3 f++@c3', { code: 'not-your-dice' }],
  ['Drawing dice apart without split', PLACING, 'place s@c3 d@e3', { code: 'apart', power: 'split' }],
  ['Drawing where nothing connects without free', PLACING, 'place s@a1 d@a2', { code: 'not-connected', power: 'free' }],
  ['Turning a die without turn', PLACING, 'place ~D+@b3 d@c3', { code: 'power-not-owned', power: 'turn' }],
  ['Turning both dice', TURNING, 'place ~q@d2 ~f++@e2', { code: 'turn-once' }],
  ['Adding the castle bonus to both dice', PLACING, 'place s+^@b3 d+^@c3', { code: 'castle-once' }],
  ['Adding the castle bonus again', SECOND, 'place s@c1 d+^@c2', { code: 'castle-spent' }],
  ['Passing with a place to go', PLACING, 'pass', { code: 'must-place' }],
  ['Adding a cross to an empty square', CROSS, 'cross a1', { code: 'nothing-drawn', square: 'a1' }],
  ['Adding a cross to the castle', CROSS, 'cross d3', { code: 'castle-square', square: 'd3' }],
  ['Adding a cross outside the map', CROSS, { type: 'cross', square: 'k9' }, { code: 'off-board', square: 'k9' }],
];

/** Text that is no action, and what is wrong at which character. */
export const MISREAD: readonly (readonly [string, ParseError])[] = [
  ['', { code: 'unknown-action', at: 0, found: '' }],
  ['jump c3', { code: 'unknown-action', at: 0, found: 'jump' }],
  ['Pass', { code: 'unknown-action', at: 0, found: 'Pass' }],
  ['roll d s f++', { code: 'missing-word', at: 12, found: '' }],
  ['pick', { code: 'missing-word', at: 4, found: '' }],
  ['place d@c3', { code: 'missing-word', at: 10, found: '' }],
  ['bonus', { code: 'missing-word', at: 5, found: '' }],
  ['roll d s f++ ? d', { code: 'extra-word', at: 15, found: 'd' }],
  ['pick 1 2 3', { code: 'extra-word', at: 9, found: '3' }],
  ['pass now', { code: 'extra-word', at: 5, found: 'now' }],
  ['pick 0', { code: 'bad-number', at: 5, found: '0' }],
  ['pick 5', { code: 'bad-number', at: 5, found: '5' }],
  ['pick 01', { code: 'bad-number', at: 5, found: '01' }],
  ['cross h1', { code: 'bad-square', at: 6, found: 'h1' }],
  ['cross a6', { code: 'bad-square', at: 6, found: 'a6' }],
  ['place d@c3 s@C4', { code: 'bad-square', at: 13, found: 'C4' }],
  ['bonus x', { code: 'bad-coat', at: 6, found: 'x' }],
  ['bonus ?', { code: 'bad-coat', at: 6, found: '?' }],
  ['roll d s f++ x', { code: 'bad-face', at: 13, found: 'x' }],
  ['roll d s ?+ d', { code: 'bad-face', at: 9, found: '?+' }],
  ['place d s@c4', { code: 'bad-token', at: 6, found: 'd' }],
  ['place d^@c3 s@c4', { code: 'bad-token', at: 6, found: 'd^@c3' }],
  ['place d^+@c3 s@c4', { code: 'bad-token', at: 6, found: 'd^+@c3' }],
  ['place ?d+@c3 s@c4', { code: 'bad-token', at: 6, found: '?d+@c3' }],
  ['place ?~d@c3 s@c4', { code: 'bad-token', at: 6, found: '?~d@c3' }],
  ['place s@c4 d@c3', { code: 'not-canonical', at: 11, found: 'd@c3' }],
  ['place s@c3 d@c3', { code: 'not-canonical', at: 11, found: 'd@c3' }],
  ['pick 4 1', { code: 'not-canonical', at: 7, found: '1' }],
  ['pick  1', { code: 'not-canonical', at: 5, found: ' ' }],
  ['pass ', { code: 'not-canonical', at: 5, found: ' ' }],
  ['x'.repeat(201), { code: 'too-long', at: 0, found: `${'x'.repeat(40)}…` }],
];

/** Options nobody can play with, and what is wrong with which. */
export const REFUSED: readonly (readonly [string, OptionError])[] = [
  ['colour=red', { code: 'unknown-option', option: 'colour', value: 'red' }],
  ['tiebreak=print', { code: 'unknown-option', option: 'tiebreak', value: 'print' }],
  ['edition=en edition=fr', { code: 'repeated-option', option: 'edition', value: 'fr' }],
  ['boxes=d:1,d:2', { code: 'repeated-option', option: 'boxes', value: 'd:2' }],
  ['edition', { code: 'missing-value', option: 'edition', value: '' }],
  ['edition=', { code: 'missing-value', option: 'edition', value: '' }],
  ['edition=de', { code: 'bad-value', option: 'edition', value: 'de' }],
  ['ticks=always', { code: 'bad-value', option: 'ticks', value: 'always' }],
  ['end=now', { code: 'bad-value', option: 'end', value: 'now' }],
  ['end=map rules=1', { code: 'unknown-option', option: 'end', value: 'map' }],
  ['equal=win', { code: 'bad-value', option: 'equal', value: 'win' }],
  ['die1=d,d,d,d,d', { code: 'six-faces', option: 'die1', value: 'd,d,d,d,d' }],
  ['die4=d,d,d,d,d,d,d', { code: 'six-faces', option: 'die4', value: 'd,d,d,d,d,d,d' }],
  ['die2=d,d,d,d,d,x', { code: 'bad-face', option: 'die2', value: 'x' }],
  ['die2=d,d,d,d,d,?+', { code: 'bad-face', option: 'die2', value: '?+' }],
  ['boxes=d:0', { code: 'bad-boxes', option: 'boxes', value: '0' }],
  ['boxes=d:-1', { code: 'bad-boxes', option: 'boxes', value: '-1' }],
  ['boxes=d:two', { code: 'bad-boxes', option: 'boxes', value: 'two' }],
  ['boxes=x:1', { code: 'bad-coat', option: 'boxes', value: 'x:1' }],
  ['powers=?:free', { code: 'bad-coat', option: 'powers', value: '?:free' }],
  ['powers=d:fly', { code: 'unknown-power', option: 'powers', value: 'fly' }],
  ['powers=d:split', { code: 'power-repeated', option: 'powers', value: 'split' }],
  ['rules=99', { code: 'unknown-rules', option: 'rules', value: '99' }],
];
