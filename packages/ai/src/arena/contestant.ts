import type { Limits, Player } from '../player.ts';

/** A position as an arena shows it: the state, and the record that led to it for programs that cannot read states. */
export interface Position<State> {
  readonly state: State;
  /** The `new` command, then every action so far. */
  readonly record: readonly string[];
  readonly seed: number;
}

/** A player that an arena can seat. */
export interface Contestant<State> {
  readonly name: string;
  /** Its action in the game's notation. */
  choose(position: Position<State>): Promise<string>;
  close(): void;
}

const SLICE_MS = 50;

/** A computer player of this project as a contestant, with its own limits. */
export function seated<State>(player: Player<State>, limits: Limits, name: string): Contestant<State> {
  return {
    name,
    async choose({ state, seed }) {
      const search = player.think(state, { ...limits, seed });
      while (search.step(SLICE_MS));
      return search.best().action;
    },
    close() {},
  };
}
