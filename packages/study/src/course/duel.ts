import {
  bySeat,
  COATS,
  type CoatFace,
  coatOf,
  type Duel,
  type DuelAction,
  type DuelState,
  duel,
  type Face,
  gainOf,
  JOKER,
  MAP,
  must,
  NO_MEANS,
  other,
  type Power,
  placementsOnMap,
  powersSpent,
  type Seat,
} from '@castellan/rules';
import { joinsDomains } from '../games/bridges.ts';
import type { CourseLesson } from './lesson.ts';
import { dominoesThatFit, emptyOf, holesIn } from './squares.ts';

type Lesson = CourseLesson<DuelState, DuelAction>;

const ownOf = (state: DuelState) => bySeat(state.players, state.seat);
const gain = (state: DuelState, action: DuelAction): number => gainOf(duel, state, action, state.seat);
/** Neither castle nor power can be used: what scores most is the same for everyone who counts. */
const isPlain = (state: DuelState, seat: Seat): boolean => {
  const { castle, powers } = bySeat(state.players, seat);
  return !castle && powers.length === 0;
};
const placesPlainly = (state: DuelState): boolean => state.phase === 'place' && isPlain(state, state.seat);
const isPlace = (action: DuelAction): action is Duel.Place => action.type === 'place';
const isPick = (action: DuelAction): action is Duel.Pick => action.type === 'pick';
const usesPower = (state: DuelState, action: DuelAction, ...wanted: readonly Power[]): boolean =>
  isPlace(action) && powersSpent(ownOf(state), action.tokens).some((power) => wanted.includes(power));
const mapAfter = (state: DuelState, action: DuelAction) =>
  bySeat(must(duel.apply(state, action)).players, state.seat).map;

/** The most points that a player can draw with the two dice it has, without castle and powers. */
function bestGain(state: DuelState, seat: Seat): number {
  return placementsOnMap(state, seat, NO_MEANS).reduce(
    (most, { action }) => Math.max(most, gainOf(duel, state, action, seat)),
    0,
  );
}

/** Both players have two dice once B has picked, and A once it has taken two. */
const drafted = (state: DuelState, action: DuelAction): DuelState => must(duel.apply(state, action));

/** B chooses two of three dice. */
const picksLast = (state: DuelState): boolean =>
  state.phase === 'draft' && state.seat !== state.roller && isPlain(state, 1) && isPlain(state, 2);

const lightning = (state: DuelState): boolean => state.phase === 'lightning';

const isFilled = ({ lines, options }: DuelState, coat: (typeof COATS)[number], ticks: number): boolean =>
  lines[coat] === null && ticks >= options.sheet.boxes[coat];

/** Lines of the spellbook that these faces fill, if they are drawn without the castle's cross. */
function linesFilled(state: DuelState, faces: readonly Face[]): number {
  const { ticks } = ownOf(state);
  const ticking = faces.filter((face) => face !== JOKER && !face.includes('+')).map((face) => coatOf(face as CoatFace));
  return COATS.filter((coat) =>
    isFilled(state, coat, ticks[coat] + ticking.filter((one) => one === coat).length),
  ).filter((coat) => ticking.includes(coat)).length;
}

/** Squares left at the end of a game: the last rounds. */
const FEW = 16;
const emptyAfter = (state: DuelState, action: DuelAction): readonly number[] => emptyOf(MAP, mapAfter(state, action));

/** Coats that still connect somewhere with room for a domino. */
function coatsWithRoom(map: DuelState['players'][0]['map']): number {
  const free = new Set(emptyOf(MAP, map));
  const hasRoom = (square: number): boolean =>
    free.has(square) && MAP.neighbours[square]!.some((next) => free.has(next));
  // Beside the castle every coat connects.
  if (MAP.neighbours[MAP.castle]!.some(hasRoom)) return COATS.length;
  return COATS.filter((coat) =>
    map.some((drawn, square) => drawn?.kind === coat && MAP.neighbours[square]!.some(hasRoom)),
  ).length;
}

/** What A has for certain after one die: B leaves it the worst of the others. */
function leastGain(state: DuelState, action: Duel.Pick): number {
  const after = drafted(state, action);
  if (after.phase === 'place') return bestGain(after, state.seat);
  return Math.min(
    ...duel
      .legal(after)
      .filter(isPick)
      .map((reply) => bestGain(drafted(after, reply), state.seat)),
  );
}

