import {
  bySeat,
  type DuelAction,
  type DuelState,
  duel,
  MAP,
  powersSpent,
  squareAt,
  type Token,
} from '@castellan/rules';
import type { StudiedGame } from './studied.ts';
import { firstOf, symmetriesOf, type Turn } from './symmetry.ts';

export const studiedDuel: StudiedGame<DuelState, DuelAction> = {
  name: duel.name,
  // One exact round ahead of every candidate; more nodes would not look further.
  budgets: {
    quick: { decision: 16, open: 16, chance: 1, candidates: 2 },
    standard: { decision: 16, open: 16, chance: 1, candidates: 5 },
    deep: { decision: 16, open: 16, chance: 1, candidates: 12 },
  },
  // The first impression: the net alone.
  rolloutNodes: 0,
  kindOf(state, action) {
    if (action.type === 'pick') return 'draft';
    if (action.type === 'bonus' || action.type === 'cross') return 'lightning';
    if (action.type !== 'place') return 'placement';
    return powersSpent(bySeat(state.players, state.seat), action.tokens).length > 0 ? 'power' : 'placement';
  },
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
  isOpen: () => false,
  roundOf: ({ round }) => round,
  beginsRound: ({ type }) => type === 'roll',
};

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
