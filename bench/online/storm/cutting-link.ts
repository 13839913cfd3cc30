import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import type { Below } from '@castellan/rules';

/** A network between clients and a server that cuts every connection after a while, until it is stopped. */
export class CuttingLink {
  readonly #listener: Server;
  readonly #below: Below;
  readonly #everyMs: number;
  readonly #open = new Map<Socket, NodeJS.Timeout | null>();
  #cutting = false;
  /** Connections cut so far. */
  cuts = 0;

  static async open(target: () => number, everyMs: number, below: Below): Promise<CuttingLink> {
    const link = new CuttingLink(target, everyMs, below);
    await new Promise<void>((resolve) => link.#listener.listen(0, '127.0.0.1', resolve));
    return link;
  }

  private constructor(target: () => number, everyMs: number, below: Below) {
    this.#everyMs = everyMs;
    this.#below = below;
    this.#listener = createServer({ noDelay: true }, (client) => this.#accept(client, target()));
  }

  get port(): number {
    return (this.#listener.address() as AddressInfo).port;
  }

  /** The connections there are go at moments spread evenly; each new one after the full time. */
  begin(): void {
    this.#cutting = true;
    for (const client of this.#open.keys()) this.#schedule(client, this.#below(this.#everyMs));
  }

  end(): void {
    this.#cutting = false;
    for (const timer of this.#open.values()) if (timer) clearTimeout(timer);
  }

  async close(): Promise<void> {
    this.end();
    for (const client of this.#open.keys()) client.destroy();
    await new Promise((resolve) => this.#listener.close(resolve));
  }

  #accept(client: Socket, port: number): void {
    const server = connect({ port, host: '127.0.0.1', noDelay: true });
    this.#open.set(client, null);
    if (this.#cutting) this.#schedule(client, this.#everyMs);
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      one.on('error', () => {});
      one.on('close', () => {
        other.destroy();
        const timer = this.#open.get(client);
        if (timer) clearTimeout(timer);
        this.#open.delete(client);
      });
      one.pipe(other);
    }
  }

  #schedule(client: Socket, ms: number): void {
    const timer = setTimeout(() => {
      this.cuts++;
      client.destroy();
    }, ms);
    this.#open.set(client, timer);
  }
}
