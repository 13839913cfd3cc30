import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Connections over which nothing has been asked yet. Browsers and proxies open some ahead of need; Node counts them as busy, so that a
 * server that stops would wait for them in vain.
 */
export class SpareConnections {
  readonly #open = new Set<Socket>();

  constructor(server: Server) {
    server.on('connection', (socket) => {
      this.#open.add(socket);
      socket.once('close', () => this.#open.delete(socket));
    });
  }

  close(): void {
    for (const socket of this.#open) if (socket.bytesRead === 0) socket.destroy();
  }
}
