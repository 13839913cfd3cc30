import { type Below, err, ok, type Result, type Seat } from '@castellan/rules';
import { ownRandom } from './chance.ts';
import type { Command, Join, NewGame, Refusal } from './command.ts';
import { type Decision, decide, decideJoin, decideNew, type World } from './decide.ts';
import type { Event, Logged } from './event.ts';
import { after, type Match, matchOf } from './match.ts';
import type { Store } from './store.ts';
import { summaryOf } from './summary.ts';

export interface HostOptions {
  readonly store: Store;
  readonly now?: () => number;
  readonly own?: Below;
  /** How many games that nobody follows stay in memory. */
  readonly keep?: number;
}

/** What a committed command added, now or when it was first sent. */
export interface Done {
  readonly status: 'committed' | 'duplicate';
  readonly events: readonly Logged[];
  /** The match right after. */
  readonly match: Match;
}

export type Answer = Result<Done, Refusal>;
export type Listener = (logged: Logged, match: Match) => void;

/** The log of a game and what it comes to, as far as this host has read it. The log only ever grows, and only by what the store has. */
interface Known {
  readonly log: Logged[];
  readonly match: Match;
}

const PATIENCE = 20;

/**
 * The authority over games kept in a store: in the page, in the server, in tests. Many hosts may share one store; none of them owns a
 * game. Nothing is answered or told before the store has it.
 */
export class Host {
  readonly #store: Store;
  readonly #now: () => number;
  readonly #own: Below;
  readonly #keep: number;
  readonly #known = new Map<string, Known>();
  readonly #followers = new Map<string, Set<{ seq: number; readonly tell: Listener }>>();

  constructor({ store, now = Date.now, own = ownRandom, keep = 500 }: HostOptions) {
    this.#store = store;
    this.#now = now;
    this.#own = own;
    this.#keep = keep;
  }

  /** Begins a game, with players already seated where they are known. The id must be new; with the same id and command it counts once. */
  async create(id: string, game: NewGame, players: readonly Join[] = [], commandId = 'create'): Promise<Answer> {
    const created = decideNew(game);
    if (!created.ok) return created;
    const world = this.#world();
    let events: readonly Event[] = [created.value];
    for (const join of players) {
      const match = matchOf(id, logged(events, 0, world.now, commandId));
      const joined = decideJoin(match, join, world);
      if (!joined.ok) return joined;
      events = [...events, ...joined.value];
    }
    const done = await this.#commit(id, undefined, commandId, logged(events, 0, world.now, commandId));
    if (done) return ok(done);
    const known = await this.#catchUp(id);
    const before = known && doneBefore(known, commandId);
    return before ? ok(before) : err({ code: 'id-taken' });
  }

  /** A seated player's command. `commandId` is the player's own: the same one sent again counts once and gets the same answer. */
  async submit(id: string, seat: Seat, commandId: string, command: Command): Promise<Answer> {
    return this.change(id, `${seat}:${commandId}`, (match, world) => decide(match, seat, command, world));
  }

  /** Takes a seat. */
  async join(id: string, commandId: string, join: Join): Promise<Answer> {
    return this.change(id, `join:${commandId}`, (match, world) => decideJoin(match, join, world));
  }

  /** Any other change, decided on the newest match; decided again where someone else was first. */
  async change(id: string, commandId: string, decision: (match: Match, world: World) => Decision): Promise<Answer> {
    let known = await this.#load(id);
    let newest = false;
    for (let patience = PATIENCE; patience > 0; patience--) {
      if (!known) return err({ code: 'no-such-game' });
      const before = doneBefore(known, commandId);
      if (before) return ok(before);
      const world = this.#world(known.match);
      const decided = decision(known.match, world);
      if (!decided.ok && newest) return decided;
      if (decided.ok) {
        const events = logged(decided.value, known.match.seq, world.now, commandId);
        const done = await this.#commit(id, known, commandId, events);
        if (done) return ok(done);
      }
      // Someone else was first, or perhaps only this host is behind: nobody is refused on old news.
      const newer = await this.#catchUp(id);
      newest = true;
      // Refused by the store, yet nothing new there: the game was removed.
      if (decided.ok && newer === known) this.forget(id);
      known = await this.#load(id);
    }
    return err({ code: 'busy' });
  }

