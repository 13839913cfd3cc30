import {
  BOARDS,
  type BySeat,
  type DiscoveryState,
  discoveryRules,
  type Extent,
  must,
  type Size,
  squareAt,
  stretched,
  type Terrain,
} from '@castellan/rules';
import { boardOf, type PaperSquares, tapped } from '../../box/paper-parts.tsx';

/** A finished kingdom as it is tapped in, square by square. Scored by the rules, like any game. */
export interface PaperKingdom {
  readonly squares: PaperSquares<Terrain>;
  readonly harmony: boolean;
}

/** Both kingdoms are of one size and count the same bonuses. */
export interface KingdomRules {
  readonly size: Size;
  readonly middle: boolean;
}

export const EMPTY_KINGDOM: PaperKingdom = { squares: {}, harmony: false };

/** A tap beyond this begins again. */
const MOST_CROWNS = 3;

export function tapKingdom(paper: PaperKingdom, size: Size, square: string, terrain: Terrain | null): PaperKingdom {
  const grid = BOARDS[size];
  if (square === grid.names[grid.castle]) return paper;
  return { ...paper, squares: tapped(paper.squares, square, terrain, MOST_CROWNS) };
}

/** A game that stands as these two kingdoms do. */
export function stateOf([one, two]: BySeat<PaperKingdom>, { size, middle }: KingdomRules): DiscoveryState {
  const words = [`size=${size}`, `middle=${middle ? 'on' : 'off'}`, 'harmony=on'];
  const fresh = discoveryRules.create(must(discoveryRules.parseOptions(words)));
  const kingdom = (paper: PaperKingdom) => ({
    board: boardOf(BOARDS[size].names, paper.squares),
    extent: extentOf(size, Object.keys(paper.squares)),
    // What was discarded is not on the paper, so it is asked.
    discards: paper.harmony ? 0 : 1,
  });
  return { ...fresh, phase: 'over', kingdoms: [kingdom(one), kingdom(two)] };
}

/** The smallest rectangle around the castle and these squares. */
export function extentOf(size: Size, squares: readonly string[]): Extent {
  const grid = BOARDS[size];
  const [column, row] = [Math.floor(grid.castle / grid.height), grid.castle % grid.height];
  const castle: Extent = { left: column, right: column, top: row, bottom: row };
  return stretched(
    grid,
    castle,
    squares.map((name) => squareAt(grid, name)),
  );
}
