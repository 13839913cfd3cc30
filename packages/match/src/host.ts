import { type Below, err, ok, type Result, type Seat } from '@castellan/rules';
import { ownRandom } from './chance.ts';
import type { Command, Join, NewGame, Refusal } from './command.ts';
import { type Decided, type Decision, decide, decideJoin, decideNew, decidePlayed, type World } from './decide.ts';
import type { Event, Logged } from './event.ts';
import { type KnownGame, KnownGames, type Listener } from './known-games.ts';
import { type Applied, after, type Match, matchOf } from './match.ts';
import type { Store } from './store.ts';
import { summaryOf } from './summary.ts';

export interface HostOptions {
  readonly store: Store;
  readonly now?: () => number;
  readonly own?: Below;
  /** How many games without followers stay in memory. */
  readonly keep?: number;
  /** What is due before any command of a game, such as time to credit (`decideCredit`); null for nothing. Commands wait for it. */
  readonly due?: (match: Match, world: World) => Decided | null | Promise<Decided | null>;
}

/** The events that a committed command added, now or when it was first sent. */
export interface Done {
  readonly status: 'committed' | 'duplicate';
  readonly events: readonly Logged[];
  /** The match right after. */
  readonly match: Match;
}

export type Answer = Result<Done, Refusal>;

export type Decide = (match: Match, world: World) => Decision;
/** Why a caller may not do this to a match, or null. */
export type Guard = (match: Match) => Refusal | null;

const PATIENCE = 20;

/**
 * The authority over games saved in a store: in the page, in the server, in tests. Many hosts may share one store; none of them owns a
 * game. Nothing is answered or sent to followers before the store has it.
 */
export class Host {
  readonly #store: Store;
  readonly #now: () => number;
  readonly #own: Below;
  readonly #games: KnownGames;
  readonly #due: NonNullable<HostOptions['due']>;
  /** How often the store failed, or may have been replaced by one that is behind. */
  #failures = 0;

  constructor({ store, now = Date.now, own = ownRandom, keep = 500, due = () => null }: HostOptions) {
    this.#due = due;
    this.#store = store;
    this.#now = now;
    this.#own = own;
    this.#games = new KnownGames(keep);
  }