export const DUEL_COURSE: readonly Lesson[] = [
  {
    name: 'crosses',
    concept: 'crosses',
    game: 'duel',
    unit: 'points',
    margin: 3,
    asks: placesPlainly,
    value: gain,
    shows: (_, answer) => isPlace(answer) && answer.tokens.some(({ crosses }) => crosses > 0),
  },
  {
    name: 'joining',
    concept: 'joining',
    game: 'duel',
    unit: 'points',
    margin: 2,
    asks: placesPlainly,
    value: gain,
    shows: (state, answer) => joinsDomains(MAP, ownOf(state).map, mapAfter(state, answer)),
  },
  {
    name: 'draft',
    concept: 'growth',
    game: 'duel',
    unit: 'points',
    margin: 2,
    asks: picksLast,
    value: (state, action) => bestGain(drafted(state, action), state.seat),
  },
  {
    name: 'denial',
    concept: 'denial',
    game: 'duel',
    unit: 'swing',
    margin: 2,
    asks: picksLast,
    value(state, action) {
      const after = drafted(state, action);
      return bestGain(after, state.seat) - bestGain(after, other(state.seat));
    },
    // A player who looks only at the own map takes something else.
    shows(state, answer, others) {
      const own = (action: DuelAction): number => bestGain(drafted(state, action), state.seat);
      return others.some((action) => own(action) > own(answer));
    },
  },
  {
    name: 'race',
    concept: 'spellbook',
    game: 'duel',
    unit: 'lines',
    margin: 1,
    asks: ({ phase, seat, roller }) => phase === 'draft' && seat !== roller,
    value: (state, action) =>
      isPick(action)
        ? linesFilled(
            state,
            action.dice.map((die) => state.dice[die - 1]!.face),
          )
        : 0,
  },
  {
    name: 'castle',
    concept: 'castle',
    game: 'duel',
    unit: 'points',
    margin: 2,
    asks: (state) => state.phase === 'place' && ownOf(state).castle && ownOf(state).powers.length === 0,
    value: gain,
    shows(state, answer, others) {
      const usesCastle = (action: DuelAction) => isPlace(action) && action.tokens.some(({ castle }) => castle);
      const without = Math.max(...others.filter((action) => !usesCastle(action)).map((action) => gain(state, action)));
      return usesCastle(answer) && gain(state, answer) - without >= 6;
    },
  },
  {
    name: 'jokers',
    concept: 'jokers',
    game: 'duel',
    unit: 'points',
    margin: 2,
    asks: (state) =>
      placesPlainly(state) && state.dice.some(({ face, taker }) => face === JOKER && taker === state.seat),
    value: gain,
  },
  {
    name: 'lightning',
    concept: 'lightning',
    game: 'duel',
    unit: 'points',
    margin: 3,
    asks: lightning,
    value: gain,
  },
  {
    name: 'free-and-split',
    concept: 'power',
    game: 'duel',
    unit: 'points',
    margin: 3,
    asks: (state) =>
      state.phase === 'place' &&
      !ownOf(state).castle &&
      ownOf(state).powers.some((power) => power === 'free' || power === 'split') &&
      !ownOf(state).powers.includes('turn'),
    value: gain,
    shows: (state, answer) => usesPower(state, answer, 'free', 'split'),
  },
  {
    name: 'turn',
    concept: 'power',
    game: 'duel',
    unit: 'points',
    margin: 3,
    asks: (state) => state.phase === 'place' && !ownOf(state).castle && ownOf(state).powers.join() === 'turn',
    value: gain,
    shows: (state, answer) => usesPower(state, answer, 'turn'),
  },
  {
    name: 'both',
    concept: 'power',
    game: 'duel',
    unit: 'points',
    margin: 2,
    asks: (state) =>
      state.phase === 'draft' &&
      state.seat === state.roller &&
      ownOf(state).powers.includes('both') &&
      !ownOf(state).castle,
    value: (state, action) => (isPick(action) ? leastGain(state, action) : 0),
    shows: (_, answer) => isPick(answer) && answer.dice.length === 2,
  },
  {
    name: 'room',
    concept: 'packing',
    game: 'duel',
    unit: 'coats',
    margin: 1,
    asks: (state) => placesPlainly(state) && emptyOf(MAP, ownOf(state).map).length <= FEW,
    value: (state, action) => coatsWithRoom(mapAfter(state, action)),
  },
  {
    name: 'holes',
    concept: 'holes',
    game: 'duel',
    unit: 'holes',
    margin: 1,
    asks: placesPlainly,
    value: (state, action) => -holesIn(MAP, emptyAfter(state, action)),
    shows: (state, answer) => holesIn(MAP, emptyAfter(state, answer)) === holesIn(MAP, emptyOf(MAP, ownOf(state).map)),
  },
  {
    name: 'packing',
    concept: 'packing',
    game: 'duel',
    unit: 'dominoes',
    margin: 1,
    asks: (state) => placesPlainly(state) && emptyOf(MAP, ownOf(state).map).length <= FEW,
    value: (state, action) => dominoesThatFit(MAP, emptyAfter(state, action)),
  },
];
