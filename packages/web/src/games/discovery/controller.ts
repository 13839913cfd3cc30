import {
  bySeat,
  type Discovery,
  type DiscoveryAction,
  type DiscoveryState,
  discovery,
  type IllegalCode,
  type Score,
  type Seat,
  type Square,
  type Terrain,
} from '@castellan/rules';
import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { pause } from '../../play/pace.ts';
import type { Session } from '../../play/session.ts';
import { openSide } from '../../table/side.ts';
import { openStaging } from '../../table/staging.ts';
import { type Ghost, layOn, litSquares, nextOrientation, placesOf, swapped, turned, whyNotSquare } from './ghost.ts';
import { asPlacing, dominoFor } from './options.ts';

export type DiscoverySession = Session<DiscoveryState, DiscoveryAction>;

/** What the player at this device has to do. `prepare` is a placement while the other player is still at it. */
export type Task = 'reveal' | 'pick' | 'place' | 'prepare' | 'wait' | 'over';

/** Everything staged and not yet confirmed. */
export interface Staging {
  readonly picked: number | null;
  readonly ghost: Ghost | null;
  readonly discarding: boolean;
}

const NOTHING: Staging = { picked: null, ghost: null, discarding: false };

/** Why the last tap did nothing: a code, told as a sentence until the next tap. */
export interface Refusal {
  readonly code: IllegalCode | 'no-room';
  readonly square?: Square;
  readonly number?: number;
}

/** The table of one game of Discovery: what is shown, what is staged, what can be done. No drawing. */
export interface DiscoveryTable {
  readonly session: DiscoverySession;
  /** The state shown: the newest, or an earlier one while looking back. */
  readonly view: ReadonlySignal<DiscoveryState>;
  /** How many actions are shown while looking back. */
  readonly lookingBack: Signal<number | null>;
  /** The seat whose kingdom is large. */
  readonly me: ReadonlySignal<Seat>;
  readonly task: ReadonlySignal<Task>;
  readonly staging: ReadonlySignal<Staging>;
  /** The position in which the domino is placed: the game's own, or as it will be when its turn comes. */
  readonly asked: ReadonlySignal<DiscoveryState | null>;
  /** The domino to place, now or next. */
  readonly domino: ReadonlySignal<number | null>;
  readonly places: ReadonlySignal<readonly Discovery.Place[]>;
  readonly lit: ReadonlySignal<ReadonlySet<Square>>;
  /** Nothing fits: the domino can only be discarded. */
  readonly mustDiscard: ReadonlySignal<boolean>;
  /** The score with the staged placement or discard, or null with nothing staged. */
  readonly preview: ReadonlySignal<Score<Terrain> | null>;
  readonly gain: ReadonlySignal<number | null>;
  readonly refusal: Signal<Refusal | null>;
  /** A prepared placement waits for its turn. */
  readonly ready: ReadonlySignal<boolean>;
  /** Whose prepared placement waits, also while the other of two people here sees the table. */
  readonly readySeat: ReadonlySignal<Seat | null>;
  /** Two people here: the one who may prepare a placement while the other decides. */
  readonly preparer: ReadonlySignal<Seat | null>;
  readonly canUndo: ReadonlySignal<boolean>;
  readonly canTurn: ReadonlySignal<boolean>;
  readonly canSwap: ReadonlySignal<boolean>;
  readonly canConfirm: ReadonlySignal<boolean>;
  /** The square looked at, and in whose kingdom. */
  readonly looked: Signal<{ readonly seat: Seat; readonly square: Square } | null>;
  pick(domino: number): void;
  tap(square: Square): void;
  dragTo(square: Square): void;
  turn(): void;
  swap(): void;
  toggleDiscard(): void;
  undo(): void;
  takeBack(): void;
  confirm(): void;
  /** Shows the table to the one who prepares, or to the one who decides again. */
  turnTable(): void;
  close(): void;
}

/** How long the table waits before chance acts, so that what came before can be seen. */
const BEFORE_KING = 650;
const BEFORE_LINE = 800;
const BEFORE_FIRST_LINE = 250;

