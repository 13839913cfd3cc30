import { type Applied, awaitedSeat, type Command, hasStarted, type Logged, type Phrase } from '@castellan/match';
import { NOT_CONNECTED, type RemoteGame, type RemoteState, type ServerCode } from '@castellan/match/client';
import { type BySeat, other, type Seat, withSeat } from '@castellan/rules';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { codeOf, server } from './server.ts';
import { witness } from './witness.ts';

/** What a player said, until it fades. */
export interface Spoken {
  readonly phrase: Phrase;
  readonly seq: number;
}

/** The opponent declined, or the seat is on another device now. */
export type Notice = 'draw-declined' | 'take-back-declined' | 'moved';

/** A game on the server, followed for as long as a screen shows it. */
export interface LiveGame {
  readonly id: string;
  readonly state: ReadonlySignal<RemoteState>;
  /** All that had happened before has been read: from now on, what comes is news. */
  readonly settled: ReadonlySignal<boolean>;
  /** The connection is away for longer than a hiccup. */
  readonly lost: ReadonlySignal<boolean>;
  /** The opponent is away for longer than a reload. */
  readonly away: ReadonlySignal<boolean>;
  readonly spoken: Signal<BySeat<Spoken | null>>;
  /** What is laid over the table: phrases, or everything besides moves. */
  readonly sheet: Signal<'talk' | 'more' | null>;
  /** Why the server refused the last request. */
  readonly problem: Signal<ServerCode | null>;
  /** A notice for this player, until it is dismissed. */
  readonly notice: Signal<Notice | null>;
  /** The server's clock. */
  now(): number;
  /** Sends until it is answered; false where it was refused, and `problem` says why. */
  send(command: Command, commandId?: string, applied?: Applied | null): Promise<boolean>;
  /** Asks again who we are: after taking a seat. */
  again(): void;
}

const HICCUP_MS = 1500;
const AWAY_MS = 4000;
const SPOKEN_MS = 7000;
const QUIET_MS = 60;
/** A screen of the same game may follow at once. */
const LINGER_MS = 3000;

/** True once `source` has been true for a while. */
function lasting(source: () => boolean, ms: number) {
  const shown = signal(false);
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    shown,
    look: () => {
      if (!source()) {
        clearTimeout(timer);
        timer = undefined;
        shown.value = false;
      } else timer ??= setTimeout(() => (shown.value = true), ms);
    },
    stop: () => clearTimeout(timer),
  };
}

interface Held {
  readonly live: LiveGame;
  readonly close: () => void;
  users: number;
  leaving?: ReturnType<typeof setTimeout>;
}

const held = new Map<string, Held>();

/** The game, and the function that lets go of it. Screens that follow each other share one connection. */
export function hold(id: string): [LiveGame, () => void] {
  let one = held.get(id);
  if (!one) {
    one = { ...follow(id), users: 0 };
    held.set(id, one);
  }
  const mine = one;
  mine.users++;
  clearTimeout(mine.leaving);
  return [
    mine.live,
    () => {
      mine.users--;
      mine.leaving = setTimeout(() => {
        if (mine.users > 0) return;
        held.delete(id);
        mine.close();
      }, LINGER_MS);
    },
  ];
}

function follow(id: string): { live: LiveGame; close: () => void } {
  const state = signal<RemoteState>(NOT_CONNECTED);
  const settled = signal(false);
  const spoken = signal<BySeat<Spoken | null>>([null, null]);
  const problem = signal<ServerCode | null>(null);
  const notice = signal<Notice | null>(null);
  const sheet: LiveGame['sheet'] = signal(null);
  let quiet: ReturnType<typeof setTimeout> | undefined;

  const gone = lasting(() => state.peek().connection === 'lost', HICCUP_MS);
  const alone = lasting(() => {
    const { match, you, present, connection } = state.peek();
    if (!match || !you || !hasStarted(match) || match.ending || connection !== 'live') return false;
    return !present[other(you) - 1];
  }, AWAY_MS);

  const receive = ({ event, seq }: Logged) => {
    const refused = declinedBy(event, state.peek().you);
    if (refused) notice.value = refused;
    if (event.type !== 'said') return;
    const said: Spoken = { phrase: event.phrase, seq };
    spoken.value = withSeat(spoken.value, event.seat, said);
    setTimeout(() => {
      if (spoken.value[event.seat - 1] === said) spoken.value = withSeat(spoken.value, event.seat, null);
    }, SPOKEN_MS);
  };

  const note = witness(id);
  const remote: RemoteGame = server.open(id, (next, news, reread) => {
    note(news, reread);
    if (state.value.you && next.you === null) {
      // The sheets speak to the player of a seat.
      sheet.value = null;
      if (next.match?.ending === null) notice.value = 'moved';
    }
    if (next.you) notice.value = notice.peek() === 'moved' ? null : notice.peek();
    state.value = next;
    gone.look();
    alone.look();
    if (news && settled.peek()) receive(news);
    if (settled.peek()) return;
    clearTimeout(quiet);
    if (next.match && next.connection === 'live') quiet = setTimeout(() => (settled.value = true), QUIET_MS);
  });

  // The browser knows first: when the network goes, waiting for silence would be lying; when it comes, waiting would be idle.
  const network = () => remote.reconnect();
  addEventListener('online', network);
  addEventListener('offline', network);

  const live: LiveGame = {
    id,
    state,
    settled,
    lost: computed(() => gone.shown.value || (state.value.connection === 'lost' && navigator.onLine === false)),
    away: alone.shown,
    spoken,
    sheet,
    problem,
    notice,
    now: () => Date.now() + state.peek().clockOffset,
    send: async (command, commandId, applied) => {
      problem.value = null;
      try {
        await remote.send(command, commandId, applied);
        return true;
      } catch (error) {
        problem.value = codeOf(error);
        // The seat went to another device: from now on this one watches.
        if (problem.value === 'not-your-seat') remote.reconnect();
        return false;
      }
    },
    again: () => remote.reconnect(),
  };
  return {
    live,
    close: () => {
      removeEventListener('online', network);
      removeEventListener('offline', network);
      clearTimeout(quiet);
      gone.stop();
      alone.stop();
      remote.close();
    },
  };
}

/** Our proposal that the opponent just declined, if any. */
function declinedBy(event: Logged['event'], you: Seat | null): Notice | null {
  if (event.type !== 'draw-answered' && event.type !== 'take-back-answered') return null;
  if (event.agree || event.seat === you || you === null) return null;
  return event.type === 'draw-answered' ? 'draw-declined' : 'take-back-declined';
}

/** Whether the player of this browser is to act. */
export function isMyTurn({ match, you }: RemoteState): boolean {
  return match !== null && you !== null && awaitedSeat(match) === you;
}
