import { after, type Command, type Match, matchOf, PHRASES, turnOf } from '@castellan/match';
import type { Below, Seat } from '@castellan/rules';
import { rulesOf } from '@castellan/rules';
import { Wire, type WireAnswer } from '../../../bench/online/wire.ts';
import { type Call, type Committed, GameLog, lostFrom, nameOf, type Sent } from './game-log.ts';
import { judgeHistory, type Operation } from './linearizable.ts';
import { Watcher } from './watcher.ts';

export interface Site {
  /** The nodes' addresses, each behind its unreliable link; every request goes to any of them. */
  readonly bases: readonly string[];
  readonly below: Below;
  /** How many pieces the links have sent a second time so far. */
  readonly copies: () => number;
  readonly counts: Counts;
  /** Games come to their end once this is true. */
  readonly isOver: () => boolean;
}

export interface Counts {
  committed: number;
  refused: number;
  unanswered: number;
  /** Sent once more because no answer came. */
  resent: number;
  reads: number;
  streamed: number;
}

/** A game that was played and checked, and its expected state at the very end. */
export interface Judged {
  readonly id: string;
  readonly log: readonly Sent[];
  /** What was acknowledged. */
  readonly committed: readonly Committed[];
  /** The names of acknowledged commands that are not in the log. */
  readonly lost: readonly string[];
  readonly problem: string | null;
}

const ANSWER_MS = 4000;
/** Of the commands that got no answer, one in so many is given up; the others are sent again. */
const GIVE_UP_ONE_IN = 20;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Two players and sometimes a watcher at one game of Discovery, and all their requests and answers. */
export class Session {
  readonly #site: Site;
  readonly #tokens: [string, string] = ['', ''];
  readonly #wires: readonly (readonly Wire[])[];
  readonly #history: Operation<Call>[] = [];
  readonly #commandsWanted: number;
  readonly #received = new Map<number, Sent>();
  #id = '';
  #begun = 0;
  #match!: Match;
  #committed = 0;
  #count = 0;

  constructor(site: Site, commands: number) {
    this.#site = site;
    this.#commandsWanted = commands;
    this.#wires = [1, 2].map(() => site.bases.map((base) => new Wire(base)));
  }

