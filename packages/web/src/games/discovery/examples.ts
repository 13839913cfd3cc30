import {
  BOARDS,
  bySeat,
  columnOf,
  DECKS,
  type Discovery,
  type DiscoveryAction,
  type DiscoveryState,
  type Domain,
  discovery,
  discoveryRules,
  dominoInTurn,
  HARMONY_POINTS,
  LINE_LENGTH,
  LINES,
  MIDDLE_POINTS,
  type Seat,
  SIZES,
  squareAt,
  type Terrain,
} from '@castellan/rules';
import { t } from '../../i18n/index.ts';
import { type Example, type Moment, recordedGame, type Values } from '../../learn/example.ts';
import { RECORDING } from './recording.ts';
import type { Section } from './rule-of.ts';

/** A picture of a section: a kingdom, or the line being placed. */
export interface DiscoveryExample extends Example {
  readonly section: Section;
  readonly picture: 'kingdom' | 'line';
}

const [SMALL, LARGE] = SIZES;

/** Printed facts the rules speak of. */
export const facts = (): Values => ({
  line: LINE_LENGTH,
  lines: LINES[SMALL],
  dominoes: DECKS.discovery.length,
  base: DECKS.base.length,
  size: SMALL,
  large: LARGE,
  largeLines: LINES[LARGE],
  harmony: HARMONY_POINTS,
  middle: MIDDLE_POINTS,
});

export const recorded = recordedGame<DiscoveryState, DiscoveryAction>(discovery, RECORDING);

const stateAt = (at: number): DiscoveryState => recorded.replay().states[at]!;
const placeAt = (moment: Moment): Discovery.Place => recorded.actionOf(moment) as Discovery.Place;
const domino = (moment: Moment): Values => ({ domino: dominoInTurn(stateAt(moment.at)) });

const worth = ({ squares, marks, points }: Domain<Terrain>): Values => ({
  squares: t('discovery.squares', { n: squares.length }),
  crowns: t('discovery.crowns', { n: marks }),
  points: t('discovery.points', { n: points }),
});

const terrain = (kind: Terrain): string => t(`discovery.terrain.${kind}`);

const order: Moment = { at: 10 };
const castle: Moment = { at: 12 };
const meets: Moment = { at: 41 };
const occupied: Moment = { at: 41, action: 'place 14 e3 e2', refused: 'occupied' };
const unconnected: Moment = { at: 41, action: 'place 14 g5 h5', refused: 'not-connected' };
const outside: Moment = { at: 41, action: 'place 14 d3 c3', refused: 'outside-bound' };
const discard: Moment = { at: 55 };
const end: Moment = { at: 58 };

export const EXAMPLES: readonly DiscoveryExample[] = [
  {
    ...order,
    section: 'round',
    picture: 'line',
    captions: [{ key: 'discovery/rulebook.round.example', values: () => domino(order) }],
  },
  {
    ...occupied,
    section: 'place',
    picture: 'kingdom',
    captions: [
      {
        key: 'discovery/rulebook.place.occupied',
        values: () => {
          const state = stateAt(occupied.at);
          const square = discoveryRules.whyNot(state, placeAt(occupied))!.square!;
          const there = bySeat(state.kingdoms, state.seat).board[squareAt(BOARDS[SMALL], square)]!;
          return { square, terrain: terrain(there.kind) };
        },
      },
    ],
  },
  {
    ...castle,
    section: 'connection',
    picture: 'kingdom',
    captions: [{ key: 'discovery/rulebook.connection.castle', values: () => domino(castle) }],
  },
  {
    ...meets,
    section: 'connection',
    picture: 'kingdom',
    captions: [
      {
        key: 'discovery/rulebook.connection.terrain',
        values: () => {
          const place = placeAt(meets);
          const [best] = discoveryRules
            .preview(stateAt(meets.at), place)
            .domains.filter(({ squares }) => place.squares.some((square) => squares.includes(square)))
            .toSorted((a, b) => b.points - a.points);
          return { terrain: terrain(best!.kind), ...worth(best!) };
        },
      },
    ],
  },
  {
    ...unconnected,
    section: 'connection',
    picture: 'kingdom',
    captions: [{ key: 'discovery/rulebook.connection.none', values: () => domino(unconnected) }],
  },
  {
    ...outside,
    section: 'bound',
    picture: 'kingdom',
    captions: [
      {
        key: 'discovery/rulebook.bound.outside',
        values: () => {
          const state = stateAt(outside.at);
          const grid = BOARDS[SMALL];
          const { left, right } = bySeat(state.kingdoms, state.seat).extent;
          const columns = placeAt(outside).squares.map((square) => columnOf(grid, squareAt(grid, square)));
          const [from, to] = [Math.min(left, ...columns), Math.max(right, ...columns)];
          const beyond = placeAt(outside).squares.find(
            (_, index) => columns[index]! < left || columns[index]! > right,
          )!;
          return { square: beyond, wide: to - from + 1 };
        },
      },
    ],
  },
  {
    ...discard,
    section: 'discard',
    picture: 'kingdom',
    captions: [{ key: 'discovery/rulebook.discard.example', values: () => domino(discard) }],
  },
  {
    ...end,
    section: 'score',
    picture: 'kingdom',
    captions: [
      {
        key: 'discovery/rulebook.score.example',
        values: () => {
          const score = bySeat(discoveryRules.score(stateAt(end.at)), seatOf(end));
          const [best] = score.domains.toSorted((a, b) => b.points - a.points);
          return { total: t('discovery.points', { n: score.total }), ...worth(best!) };
        },
      },
    ],
  },
];

/** Whose kingdom a picture shows: the player who acts; at the end, the winner. */
export function seatOf({ at }: Moment): Seat {
  const state = stateAt(at);
  const result = discoveryRules.result(state);
  return result.kind === 'win' ? result.seat : state.seat;
}
