import { COATS, type Coat, type DuelAction, MAP, squareAt, type Token } from '@castellan/rules';

// Actions as the core's numbers: see assembly/duel/action.ts.
const JOKER = 1 << 7;
const TURNED = 1 << 8;
const CASTLE = 1 << 9;
export const PASS = 0;
const ROWS = 5;
const STRIDE = 6;

const packSquare = (square: number): number => Math.floor(square / ROWS) * STRIDE + (square % ROWS);
const unpackSquare = (bit: number): number => Math.floor(bit / STRIDE) * ROWS + (bit % STRIDE);

/** The core's number for an action; the phase says what the number means. A roll has none: see rollSides. */
export function codeOf(action: DuelAction): number {
  switch (action.type) {
    case 'pick':
      return action.dice.reduce((bits, die) => bits | (1 << (die - 1)), 0);
    case 'place':
      return (tokenCode(action.tokens[0]) | (tokenCode(action.tokens[1]) << 16)) >>> 0;
    case 'pass':
      return PASS;
    case 'bonus':
      return COATS.indexOf(action.coat);
    case 'cross':
      return packSquare(squareAt(MAP, action.square));
    case 'roll':
      throw new Error('a roll has no code');
  }
}

const tokenCode = (token: Token): number =>
  COATS.indexOf(token.coat) |
  (token.crosses << 3) |
  (token.joker ? JOKER : 0) |
  (token.turned ? TURNED : 0) |
  (token.castle ? CASTLE : 0) |
  (packSquare(squareAt(MAP, token.square)) << 10);

export type DecisionKind = 'pick' | 'place' | 'bonus' | 'cross';

/** The action behind a number of the core. */
export function actionOf(kind: DecisionKind, code: number): DuelAction {
  switch (kind) {
    case 'pick':
      return { type: 'pick', dice: [1, 2, 3, 4].filter((die) => (code >> (die - 1)) & 1) };
    case 'place':
      return code === PASS
        ? { type: 'pass' }
        : { type: 'place', tokens: [tokenOf(code & 0xffff), tokenOf(code >>> 16)] };
    case 'bonus':
      return { type: 'bonus', coat: COATS[code] as Coat };
    case 'cross':
      return { type: 'cross', square: MAP.names[unpackSquare(code)]! };
  }
}

const tokenOf = (token: number): Token => ({
  turned: (token & TURNED) !== 0,
  joker: (token & JOKER) !== 0,
  coat: COATS[token & 7] as Coat,
  crosses: (token >> 3) & 15,
  castle: (token & CASTLE) !== 0,
  square: MAP.names[unpackSquare(token >> 10)]!,
});
