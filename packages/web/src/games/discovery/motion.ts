import type { DiscoveryAction, DiscoveryState } from '@castellan/rules';
import type { Motion } from '../../table/motion.ts';

const TRAVEL = 520;
const STEP = 420;
const GLANCE = 380;

/** How an action of Discovery is seen happening. */
export function motionOf(before: DiscoveryState, action: DiscoveryAction): Motion {
  switch (action.type) {
    case 'place':
      return {
        lasts: TRAVEL,
        flights: [
          {
            from: `[data-placing="${action.domino}"] svg`,
            to: action.squares.map((square) => `[data-seat="${before.seat}"] [data-square="${square}"]`),
          },
        ],
      };
    case 'pick':
      return {
        lasts: STEP,
        // From the domino just placed, in the first round out of the hand.
        flights: [
          { from: '[data-leaving=true] [data-king], [data-looking=true]', to: [`[data-choosing="${action.domino}"]`] },
        ],
      };
    case 'discard':
      return { lasts: GLANCE, flights: [] };
    default:
      return { lasts: 0, flights: [] };
  }
}
