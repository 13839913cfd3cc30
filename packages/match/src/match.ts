import {
  type BySeat,
  bySeat,
  err,
  type GameName,
  must,
  ok,
  other,
  type Result,
  SEATS,
  type Seat,
  type StateOf,
  type Turn,
  withSeat,
} from '@castellan/rules';
import { rulesOf, stateAt } from '@castellan/rules/lookup';
import { type Clock, credit, halt, newClock, press } from './clock.ts';
import type { Refusal } from './command.ts';
import type {
  Acted,
  Answered,
  ChanceKind,
  Created,
  Event,
  Logged,
  PlayerRating,
  Proposal,
  Proposed,
  TimeControl,
} from './event.ts';
import { type Handicap, winnerOf } from './handicap.ts';
import type { Series } from './series.ts';

/** One game being played: what a list of events comes to. */
export type Match = { readonly [Name in GameName]: MatchOf<Name> }[GameName];

interface MatchOf<Name extends GameName> extends Table {
  readonly game: Name;
  readonly state: StateOf<Name>;
}

interface Table {
  readonly id: string;
  /** The last event it contains. */
  readonly seq: number;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly options: readonly string[];
  readonly time: TimeControl;
  readonly chance: ChanceKind;
  readonly listed: boolean;
  /** Counts for ratings. False again after a take-back, or where both players came from one address. */
  readonly rated: boolean;
  /** Where the game began; null for its beginning. */
  readonly position: string | null;
  readonly previous: string | null;
  /** How the series stood before this game; null for a single game. */
  readonly series: Series | null;
  readonly handicap: Handicap | null;
  /** The code of the room that it is played in. */
  readonly room: string | null;
  /** Since when its opener waits for an opponent: the order of the queue. */
  readonly waitsSince: number;
  /** The rematch. */
  readonly next: string | null;
  readonly seats: BySeat<Player | null>;
  /** What counts: actions taken back are gone. */
  readonly actions: readonly Played[];
  /** The action of the last event that changed the board, as data; null where none was played or one was taken back. */
  readonly lastAction: unknown;
  /** The last event that changed the board. */
  readonly boardSeq: number;
  /** Since when the player who is to act has been awaited. */
  readonly turnBeganAt: number;
  /** How many chance outcomes were ever drawn. */
  readonly draws: number;
  /** What can be taken back: the players' actions since the last chance outcome. */
  readonly recent: readonly { readonly seat: Seat; readonly before: unknown }[];
  readonly clock: Clock | null;
  /** Outages up to this moment have been credited to the clock. */
  readonly creditedUntil: number;
  /** Who has proposed what, and waits for an answer. */
  readonly proposals: Readonly<Record<Proposal, Seat | null>>;
  /** Since when no time passes, by consent. */
  readonly pausedAt: number | null;
  /** How often each player talked, offered and requested. */
  readonly talk: BySeat<number>;
  readonly ending: Ending | null;
  /** The secret of fair chance, once it is known to all. */
  readonly revealed: string | null;
  /** What only the authority knows; empty where the events came over the wire. */
  readonly hidden: Hidden;
}

export interface Player {
  readonly name: string;
  readonly bot: boolean;
  readonly entropy: string | null;
  /** In a rated game: how strong the player was known to be at its beginning. */
  readonly rating?: PlayerRating;
}

/** An action of the list, with its player and time. */
export interface Played {
  readonly seq: number;
  readonly at: number;
  readonly by: Exclude<Turn, 'over'>;
  readonly action: string;
}

export const ENDINGS = ['played', 'resigned', 'time', 'agreed', 'closed'] as const;

export interface Ending {
  readonly reason: (typeof ENDINGS)[number];
  /** Null for a draw, and for a game that was closed without a result. */
  readonly winner: Seat | null;
}

export interface Hidden {
  readonly created: NonNullable<Created['hidden']>;
  readonly holders: BySeat<string | null>;
  /** Of a rated game: from which address each seat was taken, as a pseudonym. */
  readonly addresses: BySeat<string | null>;
  /** Unused links to continue on another device. */
  readonly links: readonly { readonly seat: Seat; readonly key: string; readonly until: number }[];
  /** How many links were ever made for each seat. */
  readonly linked: BySeat<number>;
  /** How often each seat went to another device. */
  readonly moved: BySeat<number>;
  /** The last time that a player gave a seat back before the game began. */
  readonly left: Leave | null;
}

/** A seat that was given back, linked to the time before: one more costs the same, however many there are. */
export interface Leave {
  readonly holder: string;
  readonly before: Leave | null;
  /** How many there are, this one included. */
  readonly count: number;
}

/** Links to other devices that may ever be made for each seat. */
export const MOST_LINKS = 30;

