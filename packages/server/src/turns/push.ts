import { generateKeyPairSync } from 'node:crypto';
import { encryptNotification, vapidHeaders } from '@block65/webcrypto-web-push';
import type { Delivery, Outgoing } from '../outgoing.ts';
import type { Notes } from '../stores/notes.ts';

/** The push service of a browser: it delivers while the page is closed (RFC 8030). */
export interface Subscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The services of the browsers there are; a host may name more. A dot at the beginning stands for every name that ends so. */
const SERVICES = [
  'fcm.googleapis.com',
  '.push.services.mozilla.com',
  '.notify.windows.com',
  '.push.apple.com',
] as const;

const KEYS = { scope: 'server', kind: 'push-keys', key: '' };
const TTL_SECONDS = 3 * 86_400;

/** Notifies browsers: encrypted for each (RFC 8291), signed by this server (RFC 8292). */
export class Push {
  readonly #outgoing: Outgoing;
  readonly #services: readonly string[];
  readonly #keys: PushKeys;
  readonly #contact: string;

  /** The keys are made at the first start and stay: a subscription is made for one of them. */
  static async open(notes: Notes, outgoing: Outgoing, services: readonly string[], contact: string): Promise<Push> {
    const made = newKeys();
    await notes.putNote({ ...KEYS, holder: null, body: JSON.stringify(made), seq: 0, due: 0 }, 0);
    const saved = await notes.note(KEYS);
    return new Push(outgoing, services, saved ? JSON.parse(saved.body) : made, contact);
  }

  private constructor(outgoing: Outgoing, services: readonly string[], keys: PushKeys, contact: string) {
    this.#outgoing = outgoing;
    this.#services = [...SERVICES, ...services];
    this.#keys = keys;
    this.#contact = contact;
  }

  get publicKey(): string {
    return this.#keys.publicKey;
  }

  /** Whether an address is one of a push service, and not one that a client would like us to call. */
  knows(endpoint: string): boolean {
    const url = URL.parse(endpoint);
    if (!url || !this.#outgoing.mayReach(endpoint)) return false;
    return this.#services.some((service) =>
      service.startsWith('.') ? url.hostname.endsWith(service) : service === url.hostname || service === url.origin,
    );
  }

  async notify({ endpoint, keys }: Subscription, topic: string, message: object): Promise<Delivery> {
    if (!this.knows(endpoint)) return 'refused';
    const address = new URL(endpoint);
    // A service of the host's own network may do without TLS; what signs knows only services that have it.
    address.protocol = 'https:';
    const to = { endpoint: address.href, expirationTime: null, keys };
    const { headers } = await vapidHeaders(to, { ...this.#keys, subject: this.#contact });
    // A key that is no point of the curve: no browser could read it.
    const body = await encryptNotification(to, new TextEncoder().encode(JSON.stringify(message))).catch(() => null);
    if (!body) return 'gone';
    const more = { 'content-encoding': 'aes128gcm', 'content-type': 'application/octet-stream' };
    const how = { ttl: String(TTL_SECONDS), urgency: 'normal', topic };
    return this.#outgoing.post(endpoint, { ...headers, ...more, ...how }, body);
  }
}

function newKeys(): PushKeys {
  const {
    x = '',
    y = '',
    d = '',
  } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' });
  const point = Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
  return { publicKey: point.toString('base64url'), privateKey: d };
}
