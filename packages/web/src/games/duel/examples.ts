import {
  bySeat,
  type Coat,
  coatOf,
  crossesOf,
  type Domain,
  type Duel,
  type DuelAction,
  type DuelState,
  diceOf,
  duel,
  duelRules,
  type Face,
  gainOf,
  JOKER,
  MAP,
  other,
  POINTS_PER_DOMAIN,
  PRINTED_SHEET,
  type Seat,
  SQUARES_TO_FILL,
  type Square,
  squareAt,
} from '@castellan/rules';
import { formatList, t } from '../../i18n/index.ts';
import { type Example, type Moment, recordedGame, type Values } from '../../learn/example.ts';
import { RECORDING } from './recording.ts';
import type { Section } from './rule-of.ts';
import { coatWithCrosses, faceName } from './sentences.ts';

/** A picture of a section: a map, or the dice as they were shared out. */
export interface DuelExample extends Example {
  readonly section: Section;
  readonly picture: 'map' | 'dice';
}

/** Printed facts the rules speak of. */
export const facts = (): Values => ({
  dice: PRINTED_SHEET.dice.length,
  squares: SQUARES_TO_FILL,
  dominoes: SQUARES_TO_FILL / 2,
  columns: MAP.width,
  rows: MAP.height,
  perDomain: POINTS_PER_DOMAIN,
  free: t('duel.power.free'),
  split: t('duel.power.split'),
  both: t('duel.power.both'),
  turn: t('duel.power.turn'),
  domains: t('duel.power.domains'),
  cross: t('duel.power.cross'),
});

export const recorded = recordedGame<DuelState, DuelAction>(duel, RECORDING);

const stateAt = (at: number): DuelState => recorded.replay().states[at]!;
const placeAt = (moment: Moment): Duel.Place => recorded.actionOf(moment) as Duel.Place;

/** Of the domains a square belongs to after an action, its worth in words. */
function worth(domain: Domain<Coat>): Values {
  return {
    squares: t('duel.squares', { n: domain.squares.length }),
    crosses: t('duel.crosses', { n: domain.marks }),
    points: t('duel.points', { n: domain.points }),
  };
}

function domainAfter(moment: Moment, square: Square): Domain<Coat> {
  const after = duelRules.preview(stateAt(moment.at), recorded.actionOf(moment));
  return after.domains.find(({ squares }) => squares.includes(square))!;
}

const gainAt = (at: number, action: DuelAction): number => gainOf(duelRules, stateAt(at), action);

const points = (n: number): string => t('duel.points', { n });

const squaresOf = (moment: Moment): Values => {
  const [one, two] = placeAt(moment).tokens;
  return { one: one.square, two: two.square, split: t('duel.power.split') };
};

const facesOf = (state: DuelState, seat: Seat): Face[] => diceOf(state, seat).map((index) => state.dice[index]!.face);

const draft: Moment = { at: 8 };
const castle: Moment = { at: 3 };
const coat: Moment = { at: 20 };
const apart: Moment = { at: 20, action: 'place D+@d5 S@f1', refused: 'apart' };
const occupied: Moment = { at: 20, action: 'place D+@c4 S@c5', refused: 'occupied' };
const unconnected: Moment = { at: 20, action: 'place D+@f1 S@g1', refused: 'not-connected' };
const joker: Moment = { at: 9 };
const gift: Moment = { at: 30 };
const pass: Moment = { at: 84 };
const book: Moment = { at: 19 };
const free: Moment = { at: 74 };
const splitAndTurn: Moment = { at: 85 };
const both: Moment = { at: 73 };
const bonus: Moment = { at: 75 };
const lightning: Moment = { at: 15 };
const end: Moment = { at: 86 };

