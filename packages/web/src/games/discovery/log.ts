import {
  type Discovery,
  type DiscoveryAction,
  type DiscoveryState,
  discoveryRules,
  dominoInTurn,
  gainOf,
  type Seat,
} from '@castellan/rules';

/** One line of the list of actions; `after` is the number of the state it led to, so that a tap can show it. */
export type Entry = EntryOf & { readonly after: number; readonly seat: Seat; readonly deck: Deck };

export type Deck = DiscoveryState['options']['deck'];

type EntryOf =
  | { readonly kind: 'line'; readonly dominoes: readonly number[] }
  | { readonly kind: 'king' }
  | { readonly kind: 'pick'; readonly domino: number }
  | {
      readonly kind: 'place';
      readonly domino: number;
      readonly squares: Discovery.Place['squares'];
      readonly gain: number;
    }
  | { readonly kind: 'discard'; readonly domino: number; readonly gain: number };

/** Every action of a game as a readable list, the oldest first. */
export const entriesOf = (states: readonly DiscoveryState[], actions: readonly DiscoveryAction[]): Entry[] =>
  actions.map((action, index) => {
    const before = states[index]!;
    const { deck } = before.options;
    return {
      after: index + 1,
      deck,
      seat: action.type === 'king' ? action.seat : before.seat,
      ...entryOf(before, action),
    };
  });

function entryOf(state: DiscoveryState, action: DiscoveryAction): EntryOf {
  const gain = () => gainOf(discoveryRules, state, action);
  switch (action.type) {
    case 'line':
      return { kind: 'line', dominoes: action.dominoes };
    case 'king':
      return { kind: 'king' };
    case 'pick':
      return { kind: 'pick', domino: action.domino };
    case 'place':
      return { kind: 'place', domino: action.domino, squares: action.squares, gain: gain() };
    case 'discard':
      return { kind: 'discard', domino: dominoInTurn(state), gain: gain() };
  }
}
