import type { Board } from '../core/domains.ts';
import type { Illegal } from '../core/errors.ts';
import { bySeat, withSeat } from '../core/game.ts';
import { squareAt } from '../core/grid.ts';
import { err, ok, type Result } from '../core/result.ts';
import type { DiscoveryAction, Place } from './action.ts';
import { LINES, type Terrain } from './data.ts';
import { whyNotDiscovery } from './judge.ts';
import { boardOf, type DiscoveryState, dominoOf, type Kingdom, type Spot, stretched, withKingdom } from './state.ts';

export function applyDiscovery(state: DiscoveryState, action: DiscoveryAction): Result<DiscoveryState, Illegal> {
  const illegal = whyNotDiscovery(state, action);
  return illegal ? err(illegal) : ok(applyLegal(state, action));
}

function applyLegal(state: DiscoveryState, action: DiscoveryAction): DiscoveryState {
  const { seat } = state;
  const kingdom = bySeat(state.kingdoms, seat);
  switch (action.type) {
    case 'line':
      return reveal(state, action.dominoes);
    case 'king': {
      const hand = withSeat(state.hand, action.seat, bySeat(state.hand, action.seat) - 1);
      return { ...state, hand, seat: action.seat, phase: 'pick' };
    }
    case 'pick':
      return afterPick({ ...state, choosing: withKing(state, action.domino) });
    case 'place':
      return afterPlace(withKingdom(state, seat, withDomino(state, kingdom, action)));
    case 'discard':
      return afterPlace(withKingdom(state, seat, { ...kingdom, discards: kingdom.discards + 1 }));
  }
}

function reveal(state: DiscoveryState, dominoes: readonly number[]): DiscoveryState {
  const revealed: DiscoveryState = {
    ...state,
    lines: state.lines + 1,
    unseen: state.unseen.filter((number) => !dominoes.includes(number)),
    choosing: dominoes.map((domino) => ({ domino, king: null })),
  };
  return state.lines === 0 ? { ...revealed, phase: 'king' } : startPlacing(revealed);
}

const startPlacing = (state: DiscoveryState): DiscoveryState => ({
  ...state,
  phase: 'place',
  seat: state.placing[state.done]!.king!,
});

const withKing = (state: DiscoveryState, domino: number): readonly Spot[] =>
  state.choosing.map((spot) => (spot.domino === domino ? { domino, king: state.seat } : spot));

/** Placing and choosing alternate; in the last round there is nothing left to choose. */
function afterPlace(state: DiscoveryState): DiscoveryState {
  return state.choosing.length > 0 ? { ...state, phase: 'pick' } : nextDomino(state);
}

function afterPick(state: DiscoveryState): DiscoveryState {
  if (state.placing.length > 0) return nextDomino(state);
  return state.hand[0] + state.hand[1] > 0 ? { ...state, phase: 'king' } : nextRound(state);
}

function nextDomino(state: DiscoveryState): DiscoveryState {
  const done = state.done + 1;
  if (done < state.placing.length) return startPlacing({ ...state, done });
  return state.choosing.length > 0 ? nextRound(state) : { ...state, done, phase: 'over' };
}

/** The chosen line becomes the one to place, and the next is revealed while there is one. */
function nextRound(state: DiscoveryState): DiscoveryState {
  const next: DiscoveryState = { ...state, placing: state.choosing, done: 0, choosing: [] };
  return state.lines < LINES[state.options.size] ? { ...next, phase: 'line' } : startPlacing(next);
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
