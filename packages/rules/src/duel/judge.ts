import type { Illegal } from '../core/errors.ts';
import { bySeat } from '../core/game.ts';
import { type Square, squareAt } from '../core/grid.ts';
import type { DuelAction, Pick, Place, Roll, Token } from './action.ts';
import { apartOnMap, connects, powersNeeded } from './connection.ts';
import { coatOf, crossesOf, type Face, JOKER, MAP } from './data.ts';
import { canPlaceWithoutPower } from './placements.ts';
import { isDuelAction } from './shape.ts';
import { type DuelPhase, type DuelState, diceOf } from './state.ts';

const PHASE_OF: Readonly<Record<DuelAction['type'], DuelPhase>> = {
  roll: 'roll',
  pick: 'draft',
  place: 'place',
  pass: 'place',
  bonus: 'lightning',
  cross: 'lightning',
};

/** Why an action is not legal, without a list of all. It takes any data. */
export function whyNotDuel(state: DuelState, action: DuelAction): Illegal | null {
  if (state.phase === 'over') return { code: 'game-over' };
  if (!isDuelAction(action)) return { code: 'malformed' };
  if (PHASE_OF[action.type] !== state.phase) return { code: 'not-now' };
  switch (action.type) {
    case 'roll':
      return whyNotRoll(state, action);
    case 'pick':
      return whyNotPick(state, action);
    case 'place':
      return whyNotPlace(state, action);
    case 'pass':
      return canPlaceWithoutPower(state, state.seat) ? { code: 'must-place' } : null;
    case 'bonus':
      return state.lightning[0] === 'domains' ? null : { code: 'not-now' };
    case 'cross':
      return state.lightning[0] === 'cross' ? whyNotCross(state, action.square) : { code: 'not-now' };
  }
}

function whyNotRoll(state: DuelState, { faces }: Roll): Illegal | null {
  const { dice } = state.options.sheet;
  if (faces.length !== dice.length) return { code: 'malformed' };
  const wrong = faces.findIndex((face, index) => !dice[index]!.includes(face));
  return wrong < 0 ? null : { code: 'not-a-face', number: wrong + 1 };
}

function whyNotPick(state: DuelState, { dice }: Pick): Illegal | null {
  const first = dice[0];
  const second = dice[1];
  if (first === undefined || dice.length > 2) return { code: 'malformed' };
  for (const number of dice) {
    const die = state.dice[number - 1];
    if (!die) return { code: 'malformed' };
    if (die.taker !== null) return { code: 'die-taken', number };
  }
  if (second !== undefined && first >= second) return { code: 'not-canonical' };
  const isRoller = state.seat === state.roller;
  if (!isRoller) return second === undefined ? { code: 'two-dice' } : null;
  if (second === undefined) return null;
  return bySeat(state.players, state.seat).powers.includes('both') ? null : { code: 'power-not-owned', power: 'both' };
}

function whyNotPlace(state: DuelState, { tokens }: Place): Illegal | null {
  const player = bySeat(state.players, state.seat);
  for (const { square } of tokens) {
    const number = squareAt(MAP, square);
    if (number < 0) return { code: 'off-board', square };
    if (number === MAP.castle) return { code: 'castle-square', square };
    if (player.map[number] !== null) return { code: 'occupied', square };
  }
  const [a, b] = [squareAt(MAP, tokens[0].square), squareAt(MAP, tokens[1].square)];
  if (a === b) return { code: 'same-square', square: tokens[0].square };
  if (a > b) return { code: 'not-canonical' };

  if (tokens[0].turned && tokens[1].turned) return { code: 'turn-once' };
  const turned = tokens[0].turned || tokens[1].turned;
  if (turned && !player.powers.includes('turn')) return { code: 'power-not-owned', power: 'turn' };
  if (tokens[0].castle && tokens[1].castle) return { code: 'castle-once' };
  if ((tokens[0].castle || tokens[1].castle) && !player.castle) return { code: 'castle-spent' };

  const [first, second] = diceOf(state, state.seat) as [number, number];
  const fits =
    (canShow(state, first, tokens[0]) && canShow(state, second, tokens[1])) ||
    (canShow(state, first, tokens[1]) && canShow(state, second, tokens[0]));
  if (!fits) return { code: 'not-your-dice' };

  const apart = apartOnMap(a, b);
  const needed = powersNeeded(apart, connects(player.map, tokens[0].coat, a), connects(player.map, tokens[1].coat, b));
  if (needed.includes('split') && !player.powers.includes('split')) return { code: 'apart', power: 'split' };
  if (needed.includes('free') && !player.powers.includes('free')) return { code: 'not-connected', power: 'free' };
  return null;
}

/** Whether this die can be drawn as this token: as it lies, or turned to another of its own faces. */
function canShow(state: DuelState, index: number, token: Token): boolean {
  const { face } = state.dice[index]!;
  if (!token.turned) return drawsAs(face, token);
  return state.options.sheet.dice[index]!.some((own) => own !== face && drawsAs(own, token));
}

function drawsAs(face: Face, token: Token): boolean {
  const own = token.crosses - (token.castle ? 1 : 0);
  if (face === JOKER) return token.joker && own === 0;
  return !token.joker && coatOf(face) === token.coat && crossesOf(face) === own;
}

function whyNotCross(state: DuelState, name: Square): Illegal | null {
  const square = squareAt(MAP, name);
  if (square < 0) return { code: 'off-board', square: name };
  if (square === MAP.castle) return { code: 'castle-square', square: name };
  return bySeat(state.players, state.seat).map[square] ? null : { code: 'nothing-drawn', square: name };
}
