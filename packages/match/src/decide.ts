import {
  type AnyGame,
  type Below,
  bySeat,
  err,
  GAMES,
  type GameName,
  ok,
  other,
  type Result,
  SEATS,
  type Seat,
} from '@castellan/rules';
import { chanceOf, drawn } from './chance.ts';
import { deadlineOf, isTimeControl } from './clock.ts';
import type { Command, Join, NewGame, Refusal, RefusalCode } from './command.ts';
import { type Acted, type Created, type Event, PHRASES } from './event.ts';
import { isEntropy, isSecret } from './fair.ts';
import { after, applied, hasStarted, type Match, rulesOf, turnOf } from './match.ts';
import { tidyName } from './name.ts';

/** What the world brings to a decision: the time, and the host's own generator. */
export interface World {
  readonly now: number;
  readonly own: Below;
}

export type Decision = Result<readonly Event[], Refusal>;

/** What may happen in one game besides playing it: a log stays short whatever is sent. Talk, offers and requests of each player. */
const MOST_TALK = 60;
/** Links to other devices that were ever made for each seat. */
const MOST_LINKS = 30;
/** How often the same one, and all together, may give a seat back before the game begins. */
const MOST_LEAVES = 3;
const MOST_LEAVES_OF_ALL = 100;

const refuse = (code: RefusalCode, more?: Omit<Refusal, 'code'>): Decision => err({ code, ...more });

export function decideNew(game: NewGame): Result<Created, Refusal> {
  const rules: AnyGame | undefined = GAMES.find(({ name }) => name === game.game);
  if (!rules) return err({ code: 'unknown-game' });
  const options = rules.parseOptions(game.options);
  if (!options.ok) return err({ code: 'bad-options', option: options.error });
  const time = game.time ?? { type: 'none' };
  if (!isTimeControl(time)) return err({ code: 'bad-time' });
  const chance = game.chance ?? { type: 'own' };
  if (chance.type === 'fair' && !isSecret(game.hidden?.secret ?? '')) return err({ code: 'bad-chance' });
  return ok({
    type: 'created',
    game: rules.name as GameName,
    options: rules.printOptions(options.value),
    time,
    chance,
    listed: game.listed ?? false,
    ...(game.previous && { previous: game.previous }),
    ...(game.hidden && { hidden: game.hidden }),
  });
}

/** Takes a free seat; with the second one the game begins. */
export function decideJoin(match: Match, join: Join, world: World): Decision {
  const { holder, entropy, bot = false } = join;
  const { created, holders, left } = match.hidden;
  if (holder && holders.includes(holder)) return refuse('already-seated');
  if (hasStarted(match)) return refuse('seat-taken');
  if (match.ending) return refuse('game-over');
  const leaves = left.filter((one) => one === holder).length;
  if (leaves >= MOST_LEAVES || left.length >= MOST_LEAVES_OF_ALL) return refuse('too-many-changes');
  const reservedFor = created.reserved ? created.reserved.indexOf(holder ?? '') + 1 : 0;
  if (created.reserved ? reservedFor === 0 : created.key && created.key !== join.key) return refuse('not-invited');
  const free = SEATS.filter((seat) => bySeat(match.seats, seat) === null);
  const wanted = reservedFor || join.seat;
  const seat = wanted ? free.find((one) => one === wanted) : free[world.own(free.length)];
  if (!seat) return refuse('seat-taken');
  const name = tidyName(join.name);
  if (name === null) return refuse('bad-name');
  const fair = match.chance.type === 'fair';
  if (fair && !isEntropy(entropy ?? '')) return refuse('bad-entropy');
  const joined: Event = {
    type: 'joined',
    seat,
    name,
    bot,
    ...(fair && entropy && { entropy }),
    ...(holder && { hidden: { holder } }),
  };
  return ok(withConsequences(match, [joined], world));
}

/** What a command of a seated player comes to. */
export function decide(match: Match, seat: Seat, command: Command, world: World): Decision {
  if (command.type === 'say') return decideSay(match, seat, command.phrase);
  if (command.type === 'leave') {
    if (hasStarted(match)) return refuse('started');
    return bySeat(match.seats, seat) ? ok([{ type: 'left', seat }]) : refuse('not-your-seat');
  }
  if (match.ending) return refuse('game-over');
  if (!hasStarted(match)) return refuse('not-started');
  const decision = decideInPlay(match, seat, command, world);
  return decision.ok ? ok(withConsequences(match, decision.value, world)) : decision;
}

