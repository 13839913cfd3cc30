import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  awaitedSeat,
  type Decide,
  deadlineOf,
  decideErase,
  decideRewritten,
  type Host,
  type Logged,
  type Match,
  matchOf,
  newId,
  type Summary,
  seatHeldBy,
  sentOf,
  turnOf,
} from '@castellan/match';
import { bySeat, other, type Seat } from '@castellan/rules';
import { earlierDevices, withoutPlayer } from './erasure.ts';
import type { Ratings } from './ratings.ts';
import { type Charge, Recovery } from './recovery.ts';
import { Refused } from './refusals.ts';
import { WORD_RESULT } from './same-dice/word-results.ts';
import { dropSeat, gamesIn, gamesOf, hasGames, isSeat, notePages } from './seat-index.ts';
import type { ServerStore } from './stores/port.ts';

const MOST_LISTED = 200;
const PATIENCE = 20;
/** Of more games that go on, those with the nearest deadline are looked at. */
const MOST_READ = 500;

type MyGame = ReturnType<typeof myGame>;

interface Seated {
  readonly match: Match;
  readonly seat: Seat;
}

/** What belongs to one player over all their games: which these are, the code to get them back, and being forgotten. */
export class Players {
  readonly #host: Host;
  readonly #store: ServerStore;
  readonly #recovery: Recovery;
  readonly #ratings: Ratings;
  readonly #forgetElsewhere: (holder: string) => Promise<void>;

  /** `forgetElsewhere` takes a player out of what is no game. */
  constructor(
    host: Host,
    store: ServerStore,
    ratings: Ratings,
    forgetElsewhere: (holder: string) => Promise<void> = async () => {},
    recovery = new Recovery(host, store, (from, to) => ratings.move(from, to)),
  ) {
    this.#ratings = ratings;
    this.#host = host;
    this.#store = store;
    this.#recovery = recovery;
    this.#forgetElsewhere = forgetElsewhere;
  }

  /** The games that go on, those that wait for the player first, the most urgent of them before. */
  async games(holder: string, charge: Charge) {
    const running = await this.#running(holder, charge);
    const soonest = running
      .toSorted((a, b) => (a.deadline ?? 1e15) - (b.deadline ?? 1e15) || b.updatedAt - a.updatedAt)
      .slice(0, MOST_READ);
    charge(Math.floor(soonest.length / 5));
    const urgency = ({ turn, you, deadline }: MyGame) => (turn === you ? (deadline ?? 1e15) : 1e16);
    const games: MyGame[] = [];
    for (const { id } of soonest) {
      const seated = await this.#seatAt(id, holder);
      if (seated && !seated.match.ending) games.push(myGame(seated));
    }
    return games.toSorted((a, b) => urgency(a) - urgency(b) || b.updatedAt - a.updatedAt).slice(0, MOST_LISTED);
  }

  /** The player's seats in games that go on. */
  async *seats(holder: string, charge: Charge): AsyncGenerator<Seated> {
    for (const { id } of await this.#running(holder, charge)) {
      charge(1);
      const seated = await this.#seatAt(id, holder);
      if (seated && !seated.match.ending) yield seated;
    }
  }

