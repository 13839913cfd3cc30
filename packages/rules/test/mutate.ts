import {
  type AnyGame,
  type Below,
  BOARDS,
  COATS,
  type DiscoveryAction,
  type DuelAction,
  MAP,
  type Token,
} from '@castellan/rules';

/** Changes one thing about an action, within what can be written down: the result may be legal or not. */
export function mutated(game: AnyGame, action: unknown, below: Below): unknown {
  return game.name === 'duel'
    ? mutatedDuel(action as DuelAction, below)
    : mutatedDiscovery(action as DiscoveryAction, below);
}

const any = <T>(list: readonly T[], below: Below): T => list[below(list.length)]!;

function mutatedDuel(action: DuelAction, below: Below): DuelAction {
  switch (action.type) {
    case 'pick': {
      const dice = [...action.dice, 1 + below(4)].slice(below(2), 1 + below(2) + 1);
      return { type: 'pick', dice: dice.length > 0 ? dice : [1] };
    }
    case 'place': {
      const [one, two] = action.tokens;
      if (below(12) === 0) return { type: 'place', tokens: [two, one] };
      if (below(12) === 0) return { type: 'pass' };
      return below(2) === 0
        ? { type: 'place', tokens: [mutatedToken(one, below), two] }
        : { type: 'place', tokens: [one, mutatedToken(two, below)] };
    }
    case 'bonus':
      return { type: 'cross', square: any(MAP.names, below) };
    case 'cross':
      return { type: 'cross', square: any(MAP.names, below) };
    default:
      return { type: 'pass' };
  }
}

function mutatedToken(token: Token, below: Below): Token {
  switch (below(6)) {
    case 0:
      return { ...token, coat: any(COATS, below) };
    case 1:
      return { ...token, crosses: token.crosses + 1 };
    case 2:
      return token.castle ? { ...token, castle: false } : { ...token, castle: true, crosses: token.crosses + 1 };
    case 3:
      return { ...token, turned: !token.turned };
    case 4:
      return { ...token, joker: !token.joker };
    default:
      return { ...token, square: any(MAP.names, below) };
  }
}

function mutatedDiscovery(action: DiscoveryAction, below: Below): DiscoveryAction {
  switch (action.type) {
    case 'pick':
      return { type: 'pick', domino: 1 + below(48) };
    case 'place': {
      const [left, right] = action.squares;
      if (below(12) === 0) return { type: 'discard' };
      if (below(12) === 0) return { ...action, domino: 1 + below(48) };
      if (below(4) === 0) return { ...action, squares: [right, left] };
      const near = any(BOARDS[7].names, below);
      return { ...action, squares: below(2) === 0 ? [near, right] : [left, near] };
    }
    default:
      return { type: 'discard' };
  }
}
