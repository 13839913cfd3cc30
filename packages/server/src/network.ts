import { isIP } from 'node:net';

/** For anything a proxy sends that is not an address: all of it counts as one machine. */
const UNKNOWN_NETWORK = 'nowhere';

/** The network of an address: an IPv4 address, or the /64 of an IPv6 address, which is what one customer gets at least. */
export function networkOf(address: string): string {
  if (!isIP(address)) return UNKNOWN_NETWORK;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!address.includes(':')) return address;
  const [before = '', after] = address.replace(/%.*$/, '').toLowerCase().split('::');
  const groups = before === '' ? [] : before.split(':');
  // Whatever `::` stands for is zeros; what follows it can only reach into the first four groups where little is left out.
  const rest = after === undefined || after === '' ? [] : after.split(':');
  const all = after === undefined ? groups : [...groups, ...Array(8 - groups.length - rest.length).fill('0'), ...rest];
  return `${all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

/** The /48 that a network of IPv6 is in, which is what one site gets: who has it has 65,536 networks. Null for IPv4. */
export function siteOf(network: string): string | null {
  const site = /^([0-9a-f]+:[0-9a-f]+:[0-9a-f]+):[0-9a-f]+::\/64$/.exec(network)?.[1];
  return site === undefined ? null : `${site}::/48`;
}

/** All networks of one site together may ask for so many times as much as one. */
export const SITE_SHARE = 10;