export function openDiscoveryTable(session: DiscoverySession): DiscoveryTable {
  const lookingBack = signal<number | null>(null);
  const refusal = signal<Refusal | null>(null);
  /** A confirmed action is on its way into the log; what was staged stays in sight until it is there. */
  const sending = signal(false);
  const looked = signal<{ seat: Seat; square: Square } | null>(null);

  const { state } = session;
  const view = computed(() => (lookingBack.value === null ? state.value : session.states.value[lookingBack.value]!));
  const side = openSide(session, (now, seat) => dominoFor(now, seat) !== null);
  const { me } = side;
  const task = computed<Task>(() => {
    const { phase, seat } = state.value;
    if (phase === 'over') return 'over';
    if (phase === 'line' || phase === 'king') return 'reveal';
    if (session.isComputer(me.value)) return 'wait';
    if (seat === me.value) return phase;
    return asPlacing(state.value, me.value) ? 'prepare' : 'wait';
  });
  const asked = computed(() =>
    task.value === 'place' || task.value === 'prepare' ? asPlacing(state.value, me.value) : null,
  );
  const domino = computed(() => (asked.value ? dominoFor(state.value, me.value) : null));
  // What was staged belongs to one decision; a prepared placement is the same decision before its time.
  const stagings = openStaging(NOTHING, me, (seat) => {
    const { phase, lines, done } = state.value;
    const number = dominoFor(state.value, seat);
    return number === null ? `${phase} ${lines} ${done}` : `place ${number}`;
  });
  const staging = stagings.now;
  const ready = computed(() => stagings.ready.value === me.value);
  const places = computed<readonly Discovery.Place[]>(() => (asked.value ? placesOf(asked.value) : []));
  const mustDiscard = computed(
    () => asked.value !== null && discovery.whyNot(asked.value, { type: 'discard' }) === null,
  );
  const lit = computed<ReadonlySet<Square>>(() =>
    lookingBack.value === null && !ready.value ? litSquares(places.value) : new Set(),
  );

  /** The action that confirm would play. */
  const planned = computed<DiscoveryAction | null>(() => {
    const { picked, ghost, discarding } = staging.value;
    if (task.value === 'pick') return picked === null ? null : { type: 'pick', domino: picked };
    if (asked.value === null) return null;
    return discarding ? { type: 'discard' } : (ghost?.place ?? null);
  });
  const preview = computed(() => (asked.value && planned.value ? discovery.preview(asked.value, planned.value) : null));
  const gain = computed(() =>
    preview.value ? preview.value.total - bySeat(discovery.score(state.value), me.value).total : null,
  );
  const canConfirm = computed(
    () => lookingBack.value === null && planned.value !== null && !ready.value && !sending.value,
  );

  const stage = (change: Partial<Staging>) => {
    if (lookingBack.value !== null || sending.value) return;
    refusal.value = null;
    looked.value = null;
    stagings.change(change);
  };
  const refuse = (why: Refusal) => {
    refusal.value = why;
  };
  const act = (action: DiscoveryAction) => {
    // Before acting: a game on a server shows it at once.
    sending.value = true;
    if (session.act(action) !== null) sending.value = false;
  };
  const reorient = (way: (places: readonly Discovery.Place[], ghost: Ghost) => Ghost) => {
    const { ghost } = staging.value;
    if (!ghost) return;
    const next = way(places.value, ghost);
    if (next.place !== ghost.place) stage({ ghost: next });
  };
  const canReorient = (way: (places: readonly Discovery.Place[], ghost: Ghost) => Ghost) =>
    computed(() => {
      const { ghost } = staging.value;
      return lookingBack.value === null && ghost !== null && way(places.value, ghost).place !== ghost.place;
    });

  const tapSquare = (square: Square, dragged: boolean) => {
    if (lookingBack.value !== null || !asked.value) return;
    const { ghost } = staging.value;
    if (ghost?.place.squares.includes(square) && !dragged) {
      reorient(nextOrientation);
      return;
    }
    const next = layOn(asked.value, places.value, ghost, square);
    if (next) {
      if (next.place !== ghost?.place) stage({ ghost: next });
    } else if (!dragged) {
      refuse({ code: whyNotSquare(asked.value, domino.value!, square), square });
    }
  };

  const stopSending = session.actions.subscribe(() => {
    sending.value = false;
  });
  const stopRefusal = effect(() => {
    me.value;
    state.value;
    refusal.value = null;
  });
  const stopReady = effect(() => {
    if (!ready.value || task.value !== 'place') return;
    const action = planned.peek();
    stagings.takeReady();
    if (action) act(action);
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stopChance = effect(() => {
    const { phase, lines } = state.value;
    clearTimeout(timer);
    if (phase === 'king') timer = setTimeout(session.draw, pause(BEFORE_KING));
    if (phase === 'line') timer = setTimeout(session.draw, pause(lines === 0 ? BEFORE_FIRST_LINE : BEFORE_LINE));
  });

  return {
    session,
    view,
    lookingBack,
    me,
    task,
    staging,
    asked,
    domino,
    places,
    lit,
    mustDiscard,
    preview,
    gain,
    refusal,
    ready,
    readySeat: stagings.ready,
    preparer: side.preparer,
    turnTable: side.turnTable,
    canUndo: computed(() => lookingBack.value === null && stagings.canUndo.value),
    canTurn: canReorient(turned),
    canSwap: canReorient(swapped),
    canConfirm,
    looked,
    pick: (number) => {
      if (lookingBack.value !== null || task.value !== 'pick') return;
      const illegal = discovery.whyNot(state.value, { type: 'pick', domino: number });
      if (illegal) refuse(illegal);
      else stage({ picked: staging.value.picked === number ? null : number });
    },
    tap: (square) => tapSquare(square, false),
    dragTo: (square) => tapSquare(square, true),
    turn: () => reorient(turned),
    swap: () => reorient(swapped),
    toggleDiscard: () => {
      if (mustDiscard.value) stage({ discarding: !staging.value.discarding });
      else refuse({ code: 'can-be-placed' });
    },
    undo: () => {
      if (sending.value) return;
      refusal.value = null;
      stagings.undo();
    },
    takeBack: () => {
      refusal.value = null;
      if (lookingBack.value !== null) lookingBack.value = null;
      else if (!sending.value) stagings.reset();
    },
    confirm: () => {
      const action = planned.value;
      if (!action || !canConfirm.value) return;
      if (task.value !== 'prepare') {
        act(action);
        return;
      }
      stagings.makeReady();
      // The other, at the same device, goes on.
      if (side.preparer.value !== null) side.turnTable();
    },
    close: () => {
      clearTimeout(timer);
      stopSending();
      stagings.close();
      stopRefusal();
      stopReady();
      stopChance();
      session.close();
    },
  };
}
