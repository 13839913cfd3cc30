import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import type { Below } from '@castellan/rules';

/** One connection through the link: to the client, to the server, and where it is doubled a second one to any server. */
interface Pair {
  readonly client: Socket;
  readonly server: Socket;
  copy: Socket | null;
  readonly toServer: Delayed;
  readonly toClient: Delayed;
}

/** Pieces of one direction that are still to be passed on, in their order. */
interface Delayed {
  readonly to: Socket;
  readonly pieces: { readonly piece: Buffer; readonly due: number }[];
}

const LONGEST_DELAY_MS = 300;

/** A network between clients and a server that cuts, loses, doubles and delays on command. */
export class UnreliableLink {
  readonly #below: Below;
  readonly #listener: Server;
  readonly #pairs = new Set<Pair>();
  #target: number;
  #copyTargets: readonly number[] = [];
  #losingUntil = 0;
  #copyingUntil = 0;
  #delayingUntil = 0;
  /** Connections cut, answers lost, and pieces sent a second time so far. */
  cuts = 0;
  losses = 0;
  copies = 0;

  /** A link to a port of this machine. */
  static async open(target: number, below: Below): Promise<UnreliableLink> {
    const link = new UnreliableLink(target, below);
    await new Promise<void>((resolve) => link.#listener.listen(0, '127.0.0.1', resolve));
    return link;
  }

  private constructor(target: number, below: Below) {
    this.#target = target;
    this.#below = below;
    this.#listener = createServer({ noDelay: true }, (client) => this.#accept(client));
  }

  get port(): number {
    return (this.#listener.address() as AddressInfo).port;
  }

  /** New connections go to another server; the old ones end. */
  redirect(target: number): void {
    this.#target = target;
    this.cut(1);
  }

  /** Ends a share of the connections at once, also in the middle of a request. */
  cut(share: number): void {
    for (const pair of this.#pairs) {
      if (this.#below(1000) < share * 1000) {
        this.cuts++;
        end(pair);
      }
    }
  }

  /** The request arrives; its answer and the connection are lost. */
  loseAnswersFor(ms: number): void {
    this.#losingUntil = performance.now() + ms;
  }

  /** Everything is also sent on a second connection to any of these servers; their answers are dropped. */
  copyFor(ms: number, targets: readonly number[]): void {
    this.#copyTargets = targets;
    this.#copyingUntil = performance.now() + ms;
  }

  delayFor(ms: number): void {
    this.#delayingUntil = performance.now() + ms;
  }

  async close(): Promise<void> {
    for (const pair of this.#pairs) end(pair);
    await new Promise((resolve) => this.#listener.close(resolve));
  }

  #accept(client: Socket): void {
    const server = connect({ port: this.#target, host: '127.0.0.1', noDelay: true });
    const [toServer, toClient]: Delayed[] = [server, client].map((to) => ({ to, pieces: [] }));
    const pair: Pair = { client, server, copy: null, toServer: toServer!, toClient: toClient! };
    this.#pairs.add(pair);
    for (const side of [client, server]) {
      side.on('error', () => {});
      side.on('close', () => {
        end(pair);
        this.#pairs.delete(pair);
      });
    }
    client.on('data', (piece) => {
      if (performance.now() < this.#copyingUntil) this.#copy(pair, piece);
      this.#pass(pair.toServer, piece);
    });
    server.on('data', (piece) => {
      if (performance.now() >= this.#losingUntil) return this.#pass(pair.toClient, piece);
      this.losses++;
      end(pair);
    });
  }

  #copy(pair: Pair, piece: Buffer): void {
    if (!pair.copy) {
      const port = this.#copyTargets[this.#below(this.#copyTargets.length)]!;
      pair.copy = connect({ port, host: '127.0.0.1' });
      pair.copy.on('error', () => {});
      pair.copy.resume();
    }
    this.copies++;
    pair.copy.write(piece);
  }

  #pass({ to, pieces }: Delayed, piece: Buffer): void {
    const now = performance.now();
    const isDelaying = now < this.#delayingUntil;
    if (!isDelaying && pieces.length === 0) {
      to.write(piece);
      return;
    }
    pieces.push({ piece, due: isDelaying ? now + this.#below(LONGEST_DELAY_MS) : now });
    if (pieces.length === 1) setTimeout(() => passOn({ to, pieces }), pieces[0]!.due - now);
  }
}

function passOn({ to, pieces }: Delayed): void {
  const now = performance.now();
  while (pieces.length > 0 && pieces[0]!.due <= now) {
    const { piece } = pieces.shift()!;
    if (!to.destroyed) to.write(piece);
  }
  if (pieces.length > 0) setTimeout(() => passOn({ to, pieces }), pieces[0]!.due - now);
}

function end({ client, server, copy }: Pair): void {
  client.destroy();
  server.destroy();
  // What it was sent may still arrive.
  copy?.end();
}
