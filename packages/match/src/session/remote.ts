import { type Illegal, lastState, type Replay, type Seat, type Turn, withAction } from '@castellan/rules';
import { rulesOf } from '@castellan/rules/lookup';
import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals-core';
import type { Command } from '../command.ts';
import { type Course, courseOf } from '../course.ts';
import { newId } from '../id.ts';
import { type Applied, applied, awaitedRoller, mayRollFrom } from '../match.ts';
import type { RemoteState } from '../remote-game.ts';
import type { ServerCode } from '../server-refusal.ts';
import type { Request, Session } from './session.ts';

/** A game on a server that is being followed. Screens that follow each other share one. */
export interface Connection {
  readonly id: string;
  readonly state: ReadonlySignal<RemoteState>;
  /** Why the last thing sent was refused. */
  readonly problem: Signal<ServerCode | null>;
  /** Sends until it is answered; false where it was refused. */
  send(command: Command, commandId?: string, applied?: Applied | null): Promise<boolean>;
}

/** A confirmed action, or a requested roll, that the server has not answered yet. */
export interface Unsent {
  readonly commandId: string;
  /** Null for a roll: the server sends its outcome. */
  readonly line: string | null;
  /** How many actions came before it. */
  readonly at: number;
}

/** What an unsent action leads to, where it was confirmed at this page. */
interface Confirmed extends Unsent {
  readonly applied: Applied | null;
}

/** Where unsent actions wait for a page that is loaded again. */
export interface UnsentStore {
  load(id: string): readonly Unsent[];
  save(id: string, unsent: readonly Unsent[]): void;
}

/** How often news may come between a confirmed action and the server. */
const MOST_NEWS = 5;
/** The clock of the server is known only to about this. */
const CLOCKS_DIFFER_MS = 500;

