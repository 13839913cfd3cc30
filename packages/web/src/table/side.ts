import { other, type Seat } from '@castellan/rules';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Session } from '../play/session.ts';

/** The side from which the table is seen. */
export interface Side {
  /** The seat whose board is large. */
  readonly me: ReadonlySignal<Seat>;
  /** Two people here: the one who may lay out a placement while the other decides. */
  readonly preparer: ReadonlySignal<Seat | null>;
  /** Turns the table to the one who prepares, or back. */
  turnTable(): void;
}

/** Of two people on one device the table is seen by the one who has to decide, unless it was turned to the one who prepares. */
export function openSide<State extends { readonly seat: Seat; readonly phase: string }>(
  session: Pick<Session<State, never>, 'state' | 'isLocal'>,
  mayPrepare: (state: State, seat: Seat) => boolean,
): Side {
  const { state, isLocal } = session;
  /** The very state in which the table was turned: whatever happens turns it back. */
  const turnedIn = signal<State | null>(null);
  const preparer = computed<Seat | null>(() => {
    if (!isLocal(1) || !isLocal(2)) return null;
    const waiting = other(state.value.seat);
    return mayPrepare(state.value, waiting) ? waiting : null;
  });
  const me = computed<Seat>(() => {
    if (!isLocal(1)) return isLocal(2) ? 2 : 1;
    if (!isLocal(2)) return 1;
    if (state.value.phase === 'over') return 1;
    return turnedIn.value === state.value && preparer.value ? preparer.value : state.value.seat;
  });
  return {
    me,
    preparer,
    turnTable: () => {
      turnedIn.value = turnedIn.value === state.value ? null : state.value;
    },
  };
}
