import { bySeat, type Discovery, type DiscoveryState, discovery, type Extent, type Seat } from '@castellan/rules';
import { bestOf, placesOf } from './ghost.ts';

/** Positions that the rules are asked about before they are reached. */

/** The position as it will be when this seat places its next domino; null where it has none in this line. */
export function asPlacing(state: DiscoveryState, seat: Seat): DiscoveryState | null {
  const from = state.phase === 'pick' ? state.done + 1 : state.done;
  const done = state.placing.findIndex(({ king }, index) => index >= from && king === seat);
  return done < 0 ? null : { ...state, phase: 'place', seat, done };
}

/** The domino this seat places now or next; null while it has to choose one, or has none in this line. */
export function dominoFor(state: DiscoveryState, seat: Seat): number | null {
  const choosing = state.phase === 'pick' && state.seat === seat;
  if (choosing || (state.phase !== 'place' && state.phase !== 'pick')) return null;
  const asked = asPlacing(state, seat);
  return asked && asked.placing[asked.done]!.domino;
}

/** The position as if this seat had to place a domino it has not chosen yet: for what a choice would bring. */
const asIfPlacing = (state: DiscoveryState, seat: Seat, domino: number): DiscoveryState => ({
  ...state,
  phase: 'place',
  seat,
  placing: [{ domino, king: seat }],
  done: 0,
});

/** What a domino brings at best in this kingdom as it stands; null where it fits nowhere. */
export function bestGain(state: DiscoveryState, seat: Seat, domino: number): number | null {
  const asked = asIfPlacing(state, seat, domino);
  const best = bestOf(asked, placesOf(asked));
  return best ? discovery.preview(asked, best).total - bySeat(discovery.score(state), seat).total : null;
}

/** How far the kingdom of a seat would reach after a placement. */
export function extentAfter(state: DiscoveryState, place: Discovery.Place, seat: Seat): Extent {
  const next = discovery.apply(state, place);
  return bySeat((next.ok ? next.value : state).kingdoms, seat).extent;
}