export const EXAMPLES: readonly DuelExample[] = [
  {
    ...draft,
    section: 'draft',
    picture: 'dice',
    captions: [
      {
        key: 'duel/rulebook.draft.example',
        values: () => {
          const state = stateAt(draft.at);
          const before = stateAt(draft.at - 1);
          const { roller } = state;
          const first = facesOf(before, roller);
          const last = diceOf(state, roller).filter((index) => before.dice[index]!.taker === null);
          return {
            first: first.map(faceName).join(),
            second: formatList(facesOf(state, other(roller)).map(faceName)),
            last: last.map((index) => faceName(state.dice[index]!.face)).join(),
          };
        },
      },
    ],
  },
  {
    ...apart,
    section: 'place',
    picture: 'map',
    captions: [{ key: 'duel/rulebook.place.apart', values: () => squaresOf(apart) }],
  },
  {
    ...occupied,
    section: 'place',
    picture: 'map',
    captions: [
      {
        key: 'duel/rulebook.place.occupied',
        values: () => ({ square: duelRules.whyNot(stateAt(occupied.at), placeAt(occupied))!.square! }),
      },
    ],
  },
  {
    ...castle,
    section: 'connection',
    picture: 'map',
    captions: [
      {
        key: 'duel/rulebook.connection.castle',
        values: () => ({
          square: placeAt(castle).tokens.find(({ square }) => touches(square, MAP.names[MAP.castle]!))!.square,
        }),
      },
    ],
  },
  {
    ...coat,
    section: 'connection',
    picture: 'map',
    captions: [
      {
        key: 'duel/rulebook.connection.coat',
        values: () => {
          const grown = placeAt(coat)
            .tokens.map(({ square }) => ({ square, domain: domainAfter(coat, square) }))
            .find(({ domain }) => domain.squares.length > 1)!;
          return { square: grown.square, ...worth(grown.domain) };
        },
      },
    ],
  },
  {
    ...unconnected,
    section: 'connection',
    picture: 'map',
    captions: [{ key: 'duel/rulebook.connection.none', values: () => squaresOf(unconnected) }],
  },
  {
    ...joker,
    section: 'joker',
    picture: 'map',
    captions: [
      {
        key: 'duel/rulebook.joker.example',
        values: () => {
          const token = placeAt(joker).tokens.find((one) => one.joker)!;
          return { coat: t(`duel.coat.${token.coat}`), square: token.square };
        },
      },
    ],
  },
  {
    ...gift,
    section: 'castle',
    picture: 'map',
    captions: [
      {
        key: 'duel/rulebook.castle.example',
        values: () => {
          const place = placeAt(gift);
          const [one, two] = place.tokens.map((token) =>
            token.castle ? { ...token, castle: false, crosses: token.crosses - 1 } : token,
          );
          const plain: DuelAction = { type: 'place', tokens: [one!, two!] };
          return {
            square: place.tokens.find((token) => token.castle)!.square,
            gain: points(gainAt(gift.at, recorded.actionOf(gift))),
            without: points(gainAt(gift.at, plain)),
          };
        },
      },
    ],
  },
  { ...pass, section: 'pass', picture: 'map', captions: [{ key: 'duel/rulebook.pass.example', values: () => ({}) }] },
  {
    ...book,
    section: 'spellbook',
    picture: 'map',
    captions: [
      {
        key: 'duel/rulebook.spellbook.example',
        values: () => {
          const { tokens } = placeAt(book);
          const name = (ticks: boolean) =>
            tokens
              .filter(({ joker: isJoker, crosses }) => (!isJoker && crosses === 0) === ticks)
              .map(({ coat: kind, crosses }) => coatWithCrosses(kind, crosses));
          return { round: stateAt(book.at).round, ticking: formatList(name(true)), silent: formatList(name(false)) };
        },
      },
    ],
  },
  {
    ...free,
    section: 'powers',
    picture: 'map',
    captions: [{ key: 'duel/rulebook.powers.free', values: () => ({ free: t('duel.power.free') }) }],
  },
  {
    ...both,
    section: 'powers',
    picture: 'dice',
    captions: [
      {
        key: 'duel/rulebook.powers.both',
        values: () => {
          const state = stateAt(both.at);
          const taken = (seat: Seat) => formatList(facesOf(state, seat).map(faceName));
          return { both: t('duel.power.both'), first: taken(state.roller), second: taken(other(state.roller)) };
        },
      },
    ],
  },
  {
    ...splitAndTurn,
    section: 'powers',
    picture: 'map',
    captions: [
      { key: 'duel/rulebook.powers.split', values: () => squaresOf(splitAndTurn) },
      {
        key: 'duel/rulebook.powers.turn',
        values: () => {
          const { tokens } = placeAt(splitAndTurn);
          const state = stateAt(splitAndTurn.at);
          const turned = tokens.find((token) => token.turned)!;
          const info = tokens.find((token) => !token.turned)!;
          // Of the two dice the one that was not drawn as it lay.
          const faces = facesOf(state, state.seat);
          const shown = faces.toSpliced(
            faces.findIndex((face) => face !== JOKER && coatOf(face) === info.coat && crossesOf(face) === info.crosses),
            1,
          );
          return {
            turn: t('duel.power.turn'),
            before: shown.map(faceName).join(),
            after: coatWithCrosses(turned.coat, turned.crosses),
          };
        },
      },
    ],
  },
  {
    ...bonus,
    section: 'lightning',
    picture: 'map',
    captions: [
      {
        key: 'duel/rulebook.lightning.domains',
        values: () => {
          const { coat: chosen } = recorded.actionOf(bonus) as Duel.Bonus;
          return {
            domains: t('duel.power.domains'),
            coat: t(`duel.coat.${chosen}`),
            gain: points(gainAt(bonus.at, recorded.actionOf(bonus))),
          };
        },
      },
    ],
  },
  {
    ...lightning,
    section: 'lightning',
    picture: 'map',
    captions: [
      {
        key: 'duel/rulebook.lightning.cross',
        values: () => {
          const { square } = recorded.actionOf(lightning) as Duel.Cross;
          const state = stateAt(lightning.at);
          const before = bySeat(duelRules.score(state), state.seat).domains.find(({ squares }) =>
            squares.includes(square),
          )!;
          return { square, before: before.points, after: domainAfter(lightning, square).points };
        },
      },
    ],
  },
  {
    ...end,
    section: 'score',
    picture: 'map',
    captions: [
      {
        key: 'duel/rulebook.score.example',
        values: () => {
          const score = bySeat(duelRules.score(stateAt(end.at)), seatOf(end));
          return { total: points(score.total), ...worth(score.domains.toSorted((a, b) => b.points - a.points)[0]!) };
        },
      },
    ],
  },
];

const touches = (square: Square, next: Square): boolean =>
  MAP.neighbours[squareAt(MAP, square)]!.includes(squareAt(MAP, next));

/** Whose map a picture shows: the player who acts; at the end, the winner. */
export function seatOf({ at }: Moment): Seat {
  const state = stateAt(at);
  const result = duelRules.result(state);
  return result.kind === 'win' ? result.seat : state.seat;
}
