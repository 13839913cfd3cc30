import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Connections over which nothing is being answered: browsers and proxies open some ahead of need, and of a request perhaps only a part has
 * come. Node counts them as busy, so that a server that stops would wait for them in vain.
 */
export class SpareConnections {
  readonly #open = new Set<Socket>();
  /** The newest answer on each connection, finished or not. */
  readonly #answers = new WeakMap<Socket, ServerResponse>();

  constructor(server: Server) {
    server.on('connection', (socket) => {
      this.#open.add(socket);
      socket.once('close', () => this.#open.delete(socket));
    });
    server.on('request', ({ socket }, response) => this.#answers.set(socket, response));
  }

  /** Ends them, and every other connection once its answer is sent. */
  close(): void {
    for (const socket of this.#open) {
      const answer = this.#answers.get(socket);
      if (!answer || answer.writableFinished || !answer.req.complete) socket.destroy();
      else answer.once('finish', () => socket.destroySoon());
    }
  }
}
