import {
  type AnyGame,
  BOARDS,
  columnOf,
  DECKS,
  type DiscoveryAction,
  type DiscoveryOptions,
  type DuelAction,
  type Grid,
  MAP,
  rowOf,
  type Square,
  squareAt,
} from '@castellan/rules';

/** Where each square of a board goes. */
export type Symmetry = (square: Square) => Square;

const gridOf = (game: AnyGame, options: unknown): Grid =>
  game.name === 'duel' ? MAP : BOARDS[(options as DiscoveryOptions).size];

/** Duel's map can be mirrored and turned by half; a kingdom also by a quarter. */
export function symmetriesOf(game: AnyGame, options: unknown): Symmetry[] {
  const grid = gridOf(game, options);
  const symmetries: Symmetry[] = [];
  for (const swap of grid.width === grid.height ? [false, true] : [false]) {
    for (const flipColumns of [false, true]) {
      for (const flipRows of [false, true]) {
        symmetries.push((name) => {
          const square = squareAt(grid, name);
          const [x, y] = [columnOf(grid, square), rowOf(grid, square)];
          const column = flipColumns ? grid.width - 1 - x : x;
          const row = flipRows ? grid.height - 1 - y : y;
          return grid.names[swap ? row * grid.height + column : column * grid.height + row]!;
        });
      }
    }
  }
  return symmetries.slice(1);
}

/** The same action on the mirrored board, in canonical order. */
export function mirrored(game: AnyGame, options: unknown, action: unknown, symmetry: Symmetry): unknown {
  return game.name === 'duel'
    ? mirroredDuel(action as DuelAction, symmetry)
    : mirroredDiscovery(options as DiscoveryOptions, action as DiscoveryAction, symmetry);
}

function mirroredDuel(action: DuelAction, symmetry: Symmetry): DuelAction {
  if (action.type === 'cross') return { ...action, square: symmetry(action.square) };
  if (action.type !== 'place') return action;
  const [one, two] = action.tokens.map((token) => ({ ...token, square: symmetry(token.square) }));
  return { type: 'place', tokens: one!.square < two!.square ? [one!, two!] : [two!, one!] };
}

function mirroredDiscovery(options: DiscoveryOptions, action: DiscoveryAction, symmetry: Symmetry): DiscoveryAction {
  if (action.type !== 'place') return action;
  const { left, right } = DECKS[options.deck][action.domino - 1]!;
  const [a, b] = [symmetry(action.squares[0]), symmetry(action.squares[1])];
  const alike = left.terrain === right.terrain && left.crowns === right.crowns;
  const grid = BOARDS[options.size];
  return { ...action, squares: alike && squareAt(grid, b) < squareAt(grid, a) ? [b, a] : [a, b] };
}
