import { bySeat, other, type Seat } from '../core/game.ts';
import type { Token } from './action.ts';
import {
  type Coat,
  type CoatFace,
  coatOf,
  crossesOf,
  type Face,
  JOKER,
  LIGHTNING,
  POWERS,
  type Power,
} from './data.ts';
import { type DuelState, diceOf, someMapIsFull, withPlayer } from './state.ts';

/** The coats that will tick a box: drawn from a coat's face, with no cross, not even the castle's. */
export const countsOfTokens = (tokens: readonly Token[]): Coat[] =>
  tokens.filter((token) => !token.joker && token.crosses === 0).map((token) => token.coat);

/** In `fr` and `es` a box is ticked when the domino is formed, so dice that could not be drawn count as rolled. */
export function countsOfPass(state: DuelState, seat: Seat): Coat[] {
  if (state.options.ticks === 'drawn') return [];
  const faces = diceOf(state, seat).map((index) => state.dice[index]!.face);
  return faces.filter(isBareCoat).map(coatOf);
}

const isBareCoat = (face: Face): face is CoatFace => face !== JOKER && crossesOf(face) === 0;

/** Phase 4 for A, who is first in the race for a line; B's follows when A's lightning is resolved. */
export const fillSpellbook = (state: DuelState): DuelState => tickFor(state, state.roller);

/** Goes on after a lightning power, or when there was none. */
export function continueSpellbook(state: DuelState, seat: Seat): DuelState {
  if (state.lightning.length > 0) return { ...state, phase: 'lightning', seat };
  return seat === state.roller ? tickFor(state, other(seat)) : endRound(state);
}

function tickFor(state: DuelState, seat: Seat): DuelState {
  const { boxes, powers } = state.options.sheet;
  const player = bySeat(state.players, seat);
  const ticks = { ...player.ticks };
  const lines = { ...state.lines };
  const won: Power[] = [];
  for (const coat of player.counts) {
    if (lines[coat] !== null) continue;
    ticks[coat]++;
    if (ticks[coat] < boxes[coat]) continue;
    lines[coat] = seat;
    won.push(powers[coat]);
  }
  if (won.length === 0) return continueSpellbook(withPlayer(state, seat, { ticks }), seat);
  const remaining = POWERS.filter(
    (power) => player.powers.includes(power) || (won.includes(power) && !LIGHTNING.includes(power)),
  );
  const nothingDrawn = player.map.every((drawn) => drawn === null);
  const lightning = LIGHTNING.filter((power) => won.includes(power) && !(power === 'cross' && nothingDrawn));
  const ticked = withPlayer({ ...state, lines, lightning }, seat, { ticks, powers: remaining });
  return continueSpellbook(ticked, seat);
}

/** A full map (with `end=round`) or two passes end the game after the round; else B becomes A. */
function endRound(state: DuelState): DuelState {
  const [one, two] = state.players;
  const over = someMapIsFull(state) || (one.passed && two.passed);
  if (over) return { ...state, phase: 'over' };
  const roller = other(state.roller);
  const fresh = { passed: false, counts: [] };
  return {
    ...state,
    round: state.round + 1,
    roller,
    phase: 'roll',
    seat: roller,
    dice: [],
    players: [
      { ...one, ...fresh },
      { ...two, ...fresh },
    ],
  };
}
