import {
  type BySeat,
  bySeat,
  COATS,
  type Coat,
  coatOf,
  type DuelAction,
  type DuelState,
  domainsOf,
  duel,
  type Face,
  JOKER,
  MAP,
  must,
  NO_MEANS,
  placementsOnMap,
  powersSpent,
  type Seat,
  squareAt,
  type Token,
} from '@castellan/rules';
import { joinsDomains } from './bridges.ts';
import { isOneSpot } from './one-spot.ts';
import type { Means, StudiedGame, Theme } from './studied.ts';
import { firstOf, symmetriesOf, type Turn } from './symmetry.ts';

/** Empty squares of a map towards the end of a game. */
const FEW_SQUARES = 8;
/** Boxes that are missing of a line that is close to being won. */
const CLOSE = 2;

export const studiedDuel: StudiedGame<DuelState, DuelAction> = {
  name: duel.name,
  // One exact round ahead of every candidate; more nodes would not look further.
  budgets: {
    quick: { decision: 16, open: 16, chance: 1, outcomes: 1296, candidates: 2, trials: 0 },
    standard: { decision: 16, open: 16, chance: 1, outcomes: 1296, candidates: 5, trials: 0 },
    deep: { decision: 16, open: 16, chance: 1, outcomes: 1296, candidates: 12, trials: 0 },
  },
  measured: {
    lost: { novice: 1.777, page: 1.383, squire: 0.965, knight: 0.554, steward: 0.217, castellan: 0.005 },
    rate: { novice: 0.557, page: 0.384, squire: 0.288, knight: 0.121, steward: 0.056, castellan: 0 },
    luck: { tenth: 0.166, fiftieth: 0.336 },
    leastCounted: 15,
  },
  exact: true,
  // The first impression: the net alone.
  rolloutNodes: 0,
  answerNodes: 60,
  kindOf(state, action) {
    if (action.type === 'pick') return 'draft';
    if (action.type === 'bonus' || action.type === 'cross') return 'lightning';
    if (action.type !== 'place') return 'placement';
    return powersSpent(bySeat(state.players, state.seat), action.tokens).length > 0 ? 'power' : 'placement';
  },
  lyingOpen: ({ dice }) => dice.map(({ face }) => face),
  countsOf: ({ players, lines }) =>
    players.map(({ map }, index) => ({
      empty: map.filter((drawn) => drawn === null).length - 1,
      ...Object.fromEntries(COATS.map((coat) => [`line ${coat}`, lines[coat] === index + 1 ? 1 : 0])),
    })) as unknown as BySeat<Record<string, number>>,
  extendsNext,
  spends(state, action) {
    if (action.type !== 'place') return [];
    const means: Means[] = [];
    if (action.tokens.some(({ castle }) => castle)) means.push('castle');
    if (powersSpent(bySeat(state.players, state.seat), action.tokens).length > 0) means.push('power');
    if (action.tokens.some(({ joker }) => joker)) means.push('joker');
    return means;
  },
  hasOnePlace: (state) =>
    state.phase === 'place' && isOneSpot(placementsOnMap(state, state.seat, NO_MEANS).map(({ at }) => at)),
  classOf(state, action) {
    if (action.type === 'pick') {
      return `pick ${action.dice
        .map((die) => state.dice[die - 1]!.face)
        .sort()
        .join(' ')}`;
    }
    if (action.type !== 'place' && action.type !== 'cross') return duel.printAction(action);
    return firstOf(
      symmetriesOf(MAP, bySeat(state.players, state.seat).map).map((turn) => duel.printAction(turned(action, turn))),
    );
  },
  partsOf: (_, outcome) => (outcome.type === 'roll' ? outcome.faces.map((face, index) => `${index + 1} ${face}`) : []),
  takes: (_, action) => (action.type === 'pick' ? action.dice : []),
  themesOf(state, best) {
    const themes: Theme[] = [];
    const own = bySeat(state.players, state.seat);
    const faces = best.type === 'pick' ? best.dice.map((die) => state.dice[die - 1]!.face) : [];
    const tokens = best.type === 'place' ? best.tokens : [];
    const coats = [...faces.filter((face) => face !== JOKER).map(coatOf), ...tokens.map(({ coat }) => coat)];
    if (coats.some((coat) => isRace(state, coat))) themes.push('spellbook');
    if (faces.includes(JOKER) || tokens.some(({ joker }) => joker)) themes.push('jokers');
    if (best.type === 'place' && powersSpent(own, best.tokens).length > 0) themes.push('powers');
    if (best.type === 'pick' && best.dice.length > 1 && state.seat === state.roller) themes.push('powers');
    if (best.type === 'bonus' || best.type === 'cross') themes.push('powers');
    if (best.type === 'place') {
      const after = must(duel.apply(state, best)).players[state.seat - 1]!;
      if (joinsDomains(MAP, own.map, after.map)) themes.push('bridging');
    }
    if (own.map.filter((drawn) => drawn === null).length - 1 <= FEW_SQUARES) themes.push('last-squares');
    return themes;
  },
  isOpen: () => false,
  roundOf: ({ round }) => round,
  beginsRound: ({ type }) => type === 'roll',
};

