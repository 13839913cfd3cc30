import { type Below, bySeat, err, type GameName, ok, other, type Result, SEATS, type Seat } from '@castellan/rules';
import { findRules, stateAt } from '@castellan/rules/lookup';
import { askedChance, chanceOf, drawn } from './chance.ts';
import { chargedBy, deadlineOf, isTimeControl, type Outage } from './clock.ts';
import type { Command, Join, NewGame, Refusal, RefusalCode } from './command.ts';
import { type Created, type Event, PHRASES, type Proposal } from './event.ts';
import {
  type Applied,
  after,
  applied,
  hasStarted,
  type Leave,
  type Match,
  MOST_EVENTS,
  MOST_LINKS,
  mayCloseFrom,
  mayRollFrom,
  type Step,
  seatHeldBy,
  turnOf,
} from './match.ts';
import { tidyName } from './name.ts';
import { isSeriesRules } from './series-rules.ts';

/** What the world brings to a decision: the time, and the host's own generator. */
export interface World {
  readonly now: number;
  readonly own: Below;
}

/** The events a command comes to, and the match they lead to: worked out once, saved and sent as it is. */
export interface Decided {
  readonly events: readonly Event[];
  /** The match after each of them. */
  readonly matches: readonly Match[];
  readonly match: Match;
}

export type Decision = Result<Decided, Refusal>;

/** The event that a command leads to, before chance and endings follow. */
type Asked = Result<Step, Refusal>;

/** Limits the talk, offers and requests of each player in one game, so that its log stays short. */
const MOST_TALK = 60;
/** How often a seat may go to another device by a code, those by links included. */
const MOST_MOVES = 100;
/** How often the same one, and all together, may give a seat back before the game begins. */
const MOST_LEAVES = 3;
const MOST_LEAVES_OF_ALL = 100;

/** In hexadecimal, as fair chance draws from them. */
const isSecret = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);
const isEntropy = (text: string): boolean => /^[0-9a-f]{16,64}$/.test(text);

const refuse = (code: RefusalCode, more?: Omit<Refusal, 'code'>): Result<never, Refusal> => err({ code, ...more });

export function decideNew(game: NewGame): Result<Created, Refusal> {
  const rules = findRules(game.game);
  if (!rules) return err({ code: 'unknown-game' });
  const options = rules.parseOptions(game.options);
  if (!options.ok) return err({ code: 'bad-options', option: options.error });
  const { position } = game;
  const start = position === undefined ? null : stateAt(rules.name as GameName, position);
  if (start && !(start.ok && isSame(rules.options(start.value), options.value))) return err({ code: 'bad-options' });
  const time = game.time ?? { type: 'none' };
  if (!isTimeControl(time)) return err({ code: 'bad-time' });
  if (game.series && (game.listed || !isSeriesRules(game.series))) return err({ code: 'bad-series' });
  const chance = game.chance ?? { type: 'own' };
  if (chance.type === 'fair' && !isSecret(game.hidden?.secret ?? '')) return err({ code: 'bad-chance' });
  return ok({
    type: 'created',
    game: rules.name as GameName,
    options: rules.printOptions(options.value),
    time,
    chance,
    listed: game.listed ?? false,
    ...(game.rated && { rated: true as const }),
    ...(position && { position }),
    ...(game.previous && { previous: game.previous }),
    ...(game.series && { series: game.series }),
    ...(game.handicap && { handicap: game.handicap }),
    ...(game.room && { room: game.room }),
    ...(game.waitsSince && { waitsSince: game.waitsSince }),
    ...(game.hidden && { hidden: game.hidden }),
  });
}

const isSame = (one: unknown, two: unknown): boolean => JSON.stringify(one) === JSON.stringify(two);

/** Takes a free seat; with the second one the game begins. */
export function decideJoin(match: Match, join: Join, world: World): Decision {
  const { holder, entropy, bot = false } = join;
  const { created, holders, left } = match.hidden;
  if (holder && holders.includes(holder)) return refuse('already-seated');
  if (hasStarted(match)) return refuse('seat-taken');
  if (left && left.count >= MOST_LEAVES_OF_ALL) return refuse('too-many-changes');
  let leaves = 0;
  for (let one: Leave | null = left; one; one = one.before) if (one.holder === holder) leaves++;
  if (leaves >= MOST_LEAVES) return refuse('too-many-changes');
  const reservedFor = created.reserved ? reservedSeat(created.reserved, join) : null;
  if (created.reserved ? !reservedFor : created.key && created.key !== join.key) return refuse('not-invited');
  const free = SEATS.filter((seat) => bySeat(match.seats, seat) === null);
  const wanted = reservedFor ?? join.seat;
  const seat = wanted ? free.find((one) => one === wanted) : free[world.own(free.length)];
  if (!seat) return refuse('seat-taken');
  const name = tidyName(join.name);
  if (name === null) return refuse('bad-name');
  const fair = match.chance.type === 'fair';
  if (fair && !isEntropy(entropy ?? '')) return refuse('bad-entropy');
  const { rating, address } = join;
  const unrated = address !== undefined && match.hidden.addresses[other(seat) - 1] === address;
  const joined: Event = {
    type: 'joined',
    seat,
    name,
    bot,
    ...(fair && entropy && { entropy }),
    ...(rating && { rating }),
    ...(unrated && { unrated }),
    ...(holder && { hidden: { holder, ...(address && { address }) } }),
  };
  return ok(withConsequences(match, [{ event: joined }], world));
}

