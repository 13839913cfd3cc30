import { locale } from '../i18n/index.ts';
import { link } from '../router.ts';
import { serverAddress } from '../server-address.ts';

/** The addresses of an online game. Secrets stand after `#`, which no browser sends to any server. */

const here = (): string => location.href.split('#', 1)[0]!;

/** To look at a game, and to play it from the device that has a seat. */
export const gameHref = (id: string): string => link('g', id);
export const resultHref = (id: string): string => link('g', id, 'result');
export const diceHref = (id: string): string => link('g', id, 'dice');

/** Of a game on the server this page came from, others show a picture before they follow the link, in the language of the sender. */
const shownAddress = (id: string): string =>
  serverAddress === '' ? new URL(`g/${id}?lang=${locale.value}`, here()).href : here();

export const watchAddress = (id: string): string => shownAddress(id) + gameHref(id);
export const inviteAddress = (id: string, key: string | null): string =>
  shownAddress(id) + (key === null ? gameHref(id) : link('g', id, key));
export const moveAddress = (id: string, key: string): string => here() + link('g', id, 'move', key);
export const meAddress = (code: string): string => here() + link('online', 'me', code);

/** Whether an address means the machine that opens it: on any other device it leads nowhere. */
export const opensHereOnly = (address: string): boolean =>
  /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(address).hostname);