  /** Plays it to its end and checks its history. */
  async play(): Promise<Judged> {
    await this.#begin();
    const watcher = this.#site.below(4) === 0 ? new Watcher(this.#site, this.#id, this.#history) : null;
    await Promise.all(([1, 2] as const).map((seat) => this.#playSeat(seat)));
    const log = await this.#read(1, 0);
    watcher?.close();
    for (const wire of this.#wires.flat()) wire.close();
    const calls = this.#history.map(({ call }) => call);
    return {
      id: this.#id,
      log,
      committed: calls.filter((call) => call.type === 'committed'),
      lost: lostFrom(log, calls).map((call) => `${this.#id}: ${nameOf(call)}`),
      problem: watcher?.problem ?? this.#judge(log),
    };
  }

  async #begin(): Promise<void> {
    for (const seat of [1, 2] as const) {
      this.#tokens[seat - 1] = (await this.#withRetry<{ token: string }>(seat, 'POST', '/api/bots', {})).token;
    }
    const body = { commandId: `create${this.#site.below(1e9)}`, game: 'discovery' };
    const { id, key } = await this.#withRetry<{ id: string; key: string }>(1, 'POST', '/api/games', body);
    this.#id = id;
    for (const seat of [1, 2] as const) {
      const join = { commandId: 'join', name: `P${seat}`, seat, key, entropy: '0123456789abcdef' };
      await this.#withRetry(seat, 'POST', `/api/games/${id}/join`, join);
    }
    const { events } = await this.#withRetry<{ events: Sent[] }>(1, 'GET', `/api/games/${id}/log`);
    this.#begun = events.length;
    this.#match = matchOf(id, events.map(asLogged));
  }

  async #playSeat(seat: Seat): Promise<void> {
    while (!this.#match.ending) {
      if (this.#committed >= this.#commandsWanted || this.#site.isOver()) await this.#send(seat, { type: 'resign' });
      else if (this.#site.below(12) === 0) await this.#read(seat, this.#match.seq);
      else await this.#send(seat, this.#choose(seat));
    }
  }

  /** Mostly what is allowed as far as this player knows; the other one acts at the same time, so that it need not be. */
  #choose(seat: Seat): Command {
    const { below } = this.#site;
    const match = this.#match;
    const rules = rulesOf(match.game);
    const isMine = turnOf(match) === seat;
    if (isMine && below(6) === 0) {
      const legal = rules.legal(match.state);
      return { type: 'act', action: rules.printAction(legal[below(legal.length)]) };
    }
    if (!isMine && below(40) === 0) return { type: 'act', action: 'pick 1' };
    // Only one of them offers: two offers at once are an agreement, and the game would be over.
    if (seat === 2 && match.proposals.draw === 1) return { type: 'answer-draw', agree: false };
    if (seat === 1 && match.proposals.draw === null && below(2) === 0) return { type: 'offer-draw' };
    return { type: 'say', phrase: PHRASES[below(PHRASES.length)]! };
  }

  async #send(seat: Seat, command: Command): Promise<void> {
    const { below, counts, copies } = this.#site;
    const path = `/api/games/${this.#id}/commands`;
    const id = `c${this.#count++}`;
    const body = { commandId: id, command };
    const from = performance.now();
    const before = copies();
    for (let tries = 0; ; tries++) {
      const sent = performance.now();
      const answer = await this.#try(seat, 'POST', path, body);
      const until = performance.now();
      if (answer?.status === 200) {
        const { events } = JSON.parse(answer.body) as { events: Sent[] };
        this.#record({ type: 'committed', id, seat, command, events }, from, until);
        this.#committed++;
        counts.committed++;
        this.#receive(events);
        return;
      }
      if (answer) {
        const { code } = JSON.parse(answer.body) as { code: string };
        // Another copy of it may still be on its way, and come when it is allowed.
        if (tries > 0 || copies() !== before) this.#record({ type: 'unanswered', seat, command }, from, null);
        this.#record({ type: 'refused', seat, command, code }, sent, until);
        counts.refused++;
        if (code === 'too-much-talk') this.#committed = this.#commandsWanted;
        else await this.#read(seat, this.#match.seq);
        return;
      }
      if (below(GIVE_UP_ONE_IN) === 0) {
        this.#record({ type: 'unanswered', seat, command }, from, null);
        counts.unanswered++;
        return;
      }
      counts.resent++;
      await pause(50 + below(150));
    }
  }

  async #read(seat: Seat, after: number): Promise<readonly Sent[]> {
    const path = `/api/games/${this.#id}/log?after=${after}`;
    for (;;) {
      const from = performance.now();
      const answer = await this.#try(seat, 'GET', path);
      if (answer) {
        if (answer.status !== 200) throw new Error(`${this.#id} could not be read: ${answer.status} ${answer.body}`);
        const { seq, events } = JSON.parse(answer.body) as { seq: number; events: Sent[] };
        this.#record({ type: 'read', after, seq, events }, from, performance.now());
        this.#site.counts.reads++;
        this.#receive(events);
        return events;
      }
      await pause(50 + this.#site.below(150));
    }
  }

  /** Null where no answer came, or one that says to try again. */
  async #try(seat: Seat, method: 'GET' | 'POST', path: string, body?: object): Promise<WireAnswer | null> {
    const wire = this.#wires[seat - 1]![this.#site.below(this.#site.bases.length)]!;
    const timer = setTimeout(() => wire.close(), ANSWER_MS);
    try {
      const answer = await wire.request(method, path, this.#tokens[seat - 1]!, body);
      return answer.status >= 500 ? null : answer;
    } catch {
      return null;
    } finally {
      clearTimeout(timer);
    }
  }

  async #withRetry<T>(seat: Seat, method: 'GET' | 'POST', path: string, body?: object): Promise<T> {
    for (;;) {
      const answer = await this.#try(seat, method, path, body);
      if (answer && answer.status < 300) return JSON.parse(answer.body) as T;
      if (answer) throw new Error(`${path} was answered ${answer.status}: ${answer.body}`);
      await pause(50 + this.#site.below(150));
    }
  }

  #record(call: Call, from: number, until: number | null): void {
    this.#history.push({ call, from, until });
  }

  /** What the players know of the game: from all answers, in order. */
  #receive(events: readonly Sent[]): void {
    for (const event of events) if (event.seq > this.#match.seq) this.#received.set(event.seq, event);
    for (let next = this.#received.get(this.#match.seq + 1); next; next = this.#received.get(this.#match.seq + 1)) {
      this.#received.delete(next.seq);
      this.#match = after(this.#match, asLogged(next));
    }
  }

  #judge(log: readonly Sent[]): string | null {
    try {
      const judgement = judgeHistory(this.#history, new GameLog(this.#id, log, this.#begun));
      if (judgement.linearizable) return null;
      const { longest, stuck } = judgement;
      return `${this.#id}: after ${longest} of ${this.#history.length} operations none of these fits: ${JSON.stringify(stuck)}`;
    } catch (error) {
      return `${this.#id}: ${error}`;
    }
  }
}

const asLogged = (sent: Sent) => ({ ...sent, command: null });
