import { isLevel } from '@castellan/ai';
import { type AnyGame, GAMES, type GameName, must, type Replay, readRecord } from '@castellan/rules';
import { createEvaluators, explaining, hint, lessonNamed, lookAt, makeDrill, temperature } from '@castellan/study';
import { DEFAULT_LEVEL } from '../play/levels.ts';
import { engineFile } from './engine-files.ts';
import type { Answer, JobName, Jobs, Request } from './jobs.ts';

/** Thinks and studies outside the page's own thread, so that the page never stutters. */

const { evaluatorFor, playerFor } = createEvaluators(engineFile);

/** Length of a slice of thinking in milliseconds; between two slices the worker reads its messages. */
const SLICE = 25;

let replay: Replay | null = null;
const answerNow = new Set<number>();
const dropped = new Set<number>();

const post = (answer: Answer) => self.postMessage(answer);
const yieldToMessages = () => new Promise<void>((resolve) => setTimeout(resolve));

type Perform = { readonly [J in JobName]: (ask: Jobs[J]['ask'], id: number) => Promise<Jobs[J]['answer']> };

const PERFORM: Perform = {
  async think({ game, state, level, ms, exactly }, id) {
    const player = await playerFor(game, isLevel(level) ? level : DEFAULT_LEVEL, state);
    const search = player.think(state, exactly ?? { ms, seed: Math.floor(Math.random() * 0x7fffffff) });
    while (!answerNow.has(id) && !dropped.has(id) && search.step(SLICE)) {
      post({ type: 'progress', id, done: Math.min(1, search.best().ms / ms) });
      await yieldToMessages();
    }
    return search.best().action;
  },
  async look({ index, depth }) {
    const evaluator = await evaluatorFor(replay!.game.name as GameName, replay!.states[0], depth);
    return { finding: lookAt(replay!, index, evaluator), version: evaluator.version };
  },
  async hopes({ game, state }) {
    return temperature(await evaluatorFor(game, state), state);
  },
  async value({ game, state }) {
    return (await evaluatorFor(game, state)).value(state, 1);
  },
  async hint({ game, state, action, most }) {
    return hint(await evaluatorFor(game, state, 'standard'), state, action ?? undefined, most);
  },
  async explain({ game, state, best, played, pairs }, id) {
    const evaluator = await evaluatorFor(game, state);
    const steps = explaining(evaluator, state, best, played, pairs === undefined ? {} : { least: pairs, most: pairs });
    for (;;) {
      const { value, done } = steps.next();
      if (done || answerNow.has(id) || dropped.has(id)) return value;
      post({ type: 'progress', id, done: pairs === undefined ? 0 : value.trials / pairs });
      await yieldToMessages();
    }
  },
  async drill({ lesson, seed }) {
    return makeDrill(lessonNamed(lesson)!, seed);
  },
};

self.onmessage = async ({ data }: MessageEvent<Request>) => {
  const { id } = data;
  if (data.type !== 'do') {
    (data.type === 'now' ? answerNow : dropped).add(id);
    return;
  }
  try {
    if (data.record) replay = must(readRecord(data.record, GAMES as readonly AnyGame[])).replay;
    const perform = PERFORM[data.job] as (ask: unknown, id: number) => Promise<unknown>;
    post({ type: 'done', id, value: await perform(data.ask, id) });
  } catch {
    post({ type: 'failed', id });
  }
  answerNow.delete(id);
  dropped.delete(id);
};
