import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type DiscoveryState, discovery, seeded } from '@castellan/rules';
import { freePort } from '../../packages/server/test/postgres.ts';
import type { Contender, LoadTable } from '../online/contender.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const below = seeded(Date.now() + 1);

/** A WebSocket of the package `ws`. */
interface Socket {
  on(name: 'message', listener: (data: Buffer) => void): void;
  on(name: 'error', listener: () => void): void;
  send(text: string): void;
  close(): void;
}

interface Update {
  readonly G: { readonly state: DiscoveryState };
  readonly _stateID: number;
}

/** What a message of its namespace begins with, as socket.io writes it. */
const EVENT = '42/discovery,';

/** From its own lock file, on the first run. */
export function installBoardgameIo(): void {
  if (existsSync(join(here, 'node_modules'))) return;
  const shell = process.platform === 'win32';
  spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: here, stdio: 'inherit', shell });
}

/**
 * boardgame.io's own server, FlatFile storage, and its wire protocol. It is spoken without socket.io's client, and a state is read only by
 * the client that moves on: the clients are to cost as little as Castellan's.
 */
export class BoardgameIo implements Contender {
  readonly name = 'boardgame.io 0.50.2, FlatFile';
  #child: ChildProcess | null = null;
  #directory = '';
  #ports: [number, number] = [0, 0];

  async start(): Promise<void> {
    installBoardgameIo();
    this.#directory = mkdtempSync(join(tmpdir(), 'boardgameio-load-'));
    this.#ports = [await freePort(), await freePort()];
    const args = [join(here, 'server.ts'), ...this.#ports.map(String), this.#directory];
    const child = spawn(process.execPath, args, {
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#child = child;
    await new Promise<void>((resolve) => {
      child.stdout.on('data', (chunk) => String(chunk).includes('ready') && resolve());
    });
  }

  pids(): readonly number[] {
    return [this.#child?.pid ?? 0];
  }

  async table(): Promise<LoadTable> {
    const api = `http://127.0.0.1:${this.#ports[1]}/games/discovery`;
    const post = async <T>(path: string, body: object): Promise<T> => {
      const headers = { 'content-type': 'application/json' };
      return (await (await fetch(api + path, { method: 'POST', headers, body: JSON.stringify(body) })).json()) as T;
    };
    const { matchID } = await post<{ matchID: string }>('/create', { numPlayers: 2 });
    const credentials: string[] = [];
    for (const playerID of ['0', '1']) {
      const joined = await post<{ playerCredentials: string }>(`/${matchID}/join`, {
        playerID,
        playerName: `P${playerID}`,
      });
      credentials.push(joined.playerCredentials);
    }
    return FlatTable.open(
      `ws://127.0.0.1:${this.#ports[0]}/socket.io/?EIO=4&transport=websocket`,
      matchID,
      credentials,
    );
  }

  async stop(): Promise<void> {
    const child = this.#child;
    if (child) {
      await new Promise((resolve) => {
        child.once('exit', resolve);
        child.kill('SIGKILL');
      });
    }
    rmSync(this.#directory, { recursive: true, force: true });
  }
}

class FlatTable implements LoadTable {
  readonly #id: string;
  readonly #credentials: readonly string[];
  readonly #sockets: readonly Socket[];
  #newest = '';
  #newestId = -1;
  #waiting: { player: number; after: number; done: () => void } | null = null;

  static async open(url: string, id: string, credentials: readonly string[]): Promise<FlatTable> {
    const WebSocket = createRequire(import.meta.url)('ws') as new (url: string) => Socket;
    const sockets = [0, 1].map(() => new WebSocket(url));
    const table = new FlatTable(id, credentials, sockets);
    await Promise.all(sockets.map((socket, player) => table.#sync(socket, player)));
    return table;
  }

  private constructor(id: string, credentials: readonly string[], sockets: readonly Socket[]) {
    this.#id = id;
    this.#credentials = credentials;
    this.#sockets = sockets;
  }

  #sync(socket: Socket, player: number): Promise<void> {
    return new Promise((resolve, reject) => {
      socket.on('error', () => reject(new Error('the connection was lost')));
      socket.on('message', (data) => {
        const text = data.toString('latin1');
        if (text === '2') socket.send('3');
        else if (text.startsWith('0')) socket.send('40/discovery,');
        else if (text.startsWith('40'))
          this.#emit(player, 'sync', this.#id, String(player), this.#credentials[player], 2);
        else if (text.startsWith(`${EVENT}["sync"`) || text.startsWith(`${EVENT}["update"`)) {
          this.#receive(player, text);
          resolve();
        }
      });
    });
  }

  #emit(player: number, ...event: unknown[]): void {
    this.#sockets[player]!.send(EVENT + JSON.stringify(event));
  }

  /** The number of the state comes after the game's own data, before the log's. */
  #receive(player: number, text: string): void {
    const id = Number.parseInt(text.slice(text.indexOf('"_stateID":') + '"_stateID":'.length), 10);
    if (id > this.#newestId) {
      this.#newest = text;
      this.#newestId = id;
    }
    if (this.#waiting?.player === player && id > this.#waiting.after) {
      this.#waiting.done();
      this.#waiting = null;
    }
  }

  async move(): Promise<number | null> {
    const [, , sent] = JSON.parse(this.#newest.slice(EVENT.length)) as [string, string, Update | { state: Update }];
    const { G, _stateID } = 'state' in sent ? sent.state : sent;
    const turn = discovery.turn(G.state);
    if (turn !== 1 && turn !== 2) return null;
    const legal = discovery.legal(G.state);
    const text = discovery.printAction(legal[below(legal.length)]!);
    const player = turn - 1;
    const seen = new Promise<void>((done) => {
      this.#waiting = { player: 1 - player, after: _stateID, done };
    });
    const began = performance.now();
    const payload = { type: 'act', args: [text], playerID: String(player), credentials: this.#credentials[player] };
    this.#emit(player, 'update', { type: 'MAKE_MOVE', payload }, _stateID, this.#id, String(player));
    await seen;
    return performance.now() - began;
  }

  close(): void {
    for (const socket of this.#sockets) socket.close();
  }
}
