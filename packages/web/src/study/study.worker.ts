import { type GameName, must } from '@castellan/rules';
import { createEvaluators, hint, lookAt, readStudied, type Studied, temperature } from '@castellan/study';
import { engineFile } from '../play/engine-files.ts';
import type { Answer, JobName, Jobs, Request } from './studying.ts';

/** Studies apart from the page, so that the page never stutters. */

const { evaluatorFor } = createEvaluators(engineFile);

let read: { readonly text: string; readonly studied: Studied } | null = null;

/** The record asked about, read once for all its moments. */
function studiedOf(record: readonly string[]): Studied {
  const text = record.join('\n');
  if (read?.text !== text) read = { text, studied: must(readStudied(record)) };
  return read.studied;
}

const DO: { readonly [J in JobName]: (ask: Jobs[J]['ask']) => Promise<Jobs[J]['answer']> } = {
  async look({ record, index, depth }) {
    const studied = studiedOf(record);
    const evaluator = await evaluatorFor(studied.game.name as GameName, studied.states[0], depth);
    return { finding: lookAt(studied, index, evaluator), version: evaluator.version };
  },
  async hopes({ game, state }) {
    return temperature(await evaluatorFor(game, state), state);
  },
  async hint({ game, state, action, most }) {
    return hint(await evaluatorFor(game, state, 'standard'), state, action ?? undefined, most);
  },
};

const say = (answer: Answer) => self.postMessage(answer);

self.onmessage = async ({ data: { id, job, ask } }: MessageEvent<Request>) => {
  try {
    say({ id, ok: true, value: await (DO[job] as (asked: unknown) => Promise<unknown>)(ask) });
  } catch {
    say({ id, ok: false });
  }
};
