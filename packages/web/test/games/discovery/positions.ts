import { type DiscoveryAction, type DiscoveryState, discovery, must, seeded } from '@castellan/rules';

/** Every state of a game in which chance decides everything. */
export function walk(words: readonly string[], seed: number): { states: DiscoveryState[]; actions: DiscoveryAction[] } {
  const below = seeded(seed);
  const states = [discovery.create(must(discovery.parseOptions(words)))];
  const actions: DiscoveryAction[] = [];
  for (;;) {
    const state = states[states.length - 1]!;
    const turn = discovery.turn(state);
    if (turn === 'over') return { states, actions };
    const legal = turn === 'chance' ? [] : discovery.legal(state);
    const action = turn === 'chance' ? discovery.draw(state, below) : legal[below(legal.length)]!;
    actions.push(action);
    states.push(must(discovery.apply(state, action)));
  }
}

/** A position from its notation. */
export function after(lines: readonly string[], words: readonly string[] = []): DiscoveryState {
  return lines.reduce(
    (state, line) => must(discovery.apply(state, must(discovery.parseAction(line)))),
    discovery.create(must(discovery.parseOptions(words))),
  );
}

/** The first line is chosen, the second revealed; player 1 places domino 1 (two wheat squares). */
export const OPENING = [
  'line 1 5 12 24',
  'king 1',
  'pick 1',
  'king 2',
  'pick 5',
  'king 1',
  'pick 12',
  'king 2',
  'pick 24',
  'line 2 3 13 20',
];
