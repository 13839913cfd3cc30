import { findServerAddress, isOtherServer } from './server-origin.ts';

/** Where online games are: empty for the server this page came from, an origin for one elsewhere, null where there is none. */
export const serverAddress: string | null =
  // Asked here too, so that a page that comes from its server is built without the search for one.
  import.meta.env.VITE_SERVER === undefined
    ? ''
    : findServerAddress(import.meta.env.VITE_SERVER, globalThis.location?.search ?? '');

/** The address of the page named the server, and the page was not built for it. */
export const isStrangeServer: boolean =
  import.meta.env.VITE_SERVER !== undefined &&
  isOtherServer(import.meta.env.VITE_SERVER, globalThis.location?.search ?? '');

/** What is remembered of online games is remembered of one server: another one is told nothing of it. */
export const keyOfServer = (key: string): string => (serverAddress ? `${key}@${serverAddress}` : key);
