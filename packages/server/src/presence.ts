import { type BySeat, SEATS, type Seat } from '@castellan/rules';
import type { Notifications } from './notifications.ts';

/** Who has the page open, here and on other nodes. Nothing of it is stored: it is true for as long as it is repeated. */
export class Presence {
  readonly #notifications: Notifications;
  readonly #expiryMs: number;
  readonly #changed: (game: string) => void;
  /** How many pages each seat of a game has open on this node. */
  readonly #here = new Map<string, [number, number]>();
  readonly #elsewhere = new Map<string, Map<string, { seats: number; until: number }>>();

  readonly #alone = new Set<string>();

  constructor(notifications: Notifications, heartbeatMs: number, changed: (game: string) => void) {
    this.#notifications = notifications;
    this.#expiryMs = heartbeatMs * 2.5;
    this.#changed = changed;
    notifications.listen((notification) => {
      if (notification.type === 'presence') this.#receive(notification.game, notification.node, notification.seats);
    });
  }

  of(game: string): BySeat<boolean> {
    let seats = this.#seatsHere(game);
    for (const { seats: there, until } of this.#elsewhere.get(game)?.values() ?? []) {
      if (until > performance.now()) seats |= there;
    }
    return [(seats & 1) !== 0, (seats & 2) !== 0];
  }

  /** The games where one seat has a page open and the other has none. */
  alone(): string[] {
    return [...this.#alone];
  }

  /** A page of this seat opened; the returned function says it closed. */
  arrive(game: string, seat: Seat): () => void {
    const count = (by: number) => {
      const before = this.#seatsHere(game);
      const counts = this.#here.get(game) ?? [0, 0];
      counts[seat - 1] = counts[seat - 1]! + by;
      if (counts[0] + counts[1] > 0) this.#here.set(game, counts);
      else this.#here.delete(game);
      const seats = this.#seatsHere(game);
      if (seats === before) return;
      this.#noteAlone(game);
      this.#notifications.publish({ type: 'presence', game, seats, node: this.#notifications.node });
      this.#changed(game);
    };
    count(1);
    return () => count(-1);
  }

  /** Repeats what is true here, forgets what was not repeated elsewhere. */
  beat(): void {
    for (const game of this.#here.keys()) {
      this.#notifications.publish({
        type: 'presence',
        game,
        seats: this.#seatsHere(game),
        node: this.#notifications.node,
      });
    }
    const now = performance.now();
    for (const [game, nodes] of this.#elsewhere) {
      for (const [node, { until }] of nodes) if (until <= now) nodes.delete(node);
      if (nodes.size === 0) this.#elsewhere.delete(game);
      this.#noteAlone(game);
    }
  }

  #noteAlone(game: string): void {
    const [one, two] = this.of(game);
    if (one !== two) this.#alone.add(game);
    else this.#alone.delete(game);
  }

  #seatsHere(game: string): number {
    const counts = this.#here.get(game);
    return counts ? SEATS.reduce<number>((seats, seat) => (counts[seat - 1]! > 0 ? seats | seat : seats), 0) : 0;
  }

  #receive(game: string, node: string, seats: number): void {
    const nodes = this.#elsewhere.get(game) ?? new Map<string, { seats: number; until: number }>();
    const before = nodes.get(node)?.seats ?? 0;
    if (seats === 0) nodes.delete(node);
    else nodes.set(node, { seats, until: performance.now() + this.#expiryMs });
    if (nodes.size > 0) this.#elsewhere.set(game, nodes);
    else this.#elsewhere.delete(game);
    if (before === seats) return;
    this.#noteAlone(game);
    this.#changed(game);
  }
}

/** The seat of the reader of one stream, visible to all. */
export class Attendance {
  readonly #game: string;
  readonly #presence: Presence;
  #seat: Seat | null = null;
  #leave = () => {};

  constructor(game: string, presence: Presence) {
    this.#game = game;
    this.#presence = presence;
  }

  sit(seat: Seat | null): void {
    if (seat === this.#seat) return;
    this.#seat = seat;
    this.#leave();
    this.#leave = seat ? this.#presence.arrive(this.#game, seat) : () => {};
  }
}
