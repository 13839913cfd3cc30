import { connect, type Socket } from 'node:net';

export interface Address {
  readonly host: string;
  readonly port: number;
}

export function addressOf(base: string): Address {
  const { hostname, port } = new URL(base);
  return { host: hostname, port: Number(port) };
}

/** What arrives is read at once: all connections share it. */
const ARRIVED = Buffer.allocUnsafe(64 * 1024);

/** A connection that hands over what arrives, a character a byte, without a stream in between. */
export function connectRaw(address: Address, hear: (text: string) => void): Socket {
  const callback = (length: number): boolean => {
    hear(ARRIVED.toString('latin1', 0, length));
    return true;
  };
  const socket = connect({ ...address, noDelay: true, onread: { buffer: ARRIVED, callback } });
  socket.on('error', () => {});
  return socket;
}

export interface WireAnswer {
  readonly status: number;
  readonly body: string;
}

/**
 * HTTP/1.1 on one connection, one request at a time: so light that the clients do not take the server's time from it. A connection that was
 * closed meanwhile is opened again with the next request; a request whose connection ends before its answer fails.
 */
export class Wire {
  readonly #address: Address;
  #socket: Socket | null = null;
  #received = '';
  #waiting: { done: (answer: WireAnswer) => void; fail: (error: Error) => void } | null = null;

  constructor(base: string) {
    this.#address = addressOf(base);
  }

  async post<T>(path: string, token: string, body: object): Promise<T> {
    const answer = await this.request('POST', path, token, body);
    if (answer.status >= 300) throw new Error(`answered ${answer.status}: ${answer.body}`);
    return JSON.parse(answer.body) as T;
  }

  request(method: 'GET' | 'POST', path: string, token: string, body?: object): Promise<WireAnswer> {
    const { host, port } = this.#address;
    const text = body ? JSON.stringify(body) : '';
    const content = body ? `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(text)}\r\n` : '';
    return new Promise((done, fail) => {
      this.#waiting = { done, fail };
      this.#socket ??= this.#open();
      this.#socket.write(
        `${method} ${path} HTTP/1.1\r\nHost: ${host}:${port}\r\nAuthorization: Bearer ${token}\r\n${content}\r\n${text}`,
      );
    });
  }

  /** Ends the connection if something is not answered yet: the next request has a new one. */
  free(): void {
    if (this.#waiting) this.close();
  }

  /** Ends the connection, and with it all requests without an answer. */
  close(): void {
    this.#socket?.destroy();
    this.#lost(new Error('closed'));
  }

  #open(): Socket {
    const socket = connectRaw(this.#address, (text) => this.#receive(text));
    socket.on('close', () => {
      if (this.#socket === socket) this.#lost(new Error('the connection was lost'));
    });
    return socket;
  }

  #lost(error: Error): void {
    this.#socket = null;
    this.#received = '';
    const waiting = this.#waiting;
    this.#waiting = null;
    waiting?.fail(error);
  }

  #receive(chunk: string): void {
    this.#received += chunk;
    const head = this.#received.indexOf('\r\n\r\n');
    if (head < 0) return;
    // All answers of these requests are plain letters: characters are bytes.
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(this.#received)?.[1]);
    if (this.#received.length < head + 4 + length) return;
    const body = this.#received.slice(head + 4, head + 4 + length);
    const status = Number(this.#received.slice(9, 12));
    this.#received = '';
    const waiting = this.#waiting;
    this.#waiting = null;
    waiting?.done({ status, body });
  }
}
