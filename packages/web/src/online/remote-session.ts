import { type Match, newId } from '@castellan/match';
import { type AnyGame, type BySeat, GAMES, type Illegal, must, type Seat, type Turn } from '@castellan/rules';
import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { type KeptGame, newGame, type Sitter } from '../play/kept.ts';
import type { Session } from '../play/session.ts';
import { resultHref } from './links.ts';
import type { LiveGame } from './live.ts';
import { rememberUnsent, type Unsent, unsentOf } from './memory.ts';

/** The same table as on this device, on a game of the server. */
export interface RemoteSession<State, Action> extends Session<State, Action> {
  /** Confirmed here, not yet acknowledged; the table already shows it. */
  readonly unsent: ReadonlySignal<number>;
}

/** Both players as a kept game knows them; whoever sits here is "you". */
export function sittersOf({ seats }: Match, you: Seat | null): BySeat<Sitter> {
  const sitter = (seat: Seat): Sitter =>
    seat === you
      ? { kind: 'person', name: '', level: '' }
      : { kind: 'elsewhere', name: seats[seat - 1]?.name ?? '', level: '' };
  return [sitter(1), sitter(2)];
}

/** The game as the device would keep it. */
export const keptOf = (match: Match, you: Seat | null): KeptGame =>
  newGame(match.game, {
    id: match.id,
    options: match.options,
    actions: match.actions.map(({ action }) => action),
    sitters: sittersOf(match, you),
    created: match.createdAt,
    touched: match.updatedAt,
    over: match.ending !== null,
  });

/** How often news may come between a confirmed action and the server. */
const MOST_NEWS = 5;

interface Line<State, Action> {
  readonly line: string;
  readonly action: Action;
  readonly state: State;
}

export function openRemoteSession<State, Action>(live: LiveGame): RemoteSession<State, Action> {
  const first = live.state.peek().match!;
  const game: AnyGame = GAMES.find(({ name }) => name === first.game)!;
  const start = game.create(must(game.parseOptions(first.options))) as State;
  const you = computed(() => live.state.value.you);

  /** What the server has, and after it what was confirmed here and is on its way. */
  const known = signal<readonly Line<State, Action>[]>([]);
  const unsent = signal<readonly Unsent[]>([]);

  const after = (lines: readonly Line<State, Action>[]): State => lines.at(-1)?.state ?? start;
  const extend = (lines: readonly Line<State, Action>[], text: string): readonly Line<State, Action>[] | null => {
    const action = game.parseAction(text);
    const next = action.ok ? game.apply(after(lines), action.value) : action;
    return action.ok && next.ok
      ? [...lines, { line: text, action: action.value as Action, state: next.value as State }]
      : null;
  };

  const shown = computed(() => {
    let lines = known.value;
    for (const { line } of unsent.value) lines = extend(lines, line) ?? lines;
    return lines;
  });
  const states = computed<readonly State[]>(() => [start, ...shown.value.map(({ state }) => state)]);
  const actions = computed<readonly Action[]>(() => shown.value.map(({ action }) => action));
  const state = computed(() => after(shown.value));
  const turn = computed<Turn>(() => game.turn(state.value));
  const kept = computed<KeptGame>(() => keptOf(live.state.value.match ?? first, you.value));

  const setUnsent = (next: readonly Unsent[]) => {
    unsent.value = next;
    rememberUnsent(live.id, next);
  };

  const stopSync = effect(() => {
    const { match, you: seat } = live.state.value;
    if (!match) return;
    batch(() => {
      const before = known.peek();
      let same = 0;
      while (same < before.length && before[same]!.line === match.actions[same]?.action) same++;
      if (same < before.length || same < match.actions.length) {
        let lines = before.slice(0, same);
        for (const { action } of match.actions.slice(same)) lines = [...extend(lines, action)!];
        known.value = lines;
      }
      const waiting = unsent.peek();
      // An event may come before the answer to what caused it; anything else in its place means that it will be refused.
      const arrived = waiting.filter(({ at }) => at < match.actions.length);
      const fits = arrived.every(
        ({ at, line }) => match.actions[at]!.action === line && match.actions[at]!.by === seat,
      );
      // What was decided on a board that was taken back since is not played on another one.
      const sameBoard = same === before.length;
      if (arrived.length > 0 || !sameBoard) setUnsent(fits && sameBoard ? waiting.slice(arrived.length) : []);
    });
  });

  let closed = false;
  let sending = false;
  async function sendAll(): Promise<void> {
    if (sending) return;
    sending = true;
    let news = 0;
    for (let head = unsent.peek()[0]; head; head = unsent.peek()[0]) {
      const one = head;
      const seq = live.state.peek().match!.seq;
      const done = await live.send({ type: 'act', action: one.line, seq }, one.commandId);
      if (closed) return;
      const waiting = unsent.peek();
      if (done) setUnsent(waiting.filter(({ commandId }) => commandId !== one.commandId));
      // There was news, and we have heard it: what still waits was decided on this very board, and goes out once more.
      else if (live.problem.peek() === 'stale' && waiting.includes(one) && news++ < MOST_NEWS)
        live.problem.value = null;
      else setUnsent([]);
    }
    sending = false;
  }

  const act = (action: Action): Illegal | null => {
    if (turn.peek() !== you.peek()) return null;
    const illegal = game.whyNot(state.peek(), action);
    if (illegal) return illegal;
    const line = game.printAction(action);
    setUnsent([...unsent.peek(), { commandId: newId(), line, at: shown.peek().length }]);
    void sendAll();
    return null;
  };

  // What a reload interrupted is sent again under the same ids, as long as it still is what comes next.
  const next = unsentOf(live.id).filter(({ at }) => at >= first.actions.length);
  if (you.peek() && turn.peek() === you.peek() && next[0]?.at === first.actions.length) {
    setUnsent(next);
    void sendAll();
  } else setUnsent([]);

  return {
    kept,
    states,
    actions,
    state,
    turn,
    thinking: signal(null),
    unsaved: signal(false),
    unsent: computed(() => unsent.value.length),
    chanceElsewhere: true,
    resultHref: resultHref(live.id),
    act,
    draw: () => {},
    moveNow: () => {},
    isComputer: (seat) => seat !== you.value,
    close: () => {
      closed = true;
      stopSync();
    },
  };
}