  /** A new code, shown once; the one before is revoked wherever it was used. Null for a player without games. */
  async newCode(holder: string, charge: Charge): Promise<string | null> {
    return (await hasGames(this.#store, holder)) ? this.#recovery.newCode(holder, charge) : null;
  }

  /** All games of the player with this code come to this device, and the player's name; null for a code that is not valid. */
  async recover(code: string, to: string, charge: Charge) {
    const recovered = await this.#recovery.recover(code, to, charge);
    if (!recovered) return null;
    const games = await this.games(to, charge);
    return { games, name: recovered.name ?? games[0]?.name ?? null };
  }

  /** All that is known of a player, piece by piece as the text of one object; no piece is longer than a game. */
  async *everything(holder: string, charge: Charge): AsyncGenerator<string> {
    const push: { id: string; endpoint: string }[] = [];
    let webhook: string | null = null;
    const words: unknown[] = [];
    let separator = '';
    yield `{"session":${JSON.stringify(holder)},"games":[`;
    for await (const page of notePages(this.#store, holder)) {
      for (const { kind, scope, body } of page) {
        const endpoint: string | undefined = kind === 'turn' ? JSON.parse(body).subscription?.endpoint : undefined;
        if (endpoint) push.push({ id: scope, endpoint });
        if (kind === 'webhook') webhook = JSON.parse(body).url;
        if (kind === WORD_RESULT) words.push(JSON.parse(body));
      }
      const games = gamesIn(page);
      charge(games.length);
      for (const id of games) {
        await nextTurn();
        // Not by the host: games that are not looked at would take the place of those that are played.
        const log = await this.#store.read(id, 0);
        const match = log.length > 0 ? matchOf(id, log) : null;
        const seat = match && seatHeldBy(match, holder);
        if (!match || !seat) continue;
        yield `${separator}${JSON.stringify({ ...myGame({ match, seat }), events: eventsOf(log, seat) })}`;
        separator = ',';
      }
    }
    const recoveryCode = await this.#recovery.hasCode(holder);
    const ratings = await this.#ratings.mine(holder);
    yield `],${JSON.stringify({ push, webhook, words, recoveryCode, ratings }).slice(1)}`;
  }

  /** Running games are lost, open ones left; the name and the token's hash are gone from the logs of all of them. */
  async erase(holder: string, charge: Charge): Promise<void> {
    for (const id of await gamesOf(this.#store, holder)) {
      charge(1);
      const match = await this.#host.match(id);
      const seat = match && seatHeldBy(match, holder);
      if (seat) await this.#change(id, 'erase', (now, world) => decideErase(now, seat, world));
      const devices = earlierDevices(await this.#store.read(id, 0), holder);
      // A rematch that the player has not joined is open for the device the seat was at. It may have been opened since this began.
      const next = (await this.#host.match(id))?.next;
      if (next) for (const device of [holder, ...devices]) await this.#forget(next, device);
      for (const device of devices) await dropSeat(this.#store, id, device);
      await this.#forget(id, holder);
    }
    await this.#forgetElsewhere(holder);
    await this.#recovery.forget(holder);
    // Seats are dropped with their games: one that was taken meanwhile, at any node, stays known.
    for await (const page of notePages(this.#store, holder))
      for (const note of page.filter((one) => !isSeat(one))) await this.#store.removeNote(note);
    this.#ratings.forgetNames();
  }

  /** Takes a player who holds no seat there out of the log of a game. */
  async #forget(id: string, holder: string): Promise<void> {
    const match = await this.#host.match(id);
    if (match && seatHeldBy(match, holder)) return;
    await this.#clean(id, holder);
    await dropSeat(this.#store, id, holder);
  }

  /** Another player of the same game may be taken out of the same events meanwhile: then what is left is looked at again. */
  async #clean(id: string, holder: string): Promise<void> {
    for (let patience = PATIENCE; patience > 0; patience--) {
      const log = await this.#store.read(id, 0);
      const cleaned = withoutPlayer(log, holder);
      if (cleaned.length === 0) return;
      const done = await this.#store.rewrite(id, cleaned, log);
      // From here on no node tells what it read before.
      await this.#change(id, 'rewritten', decideRewritten);
      if (done) return;
    }
    throw new Refused({ code: 'busy' });
  }

  /** A step that failed is requested again: nothing is recorded as done before. */
  async #change(id: string, name: string, decision: Decide): Promise<void> {
    const answer = await this.#host.change(id, `${name}:${newId()}`, decision);
    if (!answer.ok && answer.error.code === 'busy') throw new Refused(answer.error);
  }

  /** The games a player sits at that are not over; those that are over are not read. */
  async #running(holder: string, charge: Charge): Promise<readonly Summary[]> {
    const running: Summary[] = [];
    for await (const page of notePages(this.#store, holder)) {
      charge(1);
      running.push(...(await this.#store.unfinished(gamesIn(page))));
    }
    return running;
  }

  /** One game in a turn of the event loop: other requests do not wait for all of them. */
  async #seatAt(id: string, holder: string): Promise<Seated | null> {
    await nextTurn();
    const match = await this.#host.match(id);
    const seat = match && seatHeldBy(match, holder);
    return match && seat ? { match, seat } : null;
  }
}

const myGame = ({ match, seat }: Seated) => ({
  id: match.id,
  game: match.game,
  time: match.time,
  you: seat,
  name: bySeat(match.seats, seat)?.name ?? '',
  opponent: bySeat(match.seats, other(seat))?.name ?? null,
  turn: awaitedSeat(match) ?? turnOf(match),
  updatedAt: match.updatedAt,
  deadline: deadlineOf(match.clock),
});

/** What one player did, as it was sent to everyone. */
const eventsOf = (log: readonly Logged[], seat: Seat) =>
  sentOf(log).filter(({ event }) => ('seat' in event ? event.seat === seat : 'by' in event && event.by === seat));
