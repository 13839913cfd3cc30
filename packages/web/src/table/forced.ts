import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { pause } from '../play/pace.ts';
import type { Session } from '../play/session.ts';

/** The one thing that can be done: no decision, so no tap is needed for it. */
export interface Forced<Action> {
  readonly action: Action;
  /** How long the page says so before it happens, in milliseconds. */
  readonly after: number;
}

/** What happens by itself, where a player of this device is in turn and has nothing to decide. */
interface Forcing<Action> {
  readonly now: ReadonlySignal<Forced<Action> | null>;
  /** Without waiting any longer. */
  doNow(): void;
  close(): void;
}

/** The table as it is seen: nothing happens while something else is still being shown. */
interface Seen<State, Action> {
  readonly session: Pick<Session<State, Action>, 'state' | 'turn'>;
  readonly moving: ReadonlySignal<unknown>;
  readonly live: ReadonlySignal<boolean>;
}

export function openForced<State, Action>(
  source: Session<State, Action>,
  { session, moving, live }: Seen<State, Action>,
  forcedIn: (state: State) => Forced<Action> | null,
  act: (action: Action) => void,
): Forcing<Action> {
  /** What was taken back is not done again at once: the player may want to go back further. */
  const held = signal(false);
  let count = 0;
  const stopHolding = effect(() => {
    const { length } = source.actions.value;
    if (length !== count) held.value = length < count;
    count = length;
  });
  const now = computed(() => {
    const turn = session.turn.value;
    const here = (turn === 1 || turn === 2) && source.isLocal(turn);
    if (!here || !live.value || moving.value || held.value) return null;
    return session.state.value === source.state.value ? forcedIn(session.state.value) : null;
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let due: Forced<Action> | null = null;
  const doNow = () => {
    clearTimeout(timer);
    const happens = due;
    due = null;
    if (happens) act(happens.action);
  };
  const stop = effect(() => {
    due = now.value;
    clearTimeout(timer);
    if (due) timer = setTimeout(doNow, pause(due.after));
  });
  return {
    now,
    doNow,
    close: () => {
      clearTimeout(timer);
      stop();
      stopHolding();
    },
  };
}
