import type { Illegal } from '../core/errors.ts';
import { bySeat, type Seat } from '../core/game.ts';
import { fitsIn, type Grid, type Square, shareEdge, squareAt, stretched } from '../core/grid.ts';
import type { DiscoveryAction, Place } from './action.ts';
import { LINE_LENGTH } from './data.ts';
import { connects, isDouble, placements } from './placements.ts';
import { isDiscoveryAction } from './shape.ts';
import { boardOf, type DiscoveryPhase, type DiscoveryState, dominoOf, type Kingdom } from './state.ts';

const PHASE_OF: Readonly<Record<DiscoveryAction['type'], DiscoveryPhase>> = {
  line: 'line',
  king: 'king',
  pick: 'pick',
  place: 'place',
  discard: 'place',
};

/** Why an action is not legal, without a list of all; only a discard has to know whether anything fits. */
export function whyNotDiscovery(state: DiscoveryState, action: DiscoveryAction): Illegal | null {
  if (state.phase === 'over') return { code: 'game-over' };
  if (!isDiscoveryAction(action)) return { code: 'malformed' };
  if (PHASE_OF[action.type] !== state.phase) return { code: 'not-now' };
  switch (action.type) {
    case 'line':
      return whyNotLine(state, action.dominoes);
    case 'king':
      return bySeat(state.hand, action.seat) > 0 ? null : { code: 'no-king-left', number: action.seat };
    case 'pick':
      return whyNotPick(state, action.domino);
    case 'place':
      return whyNotPlace(state, action);
    case 'discard':
      return placements(state, state.seat, dominoInTurn(state)).length > 0 ? { code: 'can-be-placed' } : null;
  }
}

export const dominoInTurn = (state: DiscoveryState): number => state.placing[state.done]!.domino;

function whyNotLine(state: DiscoveryState, dominoes: readonly number[]): Illegal | null {
  if (dominoes.length !== LINE_LENGTH) return { code: 'malformed' };
  if (dominoes.some((number, index) => index > 0 && dominoes[index - 1]! >= number)) return { code: 'not-canonical' };
  const missing = dominoes.find((number) => !state.unseen.includes(number));
  return missing === undefined ? null : { code: 'not-in-deck', number: missing };
}

function whyNotPick(state: DiscoveryState, number: number): Illegal | null {
  const spot = state.choosing.find(({ domino }) => domino === number);
  if (!spot) return { code: 'not-in-deck', number };
  return spot.king === null ? null : { code: 'domino-taken', number };
}

const whyNotPlace = (state: DiscoveryState, place: Place): Illegal | null =>
  place.domino === dominoInTurn(state)
    ? whyNotThere(state, state.seat, place)
    : { code: 'not-your-domino', number: place.domino };

/** Why a domino cannot lie on these squares of a player's kingdom as it stands, no matter whose turn it is. */
export function whyNotThere(state: DiscoveryState, seat: Seat, { domino: number, squares }: Place): Illegal | null {
  const grid = boardOf(state);
  const kingdom = bySeat(state.kingdoms, seat);
  const domino = dominoOf(state, number);
  if (!domino) return { code: 'not-in-deck', number };
  const [left, right] = [squareAt(grid, squares[0]), squareAt(grid, squares[1])];
  const notEmpty = whyNotEmpty(grid, kingdom, left, squares[0]) ?? whyNotEmpty(grid, kingdom, right, squares[1]);
  if (notEmpty) return notEmpty;
  if (left === right) return { code: 'same-square', square: squares[0] };
  if (!shareEdge(grid, left, right)) return { code: 'apart' };
  if (isDouble(domino) && right < left) return { code: 'not-canonical' };
  if (!fitsIn(stretched(grid, kingdom.extent, [left, right]), state.options.size)) return { code: 'outside-bound' };
  const connected =
    connects(grid, kingdom, domino.left.terrain, left) || connects(grid, kingdom, domino.right.terrain, right);
  return connected ? null : { code: 'not-connected' };
}

function whyNotEmpty(grid: Grid, { board }: Kingdom, number: number, square: Square): Illegal | null {
  if (number < 0) return { code: 'off-board', square };
  if (number === grid.castle) return { code: 'castle-square', square };
  return board[number] ? { code: 'occupied', square } : null;
}
