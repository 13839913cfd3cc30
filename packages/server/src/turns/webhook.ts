import { createHmac, randomBytes } from 'node:crypto';
import { hashOf } from '../caller.ts';
import type { Delivery, Outgoing } from '../outgoing.ts';
import { RateLimiter } from '../rate-limiter.ts';
import { UNUSED_MS } from '../seat-index.ts';
import type { Notes } from '../stores/notes.ts';

interface Hook {
  readonly url: string;
  readonly secret: string;
}

export const WEBHOOK = 'webhook';
const idOf = (holder: string) => ({ scope: holder, kind: WEBHOOK, key: '' });

/** One address for each bot token, called when it is the bot's turn. */
export class Webhooks {
  readonly #notes: Notes;
  readonly #outgoing: Outgoing;
  readonly #perHost: RateLimiter | null;

  /** `perHost`: calls a minute to one host name, by all bots together; 0 for no limit. */
  constructor(notes: Notes, outgoing: Outgoing, perHost: number) {
    this.#notes = notes;
    this.#outgoing = outgoing;
    this.#perHost = perHost > 0 ? new RateLimiter(perHost) : null;
  }

  mayReach(url: string): boolean {
    return this.#outgoing.mayReach(url);
  }

  /** Sets or replaces it; the secret is shown now and never again. */
  async set(holder: string, url: string, now: number): Promise<string> {
    const secret = randomBytes(32).toString('hex');
    const body = JSON.stringify({ url, secret } satisfies Hook);
    for (;;) {
      const before = await this.#notes.note(idOf(holder));
      const note = { ...idOf(holder), holder, body, seq: 0, due: now + UNUSED_MS };
      if (await this.#notes.putNote(note, before?.version ?? 0)) return secret;
    }
  }

  remove(holder: string): Promise<void> {
    return this.#notes.removeNote(idOf(holder));
  }

  async has(holder: string): Promise<boolean> {
    return (await this.#notes.note(idOf(holder))) !== null;
  }

  /** `gone`: the webhook does not exist any more. What the other side says of the address itself changes nothing: it may be broken for a day. */
  async notify(holder: string, delivery: string, message: object, now: number): Promise<Delivery> {
    const note = await this.#notes.note(idOf(holder));
    if (!note) return 'gone';
    const { url, secret } = JSON.parse(note.body) as Hook;
    // Whether the host belongs to the bot is unknown: many bots together must not flood it. A call too many is sent later.
    if (this.#perHost && this.#perHost.take(new URL(url).hostname, 1) > 0) return 'failed';
    const body = JSON.stringify(message);
    const seconds = String(Math.floor(now / 1000));
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Castellan',
      'castellan-delivery': hashOf(delivery).slice(0, 32),
      'castellan-timestamp': seconds,
      'castellan-signature': `v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`,
    };
    const said = await this.#outgoing.post(url, headers, body);
    return said === 'gone' ? 'refused' : said;
  }
}
