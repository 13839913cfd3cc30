import { type DuelAction, type DuelState, diceOf, type Token } from '@castellan/rules';
import type { Flight, Motion } from '../../table/motion.ts';

/** The last die lies still after this long. */
const TUMBLE = 700 + 3 * 60;
const TRAVEL = 480;
const GLANCE = 380;

/** How an action of Duel is seen happening. */
export function motionOf(before: DuelState, action: DuelAction): Motion {
  switch (action.type) {
    case 'roll':
      return { lasts: TUMBLE, flights: [] };
    case 'place':
      return { lasts: TRAVEL, flights: flightsOf(before, action.tokens) };
    default:
      return { lasts: GLANCE, flights: [] };
  }
}

/** Each die to its square: the one that shows the coat, else the one that is left. */
function flightsOf(before: DuelState, tokens: readonly [Token, Token]): Flight[] {
  const [one, two] = diceOf(before, before.seat);
  if (one === undefined || two === undefined) return [];
  const shows = (die: number, token: Token) => before.dice[die]!.face[0] === token.coat;
  const straight = shows(one, tokens[0]) || shows(two, tokens[1]) || !(shows(one, tokens[1]) || shows(two, tokens[0]));
  const dice = straight ? [one, two] : [two, one];
  return tokens.map(({ square }, index) => ({
    from: `[data-die="${dice[index]! + 1}"]`,
    to: [`[data-seat="${before.seat}"] [data-square="${square}"]`],
  }));
}