/** Sits down at a game of a server: what is confirmed here shows at once, and is taken off again where the server refuses it. */
export function openRemote<State extends object, Action>(
  connection: Connection,
  store: UnsentStore,
): Session<State, Action> {
  const { id } = connection;
  const first = connection.state.peek().match!;
  const rules = rulesOf(first.game);
  const you = computed(() => connection.state.value.you);
  const match = computed(() => connection.state.value.match ?? first);
  const known = computed<Course>(() => connection.state.value.course ?? courseOf(match.value));
  const unsent = signal<readonly Confirmed[]>([]);

  /** What the server has, and after it what was confirmed here and is on its way. */
  const shown = computed<Replay<object, unknown>>(() => {
    let replay: Replay<object, unknown> = known.value;
    for (const one of unsent.value) {
      const at = { game: first.game, state: lastState(replay) };
      const next = one.line === null ? null : applied(at, one.line, one.applied);
      if (next?.ok) replay = withAction(replay, next.value.action, next.value.state);
    }
    return replay;
  });
  const states = computed(() => shown.value.states as readonly State[]);
  const state = computed(() => states.value[states.value.length - 1]!);
  const turn = computed<Turn>(() => (match.value.ending ? 'over' : rules.turn(state.value)));

  const setUnsent = (next: readonly Confirmed[]) => {
    unsent.value = next;
    store.save(
      id,
      next.map(({ applied: _, ...one }) => one),
    );
  };

  let before = known.peek();
  const stopSync = effect(() => {
    const [now, seat] = [known.value, you.value];
    batch(() => {
      const played = now.match.actions;
      // An action on a board that was taken back since is not played on another board.
      const sameBoard = before.match.actions.every(({ action }, index) => action === played[index]?.action);
      before = now;
      const waiting = unsent.peek();
      // An event may come before the answer to what caused it; anything else in its place means that it will be refused.
      const arrived = waiting.filter(({ at }) => at < played.length);
      const fits = arrived.every(({ at, line }) =>
        line === null ? played[at]!.by === 'chance' : played[at]!.action === line && played[at]!.by === seat,
      );
      if (arrived.length > 0 || !sameBoard) setUnsent(fits && sameBoard ? waiting.slice(arrived.length) : []);
    });
  });

  let closed = false;
  let sending = false;
  /** All that was confirmed so far has been answered. */
  let sent: Promise<void> = Promise.resolve();
  /** The other player may have rolled first: then that roll is shown. */
  async function sendRoll(commandId: string): Promise<boolean> {
    const seat = you.peek();
    if (!seat || mayRollFrom(match.peek(), seat) === null) return true;
    const done = await connection.send({ type: 'roll' }, commandId);
    if (done || connection.problem.peek() !== 'not-your-turn') return done;
    connection.problem.value = null;
    return true;
  }
  async function sendAll(): Promise<void> {
    if (sending) return sent;
    sending = true;
    let news = 0;
    for (let head = unsent.peek()[0]; head; head = unsent.peek()[0]) {
      const one = head;
      const { seq } = match.peek();
      const done = await (one.line === null
        ? sendRoll(one.commandId)
        : connection.send({ type: 'act', action: one.line, seq }, one.commandId, one.applied));
      if (closed) return;
      const waiting = unsent.peek();
      if (done) setUnsent(waiting.filter(({ commandId }) => commandId !== one.commandId));
      // The server sent news and we have read it: a waiting action was decided on this very board, so it is sent again.
      else if (connection.problem.peek() === 'stale' && waiting.includes(one) && news++ < MOST_NEWS)
        connection.problem.value = null;
      else setUnsent([]);
    }
    sending = false;
  }

  const queue = (confirmed: Applied | null) => {
    const line = confirmed?.text ?? null;
    setUnsent([...unsent.peek(), { commandId: newId(), line, at: shown.peek().actions.length, applied: confirmed }]);
    sent = sendAll();
  };
  const act = (action: Action): Illegal | null => {
    if (turn.peek() !== you.peek()) return null;
    const before = state.peek();
    const next = rules.apply(before, action);
    if (!next.ok) return next.error;
    queue({ before, action, text: rules.printAction(action), state: next.value });
    return null;
  };

  const roll = async (): Promise<void> => {
    // The placement that ended the round may still be on its way: the roll comes after it.
    if (turn.peek() === 'chance' && !unsent.peek().some(({ line }) => line === null)) queue(null);
    await sent;
  };
  /** From when on we may roll for the opponent; null while no roll waits. */
  const othersRollFrom = computed(() => {
    const seat = you.value;
    return seat && awaitedRoller(match.value) !== seat ? mayRollFrom(match.value, seat) : null;
  });
  const rollOverdue = signal(false);
  let patience: ReturnType<typeof setTimeout> | undefined;
  const stopPatience = effect(() => {
    const from = othersRollFrom.value;
    clearTimeout(patience);
    rollOverdue.value = false;
    if (from === null) return;
    const now = Date.now() + connection.state.peek().clockOffset;
    patience = setTimeout(() => (rollOverdue.value = true), Math.max(0, from - now) + CLOCKS_DIFFER_MS);
  });

  // What a reload interrupted is sent again under the same ids, as long as it still is what comes next.
  const next = store.load(id).filter(({ at }) => at >= first.actions.length);
  const due = next[0]?.line === null ? 'chance' : you.peek();
  if (you.peek() && turn.peek() === due && next[0]?.at === first.actions.length) {
    setUnsent(next.map((one) => ({ ...one, applied: null })));
    sent = sendAll();
  } else setUnsent([]);

  return {
    id,
    match,
    states,
    actions: computed(() => shown.value.actions as readonly Action[]),
    state,
    turn,
    isLocal: (seat: Seat) => seat === you.value,
    act,
    ask: async (_seat: Seat, request: Request) =>
      (await connection.send(request)) ? null : (connection.problem.peek() ?? 'busy'),
    roll: first.chance.type === 'fair' && first.chance.asked ? roll : null,
    thinking: null,
    storage: null,
    connection: { unsent: computed(() => unsent.value.length), rollOverdue },
    close: () => {
      closed = true;
      stopSync();
      stopPatience();
      clearTimeout(patience);
    },
  };
}
