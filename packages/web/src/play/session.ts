import { Host, type Logged, newId, ownRandom } from '@castellan/match';
import { type AnyGame, bySeat, GAMES, type Illegal, must, type Seat, seeded, type Turn } from '@castellan/rules';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { KeptGame } from './kept.ts';
import { pause } from './pace.ts';
import { type GameStore, memoryStore, shelvedOf } from './store.ts';
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
  /** Plays an action, or says why it is not legal. It shows as soon as it is kept. */
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

const gameOf = (kept: KeptGame): AnyGame => GAMES.find(({ name }) => name === kept.game)!;

/** The states a list of notation leads through; throws where it is not a game, which a kept one always is. */
export function replayKept(kept: KeptGame): { states: unknown[]; actions: unknown[] } {
  const game = gameOf(kept);
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
  const game = gameOf(opened);
  const replayed = replayKept(opened);
  const kept = signal(opened);
  const states = signal(replayed.states as readonly State[]);
  const actions = signal(replayed.actions as readonly Action[]);
  const thinking: Signal<{ seat: Seat; done: number } | null> = signal(null);
  const unsaved = signal(false);
  const state = computed(() => states.value[states.value.length - 1] as State);
  const turn = computed<Turn>(() => game.turn(state.value));
  const isComputer = (seat: Seat) => bySeat(kept.value.sitters, seat).kind === 'computer';
  let host = new Host({ store: store.shelf });
  let stopFollowing: (() => void) | null = null;
  let thought: Thought | null = null;
  let closed = false;
  const tabs = new BroadcastChannel('castellan');
  tabs.onmessage = ({ data }) => {
    if (data === kept.value.id) void host.hint(data, Number.POSITIVE_INFINITY);
  };

  /** An action that was kept, here or in another tab. */
  const happened = ({ event, at }: Logged) => {
    if (closed || event.type !== 'acted') return;
    const action = must(game.parseAction(event.action)) as Action;
    const next = must(game.apply(state.value, action)) as State;
    kept.value = {
      ...kept.value,
      actions: [...kept.value.actions, event.action],
      touched: at,
      over: game.turn(next) === 'over',
    };
    actions.value = [...actions.value, action];
    states.value = [...states.value, next];
    carryOn();
  };

  /** Hears what is added to the log after what is already known. */
  const follow = async () => {
    const { length } = shelvedOf(kept.value).log;
    stopFollowing = await host.follow(kept.value.id, length, happened);
    if (closed) stopFollowing();
  };

  /** A full or forbidden disk does not end a game: it goes on in the page, and says so. */
  const goOnUnsaved = async () => {
    unsaved.value = true;
    stopFollowing?.();
    const memory = memoryStore();
    await memory.put(kept.value);
    host = new Host({ store: memory.shelf });
    await follow();
  };

  const submit = async (line: string, seat: Seat): Promise<void> => {
    const { id } = kept.value;
    const send = () => host.submit(id, seat, newId(), { type: 'act', action: line });
    const answer = await send().catch(async () => {
      await goOnUnsaved();
      return send();
    });
    if (answer.ok) tabs.postMessage(id);
    // Another tab was first: what it did is shown instead.
    else await host.hint(id, Number.POSITIVE_INFINITY);
  };

  const act = (action: Action): Illegal | null => {
    const illegal = game.whyNot(state.value, action);
    if (illegal) return illegal;
    const seat = turn.value;
    void submit(game.printAction(action), seat === 2 ? 2 : 1);
    return null;
  };

  const draw = () => {
    const { seed } = kept.value;
    act(game.draw(state.value, seed === null ? ownRandom : seeded(seed + actions.value.length)));
  };

  /** Lets the computer go on where it is its turn. */
  function carryOn(): void {
    const seat = turn.value;
    if (closed || seat === 'over' || seat === 'chance' || !isComputer(seat)) return;
    thinking.value = { seat, done: 0 };
    const begun = Date.now();
    const asked = state.value;
    let hurried = false;
    const begin = think(kept.value.game, asked, bySeat(kept.value.sitters, seat).level, (done) => {
      thinking.value = { seat, done };
    });
    thought = {
      ...begin,
      now: () => {
        hurried = true;
        begin.now();
      },
    };
    begin.answer.then((line) => {
      const left = hurried ? 0 : Math.max(0, begun + pause(700) - Date.now());
      setTimeout(() => {
        if (closed || state.value !== asked) return;
        thinking.value = null;
        thought = null;
        act(must(game.parseAction(line)) as Action);
      }, left);
    });
  }

  void follow().catch(goOnUnsaved);
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
      stopFollowing?.();
      tabs.close();
      thought?.drop();
    },
  };
}