/** The seat of a rematch that is reserved for this player. Without the previous game only the hashes of an earlier version count. */
function reservedSeat(reserved: readonly [string, string], { previousSeat, holder }: Join): Seat | null {
  if (previousSeat !== undefined) return previousSeat && other(previousSeat);
  return SEATS.find((seat) => holder && bySeat(reserved, seat) === holder) ?? null;
}

/** What a command of a seated player comes to. Its action is not applied again where the player has done so. */
export function decide(
  match: Match,
  seat: Seat,
  command: Command,
  world: World,
  known: Applied | null = null,
): Decision {
  if (command.type === 'say') return decideSay(match, seat, command.phrase, world);
  if (command.type === 'leave') {
    if (hasStarted(match)) return refuse('started');
    return bySeat(match.seats, seat) ? ok(follow(match, [{ type: 'left', seat }], world)) : refuse('not-your-seat');
  }
  if (match.ending) return refuse('game-over');
  if (!hasStarted(match)) return refuse('not-started');
  const decision = decideInPlay(match, seat, command, world, known);
  return decision.ok ? ok(withConsequences(match, [decision.value], world)) : decision;
}

function decideInPlay(
  match: Match,
  seat: Seat,
  command: Exclude<Command, { type: 'say' | 'leave' }>,
  world: World,
  known: Applied | null,
): Asked {
  // A player at the device that stores the game has no holder, and may take back as often as the log has room for.
  const limited = bySeat(match.hidden.holders, seat) !== null;
  const talkative = limited ? bySeat(match.talk, seat) >= MOST_TALK : match.seq > MOST_EVENTS / 2;
  switch (command.type) {
    case 'act':
      return decideAct(match, seat, command, known);
    case 'roll':
      return decideRoll(match, seat, world);
    case 'resign':
      return ok({ event: { type: 'resigned', seat } });
    case 'offer-draw':
    case 'ask-take-back':
    case 'ask-pause':
      return decidePropose(match, seat, proposalOf(command), talkative);
    case 'answer-draw':
    case 'answer-take-back':
    case 'answer-pause': {
      const proposal = proposalOf(command);
      if (match.proposals[proposal] !== other(seat)) return refuse('no-offer');
      return ok({ event: { type: `${proposal}-answered`, seat, agree: command.agree } });
    }
    case 'end-pause':
      return match.pausedAt === null ? refuse('not-paused') : ok({ event: { type: 'pause-ended', seat } });
    case 'claim-time': {
      const deadline = deadlineOf(match.clock);
      if (match.clock?.running !== other(seat) || deadline === null || world.now <= deadline)
        return refuse('time-left');
      return ok({ event: { type: 'time-claimed', seat } });
    }
    case 'close': {
      const from = mayCloseFrom(match, seat);
      if (match.clock && from === null) return refuse('has-clock');
      return from === null || world.now < from ? refuse('time-left') : ok({ event: { type: 'closed', seat } });
    }
  }
}

/** `take-back` of `ask-take-back`. */
const proposalOf = ({ type }: Command): Proposal => type.replace(/^[a-z]+-/, '') as Proposal;
const PROPOSED = { draw: 'draw-offered', 'take-back': 'take-back-asked', pause: 'pause-asked' } as const;

/** To propose what the other has proposed is to agree; but the last action is taken back for one player, not for both. */
function decidePropose(match: Match, seat: Seat, proposal: Proposal, talkative: boolean): Asked {
  const by = match.proposals[proposal];
  if (proposal === 'pause' && match.time.type !== 'days') return refuse('not-by-days');
  if (by === seat || (proposal === 'pause' && match.pausedAt !== null)) return refuse('offer-stands');
  if (by && proposal === 'take-back') return refuse('offer-stands');
  if (by) return ok({ event: { type: `${proposal}-answered`, seat, agree: true } });
  if (proposal === 'take-back' && !match.recent.some((action) => action.seat === seat))
    return refuse('nothing-to-take-back');
  return talkative ? refuse('too-much-talk') : ok({ event: { type: PROPOSED[proposal], seat } });
}

function decideAct(
  match: Match,
  seat: Seat,
  { action, seq: seen }: Extract<Command, { readonly type: 'act' }>,
  known: Applied | null,
): Asked {
  if (seen !== undefined && seen < match.boardSeq) return refuse('stale');
  const turn = turnOf(match);
  const entered = turn === 'chance' && match.chance.type === 'table';
  if (turn !== seat && !entered) return refuse('not-your-turn');
  const next = applied(match, action, known);
  if (!next.ok) return next;
  return ok({ event: { type: 'acted', by: entered ? 'chance' : seat, action }, applied: next.value });
}

