import type { FastifyRequest } from 'fastify';
import { networkOf, siteOf } from '../network.ts';
import { RequestRejected } from '../refusals.ts';
import type { NoteId, Notes } from '../stores/notes.ts';

/** Restrictions of a host are notes in the store, so one command reaches every node. */
const SCOPE = 'admin';
const KIND = 'restriction';
const LOBBY: NoteId = { scope: SCOPE, kind: KIND, key: 'lobby' };
const banOf = (network: string): NoteId => ({ scope: SCOPE, kind: KIND, key: `ban ${network}` });
/** An expired ban stays in the list for a day. */
const EXPIRED_MS = 86_400_000;

export interface Ban {
  readonly network: string;
  readonly until: number;
}

/** What a host has closed or banned. */
export interface RestrictionList {
  readonly isLobbyClosed: boolean;
  readonly bans: readonly Ban[];
}

export async function readRestrictions(notes: Notes, now: number): Promise<RestrictionList> {
  const found = await notes.notesIn(SCOPE, KIND);
  const bans: Ban[] = [];
  for (const note of found) {
    const network = /^ban (.+)$/.exec(note.key)?.[1];
    if (!network) continue;
    if (note.due > now) bans.push({ network, until: note.due });
    else if (note.due < now - EXPIRED_MS) await notes.removeNote(note);
  }
  return { isLobbyClosed: found.some(({ key }) => key === LOBBY.key), bans };
}

export async function closeLobby(notes: Notes): Promise<void> {
  await put(notes, LOBBY, 0);
}

export const openLobby = (notes: Notes): Promise<void> => notes.removeNote(LOBBY);

export const banNetwork = (notes: Notes, { network, until }: Ban): Promise<void> => put(notes, banOf(network), until);

/** False if the network was not banned. */
export async function unbanNetwork(notes: Notes, network: string): Promise<boolean> {
  if (!(await notes.note(banOf(network)))) return false;
  await notes.removeNote(banOf(network));
  return true;
}

async function put(notes: Notes, id: NoteId, due: number): Promise<void> {
  for (;;) {
    const before = await notes.note(id);
    if (await notes.putNote({ ...id, holder: null, body: '', seq: 0, due }, before?.version ?? 0)) return;
  }
}

/** The restrictions as this node last read them. */
export class Restrictions {
  readonly #notes: Notes;
  readonly #now: () => number;
  #bans: ReadonlyMap<string, number> = new Map();
  #isLobbyClosed = false;

  constructor(notes: Notes, now: () => number) {
    this.#notes = notes;
    this.#now = now;
  }

  async refresh(): Promise<void> {
    const { isLobbyClosed, bans } = await readRestrictions(this.#notes, this.#now());
    this.#isLobbyClosed = isLobbyClosed;
    this.#bans = new Map(bans.map(({ network, until }) => [network, until]));
  }

  get hasBans(): boolean {
    return this.#bans.size > 0;
  }

  /** For how many milliseconds a network is still banned, by itself or by its site; 0 if it is not. */
  bannedMs(network: string): number {
    if (this.#bans.size === 0) return 0;
    const until = Math.max(this.#bans.get(network) ?? 0, this.#bans.get(siteOf(network) ?? '') ?? 0);
    return Math.max(0, until - this.#now());
  }

  /** The page and the questions of the operator's tools stay open to everyone. */
  refusalOf(request: FastifyRequest): RequestRejected | undefined {
    if (!this.hasBans || request.routeOptions.url?.startsWith('/api/') === false) return undefined;
    const ms = this.bannedMs(networkOf(request.ip));
    if (ms === 0) return undefined;
    return new RequestRejected(403, 'banned', { retryAfterSeconds: Math.ceil(ms / 1000) });
  }

  requireOpenLobby(): void {
    if (this.#isLobbyClosed) throw new RequestRejected(403, 'lobby-closed');
  }
}
