import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  type Answer,
  commitmentOf,
  DiceCounter,
  type DieCount,
  type Done,
  decide,
  decideLink,
  decideMove,
  decideNew,
  decideRematch,
  drawnIn,
  type Host,
  hasDice,
  hasStarted,
  isHandicap,
  isUnplayed,
  type Join,
  type Match,
  type NewGame,
  newId,
  newSecret,
  newSeries,
  nextSeries,
  type Refusal,
  repeatsOutcomes,
  type Summary,
  seatHeldBy,
  sentOf,
  seriesGameOf,
  swapHandicap,
  turnOf,
} from '@castellan/match';
import type { CommandBody, JoinBody, NewGameBody, PairBody } from '@castellan/match/schema';
import { chosenOptions, err, other, rulesOf, type Seat } from '@castellan/rules';
import type { Restrictions } from './admin/restrictions.ts';
import { type Caller, hashOf, idFrom, keyFor } from './caller.ts';
import { IdleSeats, type SeatLimits } from './idle-seats.ts';
import { OpenGames, type OpenLimits } from './open-games.ts';
import type { Presence } from './presence.ts';
import type { Ratings } from './ratings.ts';
import { RecentMap } from './recent-map.ts';
import { Refused } from './refusals.ts';
import type { ServerStore, WaitingFilter } from './stores/port.ts';

/** How long a link to continue on another device is good for. */
const LINK_MS = 15 * 60_000;
/** A game just opened counts as attended: its page is still on the way. */
const FRESH_MS = 20_000;
const LOBBY_SIZE = 100;
const PAIR_SIZE = 100;
/** Counting reads many games: it is done now and then. */
const ROLLS_MS = 60_000;
const ROLLS_GAMES = 300;

/** A player who closed a game because the opponent did not act returns to the front of the queue for so long. */
const RETURN_MS = 10 * 60_000;

const MOST_OPENERS = 10_000;

export interface LobbyLimits {
  readonly open: OpenLimits;
  readonly idleSeats: SeatLimits;
}

interface Rolls {
  readonly games: number;
  readonly dice: readonly DieCount[];
}

export const seatOf = (match: Match, caller: Caller | null): Seat | null => seatHeldBy(match, caller?.holder ?? null);

/** Tells a player who the opponent is, whatever the name: the same in all games of these two, and nothing to anyone else. */
export function opponentOf({ hidden }: Match, you: Seat | null): string | null {
  const [one, two] = hidden.holders;
  return you && one && two ? idFrom(`opponents ${[one, two].toSorted().join(' ')}`) : null;
}

/** What callers can do with games: the authority of `match`, plus permissions. */
export class GameRegistry {
  readonly #host: Host;
  readonly #store: ServerStore;
  readonly #presence: Presence;
  readonly #restrictions: Restrictions;
  readonly #ratings: Ratings;
  readonly #openGames: OpenGames;
  readonly #idleSeats: IdleSeats;
  /** Who opened the last games of the lobby, at this node: their own seats have a limit of their own. */
  readonly #openers = new RecentMap<string>(MOST_OPENERS);

  readonly #seated: (match: Match, seat: Seat, caller: Caller) => Promise<void>;

  #rolls = { until: 0, counted: Promise.resolve<Rolls>({ games: 0, dice: [] }) };

