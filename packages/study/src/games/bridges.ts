import { type Board, domainsOf, type Grid } from '@castellan/rules';

/** Whether something newly drawn joins domains that were apart. */
export function joinsDomains<Kind>(grid: Grid, before: Board<Kind>, after: Board<Kind>): boolean {
  const old = domainsOf(grid, before);
  return domainsOf(grid, after).some((domain) => {
    const squares = new Set(domain.squares);
    return old.filter(({ kind, squares: [first] }) => kind === domain.kind && squares.has(first!)).length > 1;
  });
}
