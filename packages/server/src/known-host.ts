import { isIP } from 'node:net';
import { hostname } from 'node:os';

/**
 * Whether a browser may call this server by this name, where PUBLIC_ORIGIN does not say which it has. A page of a stranger can have its own
 * name lead to this machine (DNS rebinding); then it could read and act here as if it were ours. Nobody can do that to an address, to a name
 * without a dot, to localhost, or to the names of this machine.
 */
export function isKnownHost(header: string, machine = hostname()): boolean {
  const name = header.replace(/:\d*$/, '').replace(/\.$/, '').toLowerCase();
  if (isIP(name) || (/^\[.*\]$/.test(name) && isIP(name.slice(1, -1)))) return true;
  const own = machine.toLowerCase();
  const [short] = own.split('.');
  return !name.includes('.') || name.endsWith('.localhost') || name === own || name === `${short}.local`;
}
