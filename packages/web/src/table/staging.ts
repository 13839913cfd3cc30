import { type BySeat, bySeat, SEATS, type Seat, withSeat } from '@castellan/rules';
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';

/** What is laid out and not yet confirmed, step by step. Each seat has its own: one may prepare while the other decides. */
interface Stagings<Staging> {
  /** Of the player who sees the table. */
  readonly now: ReadonlySignal<Staging>;
  readonly canUndo: ReadonlySignal<boolean>;
  /** How many decisions have begun, with nothing laid out. */
  readonly begun: ReadonlySignal<number>;
  /** Whose prepared placement waits for its turn. */
  readonly ready: ReadonlySignal<Seat | null>;
  change(next: Partial<Staging>): void;
  undo(): void;
  reset(): void;
  /** It is played when the turn comes. */
  makeReady(): void;
  takeReady(): void;
  close(): void;
}

/** `decisionOf` names what a seat has to decide: what was staged belongs to one decision. */
export function openStaging<Staging>(
  nothing: Staging,
  me: ReadonlySignal<Seat>,
  decisionOf: (seat: Seat) => string,
): Stagings<Staging> {
  const histories = signal<BySeat<readonly Staging[]>>([[nothing], [nothing]]);
  const ready = signal<Seat | null>(null);
  const begun = signal(0);
  const history = computed(() => bySeat(histories.value, me.value));
  const now = computed(() => history.value[history.value.length - 1]!);
  const write = (seat: Seat, steps: readonly Staging[]) => {
    histories.value = withSeat(histories.peek(), seat, steps);
    if (ready.peek() === seat) ready.value = null;
  };
  const decisions: [string, string] = ['', ''];
  const close = effect(() => {
    for (const seat of SEATS) {
      const decision = decisionOf(seat);
      if (decision === decisions[seat - 1]) continue;
      decisions[seat - 1] = decision;
      write(seat, [nothing]);
      begun.value = begun.peek() + 1;
    }
  });
  return {
    now,
    canUndo: computed(() => history.value.length > 1),
    begun,
    ready,
    change: (next) => write(me.value, [...history.value, { ...now.value, ...next }]),
    undo: () => {
      if (history.value.length > 1) write(me.value, history.value.slice(0, -1));
    },
    reset: () => write(me.value, [nothing]),
    makeReady: () => {
      ready.value = me.value;
    },
    takeReady: () => {
      ready.value = null;
    },
    close,
  };
}
