import type { GameName } from '@castellan/rules';
import { rulesOf } from '@castellan/rules/lookup';
import { signal } from '@preact/signals';
import { mostPoints } from './most-points.ts';
import { quick } from './pace.ts';
import type { Answer, Exactly, Request } from './thinking.ts';

/** One thought of the computer, under way in the worker. */
export interface Thought {
  readonly answer: Promise<string>;
  readonly now: () => void;
  readonly drop: () => void;
}

/** Whether the last answer was weaker than asked for. */
export const weaker = signal(false);

let worker: Worker | null = null;
let nextId = 1;

interface Waiting {
  readonly onProgress: (done: number) => void;
  readonly resolve: (action: string) => void;
  /** What is played where no worker answers. */
  readonly otherwise: () => string;
}

const waiting = new Map<number, Waiting>();

function thinker(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL('./thinker.worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<Answer>) => {
    const waiter = waiting.get(data.id);
    if (!waiter) return;
    if (data.type === 'progress') {
      waiter.onProgress(data.done);
      return;
    }
    waiting.delete(data.id);
    weaker.value = data.weaker;
    waiter.resolve(data.action);
  };
  // It did not start, as after a new version of the page has replaced its file, or it broke: the game goes on, and the next thought
  // begins with a new one.
  worker.onerror = () => {
    worker?.terminate();
    worker = null;
    for (const { resolve, otherwise } of waiting.values()) resolve(otherwise());
    waiting.clear();
    weaker.value = true;
  };
  return worker;
}

/** Asks the computer for an action; `onProgress` hears how much of its time is used, from 0 to 1. */
export function think(
  game: GameName,
  state: unknown,
  level: string,
  onProgress: (done: number) => void,
  exactly: Exactly | null = null,
): Thought {
  const id = nextId++;
  const send = (request: Request) => thinker().postMessage(request);
  const otherwise = () => mostPoints(rulesOf(game), state);
  const answer = new Promise<string>((resolve) => waiting.set(id, { onProgress, resolve, otherwise }));
  send({ type: 'think', id, game, state, level, ms: quick.value ? 100 : 2000, exactly });
  return {
    answer,
    now: () => {
      if (waiting.has(id)) send({ type: 'now', id });
    },
    drop: () => {
      if (waiting.delete(id)) send({ type: 'drop', id });
    },
  };
}
