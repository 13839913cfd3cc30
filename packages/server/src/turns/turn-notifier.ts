import { deadlineOf, type Host, type Match, seatHeldBy } from '@castellan/match';
import { bySeat, other, type Seat } from '@castellan/rules';
import type { FastifyBaseLogger } from 'fastify';
import type { Metrics } from '../metrics.ts';
import type { Delivery } from '../outgoing.ts';
import { RecentMap } from '../recent-map.ts';
import type { Note, Notes } from '../stores/notes.ts';
import type { Push, Subscription } from './push.ts';
import { turnSince } from './turn-since.ts';
import type { Webhooks } from './webhook.ts';

const KIND = 'turn';
/** A node that has claimed a turn has this long to notify its player; then another node may. */
const LEASE_MS = 60_000;
/** A call that may have arrived (its node died, or no answer came) is sent once more and never a third time. */
const MOST_CLAIMS = 2;
/** Calls that did not arrive are tried again after these times. */
const BACKOFF_MS = [60_000, 300_000, 1_800_000, 7_200_000];
const AT_ONCE = 100;
const MOST_ASKED = 5000;

/** What is saved for a seat whose player wants notifications; the names of its fields are in databases. */
interface Subscribed {
  /** A browser's; null for a bot with a webhook. */
  readonly subscription: Subscription | null;
  /** The turn of the last notification. */
  readonly told: number | null;
  /** The turn whose notification is under way, and how many calls of it are or may have arrived. */
  readonly telling: number | null;
  readonly claims: number;
  /** How many calls of this turn were not answered with success. */
  readonly failures: number;
}

/**
 * Notifies players that it is their turn, each turn at least once and at most twice. What is due follows from the game and from the last notification, both in the
 * store: the first node that looks claims it, and looks again at a claim that is not settled.
 */
export class TurnNotifier {
  readonly #host: Host;
  readonly #notes: Notes;
  readonly #push: Push;
  readonly #webhooks: Webhooks;
  readonly #metrics: Metrics;
  readonly #log: Pick<FastifyBaseLogger, 'warn'>;
  /** Games asked about on this node: these need not wait for the next sweep. */
  readonly #asked = new RecentMap<true>(MOST_ASKED);
  readonly #under = new Set<Promise<void>>();

  constructor(
    host: Host,
    notes: Notes,
    push: Push,
    webhooks: Webhooks,
    metrics: Metrics,
    log: Pick<FastifyBaseLogger, 'warn'>,
  ) {
    this.#host = host;
    this.#notes = notes;
    this.#push = push;
    this.#webhooks = webhooks;
    this.#metrics = metrics;
    this.#log = log;
  }

  /** From now on the seat's player is notified; a browser replaces the one before. A turn that has begun is known to the player who asks. */
  async ask(match: Match, seat: Seat, holder: string, subscription: Subscription | null): Promise<void> {
    const subscribed: Subscribed = {
      subscription,
      told: turnSince(match, seat),
      telling: null,
      claims: 0,
      failures: 0,
    };
    const id = { scope: match.id, kind: KIND, key: String(seat) };
    for (;;) {
      const before = await this.#notes.note(id);
      const note = { ...id, holder, body: JSON.stringify(subscribed), seq: match.seq, due: 0 };
      if (await this.#notes.putNote(note, before?.version ?? 0)) break;
    }
    this.#asked.set(match.id, true);
  }

  async isAsked(game: string, seat: Seat, holder: string): Promise<boolean> {
    return (await this.#notes.note({ scope: game, kind: KIND, key: String(seat) }))?.holder === holder;
  }

  stop(game: string, seat: Seat): Promise<void> {
    return this.#notes.removeNote({ scope: game, kind: KIND, key: String(seat) });
  }

  /** A game has gone on here. The caller does not wait for what follows from it. */
  look(game: string, byDays: boolean): void {
    if (!byDays && !this.#asked.get(game)) return;
    this.#do(async () => {
      for (const note of await this.#notes.notesIn(game, KIND)) await this.#notify(note);
    });
  }

  /** What is left to notify of: by nodes that died, by services that did not answer, of games that went on elsewhere. */
  async sweep(): Promise<void> {
    for (const note of await this.#notes.notesBehind(KIND, this.#host.now(), AT_ONCE)) {
      this.#do(() => this.#notify(note));
    }
    await this.idle();
  }

  /** Waits until the notifications under way have been sent. */
  async idle(): Promise<void> {
    await Promise.all(this.#under);
  }

  #do(call: () => Promise<void>): void {
    const under = call()
      .catch((error) => this.#log.warn(error, 'a player could not be notified of a turn'))
      .finally(() => this.#under.delete(under));
    this.#under.add(under);
  }

  async #notify(note: Note): Promise<void> {
    if (note.due > this.#host.now()) return;
    const match = await this.#host.match(note.scope);
    const seat = match && seatHeldBy(match, note.holder);
    if (!seat || match.ending) return this.#notes.removeNote(note);
    const subscribed = JSON.parse(note.body) as Subscribed;
    const turn = turnSince(match, seat);
    const again = turn === subscribed.telling;
    const claims = again ? subscribed.claims : 0;
    const failures = again ? subscribed.failures : 0;
    if (turn === null || turn === subscribed.told || claims >= MOST_CLAIMS) {
      await this.#settle(note, note.version, match.seq, { ...subscribed, told: turn ?? subscribed.told });
      return;
    }
    const claim: Subscribed = { ...subscribed, telling: turn, claims: claims + 1, failures };
    if (!(await this.#settle(note, note.version, note.seq, claim, this.#host.now() + LEASE_MS))) return;
    const said = await this.#send(match, seat, note.holder!, turn, subscribed.subscription);
    this.#metrics.turnNotifications.inc({ way: subscribed.subscription ? 'push' : 'webhook', result: said });
    if (said === 'gone') return this.#notes.removeNote(note);
    const sendAgain = said === 'failed' || (said === 'unanswered' && claim.claims < MOST_CLAIMS);
    const wait = sendAgain ? BACKOFF_MS[failures] : undefined;
    if (wait === undefined) await this.#settle(note, note.version + 1, match.seq, { ...claim, told: turn });
    else {
      const later: Subscribed = { ...claim, claims: said === 'failed' ? claims : claim.claims, failures: failures + 1 };
      await this.#settle(note, note.version + 1, note.seq, later, this.#host.now() + wait);
    }
  }

  #settle(note: Note, version: number, seq: number, subscribed: Subscribed, due = 0): Promise<boolean> {
    const { version: _, ...rest } = note;
    return this.#notes.putNote({ ...rest, body: JSON.stringify(subscribed), seq, due }, version);
  }

  #send(match: Match, seat: Seat, holder: string, turn: number, subscription: Subscription | null): Promise<Delivery> {
    const message = {
      type: 'turn',
      id: match.id,
      game: match.game,
      seat,
      turn,
      opponent: bySeat(match.seats, other(seat))?.name ?? '',
      deadline: deadlineOf(match.clock),
    };
    if (subscription) return this.#push.notify(subscription, match.id, message);
    return this.#webhooks.notify(holder, `${match.id} ${seat} ${turn}`, message, this.#host.now());
  }
}
