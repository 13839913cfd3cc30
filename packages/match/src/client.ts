import type { GameName, Seat } from '@castellan/rules';
import type { Command } from './command.ts';
import type { Logged, PlayerRating, TimeControl } from './event.ts';
import type { Handicap } from './handicap.ts';
import { newId, newSecret } from './id.ts';
import { ANSWER_MS, RemoteGame, type RemoteListener } from './remote-game.ts';
import { type RetryLimits, retry } from './retry.ts';
import type { DieCount } from './rolls.ts';
import type { SeriesRules } from './series-rules.ts';
import { ServerRefusal } from './server-refusal.ts';
import type { MatchView } from './shown.ts';
import type { Summary } from './summary.ts';

export { readEventStream, type StreamMessage } from './event-stream.ts';
export { NOT_CONNECTED, RemoteGame, type RemoteListener, type RemoteState } from './remote-game.ts';
export { type ServerCode, ServerRefusal } from './server-refusal.ts';

export interface ClientOptions {
  /** Where the server is; empty for where the page came from. */
  readonly base?: string;
  /** A bot's token; a page has its cookie. */
  readonly token?: string;
  readonly fetch?: typeof fetch;
  /** How long to wait for an answer before it counts as none. */
  readonly answerMs?: number;
  /** The limits of `retry`; by default it repeats until there is an answer. */
  readonly retries?: RetryLimits;
}

/** The settings of a new game. */
export interface NewGameRequest {
  readonly game: GameName;
  readonly options?: readonly string[];
  readonly time?: TimeControl;
  readonly listed?: boolean;
  /** Counts for ratings, in the lobby of a server that rates. */
  readonly rated?: boolean;
  /** The first game of a series; not in the lobby. */
  readonly series?: SeriesRules;
  /** Evens out a game with a friend; not in the lobby. */
  readonly handicap?: Handicap;
  /** Each roll of a person waits for a request. */
  readonly asked?: boolean;
}

export interface Acknowledged {
  readonly status: 'committed' | 'duplicate';
  readonly seq: number;
  readonly events: readonly Logged[];
  /** What the command has come to; servers of an earlier version leave it out. */
  readonly turn?: MatchView['turn'];
  readonly ending?: MatchView['ending'];
}

export type RemoteView = MatchView & {
  readonly you: Seat | null;
  /** Taking a seat needs the key of the invitation. */
  readonly invited: boolean;
  readonly present: readonly [boolean, boolean];
  readonly now: number;
  /** Who your opponent is, whatever the name; servers of an earlier version leave it out. */
  readonly opponent?: string | null;
  /** Up to 10,000 of the `legalCount` legal actions, when it is your turn. */
  readonly legal?: readonly string[];
  readonly legalCount?: number;
};

/** A game of the lobby that waits for an opponent. */
export type OpenGame = Summary & { readonly present: readonly [boolean, boolean] };

export interface LadderPlayer extends PlayerRating {
  readonly place: number;
  readonly name: string;
  readonly bot: boolean;
  readonly games: number;
  /** The level that is as strong. */
  readonly like: string;
}

/** Our rating in one game, and how it came about. */
export interface MyRating extends PlayerRating {
  readonly game: GameName;
  readonly games: number;
  readonly provisional: boolean;
  readonly like: string | null;
  readonly history: readonly (PlayerRating & { readonly game: string; readonly at: number })[];
}

/** A game we sit at. */
export interface MyGame {
  readonly id: string;
  readonly game: GameName;
  readonly time: TimeControl;
  readonly you: Seat;
  readonly name: string;
  readonly opponent: string | null;
  readonly turn: MatchView['turn'];
  readonly updatedAt: number;
  readonly deadline: number | null;
}

/** The server, as a page or a bot sees it. Every command carries an id, so that all of them may be sent again. */
export class Client {
  readonly #base: string;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #fetch: typeof fetch;
  readonly #answerMs: number;
  readonly #retries: RetryLimits;
  readonly #credentials: 'include' | 'same-origin';

