import { connect, type Socket } from 'node:net';

/** HTTP/1.1 on one connection, one request at a time: so light that the clients do not take the server's time from it. */
export class Wire {
  readonly #socket: Socket;
  readonly #host: string;
  #received = '';
  #waiting: { done: (body: string) => void; fail: (error: Error) => void } | null = null;

  constructor(base: string) {
    const { hostname, port, host } = new URL(base);
    this.#host = host;
    this.#socket = connect({ host: hostname, port: Number(port), noDelay: true });
    this.#socket.setEncoding('utf8');
    this.#socket.on('data', (chunk) => this.#receive(String(chunk)));
    this.#socket.on('error', (error) => this.#waiting?.fail(error));
  }

  post<T>(path: string, token: string, body: object): Promise<T> {
    const text = JSON.stringify(body);
    const length = Buffer.byteLength(text);
    return new Promise<T>((resolve, reject) => {
      this.#waiting = { done: (answer) => resolve(JSON.parse(answer) as T), fail: reject };
      this.#socket.write(
        `POST ${path} HTTP/1.1\r\nHost: ${this.#host}\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n${text}`,
      );
    });
  }

  close(): void {
    this.#socket.destroy();
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
    if (status < 300) waiting?.done(body);
    else waiting?.fail(new Error(`answered ${status}: ${body}`));
  }
}