/** The longest log that is read, far beyond what the limits of `decide.ts` let a game grow to. */
export const MOST_EVENTS = 20_000;

const tooLong = (id: string): Error =>
  new Error(`The log of ${id} has more than ${MOST_EVENTS} events. No game is that long: remove it.`);

/** Waits for players, then whose turn it is. */
export function turnOf(match: Match): Turn | 'waiting' {
  if (match.ending) return 'over';
  return hasStarted(match) ? rulesOf(match.game).turn(match.state) : 'waiting';
}

/** The player whose roll the game waits for, where players request rolls. The host draws the rolls of a bot at once. */
export function awaitedRoller(match: Match): Seat | null {
  const { chance, game, state, seats } = match;
  if (chance.type !== 'fair' || !chance.asked || turnOf(match) !== 'chance') return null;
  const roller = rulesOf(game).roller(state);
  return roller && !bySeat(seats, roller)?.bot ? roller : null;
}

/** The player the game waits for, to act or to roll. */
export function awaitedSeat(match: Match): Seat | null {
  const turn = turnOf(match);
  return turn === 1 || turn === 2 ? turn : awaitedRoller(match);
}

/** How long a roll is left to the player whose it is. Then the other may roll too, so that no game waits for an absent player. */
export const ROLL_PATIENCE_MS = 15_000;

/** From when on a player may roll; null while no roll is waited for. */
export function mayRollFrom(match: Match, seat: Seat): number | null {
  const roller = awaitedRoller(match);
  if (!roller) return null;
  const due = match.actions.at(-1)?.at ?? match.updatedAt;
  return seat === roller ? due : due + ROLL_PATIENCE_MS;
}

/** How long a game without a clock waits for a player before the opponent may close it. */
export const ABSENCE_DAYS = 7;
export const ABSENCE_MS = ABSENCE_DAYS * 86_400_000;

/** How long a live game of the lobby waits for the first action of a player before the opponent may close it. */
export const IDLE_SECONDS = 30;

/** Whether this player of a live game of the lobby has not acted yet: a seat may have been taken to block the lobby. */
export const isUnplayed = (
  { listed, time, actions }: Pick<Match, 'listed' | 'time' | 'actions'>,
  seat: Seat,
): boolean => listed && time.type !== 'days' && !actions.some(({ by }) => by === seat);

/** From when on a player may close a game without a result; null if it waits for nobody else, or if the opponent's clock decides. */
export function mayCloseFrom(match: Match, seat: Seat): number | null {
  if (awaitedSeat(match) !== other(seat)) return null;
  if (isUnplayed(match, other(seat))) {
    // A roll shows that a player is there.
    return Math.max(match.turnBeganAt, match.actions.at(-1)?.at ?? 0) + IDLE_SECONDS * 1000;
  }
  return match.clock === null ? match.turnBeganAt + ABSENCE_MS : null;
}

/** The seat that belongs to the token with this hash. */
export const seatHeldBy = ({ hidden }: Match, holder: string | null): Seat | null =>
  holder === null ? null : (SEATS.find((seat) => bySeat(hidden.holders, seat) === holder) ?? null);

export const hasStarted = (match: Match): boolean => match.seats[0] !== null && match.seats[1] !== null;

/**
 * The match a whole log comes to. What the rules decide is checked again: an illegal action, or one out of turn, throws. What the
 * authority decided (seats, clocks, offers) is not. `each` gets the match after each event.
 */
export function matchOf(
  id: string,
  log: readonly Logged[],
  each: (logged: Logged, then: Match) => void = () => {},
): Match {
  if (log.length > MOST_EVENTS) throw tooLong(id);
  const [first, ...rest] = log;
  if (first?.event.type !== 'created') throw new Error(`the log of ${id} does not begin with its creation`);
  let match = begin(id, first, first.event);
  each(first, match);
  for (const logged of rest) {
    match = after(match, logged);
    each(logged, match);
  }
  return match;
}

/** What a game begins with. */
export type Agreed = Pick<Created, 'game' | 'options'> & { readonly position?: string | null };

/** The state before any action. */
export function startOf({ game, options, position }: Agreed) {
  if (position) return must(stateAt(game, position));
  const rules = rulesOf(game);
  return rules.create(must(rules.parseOptions(options)));
}

const NO_PROPOSALS: Match['proposals'] = { draw: null, 'take-back': null, pause: null };