  /** `seated` is called for everyone who has taken a seat. */
  constructor(
    host: Host,
    store: ServerStore,
    presence: Presence,
    restrictions: Restrictions,
    ratings: Ratings,
    limits: LobbyLimits,
    seated: (match: Match, seat: Seat, caller: Caller) => Promise<void> = async () => {},
  ) {
    this.#seated = seated;
    this.#openGames = new OpenGames(limits.open, async (id) => {
      const match = await host.match(id);
      return match !== null && turnOf(match) === 'waiting';
    });
    this.#idleSeats = new IdleSeats(limits.idleSeats, async (id, session) => {
      const match = await host.match(id);
      const seat = match && seatHeldBy(match, session);
      if (!seat || match.actions.some(({ by }) => by === seat)) return 'used';
      if (!match.ending) return 'idle';
      return isToBlame(match, seat) ? 'wasted' : 'used';
    });
    this.#host = host;
    this.#store = store;
    this.#presence = presence;
    this.#restrictions = restrictions;
    this.#ratings = ratings;
  }

  /** Opens a game with its own fair dice. The key is for the fragment of the invitation; a game of the lobby needs none. */
  async create(
    caller: Caller,
    {
      commandId,
      game,
      options = [],
      time,
      series,
      handicap,
      listed = false,
      rated = false,
      asked = false,
    }: NewGameBody,
    address: string,
    waitsSince?: number,
  ) {
    if (listed) this.#restrictions.requireOpenLobby();
    if (rated && !(listed && this.#ratings.enabled)) throw new Refused({ code: 'not-rated' });
    const unequalTime = handicap?.seconds && time?.type !== 'clock';
    if (handicap && (listed || unequalTime || !isHandicap(handicap))) throw new Refused({ code: 'bad-handicap' });
    const id = idFrom(`game ${caller.holder} ${commandId}`);
    const admitted = await this.#openGames.admit(id, listed, { session: caller.holder, address });
    if (!admitted) throw new Refused({ code: 'too-many-games' });
    if (listed) this.#openers.set(id, caller.holder);
    const key = listed ? null : keyFor(caller, `invite ${id}`);
    const settings: NewGame = {
      game,
      options,
      ...(time && { time }),
      ...(series && { series: newSeries(series) }),
      ...(handicap && { handicap }),
      listed,
      ...(rated && { rated }),
      ...(waitsSince && { waitsSince }),
    };
    const { match } = await this.#open(id, settings, asked, key ? { key: hashOf(key) } : {});
    return { id, key, commitment: match.chance.type === 'fair' ? match.chance.commitment : '' };
  }

  /** Takes a seat. In a game of the lobby it counts until its player acts, unless the player opened the game. */
  async join(id: string, caller: Caller, { commandId, key, ...join }: JoinBody, address: string) {
    const taker = { session: caller.holder, address };
    const known = await this.#host.recent(id);
    const counts = known?.listed && this.#openers.get(id) !== caller.holder && seatOf(known, caller) === null;
    if (counts && !(await this.#idleSeats.admit(id, taker))) throw new Refused({ code: 'too-many-seats' });
    const answer = await this.#host.join(id, `${caller.holder.slice(0, 16)}:${commandId}`, {
      ...join,
      bot: caller.bot,
      holder: caller.holder,
      ...(key && { key: hashOf(key) }),
      ...(await this.#previousSeat(id, caller)),
      ...(known?.rated && (await this.#ratings.seatFacts(known.game, id, caller.holder, address))),
    });
    if (!answer.ok && counts) this.#idleSeats.release(id, taker);
    const { match } = must(answer);
    const seat = heldSeat(match, caller);
    await this.#ratings.noteBegun(match);
    await this.#seated(match, seat, caller);
    return { seat, match };
  }

  /** The seat that the caller holds now in the game before a rematch. */
  async #previousSeat(id: string, caller: Caller): Promise<Pick<Join, 'previousSeat'>> {
    const rematch = await this.#host.recent(id);
    const previous = rematch?.hidden.created.reserved && rematch.previous;
    const match = previous ? await this.#host.match(previous) : null;
    return match ? { previousSeat: seatOf(match, caller) } : {};
  }

  async submit(id: string, caller: Caller, { commandId, command }: CommandBody): Promise<Done> {
    const seat = this.#knownSeat(id, caller) ?? (await this.#seat(id, caller));
    const answer = await this.#host.change(
      id,
      `${seat}:${commandId}`,
      (match, world) => decide(match, seat, command, world),
      holds(caller, seat),
    );
    if (!answer.ok && answer.error.code === 'stale' && command.type === 'act') {
      const missed = sentOf((await this.#host.log(id)).slice(command.seq));
      throw new Refused(answer.error, { missed });
    }
    return must(answer);
  }

  /** A key that moves the seat to the first caller with it. */
  async link(id: string, caller: Caller, commandId: string) {
    const seat = await this.#seat(id, caller);
    const key = keyFor(caller, `link ${id} ${commandId}`);
    const { events } = must(
      await this.#host.change(
        id,
        `link:${seat}:${commandId}`,
        (match, world) => decideLink(match, seat, hashOf(key), LINK_MS, world),
        holds(caller, seat),
      ),
    );
    return { key, until: events[0]!.at + LINK_MS };
  }

  async move(id: string, caller: Caller, commandId: string, key: string) {
    const name = `move:${caller.holder.slice(0, 16)}:${commandId}`;
    const { match } = must(
      await this.#host.change(id, name, (before, world) => decideMove(before, hashOf(key), caller.holder, world)),
    );
    return { seat: heldSeat(match, caller) };
  }

  /**
   * The same game once more by the newest rules, with swapped seats: also the next game of a series, for the players who hold the seats of this one when they join. The
   * second request finds the game of the first.
   */
  async rematch(id: string, caller: Caller, commandId: string) {
    const match = await this.#host.match(id);
    if (!match) throw new Refused({ code: 'no-such-game' });
    const seat = heldSeat(match, caller);
    if (match.next) return { next: match.next };
    if (!match.ending) throw new Refused({ code: 'not-over' });
    if (!hasBothPlayers(match)) throw new Refused({ code: 'no-opponent' });
    const next = newId();
    const { game, options, time, handicap } = match;
    const series = match.series && nextSeries(match.series, seriesGameOf(match));
    const asked = await this.#asksForRolls(match);
    const again: NewGame = {
      game,
      options: chosenOptions(options),
      time,
      previous: id,
      ...(series && { series }),
      ...(handicap && { handicap: swapHandicap(handicap) }),
    };
    const reserved = ['', ''] as const;
    if (repeatsOutcomes(series)) await this.#repeat(next, again, { reserved, outcomes: drawnIn(match) });
    else await this.#open(next, again, asked, { reserved });
    const answer = await this.#host.change(
      id,
      `rematch:${seat}:${commandId}`,
      // A player may have been erased since.
      (now, world) => (hasBothPlayers(now) ? decideRematch(now, seat, next, world) : err({ code: 'no-opponent' })),
      holds(caller, seat),
    );
    if (answer.ok && answer.value.match.next === next) return { next };
    // Another request was first, or a player was erased or has moved: no player knows the game that was just opened.
    await this.#store.remove(next);
    const first = (await this.#host.match(id))?.next;
    if (first && (answer.ok || answer.error.code === 'offer-stands')) return { next: first };
    throw new Refused(answer.ok ? { code: 'busy' } : answer.error);
  }

  /** The second game of a pair repeats the rolls of the first. */
  async #asksForRolls(match: Match): Promise<boolean> {
    const first = repeatsOutcomes(match.series) && match.previous ? await this.#host.match(match.previous) : match;
    return first?.chance.type === 'fair' && first.chance.asked === true;
  }

  /** Open games of the lobby with a player there: a game that everyone has left waits for no opponent. */
  async lobby(): Promise<readonly (Summary & { readonly present: readonly [boolean, boolean] })[]> {
    this.#restrictions.requireOpenLobby();
    const waiting = await this.#store.waiting({ ...this.#attended(), limit: LOBBY_SIZE });
    // Players who return to the queue are listed first.
    const listed = waiting.toSorted((a, b) => Number(hasReturned(b)) - Number(hasReturned(a)));
    return listed.map((summary) => ({
      ...summary,
      waitsSince: waitsSince(summary),
      present: this.#presence.of(summary.id) as [boolean, boolean],
    }));
  }

  /** An open game of the lobby with the same settings and a player waiting, or a new one. */
  async pair(
    caller: Caller,
    { commandId, game, options = [], time, rated = false, asked, waiting, closed }: PairBody,
    address: string,
  ) {
    this.#restrictions.requireOpenLobby();
    const settings = decideNew({ game, options, ...(time && { time }) });
    if (!settings.ok) throw new Refused(settings.error);
    const mine = waiting ? await this.#host.match(waiting) : null;
    const alike = await this.#store.waiting({ ...this.#attended(), like: settings.value, limit: PAIR_SIZE });
    for (const summary of alike.toSorted((a, b) => waitsSince(a) - waitsSince(b))) {
      // Of two players who wait for each other the younger game gives way, so that they meet in one.
      if (mine && !isOlder(summary, mine)) continue;
      const match = await this.#host.match(summary.id);
      if (match && match.rated === rated && !match.seats.every(Boolean) && seatOf(match, caller) === null)
        return { id: summary.id, found: true };
    }
    if (mine && seatOf(mine, caller)) return { id: mine.id, found: false };
    const body = { commandId, game, options, ...(time && { time }), rated, ...(asked && { asked }), listed: true };
    const created = await this.create(
      caller,
      body,
      address,
      closed ? await this.#placeBefore(closed, caller) : undefined,
    );
    return { id: created.id, found: false };
  }

  /** Since when the caller has waited, who has just closed this game because the opponent did not act. */
  async #placeBefore(closed: string, caller: Caller): Promise<number | undefined> {
    const match = await this.#host.match(closed);
    const seat = match && seatOf(match, caller);
    const isTheirs = seat && match.ending?.reason === 'closed' && isUnplayed(match, other(seat));
    return isTheirs && this.#host.now() - match.updatedAt < RETURN_MS ? match.waitsSince : undefined;
  }

  /** Where one is alone because the other is away, nobody waits to be found: the store is asked about few games, however many are played. */
  #attended(): Pick<WaitingFilter, 'attended' | 'since'> {
    const attended = this.#presence.alone().filter((id) => {
      const known = this.#host.known(id);
      return !known || (known.listed && !hasStarted(known));
    });
    return { attended, since: this.#host.now() - FRESH_MS };
  }

  /** How the dice fell in the last finished games of Duel on this server. */
  async rolls(): Promise<Rolls> {
    const now = performance.now();
    if (this.#rolls.until < now) {
      const counted = this.#countRolls();
      this.#rolls = { until: now + ROLLS_MS, counted };
      // A failure is not worth remembering.
      counted.catch(() => {
        this.#rolls.until = 0;
      });
    }
    return this.#rolls.counted;
  }

  /** One game in a turn of the event loop: other requests do not wait for all of them. */
  async #countRolls(): Promise<Rolls> {
    const over = await this.#store.list({ status: 'over', limit: ROLLS_GAMES });
    const counter = new DiceCounter();
    let games = 0;
    for (const { id, game, options } of over) {
      if (!hasDice(game)) continue;
      await nextTurn();
      const actions = (await this.#store.read(id, 0)).flatMap(({ event }) => (event.type === 'acted' ? [event] : []));
      counter.add({ game, options, actions });
      games++;
    }
    return { games, dice: counter.dice };
  }

  async #open(id: string, settings: NewGame, asked: boolean, hidden: object): Promise<Done> {
    const secret = newSecret();
    const chance = { type: 'fair', commitment: commitmentOf(secret), ...(asked && { asked }) } as const;
    return must(await this.#host.create(id, { ...settings, chance, hidden: { secret, ...hidden } }));
  }

  /** Opens a game whose rolls or lines were played before. It proves nothing: they can be compared with those of that game. */
  async #repeat(id: string, settings: NewGame, hidden: NewGame['hidden']): Promise<Done> {
    return must(await this.#host.create(id, { ...settings, hidden: { ...hidden, secret: newSecret() } }));
  }

  /** The seat as far as this node knows; asked again inside the decision. */
  #knownSeat(id: string, caller: Caller): Seat | null {
    const known = this.#host.known(id);
    return known && seatOf(known, caller);
  }

  async #seat(id: string, caller: Caller): Promise<Seat> {
    const known = await this.#host.recent(id);
    if (!known) throw new Refused({ code: 'no-such-game' });
    // This node may not know yet that the seat was taken or moved.
    return seatOf(known, caller) ?? heldSeat((await this.#host.match(id)) ?? known, caller);
  }
}

