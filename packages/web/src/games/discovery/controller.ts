import {
  type Discovery,
  type DiscoveryAction,
  type DiscoveryState,
  discoveryRules,
  dominoFor,
  placementsInKingdom,
  type Score,
  type Square,
  type Terrain,
  whyNotInKingdom,
} from '@castellan/rules';
import { computed, type ReadonlySignal } from '@preact/signals';
import { isOneSpot } from '../../board/domino.ts';
import type { Session } from '../../play/session.ts';
import { openTable, type TableController } from '../../table/controller.ts';
import type { Forced } from '../../table/forced.ts';
import { type Ghost, layOn, litSquares, nextOrientation, swapped, turned } from './ghost.ts';
import { motionOf } from './motion.ts';

type DiscoverySession = Session<DiscoveryState, DiscoveryAction>;
export type Task = 'reveal' | 'pick';

/** Everything staged and not yet confirmed. */
export interface Staging {
  readonly picked: number | null;
  readonly ghost: Ghost | null;
  readonly discarding: boolean;
}

const NOTHING: Staging = { picked: null, ghost: null, discarding: false };

/** The table of Discovery. */
export interface DiscoveryTable extends TableController<DiscoveryState, DiscoveryAction, Task, Staging> {
  /** The domino to place, now or next. */
  readonly domino: ReadonlySignal<number | null>;
  readonly places: ReadonlySignal<readonly Discovery.Place[]>;
  readonly lit: ReadonlySignal<ReadonlySet<Square>>;
  /** Nothing fits: the domino can only be discarded. */
  readonly mustDiscard: ReadonlySignal<boolean>;
  readonly preview: ReadonlySignal<Score<Terrain> | null>;
  pick(domino: number): void;
  tap(square: Square): void;
  dragTo(square: Square): void;
  toggleDiscard(): void;
}

/** How long the table waits before chance acts, so that what came before can be seen. */
const BEFORE_KING = 650;
const BEFORE_LINE = 800;
const BEFORE_FIRST_LINE = 250;
/** The last king goes to the last domino; that nothing fits is read first. */
const BEFORE_LAST_PICK = 700;
const BEFORE_DISCARD = 2000;

/** The last domino of a line, or one that fits nowhere. */
function forcedIn(state: DiscoveryState): Forced<DiscoveryAction> | null {
  if (state.phase === 'pick') {
    const [first, second] = state.choosing.filter(({ king }) => king === null);
    if (!first || second) return null;
    return { action: { type: 'pick', domino: first.domino }, after: BEFORE_LAST_PICK };
  }
  if (state.phase !== 'place') return null;
  const [action, another] = discoveryRules.legal(state);
  return action?.type === 'discard' && !another ? { action, after: BEFORE_DISCARD } : null;
}

export function openDiscoveryTable(source: DiscoverySession): DiscoveryTable {
  const table = openTable<DiscoveryState, DiscoveryAction, Task, Staging>(source, {
    rules: discoveryRules,
    nothing: NOTHING,
    ruleOf: (task) =>
      ({ pick: 'choose', place: 'place', prepare: 'place', forced: 'discard', over: 'score' })[task] ?? 'round',
    taskOf: (now, me) => {
      const { phase, seat } = now;
      if (phase === 'over') return 'over';
      if (phase === 'line' || phase === 'king') return 'reveal';
      if (!source.isLocal(me)) return 'wait';
      if (seat === me) return phase;
      return dominoFor(now, me) === null ? 'wait' : 'prepare';
    },
    mayPrepare: (now, seat) => dominoFor(now, seat) !== null,
    // A prepared placement is the same decision before its time.
    decisionOf: (now, seat) => {
      const number = dominoFor(now, seat);
      return number === null ? `${now.phase} ${now.lines} ${now.done}` : `place ${number}`;
    },
    actionOf: ({ picked, ghost, discarding }, now) => {
      if (now === 'pick') return picked === null ? null : { type: 'pick', domino: picked };
      if (now !== 'place' && now !== 'prepare') return null;
      return discarding ? { type: 'discard' } : (ghost?.place ?? null);
    },
    forcedIn,
    onlyWay: (now, me) => {
      const number = dominoFor(now, me);
      const all = number === null ? [] : placementsInKingdom(now, me, number);
      return isOneSpot(all.map(({ squares }) => squares))
        ? { ghost: layOn(now, me, all, null, all[0]!.squares[0]) }
        : null;
    },
    tellsGain: ({ type }) => type === 'place' || type === 'discard',
    turned: (staged) => withGhost(staged, turned),
    swapped: (staged) => withGhost(staged, swapped),
    motionOf,
    chanceAfter: ({ phase, lines }) => {
      if (phase === 'king') return BEFORE_KING;
      if (phase !== 'line') return null;
      return lines === 0 ? BEFORE_FIRST_LINE : BEFORE_LINE;
    },
  });
  const { session, me, task, staging, lookingBack, stage, refuse } = table;
  const { state } = session;

  const domino = computed(() =>
    ['place', 'prepare', 'forced'].includes(task.value) ? dominoFor(state.value, me.value) : null,
  );
  const places = computed<readonly Discovery.Place[]>(() =>
    domino.value === null ? [] : placementsInKingdom(state.value, me.value, domino.value),
  );
  const mustDiscard = computed(() => domino.value !== null && places.value.length === 0);
  const lit = computed<ReadonlySet<Square>>(() =>
    lookingBack.value === null && !table.ready.value ? litSquares(places.value) : new Set(),
  );
  const withGhost = (staged: Staging, way: (places: readonly Discovery.Place[], ghost: Ghost) => Ghost): Staging => {
    const { ghost } = staged;
    const next = ghost && way(places.value, ghost);
    return next && next.place !== ghost.place ? { ...staged, ghost: next } : staged;
  };

  const tapSquare = (square: Square, dragged: boolean) => {
    if (lookingBack.value !== null || domino.value === null) return;
    const { ghost } = staging.value;
    if (ghost?.place.squares.includes(square) && !dragged) {
      const next = withGhost(staging.value, nextOrientation);
      if (next !== staging.value) stage(next);
      return;
    }
    const next = layOn(state.value, me.value, places.value, ghost, square);
    if (next) {
      if (next.place !== ghost?.place) stage({ ghost: next });
    } else if (!dragged) {
      refuse({ code: whyNotInKingdom(state.value, me.value, domino.value, square), square });
    }
  };

  return {
    ...table,
    preview: table.preview as ReadonlySignal<Score<Terrain> | null>,
    domino,
    places,
    lit,
    mustDiscard,
    pick: (number) => {
      if (lookingBack.value !== null || task.value !== 'pick') return;
      const illegal = discoveryRules.whyNot(state.value, { type: 'pick', domino: number });
      if (illegal) return refuse(illegal);
      // Where nothing is left to choose, nothing has to be confirmed.
      const only = discoveryRules.legal(state.value).length === 1;
      if (only || staging.value.picked !== number) stage({ picked: number });
      else stage({ picked: null });
      if (only) table.confirm();
    },
    tap: (square) => tapSquare(square, false),
    dragTo: (square) => tapSquare(square, true),
    toggleDiscard: () => {
      if (mustDiscard.value) stage({ discarding: !staging.value.discarding });
      else refuse({ code: 'can-be-placed' });
    },
  };
}