function begin(id: string, { seq, at }: Logged, event: Created): Match {
  return {
    id,
    seq,
    createdAt: at,
    updatedAt: at,
    game: event.game,
    options: event.options,
    time: event.time,
    chance: event.chance,
    listed: event.listed,
    rated: event.rated ?? false,
    position: event.position ?? null,
    previous: event.previous ?? null,
    series: event.series ?? null,
    handicap: event.handicap ?? null,
    room: event.room ?? null,
    waitsSince: event.waitsSince ?? at,
    next: null,
    seats: [null, null],
    state: startOf(event) as never,
    actions: [],
    lastAction: null,
    boardSeq: seq,
    turnBeganAt: at,
    draws: 0,
    recent: [],
    clock: newClock(event.time, event.handicap?.seconds),
    creditedUntil: 0,
    proposals: NO_PROPOSALS,
    pausedAt: null,
    talk: [0, 0],
    ending: null,
    revealed: null,
    hidden: {
      created: event.hidden ?? {},
      holders: [null, null],
      addresses: [null, null],
      links: [],
      linked: [0, 0],
      moved: [0, 0],
      left: null,
    },
  };
}

/** The match after one more event. What its action leads to is not worked out again where it is `known`. */
export function after(match: Match, logged: Logged, known: Applied | null = null): Match {
  if (logged.seq > MOST_EVENTS) throw tooLong(match.id);
  const changed = change(match, logged.event, logged, known);
  return { ...changed, seq: logged.seq, updatedAt: logged.at };
}

function change(match: Match, event: Event, { seq, at }: Logged, known: Applied | null): Match {
  switch (event.type) {
    case 'created':
      throw new Error('a game is created once');
    case 'joined': {
      const { seat, name, bot, entropy = null, rating, hidden } = event;
      const joined = withHolder(match, seat, hidden?.holder ?? null);
      const addresses = withSeat(match.hidden.addresses, seat, hidden?.address ?? null);
      const seats = withSeat(match.seats, seat, { name, bot, entropy, ...(rating && { rating }) });
      const rated = match.rated && !event.unrated;
      return runClock({ ...joined, hidden: { ...joined.hidden, addresses }, seats, rated, turnBeganAt: at }, at);
    }
    case 'left': {
      const before = match.hidden.left;
      const holder = bySeat(match.hidden.holders, event.seat) ?? '';
      const left: Leave = { holder, before, count: (before?.count ?? 0) + 1 };
      const { hidden } = withHolder(match, event.seat, null);
      return { ...match, hidden: { ...hidden, left }, seats: withSeat(match.seats, event.seat, null) };
    }
    case 'linked': {
      const { seat } = event.hidden;
      const { links, linked } = match.hidden;
      const made = withSeat(linked, seat, bySeat(linked, seat) + 1);
      // Earlier versions made any number of links; more than may be made for both seats are not remembered.
      const newest = [...links, event.hidden].slice(-2 * MOST_LINKS);
      return { ...match, hidden: { ...match.hidden, links: newest, linked: made } };
    }
    case 'moved': {
      const { seat, holder } = event.hidden;
      const moved = withHolder(match, seat, holder);
      const count = withSeat(match.hidden.moved, seat, bySeat(match.hidden.moved, seat) + 1);
      return { ...moved, hidden: { ...moved.hidden, moved: count } };
    }
    case 'acted':
      return act(match, event, known, seq, at);
    case 'revealed':
      return { ...match, revealed: event.secret };
    case 'resigned':
      return end(match, { reason: 'resigned', winner: other(event.seat) }, at);
    case 'draw-offered':
    case 'take-back-asked':
    case 'pause-asked':
      return propose(talked(match, event.seat), event, event.seat);
    case 'draw-answered':
    case 'take-back-answered':
    case 'pause-answered': {
      const answered = propose(match, event, null);
      if (!event.agree) return answered;
      if (event.type === 'draw-answered') return end(answered, { reason: 'agreed', winner: null }, at);
      if (event.type === 'take-back-answered') return takeBack(answered, other(event.seat), seq, at);
      return { ...answered, pausedAt: at, clock: match.clock && halt(match.clock, at) };
    }
    case 'time-claimed':
      return end(match, { reason: 'time', winner: event.seat }, at);
    case 'closed':
      return end(match, { reason: 'closed', winner: null }, at);
    case 'time-credited':
      return { ...match, creditedUntil: event.until, clock: match.clock && credit(match.clock, event.ms) };
    case 'pause-ended':
      return runClock({ ...match, pausedAt: null }, at);
    case 'said':
      return talked(match, event.seat);
    case 'rematched':
      return { ...match, next: event.next };
    case 'erased':
      return erase(match, event.seat);
    case 'rewritten':
      return match;
  }
}

/** An action with the state before it and the state it leads to: how it travels from the player to the log and to the page. */
export interface Applied {
  readonly before: object;
  readonly action: unknown;
  /** The same in notation, as it stands in the log. */
  readonly text: string;
  readonly state: object;
}

/** An event that is about to happen, and what its action leads to. */
export interface Step {
  readonly event: Event;
  readonly applied?: Applied;
}

