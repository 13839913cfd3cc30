import { bySeat, type Illegal, other, SEATS, type Seat, type Turn } from '@castellan/rules';
import { rulesOf } from '@castellan/rules/lookup';
import { computed, effect, type Signal, signal } from '@preact/signals-core';
import { deadlineOf } from '../clock.ts';
import type { RefusalCode } from '../command.ts';
import { type Course, courseAfter } from '../course.ts';
import type { Logged } from '../event.ts';
import { type Answer, Host } from '../host.ts';
import { newId } from '../id.ts';
import { type Applied, after, type Match, matchOf } from '../match.ts';
import { summaryOf } from '../summary.ts';
import type { Request, Session } from './session.ts';

/** A thought of the computer under way. */
export interface Thought {
  /** The action, in notation, when it is to be played. */
  readonly answer: Promise<string>;
  now(): void;
  drop(): void;
}

export type Think = (match: Match, seat: Seat, onProgress: (done: number) => void) => Thought;

export interface LocalOptions {
  /** The computer, for seats that are not played here. */
  readonly think?: Think;
  /** Notifies other sessions of the same store that a game has grown, and is notified by them. */
  readonly hints?: { post(id: string): void; listen(listener: (id: string) => void): () => void };
}

/** Sits down at a game that this device keeps. Bots of the match are played by the computer, everyone else from here. */
export async function openLocal<State extends object, Action>(
  first: Host,
  id: string,
  { think, hints }: LocalOptions = {},
): Promise<Session<State, Action> | null> {
  let host = first;
  const log: Logged[] = [];
  let read: Course | null = null;
  let course: Signal<Course> | null = null;
  const happened = (logged: Logged, newest: Match, right: Match | null) => {
    log.push(logged);
    const before = course?.peek() ?? read;
    const then = right ?? (newest.seq === logged.seq ? newest : null);
    const match = then ?? (before ? after(before.match, logged) : matchOf(id, [logged]));
    const next = courseAfter(before, logged, match);
    if (course) course.value = next;
    else read = next;
  };
  let stopFollowing = await host.follow(id, 0, happened);
  if (!read) {
    stopFollowing();
    return null;
  }
  const opened = signal<Course>(read);
  course = opened;
  const { game, seats } = opened.peek().match;
  const rules = rulesOf(game);
  const match = computed(() => opened.value.match);
  const states = computed(() => opened.value.states as readonly State[]);
  const state = computed(() => states.value[states.value.length - 1]!);
  const turn = computed<Turn>(() => (match.value.ending ? 'over' : rules.turn(state.value)));
  const isLocal = (seat: Seat): boolean => !bySeat(seats, seat)?.bot;
  const unsaved = signal(false);
  let closed = false;

  /** A full or forbidden disk does not end a game: it goes on in memory, and says so. */
  async function goOnUnsaved(): Promise<void> {
    unsaved.value = true;
    stopFollowing();
    // Few games ever need it: a page does not load it before.
    const { MemoryStore } = await import('../memory.ts');
    const memory = new MemoryStore();
    await memory.append(id, 0, newId(), log, summaryOf(match.peek()));
    host = new Host({ store: memory });
    const before = log.length;
    await host.match(id);
    stopFollowing = await host.follow(id, before, happened);
    if (closed) stopFollowing();
  }

  /** Once, however many commands fail at the same time. */
  let inMemory: Promise<void> | null = null;
  async function send(command: (host: Host) => Promise<Answer>): Promise<RefusalCode | null> {
    const sendInMemory = async () => {
      inMemory ??= goOnUnsaved();
      await inMemory;
      return command(host);
    };
    let answer = await command(host).catch(sendInMemory);
    // Removed in another tab, or with everything else that the browser had saved for this page.
    if (!answer.ok && answer.error.code === 'no-such-game') answer = await sendInMemory();
    if (answer.ok) hints?.post(id);
    // Another tab was first: what it did is shown instead.
    else await host.notice(id, Number.POSITIVE_INFINITY);
    return answer.ok ? null : answer.error.code;
  }

  /** Decided on the board that is shown: where another tab has played on, it is refused, although it may be legal there. */
  const submitAct = (seat: Seat, action: string, known: Applied | null = null) => {
    const commandId = newId();
    const { seq } = match.peek();
    void send((to) => to.submit(id, seat, commandId, { type: 'act', action, seq }, known));
  };
  const act = (action: Action): Illegal | null => {
    const before = state.peek();
    const next = rules.apply(before, action);
    if (!next.ok) return next.error;
    const text = rules.printAction(action);
    submitAct(turn.peek() === 2 ? 2 : 1, text, { before, action, text, state: next.value });
    return null;
  };

  async function ask(seat: Seat, request: Request): Promise<RefusalCode | null> {
    const submit = (by: Seat, command: Request) => {
      const commandId = newId();
      return send((to) => to.submit(id, by, commandId, command));
    };
    const refused = await submit(seat, request);
    if (refused || request.type !== 'ask-take-back' || isLocal(other(seat))) return refused;
    return submit(other(seat), { type: 'answer-take-back', agree: true });
  }

  const progress: Signal<{ seat: Seat; done: number } | null> = signal(null);
  let thought: Thought | null = null;
  /** Lets the computer go on where it is its turn, and leave off where the board has changed under it. */
  const stopThinking = effect(() => {
    const [asked, seat] = [state.value, turn.value];
    thought?.drop();
    thought = null;
    progress.value = null;
    if (!think || seat === 'over' || seat === 'chance' || isLocal(seat)) return;
    progress.value = { seat, done: 0 };
    const begun = think(match.peek(), seat, (done) => {
      if (thought === begun) progress.value = { seat, done };
    });
    thought = begun;
    void begun.answer.then((text) => {
      if (closed || thought !== begun || state.peek() !== asked) return;
      submitAct(seat, text);
    });
  });

  // No opponent on another device claims the time: the session does.
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stopClock = effect(() => {
    const { clock } = match.value;
    clearTimeout(timer);
    const deadline = deadlineOf(clock);
    if (deadline === null || !clock?.running) return;
    const claimer = other(clock.running);
    const claimWhenDue = () => {
      timer = setTimeout(
        async () => {
          const refused = await ask(claimer, { type: 'claim-time' });
          // The device's clock was set back meanwhile: by it there is time left.
          if (refused === 'time-left' && !closed && match.peek().clock === clock) claimWhenDue();
        },
        Math.max(0, deadline + 1 - host.now()),
      );
    };
    claimWhenDue();
  });

  const stopHints = hints?.listen((changed) => {
    if (changed === id) void host.notice(id, Number.POSITIVE_INFINITY);
  });

  return {
    id,
    match,
    states,
    actions: computed(() => opened.value.actions as readonly Action[]),
    state,
    turn,
    isLocal,
    act,
    ask,
    roll:
      match.peek().chance.type === 'asked'
        ? async () => {
            const commandId = newId();
            const seat = rules.roller(state.peek()) ?? 1;
            await send((to) => to.submit(id, seat, commandId, { type: 'roll' }));
          }
        : null,
    thinking: think && SEATS.some((seat) => !isLocal(seat)) ? { progress, moveNow: () => thought?.now() } : null,
    storage: { unsaved },
    connection: null,
    close: () => {
      closed = true;
      stopFollowing();
      stopThinking();
      stopClock();
      clearTimeout(timer);
      stopHints?.();
      thought?.drop();
    },
  };
}
