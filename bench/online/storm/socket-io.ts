import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Below } from '@castellan/rules';
import { freePort } from '../../../packages/server/test/postgres.ts';
import { installBoardgameIo } from '../../load-boardgameio/contender.ts';
import { atExit } from '../cleanup.ts';
import { pause, type StormClient, type StormContender, type StormRoom } from './contender.ts';

const SERVER = fileURLToPath(new URL('./socket-io-server.ts', import.meta.url));
/** boardgame.io speaks Socket.IO, so both of its sides are installed with it. */
const require = createRequire(new URL('../../load-boardgameio/package.json', import.meta.url));

interface Socket {
  readonly recovered: boolean;
  on(name: string, listener: (data: { readonly number: number }) => void): void;
  emit(name: string, room: string): void;
  disconnect(): void;
}

/** Socket.IO with connection state recovery and its own client, over WebSockets from the start. */
export class SocketIoStorm implements StormContender {
  readonly name: string;
  readonly #below: Below;
  port = 0;
  #child: ChildProcess | null = null;
  #rooms = 0;

  constructor(below: Below) {
    installBoardgameIo();
    this.#below = below;
    this.name = `Socket.IO ${require('socket.io/package.json').version}, connection state recovery`;
  }

  async start(): Promise<void> {
    this.port = await freePort();
    await this.#startServer();
  }

  async #startServer(): Promise<void> {
    const child = spawn(process.execPath, [SERVER, String(this.port)], {
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child.once(
      'exit',
      atExit(() => child.kill('SIGKILL')),
    );
    this.#child = child;
    await once(child.stdout, 'data');
  }

  async restart(): Promise<void> {
    await this.#end('SIGTERM');
    await this.#startServer();
  }

  async room(): Promise<StormRoom> {
    return new SocketIoRoom(`room${this.#rooms++}`, () => `http://127.0.0.1:${this.port}`, this.#below);
  }

  stop(): Promise<void> {
    return this.#end('SIGKILL');
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  }
}

class SocketIoRoom implements StormRoom {
  readonly #name: string;
  readonly #base: () => string;
  readonly #below: Below;
  readonly sentAt = new Map<number, number>();
  last = 0;

  constructor(name: string, base: () => string, below: Below) {
    this.#name = name;
    this.#base = base;
    this.#below = below;
  }

  /** As Castellan is sent commands: by HTTP, answered once it was passed on. */
  async send(): Promise<void> {
    const number = this.last + 1;
    this.sentAt.set(number, performance.now());
    for (;;) {
      try {
        const url = `${this.#base()}/emit?room=${this.#name}&number=${number}`;
        const answer = await fetch(url, { method: 'POST', signal: AbortSignal.timeout(15_000) });
        if (answer.ok) break;
      } catch {
        // Sent again below.
      }
      await pause(100 + this.#below(200));
    }
    this.last = number;
  }

  follow(port: number, received: (number: number) => void): StormClient {
    const { io } = require('socket.io-client') as { io(url: string, options: object): Socket };
    const socket = io(`http://127.0.0.1:${port}`, { transports: ['websocket'], forceNew: true });
    socket.on('connect', () => {
      if (!socket.recovered) socket.emit('follow', this.#name);
    });
    socket.on('event', ({ number }) => received(number));
    return { close: () => socket.disconnect() };
  }

  close(): void {}
}
