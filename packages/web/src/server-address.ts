import { findServerAddress, isOtherServer } from './server-origin.ts';

/** Where online games are: empty for the server of this page, an origin for another one, null without a server. */
export const serverAddress: string | null =
  // Checked here too, so that a page from its own server is built without the search for one.
  import.meta.env.VITE_SERVER === undefined
    ? ''
    : findServerAddress(import.meta.env.VITE_SERVER, globalThis.location?.search ?? '');

/** The address of the page named the server, and the page was not built for it. */
export const isStrangeServer: boolean =
  import.meta.env.VITE_SERVER !== undefined &&
  isOtherServer(import.meta.env.VITE_SERVER, globalThis.location?.search ?? '');

/** The memory of online games belongs to one server: another one learns nothing of it. */
export const keyOfServer = (key: string): string => (serverAddress ? `${key}@${serverAddress}` : key);
