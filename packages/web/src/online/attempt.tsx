import type { ServerCode } from '@castellan/match/client';
import { type ReadonlySignal, useSignal } from '@preact/signals';
import { problemText } from './problem-text.ts';
import { codeOf } from './server.ts';

/** A request to the server by a button. */
interface Attempt {
  /** From the press on. */
  readonly busy: ReadonlySignal<boolean>;
  readonly problem: ReadonlySignal<ServerCode | null>;
  /** One thing at a time: a second press while the first is under way does nothing. False where it was refused. */
  run(ask: () => Promise<unknown>): Promise<boolean>;
}

/** After a success most screens are left, so the button stays greyed; on one that `stays` it can be pressed again. */
export function useAttempt({ stays = false } = {}): Attempt {
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
        if (stays) busy.value = false;
        return true;
      } catch (error) {
        problem.value = codeOf(error);
        busy.value = false;
        return false;
      }
    },
  };
}

/** Why it did not work, in a sentence. */
export function Problem({ code }: { code: ServerCode | null }) {
  return code ? (
    <p class="problem" role="alert">
      {problemText(code)}
    </p>
  ) : null;
}
