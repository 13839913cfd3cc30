import type { Board } from '../core/domains.ts';
import type { Illegal } from '../core/errors.ts';
import { bySeat, withSeat } from '../core/game.ts';
import { squareAt, stretched } from '../core/grid.ts';
import { err, ok, type Result } from '../core/result.ts';
import type { DiscoveryAction, Place } from './action.ts';
import { LINES, type Terrain } from './data.ts';
import { whyNotDiscovery } from './judge.ts';
import { boardOf, type DiscoveryState, dominoOf, type Kingdom, type Spot } from './state.ts';

/** The state that an action leads to, while it is made: a copy, changed step by step. */
type Draft = { -readonly [Field in keyof DiscoveryState]: DiscoveryState[Field] };

export function applyDiscovery(state: DiscoveryState, action: DiscoveryAction): Result<DiscoveryState, Illegal> {
  const illegal = whyNotDiscovery(state, action);
  if (illegal) return err(illegal);
  const next: Draft = { ...state };
  play(next, action);
  return ok(next);
}

function play(next: Draft, action: DiscoveryAction): void {
  const kingdom = bySeat(next.kingdoms, next.seat);
  switch (action.type) {
    case 'line':
      reveal(next, action.dominoes);
      break;
    case 'king':
      next.hand = withSeat(next.hand, action.seat, bySeat(next.hand, action.seat) - 1);
      next.seat = action.seat;
      next.phase = 'pick';
      break;
    case 'pick':
      next.choosing = withKing(next, action.domino);
      afterPick(next);
      break;
    case 'place':
      next.kingdoms = withSeat(next.kingdoms, next.seat, withDomino(next, kingdom, action));
      afterPlace(next);
      break;
    case 'discard':
      next.kingdoms = withSeat(next.kingdoms, next.seat, { ...kingdom, discards: kingdom.discards + 1 });
      afterPlace(next);
      break;
  }
}

function reveal(next: Draft, dominoes: readonly number[]): void {
  next.lines++;
  next.unseen = next.unseen.filter((number) => !dominoes.includes(number));
  next.choosing = dominoes.map((domino) => ({ domino, king: null }));
  if (next.lines === 1) next.phase = 'king';
  else startPlacing(next);
}

function startPlacing(next: Draft): void {
  next.phase = 'place';
  next.seat = next.placing[next.done]!.king!;
}

const withKing = ({ choosing, seat }: DiscoveryState, domino: number): readonly Spot[] =>
  choosing.map((spot) => (spot.domino === domino ? { domino, king: seat } : spot));

/** Placing and choosing alternate; in the last round there is nothing left to choose. */
function afterPlace(next: Draft): void {
  if (next.choosing.length > 0) next.phase = 'pick';
  else nextDomino(next);
}

function afterPick(next: Draft): void {
  if (next.placing.length > 0) nextDomino(next);
  else if (next.hand[0] + next.hand[1] > 0) next.phase = 'king';
  else nextRound(next);
}

function nextDomino(next: Draft): void {
  next.done++;
  if (next.done < next.placing.length) startPlacing(next);
  else if (next.choosing.length > 0) nextRound(next);
  else next.phase = 'over';
}

/** The chosen line becomes the one to place, and the next is revealed while there is one. */
function nextRound(next: Draft): void {
  next.placing = next.choosing;
  next.done = 0;
  next.choosing = [];
  if (next.lines < LINES[next.options.size]) next.phase = 'line';
  else startPlacing(next);
}

export function withDomino(state: DiscoveryState, kingdom: Kingdom, { domino, squares }: Place): Kingdom {
  const grid = boardOf(state);
  const { left, right } = dominoOf(state, domino)!;
  const [a, b] = [squareAt(grid, squares[0]), squareAt(grid, squares[1])];
  const board = kingdom.board.slice() as Board<Terrain>[number][];
  board[a] = { kind: left.terrain, marks: left.crowns };
  board[b] = { kind: right.terrain, marks: right.crowns };
  return { ...kingdom, board, extent: stretched(grid, kingdom.extent, [a, b]) };
}
