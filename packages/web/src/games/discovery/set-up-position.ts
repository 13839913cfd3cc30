import {
  BOARDS,
  type Board,
  bySeat,
  DECKS,
  type DiscoveryState,
  fitsIn,
  KINGS_EACH,
  kingdomOf,
  LINE_LENGTH,
  LINES,
  type Seat,
  type Spot,
  type Square,
  squareAt,
  stretched,
  type Terrain,
  withSeat,
} from '@castellan/rules';

/** A position of Discovery as it is set up by tapping: always at the beginning of a round. Whether it is one, the rules say. */

/** Where a domino is: still to come, gone, in the line being placed with a player's king on it, or in the line to choose from. */
export const ROLES = ['unseen', 'placing1', 'placing2', 'choosing', 'gone'] as const;
export type Role = (typeof ROLES)[number];

const MOST_CROWNS = 3;

export function roleOf({ unseen, placing, choosing }: DiscoveryState, domino: number): Role {
  if (unseen.includes(domino)) return 'unseen';
  const placed = placing.find((spot) => spot.domino === domino);
  if (placed) return placed.king === 2 ? 'placing2' : 'placing1';
  return choosing.some((spot) => spot.domino === domino) ? 'choosing' : 'gone';
}

/** Every moment of a round can be set up as it is. */
export const roundOf = (state: DiscoveryState): DiscoveryState => state;

/** Puts a domino elsewhere. The round then begins again: none of its dominoes is done, and no king has moved on. */
export function withRole(state: DiscoveryState, domino: number, role: Role): DiscoveryState {
  const without = (spots: readonly Spot[]) => spots.filter((spot) => spot.domino !== domino);
  const added = (spots: readonly Spot[], king: Seat | null) =>
    [...without(spots), { domino, king }].sort((a, b) => a.domino - b.domino);
  const unseen = state.unseen.filter((number) => number !== domino);
  return beginRound({
    ...state,
    unseen: role === 'unseen' ? [...unseen, domino].sort((a, b) => a - b) : unseen,
    placing:
      role === 'placing1' || role === 'placing2'
        ? added(state.placing, role === 'placing1' ? 1 : 2)
        : without(state.placing),
    choosing: (role === 'choosing' ? added(state.choosing, null) : without(state.choosing)).map(
      (spot): Spot => ({ ...spot, king: null }),
    ),
  });
}

/** Whether a square lies within the bound of what is there. */
export function fits(state: DiscoveryState, seat: Seat, square: Square): boolean {
  const { size } = state.options;
  const grid = BOARDS[size];
  return fitsIn(stretched(grid, bySeat(state.kingdoms, seat).extent, [squareAt(grid, square)]), size);
}

/** A tap on a kingdom: puts the terrain down, then counts its crowns up; without a terrain it rubs out. */
export function tapKingdom(state: DiscoveryState, seat: Seat, square: Square, terrain: Terrain | null): DiscoveryState {
  const { size } = state.options;
  const at = squareAt(BOARDS[size], square);
  const { board } = bySeat(state.kingdoms, seat);
  if (at === BOARDS[size].castle || (terrain !== null && !fits(state, seat, square))) return state;
  const there = board[at];
  const marks = there?.kind === terrain ? (there!.marks + 1) % (MOST_CROWNS + 1) : 0;
  const next = board.with(at, terrain && { kind: terrain, marks });
  // What a player has had is placed or discarded: one more here is one less there.
  const discards = bySeat(state.kingdoms, seat).discards + dominoesOn(board) - dominoesOn(next);
  return { ...state, kingdoms: withSeat(state.kingdoms, seat, kingdomOf(size, next, discards)) };
}

const dominoesOn = (board: Board<Terrain>): number => Math.ceil(board.filter((drawn) => drawn !== null).length / 2);

/** What follows from the lines: the moment of the game, who decides, and how much was discarded. */
function beginRound(state: DiscoveryState): DiscoveryState {
  const { options, unseen, placing, choosing } = state;
  const lines = Math.floor((DECKS[options.deck].length - unseen.length) / LINE_LENGTH);
  const first = placing.length === 0;
  const last = lines >= LINES[options.size];
  const phase = first ? (choosing.length === 0 ? 'line' : 'king') : choosing.length === 0 && !last ? 'line' : 'place';
  const shown = Math.ceil(placing.length / LINE_LENGTH) + Math.ceil(choosing.length / LINE_LENGTH);
  const kingdom = (seat: Seat) => {
    const { board } = bySeat(state.kingdoms, seat);
    return kingdomOf(options.size, board, KINGS_EACH * (lines - shown) - dominoesOn(board));
  };
  return {
    ...state,
    lines,
    phase,
    seat: phase === 'place' ? (placing[0]?.king ?? 1) : 1,
    hand: first ? [KINGS_EACH, KINGS_EACH] : [0, 0],
    done: 0,
    kingdoms: [kingdom(1), kingdom(2)],
  };
}
