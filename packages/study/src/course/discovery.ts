import {
  BOARDS,
  type Board,
  bySeat,
  DECKS,
  type Discovery,
  type DiscoveryAction,
  type DiscoveryState,
  discovery,
  domainsOf,
  gainOf,
  type Kingdom,
  must,
  other,
  placementsInKingdom,
  type Seat,
  squareAt,
  type Terrain,
} from '@castellan/rules';
import { joinsDomains } from '../games/bridges.ts';
import { type CourseLesson, orderValue } from './lesson.ts';
import { dominoesThatFit, emptyOf, holesIn } from './squares.ts';

type Lesson = CourseLesson<DiscoveryState, DiscoveryAction>;

const gridOf = (state: DiscoveryState) => BOARDS[state.options.size];
const ownOf = (state: DiscoveryState): Kingdom => bySeat(state.kingdoms, state.seat);
const gain = (state: DiscoveryState, action: DiscoveryAction): number => gainOf(discovery, state, action, state.seat);
const isPick = (action: DiscoveryAction): action is Discovery.Pick => action.type === 'pick';
const ownAfter = (state: DiscoveryState, action: DiscoveryAction): Kingdom =>
  bySeat(must(discovery.apply(state, action)).kingdoms, state.seat);

const pointsOn = (state: DiscoveryState, board: Board<Terrain>): number =>
  domainsOf(gridOf(state), board).reduce((sum, { points }) => sum + points, 0);

/** The most points that a domino brings a player, as its kingdom stands; -1 where it fits nowhere. */
function worthOf(state: DiscoveryState, seat: Seat, domino: number): number {
  const { board } = bySeat(state.kingdoms, seat);
  const now = pointsOn(state, board);
  const { left, right } = DECKS[state.options.deck][domino - 1]!;
  return placementsInKingdom(state, seat, domino).reduce((most, { squares }) => {
    const after = [left, right].reduce<Board<Terrain>>(
      (drawn, { terrain, crowns }, half) =>
        drawn.with(squareAt(gridOf(state), squares[half]!), { kind: terrain, marks: crowns }),
      board,
    );
    return Math.max(most, pointsOn(state, after) - now);
  }, -1);
}

const freeIn = ({ choosing }: DiscoveryState): readonly number[] =>
  choosing.filter(({ king }) => king === null).map(({ domino }) => domino);

/** A choice of at least three dominoes, with something on the board. */
const chooses = (state: DiscoveryState): boolean =>
  state.phase === 'pick' && freeIn(state).length >= 3 && ownOf(state).board.some((drawn) => drawn !== null);
const ownWorth = (state: DiscoveryState, action: DiscoveryAction): number =>
  isPick(action) ? worthOf(state, state.seat, action.domino) : 0;

/** What the best of the dominoes that are left is worth to the opponent. */
function leftFor(state: DiscoveryState, action: DiscoveryAction): number {
  const left = freeIn(state).filter((domino) => !isPick(action) || domino !== action.domino);
  return Math.max(0, ...left.map((domino) => worthOf(state, other(state.seat), domino)));
}

const width = ({ extent: { left, right } }: Kingdom): number => right - left + 1;
const height = ({ extent: { top, bottom } }: Kingdom): number => bottom - top + 1;
const isFramed = (state: DiscoveryState, kingdom = ownOf(state)): boolean =>
  width(kingdom) === state.options.size && height(kingdom) === state.options.size;

/** Where the frame of all squares may still lie. */
const frames = (state: DiscoveryState, kingdom: Kingdom): number =>
  (state.options.size - width(kingdom) + 1) * (state.options.size - height(kingdom) + 1);

/** Empty squares inside the frame, once it is certain. */
function emptyIn(state: DiscoveryState, { board, extent }: Kingdom): readonly number[] {
  const grid = gridOf(state);
  return emptyOf(grid, board).filter((square) => {
    const [column, row] = [Math.floor(square / grid.height), square % grid.height];
    return column >= extent.left && column <= extent.right && row >= extent.top && row <= extent.bottom;
  });
}

/** Squares left at the end of a game. */
const FEW = 15;

export const DISCOVERY_COURSE: readonly Lesson[] = [
  {
    name: 'borders',
    concept: 'growth',
    game: 'discovery',
    unit: 'points',
    margin: 2,
    asks: ({ phase }) => phase === 'place',
    value: gain,
  },
  {
    name: 'bridges',
    concept: 'joining',
    game: 'discovery',
    unit: 'points',
    margin: 1,
    asks: ({ phase }) => phase === 'place',
    value: gain,
    shows: (state, answer) => joinsDomains(gridOf(state), ownOf(state).board, ownAfter(state, answer).board),
  },
  {
    name: 'crowns',
    concept: 'crosses',
    game: 'discovery',
    unit: 'points',
    margin: 2,
    asks: chooses,
    value: ownWorth,
  },
  {
    name: 'turn-order',
    concept: 'turn-order',
    game: 'discovery',
    unit: 'order',
    margin: 1,
    asks: chooses,
    // Points first; of two that bring the same, the lower number chooses earlier.
    value: (state, action) => orderValue(ownWorth(state, action), isPick(action) ? action.domino : 0),
    shows: (state, answer, others) => others.some((action) => ownWorth(state, action) === ownWorth(state, answer)),
  },
  {
    name: 'king-denial',
    concept: 'denial',
    game: 'discovery',
    unit: 'swing',
    margin: 2,
    asks: chooses,
    value: (state, action) => ownWorth(state, action) - leftFor(state, action),
    shows: (state, answer, others) => others.some((action) => ownWorth(state, action) > ownWorth(state, answer)),
  },
  {
    name: 'frame',
    concept: 'packing',
    game: 'discovery',
    unit: 'frames',
    margin: 1,
    asks: (state) => state.phase === 'place' && !isFramed(state),
    value: (state, action) => frames(state, ownAfter(state, action)),
  },
  {
    name: 'frame-holes',
    concept: 'holes',
    game: 'discovery',
    unit: 'holes',
    margin: 1,
    asks: (state) => state.phase === 'place' && isFramed(state),
    value: (state, action) => -holesIn(gridOf(state), emptyIn(state, ownAfter(state, action))),
    shows: (state, answer) =>
      holesIn(gridOf(state), emptyIn(state, ownAfter(state, answer))) ===
      holesIn(gridOf(state), emptyIn(state, ownOf(state))),
  },
  {
    name: 'last-four',
    concept: 'packing',
    game: 'discovery',
    unit: 'dominoes',
    margin: 1,
    asks: (state) => state.phase === 'place' && isFramed(state) && emptyIn(state, ownOf(state)).length <= FEW,
    value: (state, action) => dominoesThatFit(gridOf(state), emptyIn(state, ownAfter(state, action))),
  },
  {
    name: 'fitting',
    concept: 'holes',
    game: 'discovery',
    unit: 'fits',
    margin: 1,
    asks: chooses,
    value: (state, action) => Math.min(0, ownWorth(state, action)),
  },
];
