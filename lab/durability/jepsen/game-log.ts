import { after, type Command, decide, type Event, type Logged, type Match, matchOf, turnOf } from '@castellan/match';
import type { Seat } from '@castellan/rules';
import type { Model } from './linearizable.ts';

/** An event as it is sent: without the id of its command. */
export type Sent = Omit<Logged, 'command'>;

/** The requests of clients about one game, and their answers. */
export type Call =
  | {
      readonly type: 'committed';
      /** The id that the client gave the command. */
      readonly id: string;
      readonly seat: Seat;
      readonly command: Command;
      readonly events: readonly Sent[];
    }
  | { readonly type: 'refused'; readonly seat: Seat; readonly command: Command; readonly code: string }
  | { readonly type: 'unanswered'; readonly seat: Seat; readonly command: Command }
  | { readonly type: 'read'; readonly after: number; readonly seq: number; readonly events: readonly Sent[] }
  | { readonly type: 'streamed'; readonly event: Sent };

/** How far the log is: what stands in it is known from its last reading. */
type Seq = number;

export const textOf = ({ seq, at, event }: Sent): string => JSON.stringify([seq, at, event]);

export type Committed = Call & { readonly type: 'committed' };

/** An acknowledged command as a verdict names it. */
export const nameOf = ({ id, seat, command, events }: Committed): string =>
  `command ${id} of player ${seat}, ${JSON.stringify(command)}, acknowledged with event ${events.map(({ seq }) => seq).join(', ')}`;

/** The acknowledged commands of which the log does not have every event as it was acknowledged. */
export function lostFrom(log: readonly Sent[], calls: readonly Call[]): Committed[] {
  const texts = new Map(log.map((sent) => [sent.seq, textOf(sent)]));
  return calls.filter(
    (call): call is Committed =>
      call.type === 'committed' && call.events.some((sent) => texts.get(sent.seq) !== textOf(sent)),
  );
}

/**
 * One game as a log that only grows, by whole commands, each once. The log itself is the one read at the very end, from outside like everything
 * else: every answer, every reading and every stream must fit into it, at its moment.
 */
export class GameLog implements Model<Seq, Call> {
  readonly initial: Seq;
  readonly #log: readonly Sent[];
  readonly #texts: readonly string[];
  readonly #matches: readonly Match[];

  /** `begun`: how far it was when the history begins. Throws where the log itself cannot be. */
  constructor(id: string, log: readonly Sent[], begun: Seq) {
    this.initial = begun;
    this.#log = log;
    this.#texts = log.map(textOf);
    this.#matches = replay(id, log);
  }

  step(seq: Seq, call: Call): Seq | null {
    switch (call.type) {
      case 'committed':
        return call.events[0]?.seq === seq + 1 && this.#has(call.events) ? call.events.at(-1)!.seq : null;
      case 'unanswered':
        return isOf(this.#log[seq]?.event, call.seat, call.command) ? this.#endOfCommand(seq + 1) : null;
      case 'refused':
        return this.#refusal(seq, call.seat, call.command) === call.code ? seq : null;
      case 'read':
        return call.seq === seq && call.events.length === seq - call.after && this.#has(call.events) ? seq : null;
      case 'streamed':
        return call.event.seq <= seq && this.#has([call.event]) ? seq : null;
    }
  }

  isRead({ type }: Call): boolean {
    return type === 'refused' || type === 'read' || type === 'streamed';
  }

  keyOf(seq: Seq): number {
    return seq;
  }

  #has(events: readonly Sent[]): boolean {
    return events.every((one, i) => this.#texts[one.seq - 1] === textOf(one) && one.seq === events[0]!.seq + i);
  }

  /** Chance that follows a command, and the secret at the end, are of the command. */
  #endOfCommand(seq: Seq): Seq {
    let end = seq;
    for (let next = this.#log[end]?.event; next && isConsequence(next); next = this.#log[end]?.event) end++;
    return end;
  }

  #refusal(seq: Seq, seat: Seat, command: Command): string | null {
    const match = this.#matches[seq];
    if (!match) return null;
    const decided = decide(match, seat, command, { now: match.updatedAt, own: () => 0 });
    return decided.ok ? null : decided.error.code;
  }
}

const isConsequence = (event: Event): boolean =>
  event.type === 'revealed' || (event.type === 'acted' && event.by === 'chance');

/** Whether an event is what this command begins with. */
function isOf(event: Event | undefined, seat: Seat, command: Command): boolean {
  switch (event?.type) {
    case 'acted':
      return command.type === 'act' && event.by === seat && event.action === command.action;
    case 'said':
      return command.type === 'say' && event.seat === seat && event.phrase === command.phrase;
    case 'resigned':
      return command.type === 'resign' && event.seat === seat;
    case 'draw-offered':
      return command.type === 'offer-draw' && event.seat === seat;
    case 'draw-answered':
      return (
        event.seat === seat &&
        (command.type === 'answer-draw' ? command.agree === event.agree : command.type === 'offer-draw' && event.agree)
      );
    default:
      return false;
  }
}

/** The match at every moment of a log, by its seq. In order, in turn, legal, and never back in time. */
function replay(id: string, log: readonly Sent[]): Match[] {
  const matches: Match[] = [];
  for (const [i, sent] of log.entries()) {
    const { seq, at, event } = sent;
    if (seq !== i + 1) throw new Error(`event ${seq} stands at ${i + 1}`);
    if (at < (log[i - 1]?.at ?? 0)) throw new Error(`event ${seq} is older than the one before`);
    const logged: Logged = { seq, at, command: null, event: asModelled(event) };
    const before = matches[i];
    if (event.type === 'acted' && before && turnOf(before) !== event.by) throw new Error(`event ${seq} is out of turn`);
    // An illegal action throws.
    matches[seq] = before ? after(before, logged) : matchOf(id, [logged]);
  }
  return matches;
}

/**
 * What the model needs and clients are not sent. A client cannot draw from fair dice: what was drawn is in the log, as if entered by hand. The seats of a
 * server have holders, and only for those talk is limited.
 */
function asModelled(event: Event): Event {
  if (event.type === 'created') return { ...event, chance: { type: 'table' } };
  if (event.type === 'joined') return { ...event, hidden: { holder: `player ${event.seat}` } };
  return event;
}
