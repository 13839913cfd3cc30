import { lookup } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/**
 * Requests of this server to addresses that strangers choose. Only over TLS, only to the public internet (whatever a name resolves to at the
 * moment of connecting), never along a redirect, and nothing of the answer but its status is read.
 */

const PRIVATE_V4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
  ...['224.0.0.0/4', '240.0.0.0/4'],
];
/** Of IPv6 only what is routed at all, without what leads back to an IPv4 address. */
const PUBLIC_V6 = '2000::/3';
const PRIVATE_V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const blockList = (family: 'ipv4' | 'ipv6', ranges: readonly string[]): BlockList => {
  const list = new BlockList();
  for (const range of ranges) {
    const [net = '', bits] = range.split('/');
    list.addSubnet(net, Number(bits), family);
  }
  return list;
};
const privateV4 = blockList('ipv4', PRIVATE_V4);
const publicV6 = blockList('ipv6', [PUBLIC_V6]);
const privateV6 = blockList('ipv6', PRIVATE_V6);

export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !privateV4.check(address, 'ipv4');
  return isIP(address) === 6 && publicV6.check(address, 'ipv6') && !privateV6.check(address, 'ipv6');
}

export type Delivery =
  /** The other side has it. */
  | 'done'
  /** It says that no player is there any more. */
  | 'gone'
  /** It does not want it, or must not be asked: trying again changes nothing. */
  | 'refused'
  /** The other side does not have it: it could not be reached, or said to try again. */
  | 'failed'
  /** It was sent and no answer came: the other side may have it. */
  | 'unanswered';

const PATIENCE_MS = 10_000;

export class Outgoing {
  readonly #trusted: ReadonlySet<string>;
  readonly #lookup: LookupFunction;

  /** `trusted`: origins in networks of the host's own, which the host has named. */
  constructor(trusted: readonly string[], resolve: typeof lookup = lookup) {
    this.#trusted = new Set(trusted);
    this.#lookup = publicLookup(resolve);
  }

  /** Whether an address may be saved at all; where its name leads is checked when it is used. */
  mayReach(address: string): boolean {
    const url = URL.parse(address);
    if (!url || url.username || url.password) return false;
    if (this.#trusted.has(url.origin)) return true;
    const host = url.hostname.replace(/^\[|\]$/g, '');
    if (url.protocol !== 'https:' || (url.port !== '' && url.port !== '443')) return false;
    return isIP(host) ? isPublicAddress(host) : /\.[a-z][a-z0-9-]*$/i.test(host) && !LOCAL_NAME.test(host);
  }

  async post(address: string, headers: Readonly<Record<string, string>>, body: Uint8Array | string): Promise<Delivery> {
    if (!this.mayReach(address)) return 'refused';
    const url = new URL(address);
    const trusted = this.#trusted.has(url.origin);
    const request = url.protocol === 'https:' ? requestHttps : requestHttp;
    return new Promise((resolve) => {
      let written = false;
      const sent = request(
        url,
        {
          method: 'POST',
          headers: { ...headers, 'content-length': Buffer.byteLength(body) },
          signal: AbortSignal.timeout(PATIENCE_MS),
          agent: false,
          ...(!trusted && { lookup: this.#lookup }),
        },
        (response) => {
          resolve(deliveryOf(response.statusCode ?? 0));
          response.destroy();
        },
      );
      sent.on('finish', () => {
        written = true;
      });
      sent.on('error', (error) => resolve(error instanceof NotPublic ? 'refused' : written ? 'unanswered' : 'failed'));
      sent.end(body);
    });
  }
}

const LOCAL_NAME = /\.(local|localhost|internal|lan|home|corp|intranet|arpa|test|invalid)$/i;

class NotPublic extends Error {}

/** One name may have many addresses: with a single private one among them it is not asked. */
const publicLookup =
  (resolve: typeof lookup): LookupFunction =>
  (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '', 4);
      if (addresses.length === 0 || !addresses.every(({ address }) => isPublicAddress(address))) {
        return callback(new NotPublic(`${hostname} is not on the public internet`), '', 4);
      }
      if (options.all) return callback(null, addresses);
      callback(null, addresses[0]!.address, addresses[0]!.family);
    });
  };

function deliveryOf(status: number): Delivery {
  if (status >= 200 && status < 300) return 'done';
  if (status === 404 || status === 410) return 'gone';
  return status === 429 || status >= 500 ? 'failed' : 'refused';
}