/** Two of the four dice of a roll. */
const DICE_PAIRS = [0, 1, 2, 3].flatMap((one) =>
  [0, 1, 2, 3].filter((two) => two > one).map((two) => [one, two] as const),
);

/**
 * Of each coat the share of rolls with two dice that can be drawn so that the player's largest domain of it grows, without powers.
 * Pairs of faces are looked at once each; a roll can do what one of its pairs can.
 */
function extendsNext(state: DuelState, seat: Seat): Record<string, number> {
  const { map } = bySeat(state.players, seat);
  const largest = new Map<Coat, ReadonlySet<string>>();
  for (const { kind, squares } of domainsOf(MAP, map)) {
    if (squares.length > (largest.get(kind)?.size ?? 0)) largest.set(kind, new Set(squares));
  }
  const { dice } = state.options.sheet;
  const grows = new Map<string, ReadonlySet<Coat>>();
  const growsWith = (one: Face, two: Face): ReadonlySet<Coat> => {
    const name = [one, two].sort().join(' ');
    const known = grows.get(name);
    if (known) return known;
    const found = new Set<Coat>();
    const rolled = { ...state, dice: [one, two].map((face) => ({ face, taker: seat })) };
    for (const { action } of placementsOnMap(rolled, seat, NO_MEANS)) {
      for (const { coat, square } of action.tokens) {
        const domain = largest.get(coat);
        if (!domain || found.has(coat)) continue;
        if (MAP.neighbours[squareAt(MAP, square)]!.some((next) => domain.has(MAP.names[next]!))) found.add(coat);
      }
    }
    grows.set(name, found);
    return found;
  };
  const rolls: Record<string, number> = Object.fromEntries([...largest.keys()].map((coat) => [coat, 0]));
  let all = 0;
  for (const a of dice[0]!) {
    for (const b of dice[1]!) {
      for (const c of dice[2]!) {
        for (const d of dice[3]!) {
          const faces = [a, b, c, d];
          const coats = new Set(DICE_PAIRS.flatMap(([one, two]) => [...growsWith(faces[one]!, faces[two]!)]));
          for (const coat of coats) rolls[coat]!++;
          all++;
        }
      }
    }
  }
  return Object.fromEntries(Object.entries(rolls).map(([coat, times]) => [coat, times / all]));
}

/** Whether a line of the spellbook is still to be won, and one of the players is close to it. */
const isRace = ({ lines, players, options }: DuelState, coat: Coat): boolean =>
  lines[coat] === null && players.some(({ ticks }) => options.sheet.boxes[coat] - ticks[coat] <= CLOSE);

const squareTo = (turn: Turn, square: Token['square']): Token['square'] => MAP.names[turn[squareAt(MAP, square)]!]!;

function turned<Action extends DuelAction>(action: Action, turn: Turn): DuelAction {
  if (action.type === 'cross') return { ...action, square: squareTo(turn, action.square) };
  if (action.type !== 'place') return action;
  const [one, two] = action.tokens.map((token) => ({ ...token, square: squareTo(turn, token.square) })) as [
    Token,
    Token,
  ];
  return { ...action, tokens: squareAt(MAP, one.square) < squareAt(MAP, two.square) ? [one, two] : [two, one] };
}
