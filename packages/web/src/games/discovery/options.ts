import {
  bySeat,
  type Discovery,
  type DiscoveryState,
  discoveryRules,
  placementsInKingdom,
  type Seat,
} from '@castellan/rules';

/** The placement that leaves most points; the first of equals, so that the same tap gives the same ghost. */
export function bestOf(
  state: DiscoveryState,
  seat: Seat,
  places: readonly Discovery.Place[],
): { readonly place: Discovery.Place; readonly total: number } | null {
  let best: { place: Discovery.Place; total: number } | null = null;
  for (const place of places) {
    const { total } = discoveryRules.preview(state, place, seat);
    if (!best || total > best.total) best = { place, total };
  }
  return best;
}

/** What a domino brings at best in this kingdom as it stands; null where it fits nowhere. */
export function bestGain(state: DiscoveryState, seat: Seat, domino: number): number | null {
  const best = bestOf(state, seat, placementsInKingdom(state, seat, domino));
  return best && best.total - bySeat(discoveryRules.score(state), seat).total;
}
