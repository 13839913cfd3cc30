import { Client, type ServerCode, ServerRefusal } from '@castellan/match/client';
import { signal } from '@preact/signals';
import { serverAddress } from '../server-address.ts';
import { noteServer } from '../server-there.ts';

/** The server this page came from, or the one it names. A person gets a sentence soon, instead of a button that stays grey. */
export const server = new Client({ base: serverAddress ?? '', retries: { attempts: 4, longestWaitMs: 3000 } });

/** Whether games of the lobby may be rated there. */
export const rates = signal(false);

const PATIENCE_MS = 8000;

export type Found = 'yes' | 'no' | 'offline';

/** A server that refuses for one of these reasons is there; the screen that sent the request says why. */
const RESTRICTED: ReadonlySet<ServerCode> = new Set(['lobby-closed', 'banned']);

/** Whether a Castellan server is there; a page from a plain web server or a file has none. The start page remembers it. */
export async function findServer(): Promise<Found> {
  if (serverAddress === null) return 'no';
  const found = await askServer();
  if (found !== 'offline') noteServer(found === 'yes');
  return found;
}

async function askServer(): Promise<Found> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE_MS, null));
  try {
    const lobby = await Promise.race([server.wholeLobby(), late]);
    if (lobby === null) return 'offline';
    rates.value = lobby.rates === true;
    return Array.isArray(lobby.games) ? 'yes' : 'no';
  } catch (error) {
    if (!(error instanceof ServerRefusal)) return 'no';
    if (error.refusal.code === 'offline') return 'offline';
    const { status, refusal } = error;
    return status === 429 || status === 503 || RESTRICTED.has(refusal.code) ? 'yes' : 'no';
  }
}

export const codeOf = (error: unknown): ServerCode =>
  error instanceof ServerRefusal ? error.refusal.code : 'try-again';
