import type { GameName } from '@castellan/rules';
import { rulesOf } from '@castellan/rules/lookup';
import { signal } from '@preact/signals';
import { quick } from '../play/pace.ts';
import type { Exactly } from './jobs.ts';
import { mostPoints } from './most-points.ts';
import type { Job } from './pool.ts';

/** Whether the last answer was weaker than its level, because no worker could think. */
export const weaker = signal(false);

/** Asks the computer for an action. */
export function think(
  game: GameName,
  state: unknown,
  level: string,
  onProgress: (done: number) => void,
  exactly: Exactly | null = null,
): Job<string> {
  const ask = { game, state, level, ms: quick.value ? 100 : 2000, exactly };
  // The first roll needs no worker.
  const job = import('./pool.ts').then(({ runJob }) => runJob('think', ask, { soon: true, onProgress }));
  const answer = job
    .then((begun) => begun.answer)
    .then(
      (action) => {
        weaker.value = false;
        return action;
      },
      // WebAssembly is forbidden, a file is missing, or the worker broke: the game goes on.
      () => {
        weaker.value = true;
        return mostPoints(rulesOf(game), state);
      },
    );
  const send = (message: 'now' | 'drop') => () =>
    job.then(
      (begun) => begun[message](),
      () => {},
    );
  return { answer, now: send('now'), drop: send('drop') };
}
