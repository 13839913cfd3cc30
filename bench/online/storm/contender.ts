/** A server whose clients are cut off again and again. */
export interface StormContender {
  readonly name: string;
  start(): Promise<void>;
  /** Where it listens. */
  readonly port: number;
  /** Stops it as a deployment does, and starts it again at the same address. */
  restart(): Promise<void>;
  room(): Promise<StormRoom>;
  stop(): Promise<void>;
}

/** What the clients of one room are to be sent: events that count from 1 without gaps. */
export interface StormRoom {
  /** Sends one event, or none where the room is full; resolves once it is acknowledged. Sent again until then. */
  send(): Promise<void>;
  /** When the sending of each event began, by its number; events from before the storm are missing. */
  readonly sentAt: ReadonlyMap<number, number>;
  /** The number of the last event that was acknowledged. */
  readonly last: number;
  /** A client at `port`, which comes back by itself; it reports the number of each event as it comes. */
  follow(port: number, received: (number: number) => void): StormClient;
  close(): void;
}

export interface StormClient {
  close(): void;
}

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
