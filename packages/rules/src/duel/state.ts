import type { Board } from '../core/domains.ts';
import { type BySeat, type Seat, withSeat } from '../core/game.ts';
import { type ByCoat, type Coat, type Face, MAP, type Power } from './data.ts';
import type { DuelOptions } from './options.ts';

export interface Die {
  /** What it shows; dice in hand keep what was rolled until they are drawn. */
  readonly face: Face;
  readonly taker: Seat | null;
}

export interface DuelPlayer {
  readonly map: Board<Coat>;
  /** The castle bonus is still unused. */
  readonly castle: boolean;
  readonly ticks: ByCoat<number>;
  /** Powers in hand, in the order of POWERS, so that equal positions are equal data. */
  readonly powers: readonly Power[];
  /** The coat chosen for `domains`. */
  readonly bonus: Coat | null;
  /** Passed this round. */
  readonly passed: boolean;
  /** The coats of this round's dice that will tick a box in phase 4. */
  readonly counts: readonly Coat[];
}

export type DuelPhase = 'roll' | 'draft' | 'place' | 'lightning' | 'over';

export interface DuelState {
  readonly options: DuelOptions;
  readonly round: number;
  /** Player A of this round. */
  readonly roller: Seat;
  readonly phase: DuelPhase;
  /** Who decides; in `roll` the roller, although chance decides. */
  readonly seat: Seat;
  /** Dice 1 to 4 of this round; none before the roll. */
  readonly dice: readonly Die[];
  readonly players: BySeat<DuelPlayer>;
  /** Who won each line of the spellbook. */
  readonly lines: ByCoat<Seat | null>;
  /** Lightning powers the player in turn still has to resolve, in order. */
  readonly lightning: readonly Power[];
}

const freshPlayer: DuelPlayer = {
  map: Array.from({ length: MAP.size }, () => null),
  castle: true,
  ticks: { d: 0, s: 0, D: 0, S: 0, f: 0, q: 0 },
  powers: [],
  bonus: null,
  passed: false,
  counts: [],
};

export const newDuel = (options: DuelOptions): DuelState => ({
  options,
  round: 1,
  roller: 1,
  phase: 'roll',
  seat: 1,
  dice: [],
  players: [freshPlayer, freshPlayer],
  lines: { d: null, s: null, D: null, S: null, f: null, q: null },
  lightning: [],
});

export const withPlayer = (state: DuelState, seat: Seat, change: Partial<DuelPlayer>): DuelState => ({
  ...state,
  players: withSeat(state.players, seat, { ...(state.players[seat - 1] as DuelPlayer), ...change }),
});

/** The indices of the dice a player has taken. */
export function diceOf(state: DuelState, seat: Seat): number[] {
  const indices: number[] = [];
  for (let index = 0; index < state.dice.length; index++) if (state.dice[index]!.taker === seat) indices.push(index);
  return indices;
}

export const mapIsFull = (map: Board<Coat>): boolean =>
  map.every((drawn, square) => drawn !== null || square === MAP.castle);

export const someMapIsFull = ({ players }: DuelState): boolean => players.some(({ map }) => mapIsFull(map));