/** The next outcome, on request: at one device by anyone, on a server first by the player whose roll it is. */
function decideRoll(match: Match, seat: Seat, { now, own }: World): Asked {
  const from = mayRollFrom(match, seat);
  const here = match.chance.type === 'asked' && turnOf(match) === 'chance';
  if (!here && (from === null || now < from)) return refuse('not-your-turn');
  return ok(drawn(match, askedChance(match, own)));
}

/** The game as far as it was played elsewhere, action by action: a record that goes on. */
export function decidePlayed(match: Match, actions: readonly string[], world: World): Decision {
  let at = follow(match, [], world);
  for (const text of actions) {
    const by = turnOf(at.match);
    if (by === 'over' || by === 'waiting') return refuse('game-over');
    const next = applied(at.match, text);
    if (!next.ok) return next;
    at = happen(at, { event: { type: 'acted', by, action: text }, applied: next.value }, world);
  }
  return ok(at);
}

function decideSay(match: Match, seat: Seat, phrase: string, world: World): Decision {
  const known = PHRASES.find((one) => one === phrase);
  if (!known) return refuse('bad-phrase');
  if (bySeat(match.talk, seat) >= MOST_TALK) return refuse('too-much-talk');
  return ok(follow(match, [{ type: 'said', seat, phrase: known }], world));
}

/** A link with which the seat can be moved to another device for `forMs`. */
export function decideLink(match: Match, seat: Seat, key: string, forMs: number, world: World): Decision {
  if (bySeat(match.hidden.linked, seat) >= MOST_LINKS) return refuse('too-many-changes');
  return ok(follow(match, [{ type: 'linked', hidden: { seat, key, until: world.now + forMs } }], world));
}

export function decideMove(match: Match, key: string, holder: string, world: World): Decision {
  const link = match.hidden.links.find((one) => one.key === key);
  if (!link || link.until < world.now) return refuse('link-expired');
  if (match.hidden.holders.includes(holder)) return refuse('already-seated');
  return ok(follow(match, [{ type: 'moved', hidden: { seat: link.seat, holder } }], world));
}

/** The seat goes from one device of its player to another, without a link: the player has proved who they are. */
export function decideHandOver(match: Match, from: string, to: string, world: World): Decision {
  const seat = seatHeldBy(match, from);
  if (!seat) return refuse('not-your-seat');
  if (match.hidden.holders.includes(to)) return refuse('already-seated');
  if (bySeat(match.hidden.moved, seat) >= MOST_MOVES) return refuse('too-many-changes');
  return ok(follow(match, [{ type: 'moved', hidden: { seat, holder: to } }], world));
}

/** The part of these outages that the running time was charged with is given back; null if there is nothing to give back. */
export function decideCredit(match: Match, outages: readonly Outage[], world: World): Decided | null {
  const { clock, creditedUntil } = match;
  const due = clock ? outages.find((one) => one.until > creditedUntil && chargedBy(clock, one) > 0) : null;
  if (!clock?.running || !due) return null;
  const event = { type: 'time-credited', seat: clock.running, ms: chargedBy(clock, due), until: due.until } as const;
  return follow(match, [event], world);
}

/** The player of a seat wants to be forgotten. A game that goes on is lost; one that has not begun is left. */
export function decideErase(match: Match, seat: Seat, world: World): Decision {
  if (!hasStarted(match)) return ok(follow(match, [{ type: 'left', seat }], world));
  const resigned: readonly Step[] = match.ending ? [] : [{ event: { type: 'resigned', seat } }];
  return ok(withConsequences(match, [...resigned, { event: { type: 'erased', seat } }], world));
}

/** The store has just replaced the events before this one. */
export const decideRewritten = (match: Match, world: World): Decision =>
  ok(follow(match, [{ type: 'rewritten' }], world));

export function decideRematch(match: Match, seat: Seat, next: string, world: World): Decision {
  if (!match.ending) return refuse('not-over');
  return match.next ? refuse('offer-stands') : ok(follow(match, [{ type: 'rematched', seat, next }], world));
}

/** The match after events that happen now. */
export const follow = (match: Match, events: readonly Event[], world: World): Decided =>
  events.reduce((so, event) => happen(so, { event }, world), { events: [], matches: [], match } as Decided);

function happen({ events, matches, match }: Decided, { event, applied }: Step, { now }: World): Decided {
  const logged = { seq: match.seq + 1, at: Math.max(now, match.updatedAt), command: null, event };
  const next = after(match, logged, applied);
  return { events: [...events, event], matches: [...matches, next], match: next };
}

/** Chance is drawn as soon as it is due, and the secret revealed as soon as the game is over: one append, all or nothing. */
function withConsequences(match: Match, steps: readonly Step[], world: World): Decided {
  let at = steps.reduce((so, step) => happen(so, step, world), follow(match, [], world));
  while (turnOf(at.match) === 'chance') {
    const below = chanceOf(at.match, world.own);
    if (!below) break;
    at = happen(at, drawn(at.match, below), world);
  }
  const { ending, revealed, chance, hidden } = at.match;
  const { secret } = hidden.created;
  return ending && !revealed && chance.type === 'fair' && secret
    ? happen(at, { event: { type: 'revealed', secret } }, world)
    : at;
}
