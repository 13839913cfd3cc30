import { type AnyRules, bySeat, type IllegalCode, other, type Score, type Seat, type Square } from '@castellan/rules';
import { computed, effect, type ReadonlySignal, type Signal, signal, untracked } from '@preact/signals';
import { pause } from '../play/pace.ts';
import type { Session } from '../play/session.ts';
import { type Forced, openForced } from './forced.ts';
import type { MotionOf, Move } from './motion.ts';
import { openPlayback } from './playback.ts';
import { openSide } from './side.ts';
import { openStaging } from './staging.ts';

/**
 * What every table knows to do; a game adds tasks of its own. `prepare` is a placement while the other still decides, `forced` what
 * happens by itself.
 */
export type CommonTask = 'place' | 'prepare' | 'forced' | 'wait' | 'over';

/** Why the last tap did nothing: a code, shown as a sentence until the next tap. */
export interface Refusal {
  readonly code: IllegalCode | 'no-room';
  readonly square?: Square;
  readonly number?: number;
}

/** What a game gives to its table. */
interface TableGame<State, Action, Task extends string, Staging> {
  readonly rules: AnyRules;
  /** Nothing laid out. */
  readonly nothing: Staging;
  /** What the player who sees the table has to do. */
  taskOf(state: State, me: Seat): Task | CommonTask;
  /** Whether a player may lay out a placement while the other decides. */
  mayPrepare(state: State, seat: Seat): boolean;
  /** Names what a seat has to decide: what was staged belongs to one decision. */
  decisionOf(state: State, seat: Seat): string;
  /** The action that what is staged means; null while it means none. */
  actionOf(staging: Staging, task: Task | CommonTask): Action | null;
  /** Where the rules leave a player one thing to do: it happens by itself. Null where there is anything to decide. */
  forcedIn(state: State): Forced<Action> | null;
  /** What is laid out from the beginning, where there is one spot alone; null where there is none or a choice. */
  onlyWay(state: State, me: Seat): Partial<Staging> | null;
  /** Whether the points of an action are shown before it is confirmed. */
  tellsGain(action: Action): boolean;
  /** What is staged, turned or with its halves changed; the same where there is no other way. */
  turned(staging: Staging): Staging;
  swapped(staging: Staging): Staging;
  /** How an action of the other, or of chance, is seen happening. */
  readonly motionOf: MotionOf<State, Action>;
  /** How long the table waits before it lets chance act, so that what came before can be seen; null where a player does. */
  chanceAfter(state: State): number | null;
  /** The section of the rules about a task. */
  readonly ruleOf: (task: string) => string;
}

/** The table of one game: what is shown, what is staged, what can be done. No drawing. */
export interface TableController<State, Action, Task extends string, Staging> {
  /** The game as far as it has been seen. */
  readonly session: Session<State, Action>;
  /** The section of the rules about what is done now. */
  readonly rule: ReadonlySignal<string>;
  /** What is happening before one's eyes. */
  readonly moving: ReadonlySignal<Move<State, Action> | null>;
  /** How many actions there were when the one who sees the table last decided something: what came after is marked. */
  readonly since: ReadonlySignal<number>;
  /** What the other gained since then. */
  readonly gained: ReadonlySignal<number>;
  /** Whether there is a last turn of the other to be seen again. */
  readonly canSeeAgain: ReadonlySignal<boolean>;
  /** Shows what the other did since then once more. */
  seeAgain(): void;
  /** Everything that is still to be seen, at once. */
  finish(): void;
  /** The state shown: the newest, or an earlier one while looking back. */
  readonly view: ReadonlySignal<State>;
  /** How many actions are shown while looking back. */
  readonly lookingBack: Signal<number | null>;
  /** The seat whose board is large. */
  readonly me: ReadonlySignal<Seat>;
  readonly task: ReadonlySignal<Task | CommonTask>;
  readonly staging: ReadonlySignal<Staging>;
  /** The action that what is staged means; null while it means none. */
  readonly planned: ReadonlySignal<Action | null>;
  /** My score with what is staged; null while that brings no points by itself. */
  readonly preview: ReadonlySignal<Score<unknown> | null>;
  /** What it brings. */
  readonly gain: ReadonlySignal<number | null>;
  readonly refusal: ReadonlySignal<Refusal | null>;
  /** My prepared placement waits for its turn. */
  readonly ready: ReadonlySignal<boolean>;
  /** Whose prepared placement waits, also while the other of two people here sees the table. */
  readonly readySeat: ReadonlySignal<Seat | null>;
  /** Two people here: the one who may prepare a placement while the other decides. */
  readonly preparer: ReadonlySignal<Seat | null>;
  readonly canUndo: ReadonlySignal<boolean>;
  /** On this device: what was confirmed can be taken back until chance acts. */
  readonly canUnplay: ReadonlySignal<boolean>;
  readonly canTurn: ReadonlySignal<boolean>;
  readonly canSwap: ReadonlySignal<boolean>;
  readonly canConfirm: ReadonlySignal<boolean>;
  /** The square looked at, and on whose board. */
  readonly looked: Signal<{ readonly seat: Seat; readonly square: Square } | null>;
  /** Lays something out; nothing is played before it is confirmed. */
  stage(change: Partial<Staging>): void;
  refuse(why: Refusal): void;
  /** Shows the table as it stood after so many actions, or as it stands. */
  show(after: number): void;
  turn(): void;
  swap(): void;
  undo(): void;
  /** Everything laid out, or out of the past. */
  takeBack(): void;
  confirm(): void;
  /** Shows the table to the one who prepares, or to the one who decides again. */
  turnTable(): void;
  close(): void;
}

