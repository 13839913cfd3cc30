import type { Answer, JobName, Jobs, Request } from './studying.ts';

/** As many workers as there are cores share the work; each is asked one thing at a time, so that what is dropped was never begun. */

/** Each holds the engine of a game: more would cost a phone its memory. */
const MOST = 8;
/** Workers that have nothing to do for so long are let go. */
const IDLE_MS = 60_000;

interface Waiting {
  readonly request: Request;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

interface Hand {
  readonly worker: Worker;
  busy: Waiting | null;
}

const hands: Hand[] = [];
const queue: Waiting[] = [];
let nextId = 1;
let idle: ReturnType<typeof setTimeout> | undefined;

const coreCount = (): number => Math.max(1, Math.min(MOST, navigator.hardwareConcurrency || 1));

function newHand(): Hand {
  const hand: Hand = {
    worker: new Worker(new URL('./study.worker.ts', import.meta.url), { type: 'module' }),
    busy: null,
  };
  const settle = (settled: (waiting: Waiting) => void) => {
    const waiting = hand.busy;
    hand.busy = null;
    if (waiting) settled(waiting);
    share();
  };
  hand.worker.onmessage = ({ data }: MessageEvent<Answer>) =>
    settle(({ resolve, reject }) => (data.ok ? resolve(data.value) : reject(new Error('it could not be studied'))));
  // Whatever else was asked of it would never be answered: the next one who asks has a new worker.
  hand.worker.onerror = () => {
    hand.worker.terminate();
    if (hands.includes(hand)) hands.splice(hands.indexOf(hand), 1);
    settle(({ reject }) => reject(new Error('the worker did not start')));
  };
  hands.push(hand);
  return hand;
}

function share(): void {
  clearTimeout(idle);
  while (queue.length > 0) {
    const free = hands.find(({ busy }) => busy === null) ?? (hands.length < coreCount() ? newHand() : null);
    if (!free) return;
    free.busy = queue.shift()!;
    free.worker.postMessage(free.busy.request);
  }
  if (hands.every(({ busy }) => busy === null)) {
    idle = setTimeout(() => {
      for (const { worker } of hands.splice(0)) worker.terminate();
    }, IDLE_MS);
  }
}

export interface Asked<T> {
  readonly answer: Promise<T>;
  /** Drops what has not begun. */
  readonly drop: () => void;
}

/** Asks for work; `soon` is for what is on the screen now. */
export function study<J extends JobName>(job: J, ask: Jobs[J]['ask'], soon = false): Asked<Jobs[J]['answer']> {
  let waiting: Waiting | null = null;
  const answer = new Promise<Jobs[J]['answer']>((resolve, reject) => {
    const request = { id: nextId++, job, ask } as Request;
    waiting = { request, resolve: resolve as (value: unknown) => void, reject };
    if (soon) queue.unshift(waiting);
    else queue.push(waiting);
    share();
  });
  return {
    answer,
    drop: () => {
      const at = queue.indexOf(waiting!);
      if (at >= 0) queue.splice(at, 1);
    },
  };
}
