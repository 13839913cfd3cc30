import { after, type Logged, type Match, matchOf, newId, turnOf } from '@castellan/match';
import { type Acknowledged, Client, type ServerRefusal } from '@castellan/match/client';
import type { Below, GameName, Seat } from '@castellan/rules';
import { rulesOf } from '@castellan/rules';
import type { Receipt } from './ledger.ts';

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export interface Site {
  /** The nodes' addresses; every request goes to any of them. */
  readonly bases: readonly string[];
  readonly below: Below;
  readonly receipts: Receipt[];
  /** No new games are begun once this is true. */
  readonly closing: () => boolean;
  resent: number;
  raced: number;
}

/** Both players of one game, who never give up: they send again what has no answer. */
export class Pair {
  readonly #site: Site;
  readonly #tokens: [string, string] = ['', ''];
  id = '';
  match: Match | null = null;

  constructor(site: Site) {
    this.#site = site;
  }

  client(seat: Seat): Client {
    const { bases, below } = this.#site;
    return new Client({
      base: bases[below(bases.length)]!,
      token: this.#tokens[seat - 1]!,
      fetch: (url, init) => fetch(url, { ...init, signal: AbortSignal.timeout(4000) }),
    });
  }

  async begin(game: GameName): Promise<void> {
    for (const seat of [1, 2] as const) {
      this.#tokens[seat - 1] = (await this.#withRetry(() => this.client(seat).bot())).token;
    }
    const command = newId();
    const { id } = await this.#withRetry(() => this.client(1).create({ game, listed: true }, command));
    this.id = id;
    for (const seat of [1, 2] as const) {
      const join = newId();
      await this.#withRetry(() => this.client(seat).join(id, { name: `P${seat}`, seat }, join));
    }
    await this.#refresh();
  }

  /** One action of the player to move; false once the game is over. */
  async act(): Promise<boolean> {
    const { match } = this;
    const turn = match ? turnOf(match) : 'over';
    if (!match || (turn !== 1 && turn !== 2)) return false;
    const { below } = this.#site;
    const rules = rulesOf(match.game);
    const legal = rules.legal(match.state);
    const action = rules.printAction(legal[below(legal.length)]);
    const command = newId();
    const send = () => this.#withRetry(() => this.client(turn).command(this.id, { type: 'act', action }, command));
    const answers = [send()];
    // The same command at another node in the same moment, and the opponent talking into it.
    if (below(4) === 0) {
      answers.push(send());
      this.#site.raced++;
    }
    if (below(10) === 0) void this.#talk(turn === 1 ? 2 : 1);
    const replies = await Promise.all(answers);
    for (const answer of replies) this.#note(`${turn}:${command}`, answer);
    const first = JSON.stringify(replies[0]?.events);
    if (replies.some(({ events }) => JSON.stringify(events) !== first)) throw new Error('one command, two answers');
    this.#take(replies[0]!.events);
    return true;
  }

  async #talk(seat: Seat): Promise<void> {
    const command = newId();
    try {
      const answer = await this.client(seat).command(this.id, { type: 'say', phrase: 'hello' }, command);
      this.#note(`${seat}:${command}`, answer);
    } catch {
      // Not acknowledged: it may or may not be there, and no client knows.
    }
  }

  #note(command: string, { events }: Acknowledged): void {
    this.#site.receipts.push({ game: this.id, command, events });
  }

  #take(events: readonly Logged[]): void {
    for (const logged of events) {
      if (this.match && logged.seq === this.match.seq + 1) this.match = after(this.match, logged);
    }
    if ((events.at(-1)?.seq ?? 0) > (this.match?.seq ?? 0)) this.match = null;
  }

  async ready(): Promise<void> {
    if (!this.match) await this.#refresh();
  }

  async #refresh(): Promise<void> {
    const { events } = await this.#withRetry(() => this.client(1).log(this.id));
    this.match = matchOf(this.id, events);
  }

  async #withRetry<T>(request: () => Promise<T>): Promise<T> {
    for (let tries = 0; ; tries++) {
      try {
        return await request();
      } catch (error) {
        const refusal = error as ServerRefusal;
        // A seat that was taken by a request whose answer got lost is ours.
        if (!refusal.isRetryable || tries > MOST_TRIES) throw error;
        this.#site.resent++;
        await pause(100 + this.#site.below(200));
      }
    }
  }
}

/** A busy machine may need minutes until a server that was killed again and again is back. */
const MOST_TRIES = 5000;

/** One pair after another plays whole games until the site closes. */
export async function keepPlaying(site: Site, opened: (pair: Pair) => void): Promise<void> {
  while (!site.closing()) {
    const pair = new Pair(site);
    await pair.begin(site.below(2) === 0 ? 'duel' : 'discovery');
    opened(pair);
    while (!site.closing()) {
      await pair.ready();
      if (!(await pair.act())) break;
    }
  }
}
