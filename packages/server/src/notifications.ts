import { randomUUID } from 'node:crypto';
import type { Logged } from '@castellan/match';

/** A reason to look, never what the answer rests on: a lost notification costs nothing but a heartbeat. */
export type Notification =
  /** Game X is at seq N. `added` are the last events of it, where they came along: a node that has all before them need not read. */
  | { readonly type: 'seq'; readonly game: string; readonly seq: number; readonly added?: readonly Logged[] }
  /** Which seats have a page open on the node that says so: 1 for the first, 2 for the second, 3 for both. */
  | { readonly type: 'presence'; readonly game: string; readonly seats: number; readonly node: string };

/** Events of this node: a notification arrived, or some may have been missed. */
export type Received = Notification | { readonly type: 'lost' };

export interface Notifications {
  readonly node: string;
  publish(notification: Notification): void;
  listen(listener: (received: Received) => void): void;
  close(): Promise<void>;
}

/** One process: the code that appended has notified its subscribers already. */
export class LocalNotifications implements Notifications {
  readonly node = randomUUID();
  publish(): void {}
  listen(): void {}
  async close(): Promise<void> {}
}