/** What an action in notation comes to in a state, or why it does not. It is not worked out again where it is `known`. */
export function applied(
  { game, state }: Pick<Match, 'game'> & { readonly state: object },
  text: string,
  known: Applied | null = null,
): Result<Applied, Refusal> {
  if (known?.before === state && known.text === text) return ok(known);
  const rules = rulesOf(game);
  const action = rules.parseAction(text);
  if (!action.ok) return err({ code: 'not-an-action', parse: action.error });
  const next = rules.apply(state, action.value);
  if (!next.ok) return err({ code: 'illegal', illegal: next.error });
  return ok({ before: state, action: action.value, text, state: next.value });
}

function act(match: Match, { by, action: text }: Acted, known: Applied | null, seq: number, at: number): Match {
  // The label is checked against the rules: otherwise a log could pass a chosen roll off as a player's action.
  const turn = turnOf(match);
  if (by !== turn) throw new Error(`event ${seq} of ${match.id} is an action of ${by}, but the turn is ${turn}`);
  const rules = rulesOf(match.game);
  const { action, state } = must(applied(match, text, known));
  const next = {
    ...match,
    state,
    actions: [...match.actions, { seq, at, by, action: text }],
    lastAction: action,
    boardSeq: seq,
    draws: match.draws + (by === 'chance' ? 1 : 0),
    recent: by === 'chance' ? [] : [...match.recent, { seat: by, before: match.state }],
    proposals: proposalsAfter(match.proposals, by),
    // An action ends the pause.
    pausedAt: null,
  } as Match;
  // A requested roll is no action of its own: where its player decides next, their time runs on.
  const roller = by === 'chance' ? awaitedSeat(match) : null;
  const sameTurn = roller !== null && roller === awaitedSeat(next);
  const acted: Match = sameTurn ? next : { ...next, turnBeganAt: at };
  if (sameTurn && match.clock?.running === roller) return acted;
  if (rules.turn(state) !== 'over') return runClock(acted, at);
  return end(acted, { reason: 'played', winner: winnerOf(match.game, state, match.handicap) }, at);
}

/** Undoes the last action of the player who requested it, and all that followed. */
function takeBack(match: Match, asker: Seat, seq: number, at: number): Match {
  const from = match.recent.findLastIndex(({ seat }) => seat === asker);
  const gone = match.recent.length - from;
  const taken = {
    ...match,
    state: match.recent[from]!.before,
    actions: match.actions.slice(0, -gone),
    lastAction: null,
    // A player who has seen more decides again.
    rated: false,
    recent: match.recent.slice(0, from),
    boardSeq: seq,
    turnBeganAt: at,
  } as Match;
  return runClock(taken, at);
}

function runClock(match: Match, at: number): Match {
  // While a game is paused, no request and no take-back lets time pass.
  if (!match.clock || match.pausedAt !== null) return match;
  // No time passes while chance is drawn: the draw follows in the same instant, or waits for real dice.
  return { ...match, clock: press(match.clock, match.time, awaitedSeat(match), at) };
}

const end = (match: Match, ending: Ending, at: number): Match =>
  runClock({ ...match, ending, proposals: NO_PROPOSALS, pausedAt: null, recent: [] }, at);

const propose = (match: Match, { type }: Proposed | Answered, by: Seat | null): Match => ({
  ...match,
  proposals: { ...match.proposals, [type.replace(/-[a-z]+$/, '')]: by },
});

/** An action in place of an answer declines a proposal; what was to be taken back is not the last action any more. */
function proposalsAfter({ draw, pause }: Match['proposals'], by: Played['by']): Match['proposals'] {
  const open = (seat: Seat | null) => (by !== 'chance' && seat === other(by) ? null : seat);
  return { draw: open(draw), 'take-back': null, pause: open(pause) };
}

const talked = (match: Match, seat: Seat): Match => ({
  ...match,
  talk: withSeat(match.talk, seat, bySeat(match.talk, seat) + 1),
});

/** A record writes the same for an unknown player. */
const NOBODY = '?';

function erase(match: Match, seat: Seat): Match {
  const player = bySeat(match.seats, seat);
  const erased = withHolder(match, seat, null);
  return { ...erased, seats: withSeat(match.seats, seat, player && { ...player, name: NOBODY }) };
}

/** Links to the seat end with its holder: otherwise a player who gave it back could take it from the one who has it now. */
const withHolder = ({ hidden, ...match }: Match, seat: Seat, holder: string | null): Match => ({
  ...match,
  hidden: {
    ...hidden,
    holders: withSeat(hidden.holders, seat, holder),
    links: hidden.links.filter((link) => link.seat !== seat),
  },
});
