import { type AnyGame, seeded } from '@castellan/rules';

/**
 * The chance outcome number `index` of a pair of games: the same dice, kings and lines for each seat in both games, so that
 * each contestant, sitting down once in either seat, has once the luck of the other.
 */
export function deal(game: AnyGame, state: unknown, seed: number, index: number): unknown {
  const below = seeded(Math.imul(seed, 1_000_003) + index);
  // The first numbers of neighbouring seeds resemble each other.
  for (let i = 0; i < 4; i++) below(2);
  return game.draw(state, below);
}
