import type { Grid, Square } from './grid.ts';

/** Squares of one kind (a coat of arms, a terrain) connected by edges. */
export interface Domain<Kind> {
  readonly kind: Kind;
  /** In the order of the grid. */
  readonly squares: readonly Square[];
  /** Crosses in Duel, crowns in Discovery. */
  readonly marks: number;
  /** Squares times marks. */
  readonly points: number;
}

export interface Drawn<Kind> {
  readonly kind: Kind;
  readonly marks: number;
}

/** A map or a kingdom: what is drawn on each square of its grid. */
export type Board<Kind> = readonly (Drawn<Kind> | null)[];

/** Every domain of a board, ordered by its first square. */
export function domainsOf<Kind>(grid: Grid, board: Board<Kind>): Domain<Kind>[] {
  const seen = new Uint8Array(grid.size);
  const domains: Domain<Kind>[] = [];
  for (let start = 0; start < grid.size; start++) {
    const first = board[start];
    if (!first || seen[start]) continue;
    seen[start] = 1;
    const squares = [start];
    let marks = 0;
    // `squares` grows while it is walked: it is both the domain so far and the frontier.
    for (let i = 0; i < squares.length; i++) {
      const square = squares[i]!;
      marks += board[square]!.marks;
      for (const next of grid.neighbours[square]!) {
        if (seen[next] || board[next]?.kind !== first.kind) continue;
        seen[next] = 1;
        squares.push(next);
      }
    }
    squares.sort((a, b) => a - b);
    domains.push({
      kind: first.kind,
      squares: squares.map((square) => grid.names[square]!),
      marks,
      points: squares.length * marks,
    });
  }
  return domains;
}
