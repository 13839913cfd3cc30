import type { IllegalCode } from '../core/errors.ts';
import { bySeat, other, type Seat } from '../core/game.ts';
import { type Square, squareAt } from '../core/grid.ts';
import { type Face, MAP } from './data.ts';
import type { Means, Which } from './means.ts';
import { canPlaceWithoutPower, type PlacementOption, placements, placementsOf } from './placements.ts';
import { type DuelState, diceOf } from './state.ts';

/** What a player asks before it acts, also before its turn comes. Nothing is spent by asking. */

/** The faces of a player's two dice with one of them turned; null before it has two. */
export function facesInHand(state: DuelState, seat: Seat, turn: Means['turn'] = null): readonly [Face, Face] | null {
  const [first, second] = diceOf(state, seat).map((index) => state.dice[index]!.face);
  if (first === undefined || second === undefined) return null;
  if (!turn) return [first, second];
  return turn.die === 0 ? [turn.face, second] : [first, turn.face];
}

/** What one of a player's two dice may be turned to: its own faces but the one it shows, each once. */
export function turnsOf(state: DuelState, seat: Seat, die: Which): Face[] {
  const index = diceOf(state, seat)[die];
  if (index === undefined) return [];
  const shown = state.dice[index]!.face;
  return [...new Set(state.options.sheet.dice[index]!)].filter((face) => face !== shown);
}

/**
 * Every placement of a player's two dice by these means, now or when its turn comes; none where the means ask for a
 * power, a face or a castle bonus that the player does not have. Two dice that draw the same are one placement, not two.
 */
export function placementsOnMap(state: DuelState, seat: Seat, means: Means): PlacementOption[] {
  const faces = facesWith(state, seat, means);
  return faces ? placementsOf(state, seat, faces, means) : [];
}

/** The placements by these means with the first die on the first square and the second on the second. */
export function placementsAt(
  state: DuelState,
  seat: Seat,
  means: Means,
  at: readonly [Square, Square],
): PlacementOption[] {
  const faces = facesWith(state, seat, means);
  return faces ? placementsOf(state, seat, faces, means, at) : [];
}

function facesWith(state: DuelState, seat: Seat, { turn, castle }: Means): readonly [Face, Face] | null {
  const player = bySeat(state.players, seat);
  if (castle !== null && !player.castle) return null;
  if (turn && !(player.powers.includes('turn') && turnsOf(state, seat, turn.die).includes(turn.face))) return null;
  return facesInHand(state, seat, turn);
}

/** Whether a player may pass with the dice it has: nothing fits without a power. */
export const mayPass = (state: DuelState, seat: Seat): boolean =>
  facesInHand(state, seat) !== null && !canPlaceWithoutPower(state, seat);

/** Whether a player can only pass, with every power it has. */
export const mustPass = (state: DuelState, seat: Seat): boolean =>
  mayPass(state, seat) && placements(state, seat).length === 0;

/** Whether a player may lay out its placement while the other still places: B, while A is at it. */
export const mayPrepare = (state: DuelState, seat: Seat): boolean =>
  state.phase === 'place' && state.seat === state.roller && seat === other(state.roller);

/** How many dice the player in turn may take at once: A one, or two with `both`; B two. */
export function mostDiceToPick(state: DuelState): 0 | 1 | 2 {
  if (state.phase !== 'draft') return 0;
  return state.seat !== state.roller || bySeat(state.players, state.seat).powers.includes('both') ? 2 : 1;
}

/** The numbers of the dice that no player has, once these are picked too. */
export const diceLeft = (state: DuelState, picked: readonly number[] = []): number[] =>
  state.dice.flatMap(({ taker }, index) => (taker === null && !picked.includes(index + 1) ? [index + 1] : []));

/** Why no die can stand on a square; `no-room` where no square beside it is empty. `standing` is where the other die of a split pair is. */
export function whyNotOnMap(
  state: DuelState,
  seat: Seat,
  { split }: Pick<Means, 'split'>,
  square: Square,
  standing: Square | null = null,
): IllegalCode | 'no-room' {
  const { map } = bySeat(state.players, seat);
  const number = squareAt(MAP, square);
  if (number < 0) return 'off-board';
  if (number === MAP.castle) return 'castle-square';
  if (map[number]) return 'occupied';
  if (standing !== null) return standing === square ? 'same-square' : 'not-connected';
  const room = MAP.neighbours[number]!.some((next) => map[next] === null && next !== MAP.castle);
  return room || split ? 'not-connected' : 'no-room';
}
