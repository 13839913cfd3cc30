import { computed, signal } from '@preact/signals';
import { startBack } from './back.ts';

/** The address after `#`: `#/play/abc?at=3` is path ['play','abc'] with query at=3. */
interface Route {
  readonly path: readonly string[];
  readonly query: URLSearchParams;
}

const address = signal(read());

function read(): string {
  return typeof location === 'undefined' ? '' : location.hash.slice(1);
}

export const route = computed<Route>(() => parseRoute(address.value));

export function parseRoute(hash: string): Route {
  const [path = '', query = ''] = hash.split('?', 2);
  return {
    path: path
      .split('/')
      .filter((word) => word !== '')
      .map(decoded),
    query: new URLSearchParams(query),
  };
}

/** A broken address still leads to the screen it names. */
function decoded(word: string): string {
  try {
    return decodeURIComponent(word);
  } catch {
    return word;
  }
}

export const link = (...path: readonly string[]): string => `#/${path.map(encodeURIComponent).join('/')}`;

export function go(href: string): void {
  location.hash = href;
}

/** Changes the address without a new entry in the history: for a position within a screen. */
export function replaceAddress(href: string): void {
  history.replaceState(history.state, '', href);
  address.value = read();
}

export function startRouter(): void {
  startBack();
  addEventListener('hashchange', () => {
    address.value = read();
  });
}