  /**
   * Begins a game, with players already seated where they are known, and with what they have played elsewhere. The id must be new; with
   * the same id and command it counts once.
   */
  async create(
    id: string,
    game: NewGame,
    players: readonly Join[] = [],
    commandId = 'create',
    played: readonly string[] = [],
  ): Promise<Answer> {
    const created = decideNew(game);
    if (!created.ok) return created;
    const world = this.#world();
    let match = matchOf(id, logged([created.value], 0, world.now, commandId));
    const all: Event[] = [created.value];
    const matches = [match];
    for (const join of players) {
      const joined = decideJoin(match, join, world);
      if (!joined.ok) return joined;
      all.push(...joined.value.events);
      matches.push(...joined.value.matches);
      match = joined.value.match;
    }
    if (played.length > 0) {
      const already = decidePlayed(match, played, world);
      if (!already.ok) return already;
      all.push(...already.value.events);
      matches.push(...already.value.matches);
    }
    return this.#using(id, async (game) => {
      const done = await this.#commit(game, 0, commandId, logged(all, 0, world.now, commandId), matches);
      if (done) return ok(done);
      await this.#catchUp(game);
      const before = doneBefore(game, commandId);
      return before ? ok(before) : err({ code: 'id-taken' });
    });
  }

  /**
   * A seated player's command. `commandId` is the player's own: the same one sent again counts once and gets the same answer. A player in
   * the same program hands over what the action leads to.
   */
  async submit(
    id: string,
    seat: Seat,
    commandId: string,
    command: Command,
    known: Applied | null = null,
  ): Promise<Answer> {
    return this.change(id, `${seat}:${commandId}`, (match, world) => decide(match, seat, command, world, known));
  }

  /** Takes a seat. */
  async join(id: string, commandId: string, join: Join): Promise<Answer> {
    return this.change(id, `join:${commandId}`, (match, world) => decideJoin(match, join, world));
  }

  /**
   * Any other change, decided on the newest match; decided again where another command was first. `guard` says whether the caller may: also whether a
   * command sent again is answered, for the seat may have moved since it counted.
   */
  change(id: string, commandId: string, decision: Decide, guard: Guard = () => null): Promise<Answer> {
    return this.#using(id, async (game) => {
      if (!game.match || game.checked < this.#failures) await this.#catchUp(game);
      let newest = false;
      for (let patience = PATIENCE; patience > 0; patience--) {
        const { match } = game;
        if (!match) return err({ code: 'no-such-game' });
        if (await this.#settle(game, match)) continue;
        const answer = await this.#attempt(game, match, commandId, decision, guard, newest);
        const committed = answer?.ok && answer.value.status === 'committed';
        // This host may be behind: nothing but a commit is answered without asking the store.
        if (answer && (committed || newest)) return answer;
        await this.#catchUp(game);
        newest = true;
      }
      return err({ code: 'busy' });
    });
  }

  /** What a command comes to on this match; null if the store has another one. */
  async #attempt(
    game: KnownGame,
    match: Match,
    commandId: string,
    decision: Decide,
    guard: Guard,
    newest: boolean,
  ): Promise<Answer | null> {
    const refusal = guard(match);
    if (refusal) return err(refusal);
    // The store says so too, and most commands are new: the log is searched only once there is a reason to.
    const before = newest ? doneBefore(game, commandId) : null;
    if (before) return ok(before);
    const world = this.#world(match);
    const decided = decision(match, world);
    if (!decided.ok) return decided;
    const { events, matches } = decided.value;
    const done = await this.#commit(
      game,
      match.seq,
      commandId,
      logged(events, match.seq, world.now, commandId),
      matches,
    );
    return done && ok(done);
  }

  /** Does what is due in a game. */
  settle(id: string): Promise<void> {
    return this.#using(id, async (game) => {
      do await this.#catchUp(game);
      while (game.match && (await this.#settle(game, game.match)));
    });
  }

  /** True if something was due: then the match is another one. */
  async #settle(game: KnownGame, match: Match): Promise<boolean> {
    const world = this.#world(match);
    const due = await this.#due(match, world);
    if (!due) return false;
    const { events, matches } = due;
    const command = `due:${match.seq}`;
    const done = await this.#commit(game, match.seq, command, logged(events, match.seq, world.now, command), matches);
    if (!done) await this.#catchUp(game);
    return true;
  }

  /** The match as the store has it, or null. */
  match(id: string): Promise<Match | null> {
    return this.#using(id, async (game) => {
      await this.#catchUp(game);
      return game.match;
    });
  }

  /** The whole log, newest included. */
  log(id: string): Promise<readonly Logged[]> {
    return this.#using(id, async (game) => {
      await this.#catchUp(game);
      return game.log;
    });
  }

  /** The match as far as this host has it in memory. */
  known(id: string): Match | null {
    return this.#games.get(id)?.match ?? null;
  }

  /** The same, read from the store where it is not in memory. */
  async recent(id: string): Promise<Match | null> {
    return this.known(id) ?? this.match(id);
  }

  /** The time of its decisions. */
  now(): number {
    return this.#now();
  }

  /**
   * Calls `listener` with every event after `seq`, in order, none twice, until the returned function is called. Where the store has less than
   * the listener got (fail-over to a replica that was behind, a restored backup, a removed game), or has it otherwise (a player wanted to be
   * forgotten), `rewound` is called and nothing more comes.
   */
  async follow(id: string, seq: number, listener: Listener, rewound: () => void = () => {}): Promise<() => void> {
    const game = this.#games.hold(id);
    const follower = { seq, listener, rewound };
    game.followers.add(follower);
    const stop = () => {
      if (game.followers.delete(follower)) this.#games.release(game);
    };
    try {
      await this.#catchUp(game);
      notifyFollowers(game);
    } catch (error) {
      stop();
      throw error;
    }
    return stop;
  }

  /** The games with a subscriber here. */
  followed(): string[] {
    return this.#games.followed();
  }

  /** How far this host has read a game. */
  seq(id: string): number {
    return this.known(id)?.seq ?? 0;
  }

  /**
   * A notification that a game has reached `seq` elsewhere: followers get what is missing. It is read, unless it came along as `added` and
   * nothing makes this host doubt what it has.
   */
  async notice(id: string, seq: number, added: readonly Logged[] = []): Promise<void> {
    const known = this.#games.get(id);
    if (!known?.followers.size || (known.match && known.match.seq >= seq)) return;
    const { match, checked } = known;
    if (match && checked === this.#failures && added[0]?.seq === match.seq + 1) {
      extend(known, added, extended(id, match, added));
    } else await this.#using(id, (game) => this.#catchUp(game));
  }

  /** How far a followed game is in the store, or that it is not there: what is missing here is read, what is not there is dropped. */
  async verify(id: string, seq: number | undefined): Promise<void> {
    const known = this.#games.get(id);
    if (!known?.followers.size || (known.match?.seq === seq && known.checked === this.#failures)) return;
    await this.#using(id, (game) => this.#catchUp(game));
  }

  /** The connection to the store was lost: what is known may be more than the store has now, and is compared before it is built on. */
  markStale(): void {
    this.#failures++;
  }

  /** When an event happened, as far as this host has read the game. */
  timeOf(id: string, seq: number): number | null {
    return this.#games.get(id)?.log[seq - 1]?.at ?? null;
  }

  async #using<T>(id: string, call: (game: KnownGame) => Promise<T>): Promise<T> {
    const game = this.#games.hold(id);
    try {
      return await call(game);
    } finally {
      this.#games.release(game);
    }
  }

  /** Null if the log has grown meanwhile, or has this command already. */
  async #commit(
    game: KnownGame,
    seq: number,
    commandId: string,
    events: readonly Logged[],
    matches: readonly Match[],
  ): Promise<Done | null> {
    const { log } = game;
    const match = matches[matches.length - 1]!;
    const { status } = await this.#asking(this.#store.append(game.id, seq, commandId, events, summaryOf(match)));
    if (status !== 'committed') return null;
    if (events.some(isRewritten)) rewind(game);
    // Rewound meanwhile: the next reader begins at the beginning.
    else if (game.log === log) extend(game, events, matches);
    return { status, events, match };
  }

  /** Reads what the store has beyond what is known, and the last event known to see that it is still there. */
  async #catchUp(game: KnownGame): Promise<void> {
    const { log, match } = game;
    const failures = this.#failures;
    const seq = match?.seq ?? 0;
    const [...events] = await this.#asking(this.#store.read(game.id, Math.max(0, seq - 1)));
    if (game.log !== log) return this.#catchUp(game);
    if (match && (!isSame(events.shift(), log[seq - 1]!) || events.some(isRewritten))) {
      rewind(game);
      return this.#catchUp(game);
    }
    game.checked = failures;
    // Meanwhile another call may have read further.
    if (events.length > 0 && events.at(-1)!.seq > log.length) extend(game, events, extended(game.id, match, events));
  }

  async #asking<T>(answer: Promise<T>): Promise<T> {
    try {
      return await answer;
    } catch (error) {
      this.markStale();
      throw error;
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

/** The match after each of these events. */
function extended(id: string, before: Match | null, events: readonly Logged[]): readonly Match[] {
  const matches: Match[] = [];
  for (const logged of events) {
    const last = matches[matches.length - 1] ?? before;
    matches.push(last ? after(last, logged) : matchOf(id, [logged]));
  }
  return matches;
}

/** Takes in the events of the store, each once, and sends them, so that a later notification brings nothing new. */
function extend(game: KnownGame, events: readonly Logged[], matches: readonly Match[]): void {
  const { log } = game;
  const match = matches[matches.length - 1]!;
  if (match.seq <= log.length) return;
  for (const logged of events) if (logged.seq === log.length + 1) log.push(logged);
  game.match = match;
  notifyFollowers(game, matches);
}

/** Drops what the store does not have, or has otherwise. A new log: calls under way see that theirs is gone. */
function rewind(game: KnownGame): void {
  game.log = [];
  game.match = null;
  for (const follower of game.followers) {
    follower.seq = Number.POSITIVE_INFINITY;
    follower.rewound();
  }
}

/** The store has replaced the events before this one. */
const isRewritten = ({ event }: Logged): boolean => event.type === 'rewritten';

const isSame = (read: Logged | undefined, known: Logged): boolean =>
  read?.at === known.at && read.command === known.command && JSON.stringify(read.event) === JSON.stringify(known.event);

/** `matches` are those after the last of the events, as far as they are at hand, one for each event. */
function notifyFollowers({ log, match, followers }: KnownGame, matches: readonly Match[] = []): void {
  const first = matches[0]?.seq ?? 0;
  for (const follower of followers) {
    while (follower.seq < log.length) {
      const next = log[follower.seq]!;
      follower.seq = next.seq;
      follower.listener(next, match!, matches[next.seq - first] ?? null);
    }
  }
}

/** What a command did when it was first sent. */
function doneBefore({ log, match }: KnownGame, commandId: string): Done | null {
  const first = log.findIndex(({ command }) => command === commandId);
  if (first < 0 || !match) return null;
  const next = log.findIndex(({ command }, i) => i > first && command !== null);
  return { status: 'duplicate', events: log.slice(first, next < 0 ? undefined : next), match };
}
