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

interface Socket {
  emit(name: string, ...args: unknown[]): void;
  on(name: string, listener: (...args: never[]) => void): void;
  disconnect(): void;
}

interface Update {
  readonly G: { readonly state: DiscoveryState };
  readonly _stateID: number;
}

/** boardgame.io's own server, FlatFile storage, and its wire protocol spoken by socket.io's own client. */
export class BoardgameIo implements Contender {
  readonly name = 'boardgame.io 0.50.2, FlatFile';
  #child: ChildProcess | null = null;
  #directory = '';
  #ports: [number, number] = [0, 0];

  async start(): Promise<void> {
    if (!existsSync(join(here, 'node_modules'))) {
      spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
        cwd: here,
        stdio: 'inherit',
        shell: process.platform === 'win32',
      });
    }
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
    return FlatTable.open(`http://127.0.0.1:${this.#ports[0]}/discovery`, matchID, credentials);
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
  #newest: Update | null = null;
  #waiting: { player: number; after: number; done: () => void } | null = null;

  static async open(url: string, id: string, credentials: readonly string[]): Promise<FlatTable> {
    const { io } = createRequire(import.meta.url)('socket.io-client') as { io(url: string, options: object): Socket };
    const sockets = [0, 1].map(() => io(url, { transports: ['websocket'], forceNew: true }));
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
    return new Promise((resolve) => {
      socket.on('sync', (_id: string, sync: { state: Update }) => {
        this.#hear(player, sync.state);
        resolve();
      });
      socket.on('update', (_id: string, state: Update) => this.#hear(player, state));
      socket.emit('sync', this.#id, String(player), this.#credentials[player], 2);
    });
  }

  #hear(player: number, state: Update): void {
    if (!this.#newest || state._stateID > this.#newest._stateID) this.#newest = state;
    if (this.#waiting?.player === player && state._stateID > this.#waiting.after) {
      this.#waiting.done();
      this.#waiting = null;
    }
  }

  async move(): Promise<number | null> {
    const { G, _stateID } = this.#newest!;
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
    this.#sockets[player]!.emit('update', { type: 'MAKE_MOVE', payload }, _stateID, this.#id, String(player));
    await seen;
    return performance.now() - began;
  }

  close(): void {
    for (const socket of this.#sockets) socket.disconnect();
  }
}
