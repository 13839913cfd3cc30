import {
  BOARDS,
  type Board,
  type BySeat,
  type Coat,
  type DiscoveryState,
  type DuelState,
  discovery,
  duel,
  type Extent,
  MAP,
  must,
  type Size,
  squareAt,
  stretched,
  type Terrain,
} from '@castellan/rules';

/** A finished paper map as it is tapped in, square by square. Scored by the rules, like any game. */
export interface PaperMap {
  readonly squares: Readonly<Record<string, { readonly kind: Coat; readonly marks: number }>>;
  /** The coat chosen for the power Domains. */
  readonly bonus: Coat | null;
}

export interface PaperKingdom {
  readonly squares: Readonly<Record<string, { readonly kind: Terrain; readonly marks: number }>>;
  readonly harmony: boolean;
}

/** Both kingdoms are of one size and count the same bonuses. */
export interface KingdomRules {
  readonly size: Size;
  readonly middle: boolean;
}

export const EMPTY_MAP: PaperMap = { squares: {}, bonus: null };
export const EMPTY_KINGDOM: PaperKingdom = { squares: {}, harmony: false };

/** More crosses than this on one square never were on paper; a tap then begins again. */
const MOST_CROSSES = 6;
const MOST_CROWNS = 3;

/** A tap: puts the kind down, then counts its marks up, then begins again; without a kind it rubs out. */
export function tapped<Kind extends string>(
  squares: Readonly<Record<string, { readonly kind: Kind; readonly marks: number }>>,
  square: string,
  kind: Kind | null,
  most: number,
): Readonly<Record<string, { readonly kind: Kind; readonly marks: number }>> {
  const { [square]: there, ...others } = squares;
  if (kind === null) return others;
  const marks = there?.kind === kind ? (there.marks + 1) % (most + 1) : 0;
  return { ...squares, [square]: { kind, marks } };
}

export const tapMap = (paper: PaperMap, square: string, coat: Coat | null): PaperMap =>
  square === MAP.names[MAP.castle] ? paper : { ...paper, squares: tapped(paper.squares, square, coat, MOST_CROSSES) };

export function tapKingdom(paper: PaperKingdom, size: Size, square: string, terrain: Terrain | null): PaperKingdom {
  const grid = BOARDS[size];
  if (square === grid.names[grid.castle]) return paper;
  return { ...paper, squares: tapped(paper.squares, square, terrain, MOST_CROWNS) };
}

function boardOf<Kind>(
  names: readonly string[],
  squares: Readonly<Record<string, { kind: Kind; marks: number }>>,
): Board<Kind> {
  return names.map((name) => squares[name] ?? null);
}

/** A game that stands as these two maps do. */
export function duelOf([one, two]: BySeat<PaperMap>): DuelState {
  const fresh = duel.create(must(duel.parseOptions([])));
  const player = (paper: PaperMap, index: 0 | 1) => ({
    ...fresh.players[index],
    map: boardOf(MAP.names, paper.squares),
    bonus: paper.bonus,
  });
  return { ...fresh, phase: 'over', players: [player(one, 0), player(two, 1)] };
}

export function discoveryOf([one, two]: BySeat<PaperKingdom>, { size, middle }: KingdomRules): DiscoveryState {
  const words = [`size=${size}`, `middle=${middle ? 'on' : 'off'}`, 'harmony=on'];
  const fresh = discovery.create(must(discovery.parseOptions(words)));
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
