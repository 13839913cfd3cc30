import type { ServerCode } from '@castellan/match/client';
import { type ReadonlySignal, useSignal } from '@preact/signals';
import { codeOf } from '../online/server.ts';

interface Action {
  readonly busy: ReadonlySignal<boolean>;
  readonly problem: ReadonlySignal<ServerCode | null>;
  /** One thing at a time; false where it was refused. */
  run(ask: () => Promise<unknown>): Promise<boolean>;
}

/** Something asked of the server on a screen that stays. */
export function useAction(): Action {
  const busy = useSignal(false);
  const problem = useSignal<ServerCode | null>(null);
  return {
    busy,
    problem,
    run: async (ask) => {
      if (busy.value) return false;
      busy.value = true;
      problem.value = null;
      try {
        await ask();
        return true;
      } catch (error) {
        problem.value = codeOf(error);
        return false;
      } finally {
        busy.value = false;
      }
    },
  };
}
