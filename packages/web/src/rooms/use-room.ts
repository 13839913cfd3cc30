import type { ServerCode } from '@castellan/match/client';
import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { codeOf } from '../online/server.ts';
import { serverAddress } from '../server-address.ts';
import { type RoomState, readRoom } from './room-client.ts';

export interface FollowedRoom {
  /** Null until it is there. */
  readonly room: Signal<RoomState | null>;
  /** Why it is not there, or why what is shown may be old. */
  readonly problem: Signal<ServerCode | null>;
  /** The server's clock less ours. */
  readonly skew: Signal<number>;
  /** Takes an answer of the server, or asks for one. */
  readonly refresh: (answer?: RoomState) => void;
}

/** The stream says that something happened, the view says what: a room is small. */
const GATHER_MS = 150;
/** Where no stream comes through. */
const POLL_MS = 10_000;

/** A room as it changes. */
export function useRoom(code: string): FollowedRoom {
  const room = useSignal<RoomState | null>(null);
  const problem = useSignal<ServerCode | null>(null);
  const skew = useSignal(0);
  const show = (answer: RoomState) => {
    // An answer that was overtaken is old; the same one may still say more of this device.
    if (room.value?.code === answer.code && answer.seq < room.value.seq) return;
    skew.value = answer.now - Date.now();
    room.value = answer;
    problem.value = null;
  };
  const read = () =>
    readRoom(code).then(show, (error) => {
      const code: string = codeOf(error);
      problem.value = code as ServerCode;
      if (code === 'no-such-room') room.value = null;
    });
  useEffect(() => {
    room.value = null;
    void read();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(read, GATHER_MS);
    };
    const stream = new EventSource(`${serverAddress ?? ''}/api/rooms/${code}/events`, {
      withCredentials: Boolean(serverAddress),
    });
    stream.onmessage = soon;
    stream.addEventListener('reread', soon);
    const poll = setInterval(read, POLL_MS);
    addEventListener('online', soon);
    return () => {
      clearTimeout(timer);
      clearInterval(poll);
      removeEventListener('online', soon);
      stream.close();
    };
  }, [code]);
  return {
    room,
    problem,
    skew,
    refresh: (answer) => {
      if (answer) show(answer);
      else void read();
    },
  };
}

/** The time on the server's clock, new every second. */
export function useServerTime(skew: Signal<number>): number {
  const tick = useSignal(0);
  useEffect(() => {
    const timer = setInterval(() => tick.value++, 1000);
    return () => clearInterval(timer);
  }, [tick]);
  void tick.value;
  return Date.now() + skew.value;
}
