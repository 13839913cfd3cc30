/** Only what a browser can trust: TLS, or this very machine. Anything else names no server. */
export function serverOrigin(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { protocol, hostname, origin } = new URL(text);
  const here = hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]';
  return protocol === 'https:' || (protocol === 'http:' && here) ? origin : null;
}

/** Built by `npm run build` it asks where it came from; by `npm run build:static` the address, else what was named then. */
export function findServerAddress(builtFor: string | undefined, search: string): string | null {
  if (builtFor === undefined) return '';
  return serverOrigin(new URLSearchParams(search).get('server') ?? '') ?? serverOrigin(builtFor);
}

/** Whether the address names another server than the one that the page was built for: anyone can write such an address. */
export function isOtherServer(builtFor: string | undefined, search: string): boolean {
  return builtFor !== undefined && findServerAddress(builtFor, search) !== serverOrigin(builtFor);
}