  /** The match as the store has it, or null. */
  async match(id: string): Promise<Match | null> {
    return (await this.#catchUp(id))?.match ?? null;
  }

  /** The whole log, newest included. */
  async log(id: string): Promise<readonly Logged[]> {
    return (await this.#catchUp(id))?.log ?? [];
  }

  /** The match as far as this host knows it, without asking the store. */
  async recent(id: string): Promise<Match | null> {
    return (await this.#load(id))?.match ?? null;
  }

  /** Tells every event after `seq`, in order, none twice, until the returned function is called. */
  async follow(id: string, seq: number, tell: Listener): Promise<() => void> {
    const follower = { seq, tell };
    const followers = this.#followers.get(id) ?? new Set();
    this.#followers.set(id, followers.add(follower));
    const stop = () => {
      followers.delete(follower);
      if (followers.size === 0 && this.#followers.get(id) === followers) this.#followers.delete(id);
    };
    try {
      const known = await this.#catchUp(id);
      if (known) this.#tell(id, known);
    } catch (error) {
      stop();
      throw error;
    }
    return stop;
  }

  /** The games someone follows here. */
  followed(): string[] {
    return [...this.#followers.keys()];
  }

  /** How far this host has read a game. */
  seq(id: string): number {
    return this.#known.get(id)?.match.seq ?? 0;
  }

  /** A hint that a game has reached `seq` elsewhere: what is missing is read and told. */
  async hint(id: string, seq: number): Promise<void> {
    const known = this.#known.get(id);
    if (!this.#followers.has(id) || (known && known.match.seq >= seq)) return;
    await this.#catchUp(id);
  }

  /** Forgets what it knows of a game, as when the game was removed. */
  forget(id: string): void {
    this.#known.delete(id);
  }

  /** Null if the log has grown meanwhile, or has this command already. */
  async #commit(
    id: string,
    known: Known | undefined,
    commandId: string,
    events: readonly Logged[],
  ): Promise<Done | null> {
    const match = extended(id, known, events);
    const { status } = await this.#store.append(id, known?.match.seq ?? 0, commandId, events, summaryOf(match));
    if (status !== 'committed') return null;
    this.#remember(id, events, match);
    return { status, events, match };
  }

  async #load(id: string): Promise<Known | undefined> {
    return this.#known.get(id) ?? this.#catchUp(id);
  }

  /** Reads what the store has beyond what is known. */
  async #catchUp(id: string): Promise<Known | undefined> {
    const known = this.#known.get(id);
    const events = await this.#store.read(id, known?.match.seq ?? 0);
    // Meanwhile another call may have read further; the longer one is right, for a log only grows.
    const now = this.#known.get(id);
    if (now && now.match.seq >= (known?.match.seq ?? 0) + events.length) return now;
    if (events.length === 0) return known;
    return this.#remember(id, events, extended(id, known, events));
  }

  /** Takes in what the store has, unless it was taken in already, and tells it: whoever reads it first, nobody waits for a hint that is old by then. */
  #remember(id: string, events: readonly Logged[], match: Match): Known {
    const before = this.#known.get(id);
    if (before && before.match.seq >= match.seq) return before;
    const log = before?.log ?? [];
    for (const logged of events) if (logged.seq === log.length + 1) log.push(logged);
    const known = { log, match };
    this.#known.delete(id);
    this.#known.set(id, known);
    for (const old of this.#known.keys()) {
      if (this.#known.size <= this.#keep) break;
      if (old !== id && !this.#followers.has(old)) this.#known.delete(old);
    }
    this.#tell(id, known);
    return known;
  }

  #tell(id: string, { log, match }: Known): void {
    for (const follower of this.#followers.get(id) ?? []) {
      while (follower.seq < log.length) {
        const next = log[follower.seq]!;
        follower.seq = next.seq;
        follower.tell(next, match);
      }
    }
  }

  #world(match?: Match): World {
    // Clocks of several machines differ a little; time in one game never runs backwards.
    return { now: Math.max(this.#now(), match?.updatedAt ?? 0), own: this.#own };
  }
}

function logged(events: readonly Event[], seq: number, at: number, command: string): Logged[] {
  return events.map((event, i) => ({ seq: seq + i + 1, at, command: i === 0 ? command : null, event }));
}

const extended = (id: string, known: Known | undefined, events: readonly Logged[]): Match =>
  known ? events.reduce(after, known.match) : matchOf(id, events);

/** What a command did when it was first sent. */
function doneBefore({ log, match }: Known, commandId: string): Done | null {
  const first = log.findIndex(({ command }) => command === commandId);
  if (first < 0) return null;
  const next = log.findIndex(({ command }, i) => i > first && command !== null);
  return { status: 'duplicate', events: log.slice(first, next < 0 ? undefined : next), match };
}