  constructor({ base = '', token, fetch: ownFetch, answerMs = ANSWER_MS, retries = {} }: ClientOptions = {}) {
    this.#base = base;
    this.#headers = token ? { authorization: `Bearer ${token}` } : {};
    this.#fetch = ownFetch ?? ((...request) => fetch(...request));
    this.#answerMs = answerMs;
    this.#retries = retries;
    // A page on a server elsewhere has its cookie too, where that server allows its origin.
    this.#credentials = base !== '' && !token ? 'include' : 'same-origin';
  }

  /**
   * Sends a request again while no answer comes: `client.retry(() => client.view(id))`. All attempts of a command have one id, so
   * that it counts once: `client.retry((commandId) => client.rematch(id, commandId))`.
   */
  retry<T>(request: (commandId: string) => Promise<T>): Promise<T> {
    const commandId = newId();
    return retry(() => request(commandId), this.#retries);
  }

  /** Opens a game with both seats free. The invitation is `/#/g/ID/KEY`, to watch is `/#/g/ID`. */
  create(
    request: NewGameRequest,
    commandId = newId(),
  ): Promise<{ id: string; key: string | null; commitment: string }> {
    return this.post('/api/games', { commandId, ...request });
  }

  /** Takes a seat, bringing this player's entropy for the fair dice: the same one when it is sent again. */
  join(
    id: string,
    { name, seat, key, entropy = newSecret(16) }: { name: string; seat?: Seat; key?: string; entropy?: string },
    commandId = newId(),
  ): Promise<{ seat: Seat; seq: number }> {
    return this.post(`/api/games/${id}/join`, { commandId, name, entropy, ...(seat && { seat }), ...(key && { key }) });
  }

  async lobby(): Promise<readonly OpenGame[]> {
    return (await this.wholeLobby()).games;
  }

  /** The open games, and whether games here may be rated. */
  wholeLobby(): Promise<{ readonly games: readonly OpenGame[]; readonly rates?: boolean }> {
    return this.get('/api/lobby');
  }

  /** The players of this server whose rating is certain enough, the strongest first. */
  ladder(game: GameName): Promise<{ readonly rates: boolean; readonly players: readonly LadderPlayer[] }> {
    return this.get(`/api/ladder/${game}`);
  }

  /** Our own ratings on this server. */
  async myRatings(): Promise<readonly MyRating[]> {
    return (await this.get<{ ratings: readonly MyRating[] }>('/api/me/ratings')).ratings;
  }

  /** How the dice fell in the last finished games of Duel on this server. */
  rolls(): Promise<{ games: number; dice: readonly DieCount[] }> {
    return this.get('/api/rolls');
  }

  /** A game to join, waiting or new. While waiting in one, ask again every few seconds with its id: an older one may have come. */
  pair(
    request: Omit<NewGameRequest, 'listed'> & { readonly closed?: string },
    waiting?: string,
    commandId = newId(),
  ): Promise<{ id: string; found: boolean }> {
    return this.post('/api/pair', { commandId, ...request, ...(waiting && { waiting }) });
  }

  view(id: string, legal = false): Promise<RemoteView> {
    return this.get(`/api/games/${id}${legal ? '?legal=1' : ''}`);
  }

  /** The events after `after`, and how far the game is. */
  log(id: string, after = 0): Promise<{ seq: number; events: readonly Logged[] }> {
    return this.get(`/api/games/${id}/log?after=${after}`);
  }

  /** One attempt; a game that is open (`RemoteGame`) sends again by itself. */
  command(id: string, command: Command, commandId = newId()): Promise<Acknowledged> {
    return this.post(`/api/games/${id}/commands`, { commandId, command });
  }

  /** The key for `/#/g/ID/move/KEY`, with which this seat continues on another device. */
  link(id: string, commandId = newId()): Promise<{ key: string; until: number }> {
    return this.post(`/api/games/${id}/link`, { commandId });
  }

  move(id: string, key: string, commandId = newId()): Promise<{ seat: Seat }> {
    return this.post(`/api/games/${id}/move`, { commandId, key });
  }

  rematch(id: string, commandId = newId()): Promise<{ next: string }> {
    return this.post(`/api/games/${id}/rematch`, { commandId });
  }

  /** A token for a program, which gives it to a client of its own. */
  bot(): Promise<{ token: string }> {
    return this.post('/api/bots', {});
  }

  /** The key that this browser subscribes with for notifications of turns. */
  async pushKey(): Promise<string> {
    return (await this.get<{ key: string }>('/api/push')).key;
  }

  /** Notifies this browser of our turns in a game while no page is open; null ends it. */
  async tell(id: string, subscription: object | null): Promise<void> {
    await (subscription
      ? this.post(`/api/games/${id}/tell`, { subscription })
      : this.post(`/api/games/${id}/tell/stop`, {}));
  }

  async isTold(id: string): Promise<boolean> {
    return (await this.get<{ asked: boolean }>(`/api/games/${id}/tell`)).asked;
  }

  /** The games we sit at that are not over. */
  async myGames(): Promise<readonly MyGame[]> {
    return (await this.get<{ games: readonly MyGame[] }>('/api/me/games')).games;
  }

  /** One code for all our games, for a device that is lost one day. A new one ends the one before. */
  async newRecoveryCode(): Promise<string> {
    return (await this.post<{ code: string }>('/api/me/code', {})).code;
  }

  /** All games of the owner of the code come to this device, with the name that the owner had. */
  recover(code: string): Promise<{ readonly games: readonly MyGame[]; readonly name: string | null }> {
    return this.post('/api/me/recover', { code });
  }

  /** All that the server knows of us. */
  exported(): Promise<object> {
    return this.get('/api/me');
  }

  /** The server forgets us: running games are lost, our name is gone from the others. */
  async erase(): Promise<void> {
    await this.post('/api/me/erase', {});
  }

  /** Ends this browser's session: the next person who uses it holds none of its seats. */
  async forget(): Promise<void> {
    await this.post('/api/forget', {});
  }

  /** Follows a game from its beginning, and comes back by itself whenever the connection is lost. */
  open(id: string, listener: RemoteListener): RemoteGame {
    return new RemoteGame(this, id, listener);
  }

  /** What happens in all games of this bot. */
  async botEvents(signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
    const response = await this.#send('/api/bots/events', { headers: { accept: 'text/event-stream' }, signal });
    if (!response.body) throw new ServerRefusal(0, { code: 'offline' });
    return response.body;
  }

  /** The event stream after `after`. */
  async events(id: string, after: number, signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
    const headers = { accept: 'text/event-stream', 'last-event-id': String(after) };
    const response = await this.#send(`/api/games/${id}/events`, { headers, signal });
    if (!response.body) throw new ServerRefusal(0, { code: 'offline' });
    return response.body;
  }

  get<T>(path: string): Promise<T> {
    return this.#ask(path, {});
  }

  post<T>(path: string, body: object): Promise<T> {
    const headers = { 'content-type': 'application/json' };
    return this.#ask(path, { method: 'POST', headers, body: JSON.stringify(body) });
  }

  /** A whole answer. On a dead connection none would ever come, so the wait has an end. */
  async #ask<T>(path: string, init: RequestInit): Promise<T> {
    const response = await this.#send(path, { ...init, signal: AbortSignal.timeout(this.#answerMs) });
    const answer = await bodyOf(response);
    if (answer === null) throw new ServerRefusal(response.status, { code: 'try-again' });
    return answer as T;
  }

  async #send(path: string, init: RequestInit): Promise<Response> {
    let response: Response;
    try {
      const headers = { ...this.#headers, ...(init.headers as Record<string, string>) };
      response = await this.#fetch(this.#base + path, {
        ...init,
        headers,
        credentials: this.#credentials,
        cache: 'no-store',
      });
    } catch {
      throw new ServerRefusal(0, { code: 'offline' });
    }
    if (response.ok) return response;
    const refusal = (await bodyOf(response)) ?? { code: 'try-again' };
    const retryAfter = Number(response.headers.get('retry-after'));
    throw new ServerRefusal(
      response.status,
      refusal as ServerRefusal['refusal'],
      retryAfter > 0 ? retryAfter * 1000 : null,
    );
  }
}

/** The content of an answer; null if it does not come from Castellan or was cut off. */
async function bodyOf(response: Response): Promise<object | null> {
  let text: string;
  try {
    text = await response.text();
  } catch {
    throw new ServerRefusal(0, { code: 'offline' });
  }
  try {
    return JSON.parse(text) as object | null;
  } catch {
    return null;
  }
}