/** Sits down at a game: what is shown, what is staged, and what can be done follow from it. */
export function openTable<
  State extends { readonly seat: Seat; readonly phase: string },
  Action,
  Task extends string,
  Staging,
>(
  source: Session<State, Action>,
  game: TableGame<State, Action, Task, Staging>,
): TableController<State, Action, Task, Staging> {
  const { rules, nothing } = game;
  const lookingBack = signal<number | null>(null);
  const isForced = (one: State): boolean => game.forcedIn(one) !== null;
  const playback = openPlayback(source, rules, game.motionOf, lookingBack, isForced);
  const { session, moving } = playback;
  const { state, states, actions } = session;
  const refusal = signal<Refusal | null>(null);
  const looked = signal<{ seat: Seat; square: Square } | null>(null);
  /** A confirmed action is on its way into the log; what was staged stays in sight until it is there. */
  const sending = signal(false);

  const live = computed(() => lookingBack.value === null);
  const view = computed(() => (lookingBack.value === null ? state.value : states.value[lookingBack.value]!));
  const side = openSide(session, game.mayPrepare);
  const { me } = side;
  const act = (action: Action) => {
    // Before acting: a game on a server shows it at once.
    sending.value = true;
    if (session.act(action) !== null) sending.value = false;
  };
  const forced = openForced(source, { session, moving, live }, game.forcedIn, act);
  const task = computed(() => {
    const mine = state.value.seat === me.value && source.isLocal(me.value);
    if (moving.value && live.value) return mine && isForced(state.value) ? 'forced' : 'wait';
    if (mine && forced.now.value) return 'forced';
    return game.taskOf(state.value, me.value);
  });
  const stagings = openStaging(nothing, me, (seat) => game.decisionOf(state.value, seat));
  const staging = stagings.now;
  const ready = computed(() => stagings.ready.value === me.value);
  const planned = computed(() => game.actionOf(staging.value, task.value));
  const preview = computed<Score<unknown> | null>(() =>
    planned.value && game.tellsGain(planned.value) ? rules.preview(state.value, planned.value, me.value) : null,
  );
  const gain = computed(() => {
    const scores: readonly [Score<unknown>, Score<unknown>] = rules.score(state.value);
    return preview.value && preview.value.total - bySeat(scores, me.value).total;
  });
  const since = computed(
    () =>
      states.value.findLastIndex(
        (one, index) => index < actions.value.length && rules.turn(one) === me.value && !isForced(one),
      ) + 1,
  );
  const totalOf = (at: number, seat: Seat): number => bySeat(rules.score(states.value[at]!), seat).total;
  const canConfirm = computed(() => live.value && planned.value !== null && !ready.value && !sending.value);
  const can = (way: (staging: Staging) => Staging) =>
    computed(() => live.value && way(staging.value) !== staging.value);

  const stage = (change: Partial<Staging>) => {
    if (!live.value || sending.value) return;
    refusal.value = null;
    looked.value = null;
    stagings.change(change);
  };
  const reorient = (way: (staging: Staging) => Staging) => {
    const next = way(staging.value);
    if (next !== staging.value) stage(next);
  };

  /** What could be taken back, the last decision made here: online that is asked for, and a game that is over stays over. */
  const unplayable = (): { readonly seat: Seat; readonly before: unknown } | null => {
    const { recent, ending } = source.match.value;
    if (!source.storage || ending || sending.value) return null;
    return recent.findLast(({ seat, before }) => source.isLocal(seat) && !isForced(before as State)) ?? null;
  };
  const unplay = async (decision: { readonly before: unknown }) => {
    playback.finish();
    // What happened by itself after the decision goes with it.
    while (source.match.peek().recent.some(({ before }) => before === decision.before)) {
      const { seat } = source.match.peek().recent.findLast((one) => source.isLocal(one.seat))!;
      const refused = await source.ask(seat, { type: 'ask-take-back' });
      if (refused) return;
      // Two people at one device sit at one table: nobody has to be asked.
      if (source.isLocal(other(seat))) await source.ask(other(seat), { type: 'answer-take-back', agree: true });
    }
  };

  const stopSending = actions.subscribe(() => {
    // The square that a player tapped for a placement is not looked at any more once it is placed.
    if (sending.peek()) looked.value = null;
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
  const stopOnly = effect(() => {
    stagings.begun.value;
    if (task.value !== 'place' || sending.value) return;
    untracked(() => {
      const only = stagings.canUndo.value ? null : game.onlyWay(state.value, me.value);
      if (only) stage(only);
    });
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stopChance = effect(() => {
    const after = game.chanceAfter(state.value);
    clearTimeout(timer);
    // A server rolls by itself where no player has to ask for it.
    if (after !== null && !session.connection) timer = setTimeout(() => session.roll?.(), pause(after));
  });

  return {
    session,
    rule: computed(() => game.ruleOf(task.value)),
    moving,
    since,
    gained: computed(() => {
      const them = other(me.value);
      return totalOf(actions.value.length, them) - totalOf(since.value, them);
    }),
    canSeeAgain: computed(() => states.value.slice(since.value, -1).some((one) => rules.turn(one) === other(me.value))),
    seeAgain: () => playback.again(since.peek()),
    finish: () => {
      if (playback.behind()) playback.finish();
      else forced.doNow();
    },
    view,
    lookingBack,
    me,
    task,
    staging,
    planned,
    preview,
    gain,
    refusal,
    ready,
    readySeat: stagings.ready,
    preparer: side.preparer,
    canUndo: computed(() => live.value && stagings.canUndo.value),
    canUnplay: computed(() => live.value && !stagings.canUndo.value && unplayable() !== null),
    canTurn: can(game.turned),
    canSwap: can(game.swapped),
    canConfirm,
    looked,
    stage,
    refuse: (why) => {
      refusal.value = why;
    },
    show: (after) => {
      playback.finish();
      lookingBack.value = after >= actions.value.length ? null : after;
    },
    turn: () => reorient(game.turned),
    swap: () => reorient(game.swapped),
    undo: () => {
      if (sending.value) return;
      refusal.value = null;
      const decision = stagings.canUndo.value ? null : unplayable();
      if (decision) void unplay(decision);
      else stagings.undo();
    },
    takeBack: () => {
      refusal.value = null;
      if (!live.value) {
        playback.finish();
        lookingBack.value = null;
      } else if (!sending.value) stagings.reset();
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
    turnTable: side.turnTable,
    close: () => {
      clearTimeout(timer);
      const stops = [stopSending, stagings.close, stopRefusal, stopReady, stopOnly, stopChance, forced.close];
      for (const stop of [...stops, playback.close]) stop();
      session.close();
    },
  };
}

/** Any game's table, where only what all have in common is asked. */
export type AnyTable = TableController<{ readonly seat: Seat }, unknown, string, unknown>;
