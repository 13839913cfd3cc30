import type { BySeat, Seat, Viewer } from '@castellan/rules';
import { rulesOf } from '@castellan/rules/lookup';
import type { Clock } from './clock.ts';
import type { Event, Logged } from './event.ts';
import { awaitedRoller, type Match, type Player, turnOf } from './match.ts';

/** Events of which nothing may be known. */
const isSecret = ({ type }: Event): boolean => type === 'linked' || type === 'moved' || type === 'rewritten';

/** Nothing of it is hidden: it is sent as it is. */
export const isOpen = (event: Event): boolean => !isSecret(event) && !('hidden' in event);

/** An event as it may be sent to anyone; null for a hidden one. In both games players and watchers may know the same. */
export function shown(logged: Logged): Logged | null {
  const { seq, at, event } = logged;
  if (isSecret(event)) return null;
  const open: Event = { ...event };
  if ('hidden' in open) Reflect.deleteProperty(open, 'hidden');
  return { seq, at, command: null, event: open };
}

/** A log as it is sent: without hidden events, and without the ids of commands. */
export const sentOf = (log: readonly Logged[]): Omit<Logged, 'command'>[] =>
  log.flatMap((logged) => {
    const open = shown(logged);
    return open ? [{ seq: open.seq, at: open.at, event: open.event }] : [];
  });

/** What a viewer may know of a match, safe to send. */
export type MatchView = Omit<
  Match,
  'hidden' | 'recent' | 'creditedUntil' | 'lastAction' | 'proposals' | 'state' | 'seats'
> & {
  readonly viewer: Viewer;
  readonly turn: ReturnType<typeof turnOf>;
  /** The player whose roll is waited for. */
  readonly roller: Seat | null;
  readonly seats: BySeat<Player | null>;
  readonly state: Match['state'];
  readonly score: BySeat<number>;
  readonly clock: Clock | null;
  readonly drawOffer: Seat | null;
  readonly takeBackAsked: Seat | null;
  readonly pauseAsked: Seat | null;
};

/** Named field by field, so that nothing added to a match is sent by accident. */
export function viewOf(match: Match, viewer: Viewer): MatchView {
  const rules = rulesOf(match.game);
  const [one, two] = rules.score(match.state);
  const open = ({ name, bot, entropy, rating }: Player): Player => ({
    name,
    bot,
    entropy,
    ...(rating && { rating }),
  });
  return {
    id: match.id,
    seq: match.seq,
    viewer,
    turn: turnOf(match),
    roller: awaitedRoller(match),
    createdAt: match.createdAt,
    updatedAt: match.updatedAt,
    game: match.game,
    options: match.options,
    time: match.time,
    chance: match.chance,
    listed: match.listed,
    rated: match.rated,
    position: match.position,
    previous: match.previous,
    series: match.series,
    handicap: match.handicap,
    room: match.room,
    waitsSince: match.waitsSince,
    next: match.next,
    seats: [match.seats[0] && open(match.seats[0]), match.seats[1] && open(match.seats[1])],
    state: rules.view(match.state, viewer).state,
    score: [one.total, two.total],
    actions: match.actions,
    boardSeq: match.boardSeq,
    turnBeganAt: match.turnBeganAt,
    draws: match.draws,
    clock: match.clock,
    drawOffer: match.proposals.draw,
    takeBackAsked: match.proposals['take-back'],
    pauseAsked: match.proposals.pause,
    pausedAt: match.pausedAt,
    talk: match.talk,
    ending: match.ending,
    revealed: match.revealed,
  };
}
