import { type AnyGame, type Below, must } from '@castellan/rules';

/** Freezes a value all the way down, so that a function which changes its arguments throws. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) deepFreeze(part);
  }
  return value;
}

export interface Step {
  readonly state: unknown;
  /** The actions that led here, printed. */
  readonly lines: readonly string[];
  /** All legal actions; at a chance node none, as there may be too many. */
  readonly legal: readonly unknown[];
  readonly turn: string;
}

/** Walks a random game to its end and shows every state on the way, each frozen. */
export function* randomWalk(game: AnyGame, options: unknown, below: Below): Generator<Step> {
  let state = deepFreeze(game.create(options));
  const lines: string[] = [];
  for (;;) {
    const turn = String(game.turn(state));
    const legal = turn === 'chance' ? [] : game.legal(state);
    yield { state, lines: [...lines], legal, turn };
    if (turn === 'over') return;
    const action = turn === 'chance' ? game.draw(state, below) : legal[below(legal.length)];
    lines.push(game.printAction(action));
    state = deepFreeze(must(game.apply(state, action)));
  }
}

/** At most `most` elements, spread over the whole list. */
export function sampleOf<T>(list: readonly T[], most: number, below: Below): readonly T[] {
  return list.length <= most ? list : Array.from({ length: most }, () => list[below(list.length)]!);
}
