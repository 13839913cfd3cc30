import { COATS, type Coat, type DuelState, duel, type Edition, MAP, type Power, type Seat } from '@castellan/rules';
import { sitDown } from '../play.ts';

export const { play, after, legal, allows, whyNot, misread, refused, totals } = sitDown(duel);

/** Player 1 draws one plain die of the coat of each power that stays in hand in two rounds, player 2 only dice with crosses. */
const ONE_OF_EACH = `
  roll d s f++ d+; pick 1; pick 3 4
  place s@b3 d@c3
  place d+@b3 f++@c3
  roll D+ S+ D S; pick 1; pick 3 4
  place D+@e3 S+@f3
  place D@e3 S@f3
`;

const COAT_OF: Partial<Record<Power, Coat>> = { free: 'd', split: 's', both: 'D', turn: 'S' };

/** Player 1 is A of round 3 and holds exactly these powers, because their lines have one box; player 2 holds none. */
export const holding = (...powers: readonly Power[]): DuelState => holdingBy('en', ...powers);

export function holdingBy(edition: Edition, ...powers: readonly Power[]): DuelState {
  const boxes = powers.map((power) => `${COAT_OF[power]}:1`).join();
  return play(`edition=${edition} ${boxes && `boxes=${boxes}`}`, ONE_OF_EACH);
}

/** A dot on each side of the castle, a stripe behind it: what each player draws in the four rounds of the wall. */
export const WALL = ['s@b3 d@c3', 'd@e3 s@f3', 's@d1 d@d2', 'd@d4 s@d5'];

/** Both castles are walled in after four rounds of dots and stripes only: four ticks each on `d` and on `s`, player 1 is A again. */
export function walled(options = '', one = WALL, two = WALL): DuelState {
  const rounds = WALL.map((_, index) => {
    const [first, second] = index % 2 === 0 ? [one, two] : [two, one];
    return `roll d d s s; pick 1; pick 2 3; place ${first[index]}; place ${second[index]}`;
  });
  return play(options, rounds.join('\n'));
}

/** After the wall: player 1 has `f` and `q++`, player 2 `D+` and `D`, and neither finds a place for them. */
export const NOTHING_FITS = 'roll D+ f q++ D; pick 2; pick 1 4';

/** What is drawn on a player's map, as `c3 d`, `c4 s+`, in the order of the squares. */
export const drawnBy = (state: DuelState, seat: Seat): string[] =>
  state.players[seat - 1]!.map.flatMap((drawn, square) =>
    drawn ? [`${MAP.names[square]} ${drawn.kind}${'+'.repeat(drawn.marks)}`] : [],
  );

/** A player's ticked boxes, as `d1 s2`; lines without a tick are left out. */
export const ticksOf = (state: DuelState, seat: Seat): string =>
  COATS.flatMap((coat) => {
    const ticks = state.players[seat - 1]!.ticks[coat];
    return ticks > 0 ? [`${coat}${ticks}`] : [];
  }).join(' ');

/** The powers a player has in hand, in the order of the spellbook, however they were won. */
export const powersOf = (state: DuelState, seat: Seat): readonly Power[] => state.players[seat - 1]!.powers;

export const castleOf = (state: DuelState, seat: Seat): boolean => state.players[seat - 1]!.castle;
