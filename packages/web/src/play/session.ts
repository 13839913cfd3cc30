import {
  type AnyGame,
  type Below,
  bySeat,
  GAMES,
  type Illegal,
  must,
  type Seat,
  seeded,
  type Turn,
} from '@castellan/rules';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { KeptGame } from './kept.ts';
import { pause } from './pace.ts';
import type { GameStore } from './store.ts';
import { type Thought, think } from './thinker.ts';

/** One game being played on this device: actions in, states out, every one of them kept before it is shown. */
export interface Session<State, Action> {
  readonly kept: ReadonlySignal<KeptGame>;
  /** Every state so far, the first before any action. */
  readonly states: ReadonlySignal<readonly State[]>;
  readonly actions: ReadonlySignal<readonly Action[]>;
  readonly state: ReadonlySignal<State>;
  readonly turn: ReadonlySignal<Turn>;
  /** The seat the computer is thinking for and how far it is, from 0 to 1. */
  readonly thinking: ReadonlySignal<{ readonly seat: Seat; readonly done: number } | null>;
  /** The last action could not be written: the game goes on, but a reload would lose it. */
  readonly unsaved: ReadonlySignal<boolean>;
  /** Plays an action, or says why it is not legal. */
  act(action: Action): Illegal | null;
  /** Draws the outcome of a chance node. */
  draw(): void;
  /** The computer answers with the best it has found so far. */
  moveNow(): void;
  /** Whether this seat is not played from this device. */
  isComputer(seat: Seat): boolean;
  /** Chance is drawn by a server: nobody here rolls. */
  readonly chanceElsewhere?: boolean;
  /** Where the result of this game is shown, if not where those of this device are. */
  readonly resultHref?: string;
  close(): void;
}

const realChance: Below = (n) => {
  const limit = 0x100000000 - (0x100000000 % n);
  for (;;) {
    const [x] = crypto.getRandomValues(new Uint32Array(1)) as unknown as [number];
    if (x < limit) return x % n;
  }
};

/** The states a list of notation leads through; throws where it is not a game, which a kept one always is. */
export function replayKept(kept: KeptGame): { states: unknown[]; actions: unknown[] } {
  const game: AnyGame = GAMES.find(({ name }) => name === kept.game)!;
  const states: unknown[] = [game.create(must(game.parseOptions(kept.options)))];
  const actions: unknown[] = [];
  for (const line of kept.actions) {
    const action = must(game.parseAction(line));
    states.push(must(game.apply(states[states.length - 1], action)));
    actions.push(action);
  }
  return { states, actions };
}

export function openSession<State, Action>(opened: KeptGame, store: GameStore): Session<State, Action> {
  const game: AnyGame = GAMES.find(({ name }) => name === opened.game)!;
  const replayed = replayKept(opened);
  const kept = signal(opened);
  const states = signal(replayed.states as readonly State[]);
  const actions = signal(replayed.actions as readonly Action[]);
  const thinking: Signal<{ seat: Seat; done: number } | null> = signal(null);
  const unsaved = signal(false);
  const state = computed(() => states.value[states.value.length - 1] as State);
  const turn = computed<Turn>(() => game.turn(state.value));
  let thought: Thought | null = null;
  let closed = false;

  const isComputer = (seat: Seat) => bySeat(kept.value.sitters, seat).kind === 'computer';

  const act = (action: Action): Illegal | null => {
    const next = game.apply(state.value, action);
    if (!next.ok) return next.error;
    kept.value = {
      ...kept.value,
      actions: [...kept.value.actions, game.printAction(action)],
      touched: Date.now(),
      over: game.turn(next.value) === 'over',
    };
    actions.value = [...actions.value, action];
    states.value = [...states.value, next.value as State];
    store.put(kept.value).then(
      () => {
        unsaved.value = false;
      },
      () => {
        unsaved.value = true;
      },
    );
    carryOn();
    return null;
  };

  const draw = () => {
    const { seed } = kept.value;
    act(game.draw(state.value, seed === null ? realChance : seeded(seed + actions.value.length)));
  };

  /** Lets the computer go on where it is its turn. */
  function carryOn(): void {
    const seat = turn.value;
    if (closed || seat === 'over' || seat === 'chance' || !isComputer(seat)) return;
    thinking.value = { seat, done: 0 };
    const begun = Date.now();
    const asked = state.value;
    thought = think(kept.value.game, asked, bySeat(kept.value.sitters, seat).level, (done) => {
      thinking.value = { seat, done };
    });
    let hurried = false;
    const { answer, now } = thought;
    thought = {
      ...thought,
      now: () => {
        hurried = true;
        now();
      },
    };
    answer.then((line) => {
      const left = hurried ? 0 : Math.max(0, begun + pause(700) - Date.now());
      setTimeout(() => {
        if (closed || state.value !== asked) return;
        thinking.value = null;
        thought = null;
        act(must(game.parseAction(line)));
      }, left);
    });
  }

  carryOn();

  return {
    kept,
    states,
    actions,
    state,
    turn,
    thinking,
    unsaved,
    act,
    draw,
    moveNow: () => thought?.now(),
    isComputer,
    close: () => {
      closed = true;
      thought?.drop();
    },
  };
}