/** Whether the caller holds the seat is asked inside the decision, on the match it is made on. */
const holds =
  (caller: Caller, seat: Seat) =>
  (match: Match): Refusal | null =>
    seatOf(match, caller) === seat ? null : { code: 'not-your-seat' };

function heldSeat(match: Match, caller: Caller): Seat {
  const seat = seatOf(match, caller);
  if (!seat) throw new Refused({ code: 'not-your-seat' });
  return seat;
}

const hasBothPlayers = ({ hidden }: Match): boolean => hidden.holders.every((holder) => holder !== null);

/** Whether a game ended because this player, who never acted, gave it up or let the opponent wait. */
function isToBlame({ game, state, ending }: Match, seat: Seat): boolean {
  if (ending?.winner) return ending.winner === other(seat);
  const rules = rulesOf(game);
  return rules.turn(state) === seat || (rules.turn(state) === 'chance' && rules.roller(state) === seat);
}

type Waiting = Pick<Summary, 'id' | 'createdAt' | 'waitsSince'>;

const waitsSince = (game: Waiting): number => game.waitsSince ?? game.createdAt;

/** Its opener waited before, in a game whose opponent did not act. */
const hasReturned = (game: Waiting): boolean => waitsSince(game) < game.createdAt;

const isOlder = (a: Waiting, b: Waiting): boolean =>
  waitsSince(a) < waitsSince(b) || (waitsSince(a) === waitsSince(b) && a.id < b.id);

function must(answer: Answer): Done {
  if (!answer.ok) throw new Refused(answer.error);
  return answer.value;
}
