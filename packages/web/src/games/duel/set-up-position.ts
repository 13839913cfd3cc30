import {
  bySeat,
  COATS,
  type Coat,
  type DuelPlayer,
  type DuelState,
  LIGHTNING,
  MAP,
  POWERS,
  type Power,
  SEATS,
  type Seat,
  type Square,
  squareAt,
  withSeat,
} from '@castellan/rules';

/** A position of Duel as it is set up by tapping: always before a roll. Whether it is one, the rules say. */

/** More crosses than this on one square are rare; a tap then begins again. */
const MOST_CROSSES = 6;

/** The same maps and spellbooks before a roll. */
export function roundOf(state: DuelState): DuelState {
  const waiting = { passed: false, counts: [] };
  const [one, two] = state.players;
  const players = [
    { ...one, ...waiting },
    { ...two, ...waiting },
  ] as const;
  const before = { ...state, phase: 'roll', seat: state.roller, dice: [], lightning: [], players } as const;
  // A lightning power that was still to be resolved has its coat now.
  return SEATS.reduce((at, seat) => withBonus(at, seat, bySeat(at.players, seat).bonus), before as DuelState);
}

const change = (state: DuelState, seat: Seat, changed: Partial<DuelPlayer>): DuelState => ({
  ...state,
  players: withSeat(state.players, seat, { ...bySeat(state.players, seat), ...changed }),
});

/** A tap on a map: puts the coat down, then counts its crosses up; without a coat it rubs out. On the castle it spends the bonus, or gives it back. */
export function tapMap(state: DuelState, seat: Seat, square: Square, coat: Coat | null): DuelState {
  const player = bySeat(state.players, seat);
  const at = squareAt(MAP, square);
  if (at === MAP.castle) return change(state, seat, { castle: !player.castle });
  const there = player.map[at];
  const marks = there?.kind === coat ? (there!.marks + 1) % (MOST_CROSSES + 1) : 0;
  return inTime(change(state, seat, { map: player.map.with(at, coat && { kind: coat, marks }) }));
}

/** The number of the round that follows from the maps, for the player who rolls next. */
function inTime(state: DuelState): DuelState {
  const dominoes = state.players.map(({ map }) => Math.ceil(map.filter((drawn) => drawn !== null).length / 2));
  const least = Math.max(...dominoes) + 1;
  return { ...state, round: least % 2 === state.roller % 2 ? least : least + 1 };
}

export const withRoller = (state: DuelState, roller: Seat): DuelState => inTime({ ...state, roller, seat: roller });

/** Ticks boxes of a line. A full line is won: its power comes into the hand, or asks for its coat. */
export function withTicks(state: DuelState, seat: Seat, coat: Coat, ticks: number): DuelState {
  const { boxes, powers: printed } = state.options.sheet;
  const player = bySeat(state.players, seat);
  const ticked = change(state, seat, {
    ticks: { ...player.ticks, [coat]: Math.min(Math.max(ticks, 0), boxes[coat]) },
  });
  const winner = SEATS.find((own) => bySeat(ticked.players, own).ticks[coat] === boxes[coat]) ?? null;
  const next = { ...ticked, lines: { ...state.lines, [coat]: winner } };
  const power = printed[coat];
  if (power === 'domains') return SEATS.reduce((at, own) => withBonus(at, own, bySeat(at.players, own).bonus), next);
  if (LIGHTNING.includes(power)) return next;
  const full = bySeat(next.players, seat).ticks[coat] === boxes[coat];
  return withPower(next, seat, power, full);
}

/** A kept power in hand, or used. */
export function withPower(state: DuelState, seat: Seat, power: Power, held: boolean): DuelState {
  const { powers } = bySeat(state.players, seat);
  return change(state, seat, {
    powers: POWERS.filter((one) => (one === power ? held : powers.includes(one))),
  });
}

/** The coat that Domains pays for, where the player has won it. */
export function withBonus(state: DuelState, seat: Seat, coat: Coat | null): DuelState {
  const line = COATS.find((one) => state.options.sheet.powers[one] === 'domains');
  const won = line !== undefined && state.lines[line] === seat;
  return change(state, seat, { bonus: won ? (coat ?? COATS[0]) : null });
}