function decideInPlay(
  match: Match,
  seat: Seat,
  command: Exclude<Command, { type: 'say' | 'leave' }>,
  { now }: World,
): Decision {
  const talkative = bySeat(match.talk, seat) >= MOST_TALK;
  switch (command.type) {
    case 'act':
      return decideAct(match, seat, command.action, command.seq);
    case 'resign':
      return ok([{ type: 'resigned', seat }]);
    case 'offer-draw':
      if (match.drawOffer === seat) return refuse('offer-stands');
      if (match.drawOffer === other(seat)) return ok([{ type: 'draw-answered', seat, agree: true }]);
      return talkative ? refuse('too-much-talk') : ok([{ type: 'draw-offered', seat }]);
    case 'answer-draw':
      if (match.drawOffer !== other(seat)) return refuse('no-offer');
      return ok([{ type: 'draw-answered', seat, agree: command.agree }]);
    case 'ask-take-back':
      if (match.takeBackAsked) return refuse('offer-stands');
      if (!match.recent.some((action) => action.seat === seat)) return refuse('nothing-to-take-back');
      return talkative ? refuse('too-much-talk') : ok([{ type: 'take-back-asked', seat }]);
    case 'answer-take-back':
      if (match.takeBackAsked !== other(seat)) return refuse('no-offer');
      return ok([{ type: 'take-back-answered', seat, agree: command.agree }]);
    case 'claim-time': {
      const deadline = deadlineOf(match.clock);
      if (match.clock?.running !== other(seat) || deadline === null || now <= deadline) return refuse('time-left');
      return ok([{ type: 'time-claimed', seat }]);
    }
  }
}

function decideAct(match: Match, seat: Seat, text: string, seen: number | undefined): Decision {
  if (seen !== undefined && seen < match.boardSeq) return refuse('stale');
  const turn = turnOf(match);
  const entered = turn === 'chance' && match.chance.type === 'table';
  if (turn !== seat && !entered) return refuse('not-your-turn');
  const rules = rulesOf(match.game);
  const action = rules.parseAction(text);
  if (!action.ok) return refuse('not-an-action', { parse: action.error });
  const next = applied(match, text);
  if (!next.ok) return refuse('illegal', { illegal: next.error });
  const acted: Acted = { type: 'acted', by: entered ? 'chance' : seat, action: text };
  return ok([acted]);
}

function decideSay(match: Match, seat: Seat, phrase: string): Decision {
  const known = PHRASES.find((one) => one === phrase);
  if (!known) return refuse('bad-phrase');
  return bySeat(match.talk, seat) >= MOST_TALK ? refuse('too-much-talk') : ok([{ type: 'said', seat, phrase: known }]);
}

/** A link with which the seat can be moved to another device until `until`. */
export function decideLink(match: Match, seat: Seat, key: string, until: number): Decision {
  if (bySeat(match.hidden.linked, seat) >= MOST_LINKS) return refuse('too-many-changes');
  return ok([{ type: 'linked', hidden: { seat, key, until } }]);
}

export function decideMove(match: Match, key: string, holder: string, now: number): Decision {
  const link = match.hidden.links.find((one) => one.key === key);
  if (!link || link.until < now) return refuse('link-expired');
  if (match.hidden.holders.includes(holder)) return refuse('already-seated');
  return ok([{ type: 'moved', hidden: { seat: link.seat, holder } }]);
}

export function decideRematch(match: Match, seat: Seat, next: string): Decision {
  if (!match.ending) return refuse('not-over');
  return match.next ? refuse('offer-stands') : ok([{ type: 'rematched', seat, next }]);
}

/** Chance is drawn as soon as it is due, and the secret revealed as soon as the game is over: one append, all or nothing. */
function withConsequences(match: Match, events: readonly Event[], world: World): readonly Event[] {
  const all = [...events];
  const follow = (to: Match, event: Event): Match =>
    after(to, { seq: to.seq + 1, at: Math.max(world.now, to.updatedAt), command: null, event });
  let at = all.reduce(follow, match);
  while (turnOf(at) === 'chance') {
    const below = chanceOf(at, world.own);
    if (!below) break;
    const event = drawn(at, below);
    all.push(event);
    at = follow(at, event);
  }
  const { secret } = at.hidden.created;
  if (at.ending && !at.revealed && at.chance.type === 'fair' && secret) all.push({ type: 'revealed', secret });
  return all;
}
